import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { sql } from 'kysely';
import type { RuntimeConfig } from '@signet/contract';
import type { Database } from './db/client.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createInvitationStore } from './features/auth/invitations.store.ts';
import { createRegistration } from './features/auth/registration.service.ts';
import { createBrainLibrary } from './features/brain/brain.library.ts';
import { brainRoutes } from './features/brain/brain.routes.ts';
import { brandRoutes } from './features/brands/brands.routes.ts';
import { createBrandService, type BrandService } from './features/brands/brands.service.ts';
import { createBrandStore } from './features/brands/brands.store.ts';
import { companyRoutes } from './features/companies/companies.routes.ts';
import { createFontFiles } from './features/fonts/font-files.ts';
import { fontRoutes } from './features/fonts/fonts.routes.ts';
import { createFontLibrary } from './features/fonts/font-library.ts';
import { createLogoDrafts } from './features/logos/logo-drafts.ts';
import { createLogoSet } from './features/logos/logo-set.ts';
import { logoRoutes } from './features/logos/logos.routes.ts';
import { createLogoService } from './features/logos/logos.service.ts';
import { madeFilesRoutes } from './features/made-files/made-files.routes.ts';
import { createMadeFiles } from './features/made-files/made-files.service.ts';
import { createMadeFilesStore } from './features/made-files/made-files.store.ts';
import { createSweep } from './features/made-files/sweep.ts';
import { mailRoutes } from './features/mail/mail.routes.ts';
import { createMailStore } from './features/mail/mail.store.ts';
import { createCompleting } from './features/quizzes/completing.ts';
import { quizRoutes } from './features/quizzes/quizzes.routes.ts';
import { createQuizService } from './features/quizzes/quizzes.service.ts';
import { createQuizStore } from './features/quizzes/quizzes.store.ts';
import { recommendationRoutes } from './features/recommendations/recommendations.routes.ts';
import { createRanking, type RankingService } from './features/recommendations/ranking.ts';
import {
  createRecommendationsService,
  type RecommendationsService,
} from './features/recommendations/recommendations.service.ts';
import { createRecommendationsStore } from './features/recommendations/recommendations.store.ts';
import { createResearch } from './features/research/research.service.ts';
import { createResearchStore } from './features/research/research.store.ts';
import { selectionsRoutes } from './features/selections/selections.routes.ts';
import { createSelectionsService } from './features/selections/selections.service.ts';
import { createSelectionsStore } from './features/selections/selections.store.ts';
import { createFeatureFlagStore } from './features/settings/feature-flags.store.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { subscriptionRoutes } from './features/subscriptions/subscriptions.routes.ts';
import { blobRoutes, type SignedPaths } from './features/system/blobs.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { createOwnerStore } from './features/users/owners.store.ts';
import { createUserStore } from './features/users/users.store.ts';
import { createGuard } from './http/access.ts';
import { createActing } from './http/acting.ts';
import { addApiHeaders } from './http/api-headers.ts';
import type { RateLimits } from './http/rate-limits.ts';
import { createRoute } from './http/route.ts';
import { createServer } from './http/server.ts';
import { createTokens } from './http/tokens.ts';
import { registerWebApp } from './http/web-app.ts';
import type { Jobs, Work } from './jobs/jobs.ts';
import { createTableSweep } from './jobs/sweep.ts';
import type { Blobs } from './ports/blobs.ts';
import type { CompanyData } from './ports/company-data.ts';
import type { Identity } from './ports/identity.ts';
import type { MailTransport } from './ports/mail.ts';
import { deriveKey } from './secrets.ts';

/** Everything the app stands on; main.ts chooses it from the configuration, tests from what they test. */
export type AppParts = {
  db: Database;
  pool: pg.Pool;
  log: Logger;
  secret: string;
  publicUrl: URL;
  identity: Identity;
  blobs: Blobs;
  signedPaths?: SignedPaths;
  companies: CompanyData;
  transport: MailTransport;
  limits: RateLimits;
  jobs: Pick<Jobs, 'enqueue'>;
  /** What recommends; of its own accord the engine of this release. */
  ranking?: RankingService;
  trustProxy?: string[] | undefined;
  googleAnalytics?: string | undefined;
  links?: RuntimeConfig['links'];
  administrator?: string | undefined;
  now?: () => Date;
  /** The built web app; its folder need not exist. */
  dist?: string;
  /** Hears of every route as it is mounted. */
  onRoute?: (route: RouteOptions) => void;
};

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const runtimeConfigOf = ({ identity, publicUrl, companies, googleAnalytics, links }: AppParts): RuntimeConfig => ({
  auth: {
    domain: identity.issuer,
    clientId: identity.clientId,
    audience: identity.audience,
    callbackUrl: new URL('/callback', publicUrl).href,
  },
  stripe: { key: null, pricingTableId: null },
  analytics: { google: googleAnalytics ?? null },
  links: links ?? { site: null, support: null, community: null, waitlist: null },
  companies: { imageUrl: companies.imageUrl, attribution: companies.attribution },
});

