import { adminRoutes, routeRules } from '../../route-rules.ts';
import { visitorMay } from '../../shell/admission.ts';
import type { Visitor } from '../../shell/validation.ts';

const labels = {
  adminUsers: 'Users',
  adminWaiting: 'Waiting list',
  adminBrain: 'Brain',
  adminTiers: 'Subscription tiers',
  adminSettings: 'Settings',
  adminDocuments: 'Documents',
  adminCompanies: 'Company testing',
  adminColors: 'Color testing',
  adminAgent: 'Agent',
  adminKnowledgeBases: 'Knowledge bases',
  adminMail: 'Mail',
  adminAudit: 'Audit',
  adminOverview: 'Overview',
} as const satisfies Record<(typeof adminRoutes)[number], string>;

/** The administration's pages, in the order of their tabs (spec administration §2.1). */
const adminTabs = adminRoutes.map((name) => ({
  id: routeRules[name].path,
  label: labels[name],
  access: routeRules[name].access,
}));

/** The tabs whose permissions a visitor holds. */
export const tabsFor = (visitor: Visitor | undefined) =>
  adminTabs.filter((tab) => visitor && visitorMay(tab.access, visitor));

/** Where an empty path leads: the first tab held; without any, to the first of all, whose guard says why not. */
export const firstAdminPath = (visitor: Visitor | undefined): string =>
  tabsFor(visitor)[0]?.id ?? routeRules[adminRoutes[0]].path;
