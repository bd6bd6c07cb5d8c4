import type { Feature, Permission } from '@signet/contract';
import { paths } from './paths.ts';

/**
 * Who may see a route (spec administration §2.1). `token`: signed in, registered or not. `user`, the default there: a
 * validated user who holds all `permissions` and the `feature`, whose quiz and subscription stand as said.
 */
export type RouteRule = {
  path: string;
  access: 'public' | 'token' | 'user';
  permissions?: readonly Permission[];
  /** Which expiry state gets in; unexpired where nothing is said. */
  expiry?: 'unexpired' | 'expired' | 'any';
  quizCompleted?: true;
  feature?: Feature;
  /** The document's title, exactly. */
  title?: string;
  /** Page views are sent unless this is false (spec quiz §2: not for the quiz). */
  tracksPageView?: false;
};

const titled = (name: string) => `${name} · Signet`;

/** Every route of the product, once; routes.tsx gives each its screen. */
export const routeRules = {
  start: { path: paths.start, access: 'user', tracksPageView: false },
  quiz: { path: paths.quiz, access: 'user', tracksPageView: false },
  book: { path: paths.book, access: 'user', quizCompleted: true, title: titled('Brand Book') },
  expired: { path: paths.expired, access: 'user', expiry: 'expired', title: titled('Subscription expired') },
  about: { path: paths.about, access: 'user', permissions: ['canAccessAdminPage'], title: titled('About') },
  account: { path: paths.account, access: 'user', expiry: 'any', title: titled('My Account') },
  subscription: { path: paths.subscription, access: 'user', expiry: 'any', title: titled('Subscription') },
  userInfo: { path: paths.userInfo, access: 'user', expiry: 'any', title: titled('User info') },
  admin: { path: paths.admin, access: 'user', permissions: ['canAccessAdminPage'], title: titled('Admin') },
  adminSettings: {
    path: paths.adminSettings,
    access: 'user',
    permissions: ['canAccessAdminPage', 'canManageSettings'],
    title: titled('Settings'),
  },
  adminMail: {
    path: paths.adminMail,
    access: 'user',
    permissions: ['canAccessAdminPage', 'canManageSettings'],
    title: titled('Mail'),
  },
  register: { path: paths.register, access: 'token', title: titled('Welcome') },
  unauthorized: { path: paths.unauthorized, access: 'public', title: titled('Private beta') },
  error: { path: paths.error, access: 'public', title: titled('Something went wrong') },
  callback: { path: paths.callback, access: 'public', title: titled('Signing in'), tracksPageView: false },
  unknown: { path: '*', access: 'public', tracksPageView: false },
} as const satisfies Record<string, RouteRule>;

export type RouteName = keyof typeof routeRules;
