/** Every address of the app that code leads to. The table that says who may go there is in route-rules.ts. */
export const paths = {
  start: '/',
  book: '/book',
  bookColors: '/book/colors',
  bookIdentity: '/book/identity',
  library: '/library',
  story: '/library/story',
  drive: '/drive',
  driveConsent: '/drive/consent',
  quiz: '/quiz',
  begin: '/begin/:page?',
  edit: '/edit',
  expired: '/expired',
  pricing: '/pricing',
  subscribed: '/subscribed',
  tillCheckout: '/till/checkout/:id',
  tillPortal: '/till/portal/:id',
  about: '/about',
  comingSoon: '/coming-soon',
  account: '/team',
  subscription: '/team/subscription',
  userInfo: '/team/userInfo',
  brands: '/team/brands',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminWaiting: '/admin/waiting-list',
  adminBrain: '/admin/brain',
  adminTiers: '/admin/subscription-tiers',
  adminAgent: '/admin/agent',
  adminKnowledgeBases: '/admin/knowledgeBases',
  adminKnowledgeDocuments: '/admin/knowledgeBases/:id/documents',
  adminSettings: '/admin/settings',
  adminMail: '/admin/mail',
  adminDocuments: '/admin/documents',
  adminCompanies: '/admin/company-testing',
  adminColors: '/admin/color-family-testing',
  adminAudit: '/admin/audit',
  adminOverview: '/admin/overview',
  manageBrand: '/manage-brand-quiz',
  register: '/register',
  unauthorized: '/unauthorized',
  waitlist: '/waitlist',
  error: '/error',
  callback: '/callback',
  shared: '/shared/:token',
} as const;

/** All of one person. */
export const userPath = (id: string): string => paths.adminUser.replace(':id', id);

/** Where staff look after the brand of a completed quiz (spec administration §2.1). */
export const manageBrandPath = (completedQuizId: string): string =>
  `${paths.manageBrand}?completedQuizId=${completedQuizId}`;

/** So long may an address be to come back to; the calls that pass it on take no longer one. */
const LONGEST_FROM = 500;

/** What can be subscribed to; from there back to where one was, at least to its page. */
export const pricingPath = (from: string): string => {
  const [page = ''] = from.split('?');
  return `${paths.pricing}?from=${encodeURIComponent(from.length > LONGEST_FROM ? page : from)}`;
};

/** The documents of a knowledge base. */
export const documentsPath = (id: string): string => paths.adminKnowledgeDocuments.replace(':id', id);

let quizHome: string = paths.quiz;
/** From now on this tab answers the quiz as a stranger. */
export const moveQuiz = (to: string): void => void (quizHome = to);

/** A page of the quiz, by its position or its name. */
export const quizPath = (page: number | 'generating'): string => `${quizHome}/${page}`;

/** Asks for a brand beside those that there are. */
export const NEW_BRAND = 'new';
/** Where a brand is edited: the one given, a new one, or the active one. */
export const editPath = (quiz: string): string => `${paths.edit}?quiz=${quiz}`;

/** The tabs of the results page, each with an address of its own (spec results §2). */
export const resultsPaths = {
  preview: quizPath(5),
  colors: `${quizPath(5)}/colors`,
  type: `${quizPath(5)}/type`,
  kit: `${quizPath(5)}/kit`,
} as const;
/** What comes before the tabs: three directions to choose from. */
export const directionsPath = `${quizPath(5)}/directions`;
/** Why the brand is as it is; `part` says which part of it. */
export const whyPath = `${quizPath(5)}/why`;
/** Brands that were pinned, side by side. */
export const comparePath = `${quizPath(5)}/compare`;
export type ResultsTab = keyof typeof resultsPaths;
