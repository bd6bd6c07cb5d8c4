import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Jobs } from '../../jobs/jobs.ts';
import { Refusal } from '../../http/refusal.ts';
import { StorageFull } from '../../ports/faults.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { hashOf, type Kind, type NewFile } from './kind.ts';
import { createMadeFiles, type MadeFiles } from './made-files.service.ts';
import { createMadeFilesStore } from './made-files.store.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/** A name on two notes. */
type Note = { name: string };
/** Notes in the order in which they were begun. */
let begun: string[];
/** Runs while a note is being made. */
let during: (note: Note) => Promise<void>;
/** Runs where a whole set counts. */
let whenWhole: NonNullable<Kind['whenWhole']>;
let madeFiles: MadeFiles;
/** Jobs that were put into the queue. */
let turns: number;

const page = (number: number, { name }: Note): NewFile<{ number: number }> => ({
  fileName: `${number}.txt`,
  is: { number },
  contentType: 'text/plain',
  body: Buffer.from(`${name} ${number}`),
});
const notes: Kind<Note, { number: number }> = {
  name: 'notes',
  basisOf: hashOf,
  count: () => 2,
  async *make(note) {
    begun.push(note.name);
    yield page(1, note);
    await during(note);
    yield page(2, note);
  },
  mostSeconds: 60,
  mostBytes: 1000,
  whenWhole: (trx, of) => whenWhole(trx, of),
};

beforeEach(async () => {
  await house.database.db.deleteFrom('made_files').execute();
  begun = [];
  turns = 0;
  during = async () => undefined;
  whenWhole = async () => undefined;
  const jobs: Pick<Jobs, 'enqueue'> = { enqueue: async () => void (turns += 1) };
  const { db } = house.database;
  madeFiles = createMadeFiles({
    db,
    store: createMadeFilesStore({ db }),
    blobs: house.blobs,
    jobs,
    kinds: [notes],
    workers: 1,
  });
});

const someone = async () => {
  const { id: userId, quizId: subject } = await house.person();
  return { userId, subject };
};
const ask = (of: { userId: string; subject: string }, name: string) => madeFiles.begin(notes, of, { name });
const work = (jobId: string = randomUUID()) => madeFiles.work.run({}, { id: jobId });
const textsOf = async (of: { userId: string; subject: string }) => {
  const files = await madeFiles.current(notes, of);
  const texts = files?.map(async ({ key }) => Buffer.from((await house.blobs.get(key))?.body ?? []).toString());
  return texts && (await Promise.all(texts));
};

