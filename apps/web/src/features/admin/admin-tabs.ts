import { routeRules, type adminRoutes } from '../../route-rules.ts';
import { visitorMay } from '../../shell/admission.ts';
import type { Visitor } from '../../shell/validation.ts';

type Name = (typeof adminRoutes)[number];
/** `label`: on its tab, where there is little room. `heading`: over the page, in the specification's words. */
type Page = { name: Name; label: string; heading: string };
const page = (name: Name, label: string, heading = label): Page => ({ name, label, heading });

/** The administration's pages by what they are about; what belongs together stands together. */
const groups: readonly (readonly Page[])[] = [
  [
    page('adminUsers', 'Users'),
    page('adminWaiting', 'Waiting list'),
    page('adminTiers', 'Tiers', 'Subscription Tiers'),
  ],
  [
    page('adminBrain', 'Brain'),
    page('adminColors', 'Color test', 'Color Family Testing'),
    page('adminCompanies', 'Company test', 'Company Search Testing'),
  ],
  [page('adminAgent', 'Agent', 'AI Agent'), page('adminKnowledgeBases', 'Knowledge bases', 'Knowledge Bases')],
  [
    page('adminOverview', 'Overview'),
    page('adminDocuments', 'Documents', 'Generated Documents'),
    page('adminSettings', 'Settings'),
    page('adminMail', 'Mail'),
    page('adminAudit', 'Audit'),
  ],
];

/** In the order of their tabs (spec administration §2.1). */
const adminTabs = groups.flatMap((pages, group) =>
  pages.map(({ name, label, heading }) => ({
    id: routeRules[name].path,
    access: routeRules[name].access,
    label,
    heading,
    group,
  })),
);

/** The tabs whose permissions a visitor holds. */
export const tabsFor = (visitor: Visitor | undefined) =>
  adminTabs.filter((tab) => visitor && visitorMay(tab.access, visitor));

/** Where an empty path leads: the first tab held; without any, to the first of all, whose guard says why not. */
export const firstAdminPath = (visitor: Visitor | undefined): string =>
  tabsFor(visitor)[0]?.id ?? routeRules.adminUsers.path;
