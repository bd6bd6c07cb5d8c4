import { paths } from '../../paths.ts';
import { routeRules, type RouteRule } from '../../route-rules.ts';
import { refusalFor } from '../../shell/admission.ts';
import type { Visitor } from '../../shell/validation.ts';

type AdminTab = { id: string; label: string; rule: RouteRule };

/** The administration's pages, in the order of their tabs (spec administration §2.1). */
export const adminTabs = [
  { id: paths.adminSettings, label: 'Settings', rule: routeRules.adminSettings },
  { id: paths.adminMail, label: 'Mail', rule: routeRules.adminMail },
] as const satisfies readonly AdminTab[];

/** The tabs whose permissions a visitor holds. */
export const tabsFor = (visitor: Visitor | undefined) =>
  adminTabs.filter((tab) => visitor && refusalFor(tab.rule, visitor) === null);

/** Where an empty path leads: the first tab held; without any, to the first of all, whose guard says why not. */
export const firstAdminPath = (visitor: Visitor | undefined): string => (tabsFor(visitor)[0] ?? adminTabs[0]).id;