describe('what is made in the background', () => {
  it('is asked for without waiting, and served once it is whole', async () => {
    const ada = await someone();
    const asked = await ask(ada, 'Ada');
    expect(asked).toMatchObject({ status: 'waiting', place: 1, progress: 0, files: 0 });
    expect(await textsOf(ada)).toBeUndefined();
    await work();
    expect(await madeFiles.status(asked.id, ada.userId)).toMatchObject({ status: 'complete', progress: 100, files: 2 });
    expect(await textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
  });

  it('is made once, however often the same is asked for', async () => {
    const ada = await someone();
    await Promise.all([ask(ada, 'Ada'), ask(ada, 'Ada'), ask(ada, 'Ada')]);
    await Promise.all([work(), work(), work()]);
    await ask(ada, 'Ada');
    await work();
    expect(begun).toEqual(['Ada']);
  });

  it('stays served until what was asked for in its place is whole', async () => {
    const ada = await someone();
    await ask(ada, 'Ada');
    await work();
    await ask(ada, 'Lovelace');
    during = async () => expect(await textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
    await work();
    expect(await textsOf(ada)).toEqual(['Lovelace 1', 'Lovelace 2']);
  });

  it('that was whole before counts again at once', async () => {
    const ada = await someone();
    await ask(ada, 'Ada');
    await work();
    await ask(ada, 'Lovelace');
    await work();
    expect(await ask(ada, 'Ada')).toMatchObject({ status: 'complete', files: 2 });
    expect(await textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
    expect(begun).toEqual(['Ada', 'Lovelace']);
  });

  it('is dropped before it is begun when something newer is wanted', async () => {
    const ada = await someone();
    const first = await ask(ada, 'Ada');
    await ask(ada, 'Lovelace');
    await work();
    await work();
    expect(begun).toEqual(['Lovelace']);
    expect((await madeFiles.status(first.id, ada.userId)).status).toBe('superseded');
  });

  it('never counts once something newer is wanted, even if it is finished', async () => {
    const ada = await someone();
    await ask(ada, 'Ada');
    during = async ({ name }) => {
      if (name === 'Ada') await ask(ada, 'Lovelace');
    };
    await work();
    expect(await textsOf(ada)).toEqual(['Lovelace 1', 'Lovelace 2']);
    const { rows } = await house.database.pool.query("select status from made_files where status <> 'complete'");
    expect(rows).toEqual([{ status: 'superseded' }]);
  });

  it('counts in one transaction with what its kind does then', async () => {
    const ada = await someone();
    await ask(ada, 'Ada');
    whenWhole = async (trx, of) => {
      expect(of).toEqual(ada);
      await trx.updateTable('users').set({ quiz_completed: true }).where('id', '=', of.userId).execute();
      throw new Error('not yet');
    };
    await expect(work()).rejects.toThrow('not yet');
    expect(await textsOf(ada)).toBeUndefined();
    const { rows } = await house.database.pool.query('select quiz_completed from users where id = $1', [ada.userId]);
    expect(rows).toEqual([{ quiz_completed: false }]);
  });
});

describe('a making that goes wrong', () => {
  it('says why, and the same job tries again', async () => {
    const ada = await someone();
    const { id } = await ask(ada, 'Ada');
    during = () => Promise.reject(new StorageFull());
    const job = randomUUID();
    await expect(work(job)).rejects.toThrow(StorageFull);
    expect(await madeFiles.status(id, ada.userId)).toMatchObject({
      status: 'failed',
      message: 'There is no room left to store this. Nothing was changed.',
    });
    during = async () => undefined;
    await work(job);
    expect(await textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
  });

  it('that could never go right is not tried again by itself, only when it is asked for again', async () => {
    const ada = await someone();
    await ask(ada, 'Ada');
    during = () => Promise.reject(new Refusal('notFound'));
    const job = randomUUID();
    await work(job);
    await work(job);
    expect(begun).toHaveLength(1);
    expect(await ask(ada, 'Ada')).toMatchObject({ status: 'waiting', message: null });
    expect(turns).toBe(2);
  });

  it('because its worker was killed is taken over by the job that is tried again, from the beginning', async () => {
    const ada = await someone();
    await ask(ada, 'Ada');
    const job = randomUUID();
    const killed = new Promise<void>(() => undefined);
    during = () => killed;
    void work(job);
    await expect.poll(() => begun).toEqual(['Ada']);
    during = async () => undefined;
    await work(job);
    expect(await textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
    expect(begun).toEqual(['Ada', 'Ada']);
  });

  it('that costs more than its kind may is given up, and leaves nothing', async () => {
    const ada = await someone();
    const { id } = await ask(ada, 'A'.repeat(2000));
    await expect(work()).rejects.toThrow(/costs more/);
    expect((await madeFiles.status(id, ada.userId)).status).toBe('failed');
  });
});

describe('the queue', () => {
  it('serves owners in turn: who asks for much waits behind everybody who asks for one', async () => {
    const busy = await someone();
    const wanted = Array.from({ length: 5 }, (_one, at) => ({ ...busy, subject: randomUUID(), name: `Busy ${at}` }));
    for (const { name, ...of } of wanted) await ask(of, name);
    await ask(await someone(), 'Ada');
    await ask(await someone(), 'Grace');
    await work();
    expect(begun).toEqual(['Busy 0', 'Ada', 'Grace', 'Busy 1', 'Busy 2', 'Busy 3', 'Busy 4']);
  });

  it('lets nobody who has never been served pass those who have waited longer', async () => {
    const ada = await someone();
    await ask(ada, 'Ada');
    await work();
    await ask({ ...ada, subject: randomUUID() }, 'Lovelace');
    await ask(await someone(), 'Grace');
    await work();
    expect(begun).toEqual(['Ada', 'Lovelace', 'Grace']);
  });

  it('tells each their place', async () => {
    const asked: { of: { userId: string; subject: string }; id: string }[] = [];
    for (const name of ['Ada', 'Grace', 'Edsger']) {
      const of = await someone();
      asked.push({ of, id: (await ask(of, name)).id });
    }
    const places = () => Promise.all(asked.map(async ({ of, id }) => (await madeFiles.status(id, of.userId)).place));
    expect(await places()).toEqual([1, 2, 3]);
    const seen: number[][] = [];
    during = async () => void seen.push(await places());
    await work();
    expect(seen).toEqual([
      [0, 1, 2],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });

  it('gives several workers several things', async () => {
    for (const name of ['Ada', 'Grace', 'Edsger', 'Barbara']) await ask(await someone(), name);
    await Promise.all([work(), work(), work(), work()]);
    expect(begun.toSorted()).toEqual(['Ada', 'Barbara', 'Edsger', 'Grace']);
  });

  it('keeps the place of whoever asks again', async () => {
    const ada = await someone();
    await ask(ada, 'Ada');
    await ask(await someone(), 'Grace');
    expect(await ask(ada, 'Ada')).toMatchObject({ place: 1 });
  });
});
