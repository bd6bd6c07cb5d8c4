import { randomUUID } from 'node:crypto';
import { hashOf, type Kind, type NewFile, type Subject } from '../features/made-files/kind.ts';
import { createMadeFiles } from '../features/made-files/made-files.service.ts';
import { createMadeFilesStore } from '../features/made-files/made-files.store.ts';
import { createSweep } from '../features/made-files/sweep.ts';
import type { TestHouse } from './house.ts';

/** A name on two notes: about the least that can be made in the background. */
type Note = { name: string };

const page = (number: number, { name }: Note): NewFile<{ number: number }> => ({
  fileName: `${number}.txt`,
  is: { number },
  contentType: 'text/plain',
  body: Buffer.from(`${name} ${number}`),
});

/** Milliseconds from now. */
export const hours = (count: number): number => count * 3600_000;

/** Notes that are made over a house, each step when the test says so; one at a time where they `need` something. */
export const createNotes = (house: TestHouse, needs?: string) => {
  const { blobs } = house;
  const { db } = house.database;
  /** What the test watches, and what it decides. */
  const scene = {
    /** Names in the order in which they were begun. */
    begun: [] as string[],
    /** Jobs that were put into the queue. */
    turns: 0,
    /** What takes long before a name is noted, where something does. */
    aside: async (_name: string): Promise<(() => Promise<unknown>) | undefined> => undefined,
    /** Runs between the two notes of a name. */
    during: async (_name: string): Promise<unknown> => undefined,
    /** Keys that something else counts on. */
    keptElsewhere: [] as string[],
    /** Runs where a whole set counts. */
    whenWhole: (async () => undefined) as NonNullable<Kind['whenWhole']>,
    /** Runs once it counts. */
    afterWhole: async (): Promise<void> => undefined,
    /** What was logged of faults. */
    logged: [] as unknown[],
  };
  const kind: Kind<Note, { number: number }> = {
    name: `notes-${randomUUID()}`,
    subjectsIn: 'quizzes',
    basisOf: hashOf,
    count: () => 2,
    async *make(note) {
      scene.begun.push(note.name);
      yield page(1, note);
      await scene.during(note.name);
      yield page(2, note);
    },
    ...(needs === undefined ? {} : { needs, aside: ({ name }) => scene.aside(name) }),
    mostSeconds: 60,
    mostBytes: 1000,
    whenWhole: (trx, of) => scene.whenWhole(trx, of),
    afterWhole: () => scene.afterWhole(),
    keptAmong: async (keys) => keys.filter((key) => scene.keptElsewhere.includes(key)),
  };
  const jobs = { enqueue: async () => void (scene.turns += 1) };
  const madeFiles = createMadeFiles({
    db,
    store: createMadeFilesStore({ db }),
    blobs,
    jobs,
    kinds: [kind],
    workers: 1,
    log: { error: (...told: unknown[]) => void scene.logged.push(told) },
  });
  const running = (id: string) => ({ id, signal: new AbortController().signal });

  const work = (jobId: string = randomUUID()) => madeFiles.work.run({}, running(jobId));
  /** Begins to work and is killed between the two notes. */
  const workAndDie = async (jobId: string = randomUUID()): Promise<void> => {
    const reached = Promise.withResolvers<void>();
    scene.during = () => {
      reached.resolve();
      return new Promise(() => undefined);
    };
    void work(jobId);
    await reached.promise;
    scene.during = async () => undefined;
  };

  return {
    scene,
    work,
    workAndDie,
    status: madeFiles.status,
    /** Somebody, and what their notes are of. */
    async someone(): Promise<Subject> {
      const { id: userId, quizId: subject } = await house.person();
      return { userId, subject };
    },
    ask: (of: Subject, name: string) => madeFiles.begin(kind, of, { name }),
    async textsOf(of: Subject): Promise<string[] | undefined> {
      const files = await madeFiles.current(kind, of);
      const texts = files?.map(async ({ key }) => Buffer.from((await blobs.get(key))?.body ?? []).toString());
      return texts && Promise.all(texts);
    },
    /** Does what the sweeping jobs do, so many hours from now. */
    async sweepIn(count: number): Promise<void> {
      const works = createSweep({ db, blobs, jobs, kinds: [kind], now: () => new Date(Date.now() + hours(count)) });
      for (const { run } of works) await run({}, running(randomUUID()));
    },
    /** Keys of every note that lies in the blobs. */
    async stored(): Promise<string[]> {
      const found: string[] = [];
      const kept = async (keys: string[]) => (found.push(...keys), new Set(keys));
      await blobs.sweep(kind.name, { before: new Date(Date.now() + hours(1)), kept });
      return found;
    },
  };
};
