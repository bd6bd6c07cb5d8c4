import { tokenHolder } from '@signet/contract';
import type { ComponentType } from 'react';
import { redirect, type LazyRouteFunction, type RouteObject } from 'react-router';
import { firstAdminPath } from './features/admin/admin-tabs.ts';
import { completeSignIn } from './features/callback/complete-sign-in.ts';
import { arrive } from './features/quiz/quiz-loader.ts';
import { quizRoutes } from './features/quiz/quiz-routes.tsx';
import { paths } from './paths.ts';
import { routeRules, type RouteName, type RouteRule } from './route-rules.ts';
import { BareFrame } from './shell/bare-frame.tsx';
import { ErrorScreen, TopErrorScreen } from './shell/error-screen.tsx';
import { GlitchPage } from './shell/glitch-page.tsx';
import { guard } from './shell/guard.ts';
import { PageLoadError } from './shell/load-failure.tsx';
import { takeNotice } from './shell/open-notice.ts';
import { Root } from './shell/root.tsx';
import type { RouteHandle } from './shell/route-handle.ts';
import { Shell } from './shell/shell.tsx';
import { Splash } from './shell/splash.tsx';
import { visitorNow } from './shell/visitor.ts';

type Lazy = LazyRouteFunction<RouteObject>;

/** A screen in a chunk of its own, with what opens it. */
type Opened = { Component: ComponentType; loader: (of: { request: Request }) => Promise<null> };

/** `There was an error loading the page` when the chunk cannot be fetched. */
const opened =
  <Part extends Pick<Opened, 'Component'>>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    try {
      return await load();
    } catch (cause) {
      throw new PageLoadError('The code of this screen could not be loaded', { cause });
    }
  };

/** A screen in a chunk of its own; `There was an error loading the page` when the chunk cannot be fetched. */
export const screen = (load: () => Promise<ComponentType>): Lazy => opened(async () => ({ Component: await load() }));

/** The administration is named in a file of its own: founders do not load even the names of its files. */
const adminScreen = (name: 'admin' | (typeof adminTabs)[number]): Lazy =>
  screen(async () => (await import('./features/admin/admin-screens.ts')).adminScreens[name]());

const adminTabs = [
  'adminUsers',
  'adminWaiting',
  'adminBrain',
  'adminTiers',
  'adminSettings',
  'adminUser',
  'adminDocuments',
  'adminCompanies',
  'adminColors',
  'adminAudit',
  'adminOverview',
  'adminAgent',
  'adminKnowledgeBases',
  'adminKnowledgeDocuments',
  'adminMail',
] as const;

/** A route of the table: its path, its guard and what it says of itself, plus what `more` adds. */
const route = (name: RouteName, more: Omit<RouteObject, 'path' | 'index' | 'handle' | 'middleware'>): RouteObject => {
  const rule: RouteRule = routeRules[name];
  const handle: RouteHandle = {
    ...(rule.title && { title: rule.title }),
    ...(rule.tracksPageView === false && { tracksPageView: false }),
  };
  return { ...more, path: rule.path, handle, middleware: [guard(rule.access)] } as RouteObject;
};

/** What opens a screen is asked for once: a tab of it that is chosen asks for what is its own. */
const opensOnce = { shouldRevalidate: () => false } as const;

/** Leads on from a path that has no screen of its own. */
const leadsTo = (to: () => string): RouteObject => ({ index: true, loader: () => redirect(to()) });

