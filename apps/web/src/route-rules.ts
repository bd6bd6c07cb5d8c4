import { activeUser, anyone, anyUser, tokenHolder, userWith, type Access } from '@signet/contract';
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
const settingsManager = userWith('canAccessAdminPage', 'canManageSettings');

/** Every route of the product, once; routes.tsx gives each its screen. */
export const routeRules = {
  start: { path: paths.start, access: activeUser, tracksPageView: false },
  quiz: { path: paths.quiz, access: activeUser, tracksPageView: false },
  book: { path: paths.book, access: activeUser, title: titled('Brand Book') },
  bookColors: { path: paths.bookColors, access: activeUser, title: titled('Brand Book: Colors') },
  bookIdentity: { path: paths.bookIdentity, access: activeUser, title: titled('Brand Book: Identity') },
  expired: { path: paths.expired, access: expiredUser, title: titled('Subscription expired') },
  about: { path: paths.about, access: userWith('canAccessAdminPage'), title: titled('About') },
  account: { path: paths.account, access: anyUser, title: titled('My Account') },
  subscription: { path: paths.subscription, access: anyUser, title: titled('Subscription') },
  userInfo: { path: paths.userInfo, access: anyUser, title: titled('User info') },
  admin: { path: paths.admin, access: userWith('canAccessAdminPage'), title: titled('Admin') },
  adminSettings: { path: paths.adminSettings, access: settingsManager, title: titled('Settings') },
  adminMail: { path: paths.adminMail, access: settingsManager, title: titled('Mail') },
  register: { path: paths.register, access: tokenHolder, title: titled('Welcome') },
  unauthorized: { path: paths.unauthorized, access: anyone, title: titled('Private beta') },
  error: { path: paths.error, access: anyone, title: titled('Something went wrong') },
  callback: { path: paths.callback, access: anyone, title: titled('Signing in'), tracksPageView: false },
  unknown: { path: '*', access: anyone, tracksPageView: false },
} as const satisfies Record<string, RouteRule>;

export type RouteName = keyof typeof routeRules;

/** The pages of the administration, in the order of their tabs. */
export const adminRoutes = ['adminSettings', 'adminMail'] as const satisfies readonly RouteName[];