/** The features over their stores. Where two know each other, one is told of the other when it is asked. */
const composeFeatures = (parts: AppParts) => {
  const { db, pool, blobs, jobs, companies, log, now = () => new Date(), ranking = createRanking({ log }) } = parts;
  const users = createUserStore({ pool, now });
  const brains = createBrainLibrary({ db });
  const fonts = createFontLibrary({
    files: createFontFiles(),
    onMissing: (err) => log.warn({ err }, 'a family of the brain has no file here'),
  });
  const selections = createSelectionsService({ store: createSelectionsStore({ db }) });
  const quizStore = createQuizStore({ pool, db });
  const completing = createCompleting({
    db,
    store: quizStore,
    brains,
    pin: (trx, quiz, userId) => brands.pin(trx, quiz, userId),
  });
  const quizzes = createQuizService({
    db,
    store: quizStore,
    brains,
    fonts,
    follow: (userId, quiz, madeOf) => recommendations.follow(userId, quiz, madeOf),
    onFollowFailed: (err) => log.error({ err }, 'answers were saved, and recommending failed'),
    complete: (founder, quiz) => completing.complete(founder, quiz),
    async copyBrand(trx, from, toQuizId, userId) {
      await selections.copy(trx, from.id, toQuizId, userId);
      await recommendations.copy(trx, from.id, toQuizId, userId);
    },
  });
  const drafts = createLogoDrafts({ quizzes, selections, brains, fonts });
  const logoSet = createLogoSet({
    drafts,
    whenWhole: (trx, { subject, userId }) => completing.whenLogosWhole(trx, { quizId: subject, userId }),
    keptAmong: (keys) => brands.filesAmong(keys),
  });
  const kinds = [logoSet];
  const madeFiles = createMadeFiles({
    db,
    store: createMadeFilesStore({ db }),
    blobs,
    jobs,
    kinds,
    workers: availableParallelism(),
  });
  const sweep = createSweep({ db, blobs, jobs, kinds, now });
  const logos = createLogoService({ quizzes, drafts, logoSet, madeFiles });
  const recommendations: RecommendationsService = createRecommendationsService({
    db,
    store: createRecommendationsStore({ db }),
    quizzes,
    selections,
    brains,
    ranking,
    research: createResearch({ companies, store: createResearchStore({ db }) }),
  });
  const brands: BrandService = createBrandService({
    store: createBrandStore({ db }),
    quizzes,
    selections,
    recommendations,
    logos,
    brains,
  });
  return {
    now,
    users,
    quizzes,
    completing,
    selections,
    brains,
    brands,
    fonts,
    logos,
    madeFiles,
    sweep,
    ranking,
    recommendations,
  };
};
type Features = ReturnType<typeof composeFeatures>;

const registerApi = (app: FastifyInstance, parts: AppParts, features: Features): void => {
  const { db, identity, blobs, companies, transport, limits, signedPaths, administrator } = parts;
  const { now, users, quizzes, completing, selections, brains, brands, fonts, logos, madeFiles, recommendations } =
    features;
  const invitations = createInvitationStore({ key: deriveKey(parts.secret, 'invitations') });
  const registration = createRegistration({ db, users, invitations, quizzes, now, administrator });
  const guard = createGuard({ tokens: createTokens(identity), users });
  const route = createRoute(app, { guard, limits, actingOf: createActing({ db, owners: createOwnerStore({ db }) }) });

  addApiHeaders(app);
  authRoutes(route, { registration, limits });
  brainRoutes(route, { brains, blobs });
  brandRoutes(route, { brands });
  companyRoutes(route, { companies });
  mailRoutes(route, { mail: createMailStore({ db }), transport });
  quizRoutes(route, { quizzes });
  recommendationRoutes(route, { recommendations });
  logoRoutes(route, { logos, blobs, completing });
  madeFilesRoutes(route, { madeFiles });
  fontRoutes(route, { brains, fonts });
  selectionsRoutes(route, { selections });
  settingsRoutes(route, { flags: createFeatureFlagStore({ db }) });
  subscriptionRoutes(route);
  blobRoutes(route, { blobs, signedPaths });
  systemRoutes(route, {
    version,
    checks: { database: () => sql`select 1`.execute(db), blobs: () => blobs.check() },
  });
};

interface App {
  app: FastifyInstance;
  works: readonly Work<never>[];
  /** To be called once it listens; a failure costs nothing but the time of the first founder. */
  warmUp: () => Promise<void>;
}

/** The whole HTTP side, not yet listening, and the background work that its calls begin. */
export const createApp = async (parts: AppParts): Promise<App> => {
  const features = composeFeatures(parts);
  const app = createServer({
    log: parts.log,
    trustProxy: parts.trustProxy,
    isSecure: parts.publicUrl.protocol === 'https:',
    onRoute: parts.onRoute,
  });
  app.addHook('onClose', () => features.ranking.close());
  await app.register(async (scope) => registerApi(scope, parts, features));
  await app.register(async (scope) =>
    registerWebApp(scope, {
      publicUrl: parts.publicUrl,
      dist: parts.dist ?? WEB_DIST,
      runtimeConfig: runtimeConfigOf(parts),
      identity: parts.identity,
      files: parts.blobs.origin,
    }),
  );
  return {
    app,
    works: [createTableSweep({ db: parts.db, now: features.now }), features.madeFiles.work, ...features.sweep],
    warmUp: async () => features.ranking.readAhead(await features.brains.forQuiz(undefined, '')),
  };
};
