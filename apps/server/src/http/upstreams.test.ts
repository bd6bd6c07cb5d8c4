import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { refusals, type RefusalCode } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStripeBilling } from '../adapters/billing/stripe.ts';
import { createCrunchbaseCompanyData } from '../adapters/company-data/crunchbase.ts';
import { createGoogleDrive } from '../adapters/drive/google.ts';
import { createSmtpTransport } from '../adapters/mail/smtp.ts';
import { createEmbeddedModels } from '../adapters/models/embedded.ts';
import { createVendorModels } from '../adapters/models/vendor.ts';
import { createMailService } from '../features/mail/mail.service.ts';
import { createMailStore } from '../features/mail/mail.store.ts';
import { ServiceUnavailable } from '../ports/faults.ts';
import { furnishQuiz } from '../testing/brand.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { openTestHouse, type Newcomer, type Person, type TestHouse } from '../testing/house.ts';
import { createTestIssuer } from '../testing/issuer.ts';
import { startTroubledServer, troubles, type Trouble } from '../testing/troubled-server.ts';

const MOST_TRIES = 3;
const TIMEOUT_MS = 300;

let house: TestHouse;
let server: Awaited<ReturnType<typeof startTroubledServer>>;
let bystander: Person;

/** One connection: whoever held it while a service of somebody else is waited for would have everybody wait. */
beforeAll(async () => {
  server = await startTroubledServer();
  const { baseUrl } = server;
  const times = { baseUrl, timeoutMs: TIMEOUT_MS };
  house = await openTestHouse(
    {
      billing: createStripeBilling({ secretKey: 'sk_test', webhookSecrets: ['whsec'], ...times }),
      companies: createCrunchbaseCompanyData({ key: 'key', ...times, baseUrl: baseUrl.href, firstPauseMs: 0 }),
      drive: createGoogleDrive({ clientId: 'client', clientSecret: 'secret', ...times, waitMs: 1 }),
      models: createVendorModels(
        { openai: { apiKey: 'sk', baseURL: `${baseUrl.href}v1` } },
        [{ vendor: 'openai', id: 'stub' }],
        { embedded: createEmbeddedModels(), patience: { total: 5000, firstText: 1000, betweenTexts: 1000 } },
      ),
    },
    await createTestDatabase({ max: 1 }),
  );
  const { db } = house.database;
  const issuers = Object.keys(troubles).flatMap((_trouble, n) => [issuerAt('discovery', n), issuerAt('keys', n)]);
  await db
    .insertInto('sso_configurations')
    .values(
      issuers.map((issuer, n) => ({
        key: `company-${n}`,
        name: issuer,
        issuer,
        client_id: 'signet-web',
        audience: `${issuer}/api`,
        organization: null,
        logout_redirect_uri: null,
        email_domains: [],
      })),
    )
    .execute();
  const version = { agent_type: 'general', number: 1, model: 'openai:stub', instruction: 'Be brief.' };
  const { id } = await db
    .insertInto('agent_versions')
    .values({ ...version, knowledge_base_ids: [] })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('agents')
    .values({
      type: 'general',
      status: 'PREPARED',
      model: version.model,
      instruction: version.instruction,
      questions: '[]',
      failure: null,
      checks: '[]',
      draft_version_id: id,
      published_version_id: id,
      published_alias: 'live',
      last_published: new Date(),
    })
    .execute();
  await db.updateTable('feature_flags').set({ value: 'true' }).where('name', '=', 'chatbot.enabled').execute();
  bystander = await house.person();
}, 120_000);
afterAll(async () => {
  await house.close();
  await server.close();
});

const issuerAt = (what: 'discovery' | 'keys', n: number): string => `${server.baseUrl.origin}/${what}/${n}`;

/** Somebody with a finished quiz. */
const founder = async (): Promise<Person> => {
  const person = await house.person({ tier: 'studio' });
  await furnishQuiz({ db: house.database.db, blobs: house.blobs }, person);
  return person;
};
/** Somebody whom another issuer vouches for, known before its keys were ever asked for. */
const comesFrom = async (what: 'discovery' | 'keys', trouble: Trouble): Promise<Newcomer> => {
  const issuer = await createTestIssuer(issuerAt(what, Object.keys(troubles).indexOf(trouble)));
  const subject = randomUUID();
  const email = `${subject}@example.com`;
  return { subject, email, token: await issuer.accessToken(subject), idToken: await issuer.idToken(subject, email) };
};

type Call = () => ReturnType<TestHouse['ask']>;
type Upstream = { due: RefusalCode; prepare: (trouble: Trouble) => Promise<Call> };
const read = (as: Newcomer): Call => {
  return () => house.ask('GET', '/api/quizzes/', { as });
};

