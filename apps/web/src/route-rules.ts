import { activeUser, anyone, anyUser, brandHolder, tokenHolder, userWith, type Access } from '@signet/contract';
import { paths } from './paths.ts';

/** A route: where it is, who may see it (spec administration §2.1), and what it says of itself. */
export type RouteRule = {
  path: string;
  access: Access;
  /** The document's title, exactly. */
  title?: string;
  /** Page views are sent unless this is false (spec quiz §2: not for the quiz). */
  tracksPageView?: false;
};

const titled = (name: string) => `${name} · Signet`;
const expiredUser = { who: 'user', expiry: 'expired' } as const satisfies Access;
const subscriptionsOn = { ...anyUser, flags: ['enableSubscriptions'] } as const satisfies Access;
const userViewer = userWith('canAccessAdminPage', 'canViewUsers');
const brainManager = userWith('canAccessAdminPage', 'canManageSignetBrain');
const tierManager = userWith('canAccessAdminPage', 'canManageSubscriptions');
const documentManager = userWith('canAccessAdminPage', 'canManageDocuments');
const tester = userWith('canAccessAdminPage', 'canAccessTestingPages');
const agentManager = userWith('canAccessAdminPage', 'canManageAIAgent');
const settingsManager = userWith('canAccessAdminPage', 'canManageSettings');

/** Every route of the product, once; routes.tsx gives each its screen. */
export const routeRules = {
  start: { path: paths.start, access: activeUser, tracksPageView: false },
  quiz: { path: paths.quiz, access: activeUser, tracksPageView: false },
  begin: { path: paths.begin, access: anyone, title: 'Lets Build Your Brand', tracksPageView: false },
  edit: { path: paths.edit, access: activeUser, tracksPageView: false },
  // what was made can be read and taken along after the subscription's end too
  book: { path: paths.book, access: anyUser, title: titled('Brand Book') },
  bookColors: { path: paths.bookColors, access: anyUser, title: titled('Brand Book: Colors') },
  bookIdentity: { path: paths.bookIdentity, access: anyUser, title: titled('Brand Book: Identity') },
  library: { path: paths.library, access: brandHolder, title: titled('Asset Library') },
  story: { path: paths.story, access: brandHolder, title: titled('Tell your story') },
  drive: { path: paths.drive, access: anyUser, title: titled('Signet Drive') },
  driveConsent: { path: paths.driveConsent, access: activeUser, title: titled('Signet Drive') },
  expired: { path: paths.expired, access: expiredUser, title: titled('Subscription expired') },
  pricing: { path: paths.pricing, access: subscriptionsOn, title: titled('Subscribe') },
  subscribed: { path: paths.subscribed, access: anyUser, tracksPageView: false },
  tillCheckout: { path: paths.tillCheckout, access: anyUser, title: titled('Test till'), tracksPageView: false },
  tillPortal: { path: paths.tillPortal, access: anyUser, title: titled('Test till'), tracksPageView: false },
  about: { path: paths.about, access: userWith('canAccessAdminPage'), title: titled('About') },
  account: { path: paths.account, access: anyUser, title: titled('My Account') },
  subscription: { path: paths.subscription, access: anyUser, title: titled('Subscription') },
  userInfo: { path: paths.userInfo, access: anyUser, title: titled('User info') },
  brands: { path: paths.brands, access: activeUser, title: titled('My brands') },
  admin: { path: paths.admin, access: userWith('canAccessAdminPage'), title: titled('Admin') },
  adminUsers: { path: paths.adminUsers, access: userViewer, title: titled('Manage Users') },
  adminBrain: { path: paths.adminBrain, access: brainManager, title: titled('Brain') },
  adminTiers: { path: paths.adminTiers, access: tierManager, title: titled('Subscription Tiers') },
  adminSettings: { path: paths.adminSettings, access: settingsManager, title: titled('Settings') },
  adminAgent: { path: paths.adminAgent, access: agentManager, title: titled('AI Agent') },
  adminKnowledgeBases: { path: paths.adminKnowledgeBases, access: agentManager, title: titled('Knowledge Bases') },
  adminKnowledgeDocuments: {
    path: paths.adminKnowledgeDocuments,
    access: agentManager,
    title: titled('Manage Documents'),
  },
  adminMail: { path: paths.adminMail, access: settingsManager, title: titled('Mail') },
  adminUser: { path: paths.adminUser, access: userViewer, title: titled('User') },
  adminWaiting: { path: paths.adminWaiting, access: userViewer, title: titled('Waiting list') },
  adminDocuments: { path: paths.adminDocuments, access: documentManager, title: titled('Generated Documents') },
  adminCompanies: { path: paths.adminCompanies, access: tester, title: titled('Company Search Testing') },
  adminColors: { path: paths.adminColors, access: tester, title: titled('Color Family Testing') },
  adminAudit: { path: paths.adminAudit, access: settingsManager, title: titled('Audit') },
  adminOverview: { path: paths.adminOverview, access: settingsManager, title: titled('Overview') },
  manageBrand: { path: paths.manageBrand, access: userWith('canManageUserBrand'), title: 'Manage Brand Quiz' },
  register: { path: paths.register, access: tokenHolder, title: titled('Welcome') },
  unauthorized: { path: paths.unauthorized, access: anyone, title: titled('Private beta') },
  comingSoon: { path: paths.comingSoon, access: anyone, title: titled('Coming soon') },
  waitlist: { path: paths.waitlist, access: anyone, title: titled('Waiting list') },
  error: { path: paths.error, access: anyone, title: titled('Something went wrong') },
  shared: { path: paths.shared, access: anyone, title: 'Brand book', tracksPageView: false },
  callback: { path: paths.callback, access: anyone, title: titled('Signing in'), tracksPageView: false },
  unknown: { path: '*', access: anyone, tracksPageView: false },
} as const satisfies Record<string, RouteRule>;

export type RouteName = keyof typeof routeRules;

/** The pages of the administration, in the order of their tabs. */
export const adminRoutes = [
  'adminUsers',
  'adminWaiting',
  'adminBrain',
  'adminTiers',
  'adminSettings',
  'adminDocuments',
  'adminCompanies',
  'adminColors',
  'adminAgent',
  'adminKnowledgeBases',
  'adminMail',
  'adminAudit',
  'adminOverview',
] as const satisfies readonly RouteName[];
