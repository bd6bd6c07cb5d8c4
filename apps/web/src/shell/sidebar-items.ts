import {
  IconBook2,
  IconFolders,
  IconLogout,
  IconPencil,
  IconRubberStamp,
  IconSettings,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import type { Access } from '@signet/contract';
import { paths } from '../paths.ts';
import { adminRoutes, routeRules } from '../route-rules.ts';
import { visitorMay } from './admission.ts';
import type { Visitor } from './validation.ts';

/** Who looks at the sidebar, and on which screen. */
export type Onlooker = { visitor: Visitor; pathname: string };

type SidebarItem = {
  key: string;
  label: string;
  icon: Icon;
  /** Where it leads; LOG OUT leads out. */
  to: string | null;
  shows: (onlooker: Onlooker) => boolean;
  isEnabled: (onlooker: Onlooker) => boolean;
};

const always = () => true;
const mayOpen =
  ({ access }: { access: Access }) =>
  ({ visitor }: Onlooker) =>
    visitorMay(access, visitor);

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
    shows: ({ visitor, pathname }) => !visitor.user.quizCompleted && pathname !== paths.expired,
    isEnabled: mayOpen(routeRules.quiz),
  },
  {
    key: 'book',
    label: 'BRAND BOOK',
    icon: IconBook2,
    to: paths.book,
    // it opens for everybody and says what is still missing
    shows: always,
    isEnabled: mayOpen(routeRules.book),
  },
  {
    key: 'library',
    label: 'ASSET LIBRARY',
    icon: IconFolders,
    to: paths.library,
    shows: ({ visitor, pathname }) => visitor.user.quizCompleted && pathname !== paths.expired,
    isEnabled: mayOpen(routeRules.library),
  },
  {
    key: 'edit',
    label: 'EDIT BRAND',
    icon: IconPencil,
    to: paths.edit,
    shows: ({ visitor, pathname }) => visitor.user.quizCompleted && pathname !== paths.expired,
    isEnabled: mayOpen(routeRules.edit),
  },
  {
    key: 'account',
    label: 'MY ACCOUNT',
    icon: IconUser,
    to: paths.account,
    shows: always,
    isEnabled: mayOpen(routeRules.account),
  },
  {
    key: 'admin',
    label: 'ADMIN',
    icon: IconSettings,
    to: paths.admin,
    // whoever may see the administration but none of its pages would find nothing there
    shows: (onlooker) =>
      mayOpen(routeRules.admin)(onlooker) && adminRoutes.some((name) => mayOpen(routeRules[name])(onlooker)),
    isEnabled: always,
  },
  { key: 'logout', label: 'LOG OUT', icon: IconLogout, to: null, shows: always, isEnabled: always },
] as const satisfies readonly SidebarItem[];
