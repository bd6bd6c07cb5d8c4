import { drawAdministrator, drawBanner } from './banner.ts';
import { chooseAdapters } from './choose-adapters.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { readOrMakeSecret } from './data-dir.ts';
import { openDatabase } from './db/open.ts';
import { seedHouse } from './db/seed.ts';
import { importDefaultBrain } from './features/brain/default-brain.ts';
import { createMailService } from './features/mail/mail.service.ts';
import { createMailStore } from './features/mail/mail.store.ts';
import { createQuizStore } from './features/quizzes/quizzes.store.ts';
import { createSubscriptionStore } from './features/subscriptions/subscriptions.store.ts';
import { makeFirstAdministrator } from './features/users/first-administrator.ts';
import { createUserStore } from './features/users/users.store.ts';
import { listenLocally } from './http/connections.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createJobs } from './jobs/jobs.ts';
import { createLog } from './log.ts';
import { createMeasures } from './metrics/measures.ts';
import { createGuardedClient } from './net/guarded-client.ts';
import { createRenderer } from './net/render-page.ts';
import { resealSecrets } from './db/sealed.ts';
import { chooseTracing } from './tracing/choose.ts';
import type { Stopping } from './stopping.ts';

/** Together they come to less than ten seconds, after which whoever sent the signal would lose patience. */
const AT_MOST_MS = { answers: 4000, jobs: 2000, database: 2500, note: 300 };

type Running = { stopping: Stopping; stopped: AbortSignal };

/**
 * Opens everything that the server is made of, in turn, and listens: config, database, adapters, app. What is opened is
 * told to `stopping` at once; `stopped` says that it is no longer wanted.
 * @throws what a part throws that cannot be opened.
 */
export const serve = async (config: Config, { stopping, stopped }: Running): Promise<void> => {
  const log = createLog(config.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'));
  stopping.add('the log', () => new Promise((done) => log.flush(done)));
  const tracing = await chooseTracing(config, (problem) => log.warn({ err: problem }, 'traces'));
  if (tracing) stopping.add('traces', tracing.close);
  const secret = readOrMakeSecret(config.DATA_DIR, config.SIGNET_SECRET);
  const opening = openDatabase(
    config,
    // the driver hangs the whole connection on its error; one that goes while we stop is expected
    ({ message }) => {
      if (!stopped.aborted) log.error({ message }, 'idle database connection lost');
    },
    stopped,
    tracing?.statement,
  );
  // at once: a signal that comes while Postgres starts must not leave it running
  const close = () =>
    opening.then(
      (opened) => opened.stop(),
      () => undefined,
    );
  stopping.add('the database', close, AT_MOST_MS.database);
  const database = await opening;
  database.keepRunning(() => log.error('Postgres ended by itself and is started again'));
  const { db, pool, starting } = database;
  await resealSecrets(starting.db, secret, config.SIGNET_SECRET_BEFORE);

  const limits = createRateLimits(pool, secret);
  const measures = createMeasures({ db, pool });
  const jobs = createJobs({
    connection: database.connection,
    log,
    listens: config.DATABASE_PREPARED === 'on',
    measures,
    tracing,
  });
  const mailStore = createMailStore({ db });
  const adapters = await chooseAdapters(config, {
    db,
    startDb: starting.db,
    secret,
    limits,
    log,
    sendLetter: (trx, letter) => mail.send(trx, letter),
  });
  const mail = createMailService({ store: mailStore, transport: adapters.transport, jobs });

  await seedHouse(starting.db);
  await importDefaultBrain(starting.db, adapters.blobs);
  const users = createUserStore({ pool, now: () => new Date() });
  await makeFirstAdministrator({
    db: starting.db,
    identity: adapters.identity,
    users,
    quizzes: createQuizStore({ pool, db }),
    config,
    tell: (administrator) => console.log(drawAdministrator(administrator)),
  });

  await createSubscriptionStore({ db: starting.db, provider: adapters.billing.provider }).forgetTrials();
  await starting.close();

  const { app, works, presence, warmUp } = await createApp({
    db,
    pool,
    log,
    secret,
    dataDir: config.DATA_DIR,
    limits,
    jobs,
    publicUrl: config.publicUrl,
    ...adapters,
    measures,
    knowledgeFolders: config.KNOWLEDGE_FOLDERS,
    metricsToken: config.METRICS_TOKEN,
    tracing,
    sendLetter: (trx, letter) => mail.send(trx, letter),
    trustProxy: config.TRUST_PROXY?.split(',').map((address) => address.trim()),
    googleAnalytics: config.GOOGLE_ANALYTICS_ID,
    stripe: config.STRIPE_SECRET_KEY
      ? { key: config.STRIPE_PUBLISHABLE_KEY ?? null, pricingTableId: config.STRIPE_PRICING_TABLE_ID ?? null }
      : undefined,
    links: {
      site: config.SITE_URL ?? null,
      support: config.SUPPORT_URL ?? null,
      community: config.COMMUNITY_URL ?? null,
      waitlist: config.WAITLIST_URL ?? null,
    },
    outbound: createGuardedClient({
      about: config.publicUrl.href,
      proxy: config.OUTBOUND_PROXY,
      never: config.OUTBOUND_NEVER ?? [],
    }),
    renderer: config.OUTBOUND_CHROMIUM === undefined ? undefined : createRenderer(config.OUTBOUND_CHROMIUM),
    administrator: config.adminEmailGiven ? config.SIGNET_ADMIN_EMAIL : undefined,
  });
  await jobs.start([mail.work, ...works]);
  stopping.add('background work', jobs.stop, AT_MOST_MS.jobs);
  stopping.add('answers', () => app.close(), AT_MOST_MS.answers);
  // an address of one's own means that others are to reach it; without one, this machine alone may
  if (config.PUBLIC_URL) await app.listen({ port: config.PORT, host: '::' });
  else await listenLocally(app, config.PORT);
  // told before it is there: a signal that comes meanwhile takes it away again
  stopping.add('the note of this server', () => presence.stop(), AT_MOST_MS.note);
  await presence.start();

  const { identity, transport, companies, blobs, billing, drive, models } = adapters;
  const running = {
    database: database.description,
    identity: identity.description,
    mail: transport.description,
    companies: companies.description,
    files: blobs.description,
    payments: billing.description,
    drive: drive.description,
    strategist: models.description,
  };
  console.log(drawBanner({ url: config.publicUrl, adapters: running }));
  await warmUp().catch((error: unknown) => log.warn({ err: error }, 'the fonts could not be read ahead'));
};
