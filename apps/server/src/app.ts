import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { notingLooks } from './features/audit/note-looks.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { createAuditStore } from './features/audit/audit.store.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createInvitationStore } from './features/auth/invitations.store.ts';
import { createRegistration } from './features/auth/registration.service.ts';
import { bookRoutes } from './features/books/book.routes.ts';
import { brainRoutes } from './features/brain/brain.routes.ts';
import { brainVersionRoutes } from './features/brain-versions/brain-versions.routes.ts';
import { brandHistoryRoutes } from './features/brand-history/brand-history.routes.ts';
import { createBrandHistory } from './features/brand-history/brand-history.service.ts';
import { createBrandHistoryStore } from './features/brand-history/brand-history.store.ts';
import { brandListRoutes } from './features/brand-list/brand-list.routes.ts';
import { brandRoutes } from './features/brands/brands.routes.ts';
import { documentRoutes } from './features/asset-library/documents.routes.ts';
import { customLogoRoutes } from './features/custom-logos/custom-logos.routes.ts';
import { driveRoutes } from './features/drive/drive.routes.ts';
import { companyRoutes } from './features/companies/companies.routes.ts';
import { fontRoutes } from './features/fonts/fonts.routes.ts';
import { kitPictureRoutes } from './features/kit-pictures/kit-pictures.routes.ts';
import { logoRoutes } from './features/logos/logos.routes.ts';
import { madeFilesRoutes } from './features/made-files/made-files.routes.ts';
import { markRoutes } from './features/marks/marks.routes.ts';
import { mailRoutes } from './features/mail/mail.routes.ts';
import { createMailStore } from './features/mail/mail.store.ts';
import { quizRoutes } from './features/quizzes/quizzes.routes.ts';
import { recommendationRoutes } from './features/recommendations/recommendations.routes.ts';
import { researchRoutes } from './features/research/research.routes.ts';
import { selectionsRoutes } from './features/selections/selections.routes.ts';
import { createFeatureFlagStore } from './features/settings/feature-flags.store.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { createFreeTier } from './features/subscriptions/free-tier.ts';
import { ssoRoutes } from './features/sso/sso.routes.ts';
import { createSso, type Sso } from './features/sso/sso.service.ts';
import { createSsoStore } from './features/sso/sso.store.ts';
import { strangerRoutes } from './features/strangers/strangers.routes.ts';
import { subscriptionRoutes } from './features/subscriptions/subscriptions.routes.ts';
import { tillRoutes } from './features/till/till.routes.ts';
import { agentRoutes } from './features/agents/agents.routes.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { knowledgeBaseRoutes } from './features/knowledge-bases/knowledge-bases.routes.ts';
import { blobRoutes } from './features/system/blobs.routes.ts';
import { myDataRoutes } from './features/my-data/my-data.routes.ts';
import { overviewRoutes } from './features/overview/overview.routes.ts';
import { createOverview } from './features/overview/overview.store.ts';
import { createPresence, type Presence } from './features/overview/presence.ts';
import { packRoutes } from './features/packs/packs.routes.ts';
import { sharedBookRoutes } from './features/shared-books/shared-books.routes.ts';
import { sharedFor, systemRoutes } from './features/system/system.routes.ts';
import { createOwnerStore } from './features/users/owners.store.ts';
import { createUserAdmin } from './features/users/admin.service.ts';
import { createUserAdminStore } from './features/users/admin.store.ts';
import { createFindPeople } from './features/users/find-people.ts';
import { createUserList } from './features/users/user-list.store.ts';
import { createUserDetails } from './features/users/user-details.store.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { waitingListRoutes } from './features/waiting-list/waiting-list.routes.ts';
import { createWaitingList } from './features/waiting-list/waiting-list.service.ts';
import { createWaitingListStore } from './features/waiting-list/waiting-list.store.ts';
import { createGuard } from './http/access.ts';
import { createActing } from './http/acting.ts';
import { addApiHeaders } from './http/api-headers.ts';
import { metricsRoute } from './http/metrics-route.ts';
import { createRoute } from './http/route.ts';
import { createServer } from './http/server.ts';
import { createTokens } from './http/tokens.ts';
import { registerWebApp } from './http/web-app.ts';
import type { Work } from './jobs/jobs.ts';
import { createTableSweep } from './jobs/sweep.ts';
import { runtimeConfigOf } from './runtime-config.ts';
import { deriveKey } from './secrets.ts';
import type { AppParts } from './app-parts.ts';
import { composeFeatures, type Features } from './compose-features.ts';

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

type Beside = { features: Features; sso: Sso; presence: Presence };