/** Every service that is asked over HTTP while somebody waits: by which call, and what they are told. */
const upstreams: Record<string, Upstream> = {
  payments: {
    due: 'unavailable',
    async prepare() {
      const as = await house.person();
      return () => house.ask('POST', '/api/subscriptions/portal', { as, body: {} });
    },
  },
  'company data': {
    due: 'competitorsUnavailable',
    async prepare() {
      const as = await house.person();
      const query = 'query=stri&limit=3&collection_ids=organization.companies';
      return () => house.ask('GET', `/api/crunchbase/autocompletes?${query}`, { as });
    },
  },
  drive: {
    due: 'unavailable',
    async prepare() {
      const as = await founder();
      const { template } = (await house.ask('GET', '/api/brandedAssets/assetLibrary/sample', { as })).json();
      const { marketingKitId: kitId, _id: templateId, type } = template;
      const of = { kitId, templateId, type, context: 'quizResultsPage' };
      const url = '/api/brandedAssets/assetLibrary/generateDocumentFromTemplate';
      const { authUrl } = (await house.ask('POST', url, { as, body: of })).json();
      const { nonce } = JSON.parse(new URL(authUrl).searchParams.get('state') ?? '{}');
      return () => house.ask('POST', url, { as, body: { ...of, nonce, accessCode: 'a code' } });
    },
  },
  'the configuration of an issuer': {
    due: 'unavailable',
    prepare: async (trouble) => read(await comesFrom('discovery', trouble)),
  },
  'the keys of an issuer': {
    due: 'unavailable',
    prepare: async (trouble) => read(await comesFrom('keys', trouble)),
  },
  'a language model': {
    due: 'chatFailed',
    async prepare() {
      const as = await founder();
      const url = '/api/agents/general';
      const { sessionId } = (await house.ask('POST', `${url}/session`, { as, body: { useDraft: false } })).json();
      return () => house.ask('POST', `${url}/prompt`, { as, body: { sessionId, prompt: 'What is our color?' } });
    },
  },
};

/** Asks while a service is waited for; with one connection it is answered only where nobody holds it. */
const expectFree = async (isAsked: () => boolean): Promise<void> => {
  await vi.waitUntil(isAsked, { timeout: 20_000 });
  expect((await house.ask('GET', '/api/quizzes/', { as: bystander })).statusCode).toBe(200);
};

describe.each(Object.entries(upstreams))('while %s', (_name, { due, prepare }) => {
  it.each(Object.keys(troubles) as Trouble[])(
    '%s, whoever waits for it is told, after three tries at most, and nobody else waits',
    async (trouble) => {
      const call = await prepare(trouble);
      Object.assign(server.state, { trouble, asked: [] });
      const answering = call();
      await expectFree(() => server.state.asked.length > 0);
      const answer = await answering;
      const { status, message } = refusals[due];
      expect([answer.statusCode, answer.json()]).toEqual([status, { message, errorCode: due }]);
      expect(server.state.asked.length).toBeLessThanOrEqual(MOST_TRIES);
      expect(new Set(server.state.asked).size).toBe(1);
    },
    60_000,
  );
});

/** The same of a mail server, by what it says to whoever dials. */
const mailTroubles: Record<string, (socket: Socket) => void> = {
  'asks for patience (421)': (socket) => void socket.end('421 too busy\r\n'),
  'stumbles (554)': (socket) => void socket.end('554 no service here\r\n'),
  'breaks off': (socket) => void socket.destroy(),
  'answers what is no SMTP': (socket) => void socket.write('{"object": "li\r\n'),
  'answers a letter at a time': (socket) => {
    const timer = setInterval(() => socket.write('2'), 20);
    socket.on('close', () => clearInterval(timer));
  },
  'says nothing': () => undefined,
};

describe('while the mail server', () => {
  it.each(Object.entries(mailTroubles))('%s, the letter stays to be sent, and nobody waits', async (_what, trouble) => {
    let dialed = 0;
    const mailServer: Server = createServer((socket) => {
      dialed += 1;
      socket.on('error', () => undefined);
      trouble(socket);
    });
    await new Promise<void>((done) => void mailServer.listen(0, '127.0.0.1', done));
    const url = `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`;
    const { db } = house.database;
    const store = createMailStore({ db });
    const transport = createSmtpTransport({ url, from: 'hello@signet.example', timeoutMs: TIMEOUT_MS });
    const jobs = { enqueue: async () => undefined, start: async () => undefined, stop: async () => undefined };
    const mail = createMailService({ store, transport, jobs });
    const letter = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    const id = await store.insert(db, letter, 'waiting');
    const sending = mail.work.run({ id }).catch((error: unknown) => error);
    await expectFree(() => dialed > 0);
    expect(await sending).toBeInstanceOf(ServiceUnavailable);
    expect(dialed).toBe(1);
    expect(await store.findWaiting(id)).toMatchObject({ status: 'failed', body_text: 'Hello' });
    mailServer.close();
  });
});
