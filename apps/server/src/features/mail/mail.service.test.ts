import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJobs, type Jobs } from '../../jobs/jobs.ts';
import { createLog } from '../../log.ts';
import { LetterRefused } from '../../ports/faults.ts';
import type { Letter, MailTransport } from '../../ports/mail.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { createMailService, type MailService } from './mail.service.ts';
import { createMailStore } from './mail.store.ts';

const letter: Letter = { to: 'ann@example.com', subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let jobs: Jobs;
let mail: MailService;
let post: ReturnType<typeof createPostOffice>;

/** The far end: keeps what arrives and tells of it; `refuse` is what it says to the next letter instead. */
const createPostOffice = () => {
  const arrivals = new EventEmitter();
  const arrived: { id: string; letter: Letter }[] = [];
  const refusals: Error[] = [];
  const transport: MailTransport = {
    description: 'a post office',
    delivers: true,
    async send(id, sent) {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      arrived.push({ id, letter: sent });
      arrivals.emit('letter');
    },
  };
  return {
    transport,
    arrived,
    refuse: (error: Error) => void refusals.push(error),
    next: () => once(arrivals, 'letter'),
  };
};

beforeAll(async () => {
  database = await createTestDatabase();
  post = createPostOffice();
  jobs = createJobs({ connection: database.connection, log: createLog('silent') });
  mail = createMailService({ store: createMailStore({ db: database.db }), transport: post.transport, jobs });
  await jobs.start([mail.work]);
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});
beforeEach(async () => {
  post.arrived.length = 0;
  await database.db.deleteFrom('outbox_mails').execute();
});

const rows = () => database.db.selectFrom('outbox_mails').select(['id', 'status', 'error', 'sent_at']).execute();
const queued = async () =>
  (
    await sql<{
      id: string;
    }>`select data->>'id' as id from pgboss.job where name = 'mail.deliver' and state < 'completed'`.execute(
      database.db,
    )
  ).rows;
/** A letter that waits without a job, so that the test alone decides when it runs. */
const waiting = () => createMailStore({ db: database.db }).insert(database.db, letter, 'waiting');

describe('a letter', () => {
  it('is written with the job that sends it in one transaction, and arrives', async () => {
    const arrival = post.next();
    await database.db.transaction().execute((trx) => mail.send(trx, letter));
    await arrival;
    const [row] = await rows();
    expect(post.arrived).toEqual([{ id: row?.id, letter }]);
  });

  it('of a transaction that is rolled back leaves neither row nor job', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await mail.send(trx, letter);
      expect(await trx.selectFrom('outbox_mails').selectAll().execute()).toHaveLength(1);
      throw new Error('the reason for the letter did not come to be');
    });
    await expect(failing).rejects.toThrow('did not come to be');
    expect([await rows(), await queued()]).toEqual([[], []]);
    expect(post.arrived).toEqual([]);
  });

  it('is sent once though its job runs twice', async () => {
    const id = await waiting();
    await mail.work.run({ id });
    await mail.work.run({ id });
    expect(post.arrived).toEqual([{ id, letter }]);
    expect(await rows()).toEqual([{ id, status: 'sent', error: null, sent_at: expect.any(Date) }]);
  });

  it('that could not leave says why, and leaves when its job runs again', async () => {
    const id = await waiting();
    post.refuse(new Error('connection refused'));
    await expect(mail.work.run({ id })).rejects.toThrow('connection refused');
    expect(await rows()).toEqual([{ id, status: 'failed', error: 'connection refused', sent_at: null }]);
    await mail.work.run({ id });
    expect(await rows()).toEqual([{ id, status: 'sent', error: null, sent_at: expect.any(Date) }]);
  });

  it('that the mail server will never take is not tried again', async () => {
    const id = await waiting();
    post.refuse(new LetterRefused('550 no such person'));
    await mail.work.run({ id });
    expect(await rows()).toEqual([{ id, status: 'failed', error: '550 no such person', sent_at: null }]);
  });

  it("whose row is gone is nobody's work", async () => {
    await mail.work.run({ id: '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1a' });
    expect(post.arrived).toEqual([]);
  });

  it('stays in the outbox where no mail server is configured, without a job', async () => {
    const transport: MailTransport = {
      description: 'kept',
      delivers: false,
      send: () => Promise.reject(new Error('nothing is to be sent')),
    };
    const kept = createMailService({ store: createMailStore({ db: database.db }), transport, jobs });
    await database.db.transaction().execute((trx) => kept.send(trx, letter));
    expect(await rows()).toEqual([{ id: expect.any(String), status: 'kept', error: null, sent_at: null }]);
    expect(await queued()).toEqual([]);
  });
});