const registerApi = (app: FastifyInstance, parts: AppParts, { features, sso, presence }: Beside): void => {
  const { db, identity, blobs, companies, transport, limits, signedPaths, administrator } = parts;
  const {
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
    marks,
    packs,
    recommendations,
  } = features;
  const flags = createFeatureFlagStore({ db });
  const invitations = createInvitationStore({ key: deriveKey(parts.secret, 'invitations') });
  const registration = createRegistration({
    db,
    users,
    invitations,
    quizzes,
    subscriptions: features.subscriptions,
    trials: features.trials,
    now,
    isOpen: (trx) => flags.isOn(trx, 'openRegistration'),
    administrator,
  });
  const guard = createGuard({ tokens: createTokens(identity, () => sso.vouchers()), users });
  const actingOf = createActing({ db, owners: createOwnerStore({ db }) });
  const route = notingLooks(createRoute(app, { guard, limits, actingOf }), db);

  addApiHeaders(app);
  agentRoutes(route, features.strategist);
  chatRoutes(route, features.strategist);
  knowledgeBaseRoutes(route, features.strategist);
  auditRoutes(route, { audit: createAuditStore({ db, findPeople: createFindPeople({ db }) }) });
  overviewRoutes(route, { overview: createOverview({ db, presence }) });
  authRoutes(route, { registration, limits });
  bookRoutes(route, {
    books: features.books,
    blobs,
    addresses: features.drawingAddresses,
    shares: features.sharedBooks,
  });
  brandHistoryRoutes(route, { history: createBrandHistory({ db, store: createBrandHistoryStore() }) });
  myDataRoutes(route, { myData: features.myData });
  sharedBookRoutes(route, {
    shares: features.sharedBooks,
    files: features.sharedFiles,
    publicUrl: parts.publicUrl,
  });
  brainRoutes(route, { brains });
  brainVersionRoutes(route, { versions: features.brainVersions });
  brandRoutes(route, { brands });
  brandListRoutes(route, { db, quizzes });
  companyRoutes(route, { companies });
  documentRoutes(route, { documents: features.documents });
  customLogoRoutes(route, features);
  driveRoutes(route, { drive: features.drives, blobs });
  mailRoutes(route, { mail: createMailStore({ db }), transport });
  quizRoutes(route, { quizzes });
  recommendationRoutes(route, { recommendations });
  researchRoutes(route, features);
  logoRoutes(route, { logos, blobs, completing });
  madeFilesRoutes(route, { madeFiles });
  markRoutes(route, { marks });
  packRoutes(route, { packs, blobs });
  fontRoutes(route, { brains, fonts });
  kitPictureRoutes(route, { pictures: features.kitPictures });
  selectionsRoutes(route, { selections });
  settingsRoutes(route, { flags });
  ssoRoutes(route, { sso });
  strangerRoutes(route, { brains, companies, isOpen: () => flags.isOn(db, 'openRegistration') });
  subscriptionRoutes(route, {
    subscriptions: features.subscriptions,
    tiers: features.tiers,
    takeFreeTier: createFreeTier({ db, now }),
    findById: (id) => users.findById(id),
  });
  tillRoutes(route, { ...parts, subscriptions: features.subscriptions, wallClock: now });
  const people = createUserAdmin({
    ...parts,
    store: createUserAdminStore({ db }),
    list: createUserList({ db }),
    quizzes,
    codeOf: invitations.codeOf,
    now,
  });
  const waitingList = createWaitingList({
    ...parts,
    store: createWaitingListStore({ db }),
    people,
    key: deriveKey(parts.secret, 'waiting list'),
    now,
  });
  waitingListRoutes(route, { waitingList });
  userRoutes(route, { people, details: createUserDetails({ db, ownIssuer: identity.issuer }) });
  blobRoutes(route, { blobs, signedPaths });
  systemRoutes(route, {
    version,
    checks: {
      database: sharedFor(1000, () => sql`select 1`.execute(db)),
      blobs: sharedFor(2000, () => blobs.check()),
    },
  });
};

type App = {
  app: FastifyInstance;
  works: readonly Work<never>[];
  /** To be started once it listens: what other servers know of this one. */
  presence: Presence;
  /** To be called once it listens; a failure costs nothing but the time of the first founder. */
  warmUp: () => Promise<void>;
};

/** The whole HTTP side, not yet listening, and the background work that its calls begin. */
export const createApp = async (parts: AppParts): Promise<App> => {
  const features = composeFeatures(parts);
  const sso = createSso({ ...parts, store: createSsoStore(parts) });
  const presence = createPresence({
    ...parts,
    version,
    onFailed: (err) => parts.log.warn({ err }, 'this server could not say that it is there'),
  });
  const app = createServer({
    log: parts.log,
    trustProxy: parts.trustProxy,
    isSecure: parts.publicUrl.protocol === 'https:',
    onRoute: parts.onRoute,
    measures: parts.measures,
    tracing: parts.tracing,
  });
  app.addHook('preClose', (done) => {
    features.research.endFollowing();
    done();
  });
  app.addHook('onClose', () =>
    Promise.all(
      [
        features.ranking,
        features.marking,
        features.bookDrawing,
        features.printing,
        features.research,
        features.strategist,
      ].map((holder) => holder.close()),
    ).then(() => undefined),
  );
  if (parts.measures) metricsRoute(app, { measures: parts.measures, token: parts.metricsToken });
  await app.register(async (scope) => registerApi(scope, parts, { features, sso, presence }));
  await app.register(async (scope) =>
    registerWebApp(scope, {
      publicUrl: parts.publicUrl,
      dist: parts.dist ?? WEB_DIST,
      runtimeConfig: runtimeConfigOf(parts),
      identity: parts.identity,
      files: parts.blobs.origin,
      ssoOrigins: (key) => sso.originsOf(key),
    }),
  );
  return {
    app,
    presence,
    works: [
      createTableSweep({ db: parts.db, now: features.now }),
      features.madeFiles.work,
      features.research.work,
      ...features.strategist.works,
      ...features.sweep,
      features.myData.work,
      ...features.subscriptions.works,
      features.trials.work,
      features.brainVersions.sweep,
      features.customLogos.sweep,
    ],
    warmUp: async () => features.ranking.readAhead(await features.brains.forQuiz(undefined, '')),
  };
};
