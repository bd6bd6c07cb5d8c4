import type { ComponentType } from 'react';

type Loads = () => Promise<ComponentType>;

/** The screens of the administration by the names of their routes, each in a chunk of its own. */
export const adminScreens = {
  admin: async () => (await import('./admin-page.tsx')).AdminPage,
  adminUsers: async () => (await import('./people.ts')).UsersTab,
  adminWaiting: async () => (await import('./people.ts')).WaitingTab,
  adminUser: async () => (await import('./people.ts')).UserPage,
  adminBrain: async () => (await import('./brain/brain-tab.tsx')).BrainTab,
  adminTiers: async () => (await import('./tiers/tiers-tab.tsx')).TiersTab,
  adminSettings: async () => (await import('./settings/settings-tab.tsx')).SettingsTab,
  adminDocuments: async () => (await import('./documents/documents-tab.tsx')).DocumentsTab,
  adminCompanies: async () => (await import('./company-testing/company-testing-tab.tsx')).CompanyTestingTab,
  adminColors: async () => (await import('./color-testing/color-testing-tab.tsx')).ColorTestingTab,
  adminAudit: async () => (await import('./audit/audit-tab.tsx')).AuditTab,
  adminOverview: async () => (await import('./overview/overview-tab.tsx')).OverviewTab,
  adminAgent: async () => (await import('./agent/agent-tab.tsx')).AgentTab,
  adminKnowledgeBases: async () => (await import('./knowledge-bases/bases-tab.tsx')).BasesTab,
  adminKnowledgeDocuments: async () => (await import('./knowledge-bases/documents-page.tsx')).DocumentsPage,
  adminMail: async () => (await import('./mail/mail-tab.tsx')).MailTab,
} satisfies Record<string, Loads>;