const insideShell: RouteObject[] = [
  route('start', { loader: arrive }),
  route('quiz', { children: quizRoutes }),
  // nothing of it is on the way to the first screen
  route('edit', { lazy: async () => ({ loader: (await import('./features/quiz/editing.ts')).beginEditing }) }),
  route('book', {
    ...opensOnce,
    lazy: opened(async () => {
      const { BookPage, openBook } = await import('./features/book/book-page.tsx');
      return { Component: BookPage, loader: openBook };
    }),
    children: [
      { index: true, element: null },
      route('bookColors', { element: null }),
      route('bookIdentity', { element: null }),
    ],
  }),
  route('pricing', {
    lazy: async () => ({
      loader: (await import('./features/pricing/pricing-loader.ts')).openPricing,
      Component: (await import('./features/pricing/pricing-page.tsx')).PricingPage,
    }),
  }),
  route('subscribed', {
    lazy: async () => ({ loader: (await import('./features/subscribed/after-paying.ts')).afterPaying }),
  }),
  route('library', {
    ...opensOnce,
    lazy: opened(async () => {
      const { LibraryPage, openLibrary } = await import('./features/library/library-page.tsx');
      return { Component: LibraryPage, loader: openLibrary };
    }),
  }),
  route('story', { lazy: screen(async () => (await import('./features/story/story-page.tsx')).StoryPage) }),
  route('drive', { lazy: screen(async () => (await import('./features/drive/drive-page.tsx')).DrivePage) }),
  route('driveConsent', {
    lazy: screen(async () => (await import('./features/drive/consent-page.tsx')).ConsentPage),
  }),
  route('expired', { lazy: screen(async () => (await import('./features/expired/expired-page.tsx')).ExpiredPage) }),
  route('about', { lazy: screen(async () => (await import('./features/about/about-page.tsx')).AboutPage) }),
  route('manageBrand', {
    lazy: screen(async () => (await import('./features/manage-brand/manage-brand-page.tsx')).ManageBrandPage),
  }),
  route('account', {
    lazy: screen(async () => (await import('./features/account/account-page.tsx')).AccountPage),
    children: [
      leadsTo(() => paths.subscription),
      route('subscription', {
        lazy: screen(async () => (await import('./features/account/subscription-tab.tsx')).SubscriptionTab),
      }),
      route('brands', {
        lazy: screen(async () => (await import('./features/account/brands-tab.tsx')).BrandsTab),
      }),
      route('userInfo', {
        lazy: screen(async () => (await import('./features/account/user-info-tab.tsx')).UserInfoTab),
      }),
    ],
  }),
  route('admin', {
    lazy: adminScreen('admin'),
    children: [
      leadsTo(() => firstAdminPath(visitorNow())),
      ...adminTabs.map((name) => route(name, { lazy: adminScreen(name) })),
    ],
  }),
];

const outsideShell: RouteObject[] = [
  route('register', { lazy: screen(async () => (await import('./features/welcome/welcome-page.tsx')).WelcomePage) }),
  route('tillCheckout', { lazy: screen(async () => (await import('./features/till/till-checkout.tsx')).TillCheckout) }),
  route('tillPortal', { lazy: screen(async () => (await import('./features/till/till-portal.tsx')).TillPortal) }),
  route('unauthorized', {
    lazy: screen(async () => (await import('./features/not-invited/outside.ts')).NotInvitedPage),
  }),
  route('waitlist', { lazy: screen(async () => (await import('./features/not-invited/outside.ts')).WaitlistPage) }),
  route('comingSoon', {
    lazy: screen(async () => (await import('./features/about/coming-soon-page.tsx')).ComingSoonPage),
  }),
  route('error', { Component: GlitchPage }),
  route('callback', { loader: completeSignIn, Component: Splash }),
];

/** Every route of the app: inside the shell, outside it, and the rest, which leads to the quiz. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Splash,
    ErrorBoundary: TopErrorScreen,
    children: [
      {
        Component: Shell,
        middleware: [guard(tokenHolder), takeNotice],
        ErrorBoundary: TopErrorScreen,
        children: [{ ErrorBoundary: ErrorScreen, children: insideShell }],
      },
      {
        ErrorBoundary: TopErrorScreen,
        children: [
          route('begin', { lazy: () => import('./features/quiz/begin/begin-route.ts') }),
          route('shared', {
            lazy: screen(async () => (await import('./features/book/shared-page.tsx')).SharedPage),
          }),
        ],
      },
      { Component: BareFrame, children: [{ ErrorBoundary: ErrorScreen, children: outsideShell }] },
      route('unknown', { loader: () => redirect(paths.quiz) }),
    ],
  },
];
