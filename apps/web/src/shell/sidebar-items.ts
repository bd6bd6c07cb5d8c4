import { IconBook2, IconLogout, IconRubberStamp, IconSettings, IconUser, type Icon } from '@tabler/icons-react';
import { paths } from '../paths.ts';
import { routeRules, type RouteRule } from '../route-rules.ts';
import { refusalFor } from './admission.ts';
import type { Visitor } from './validation.ts';

type SidebarItem = {
  key: string;
  label: string;
  icon: Icon;
  /** Where it leads; LOG OUT leads out. */
  to: string | null;
  shows: (visitor: Visitor) => boolean;
  isEnabled: (visitor: Visitor) => boolean;
};

const always = () => true;
const allows = (rule: RouteRule) => (visitor: Visitor) => refusalFor(rule, visitor) === null;

/**
 * The sidebar, top to bottom (spec administration §2.3); screens that do not exist yet are absent. A disabled item is
 * not clickable.
 */
export const sidebarItems = [
  {
    key: 'quiz',
    label: 'BRAND QUIZ',
    icon: IconRubberStamp,
    to: paths.quiz,
    shows: ({ user }) => !user.quizCompleted,
    isEnabled: allows(routeRules.quiz),
  },
  {
    key: 'book',
    label: 'BRAND BOOK',
    icon: IconBook2,
    to: paths.book,
    shows: ({ user }) => user.quizCompleted,
    isEnabled: allows(routeRules.book),
  },
  {
    key: 'account',
    label: 'MY ACCOUNT',
    icon: IconUser,
    to: paths.account,
    shows: always,
    isEnabled: allows(routeRules.account),
  },
  {
    key: 'admin',
    label: 'ADMIN',
    icon: IconSettings,
    to: paths.admin,
    shows: allows(routeRules.admin),
    isEnabled: always,
  },
  { key: 'logout', label: 'LOG OUT', icon: IconLogout, to: null, shows: always, isEnabled: always },
] as const satisfies readonly SidebarItem[];
