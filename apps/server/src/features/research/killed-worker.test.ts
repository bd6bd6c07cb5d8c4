import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Competitor } from '@signet/contract';
import type { CompanyKey, CompanyReading } from '../../db/research-shapes.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { createResearch } from './research.service.ts';
import { createResearchStore } from './research.store.ts';
import { createScrapesStore, keyOf } from './scrapes.store.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const reading = (hex: string): CompanyReading => ({
  logo: { colors: [{ hex, share: 1, evidence: [{ sign: 'logo', where: 'logo' }] }] },
  website: { outcome: 'noSite', colors: [] },
  mainColor: hex,
  found: null,
});
const STEPS = [20, 35, 50, 65, 80, 95];
const COMPANIES = 3;
const KILLS = 30;

/** The quiz of a founder who names three companies that nobody has read. */
const quizWithRivals = async () => {
  const founder = await house.person();
  const competitors = Array.from({ length: COMPANIES }, (_, at): Competitor => ({
    identifier: { value: `Rival ${at}`, uuid: randomUUID(), image_id: `site-rival-${at}.com` },
  }));
  const saved = await house.ask('PUT', '/api/quizzes/', { as: founder, body: { version: 0, competitors } });
  expect(saved.statusCode).toBe(200);
  return founder;
};

it('what a killed worker had begun, another ends: one row each, and progress never falls', async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    const { id: userId, quizId } = await quizWithRivals();
    const { db } = house.database;
    const row = await db.selectFrom('quizzes').selectAll().where('id', '=', quizId).executeTakeFirstOrThrow();
    const queue: { key: CompanyKey; jobId: string }[] = [];
    let notes = 0;
    const late: (() => void)[] = [];
    const service = (isKilled: boolean) =>
      createResearch({
        db,
        store: createResearchStore({ db }),
        scrapes: createScrapesStore({ db }),
        companies: { logo: async () => undefined },
        quizzes: { chosen: async () => row },
        usual: { of: async () => [] },
        brains: { forQuiz: () => Promise.reject(new Error('no brain is needed')) },
        jobs: {
          enqueue: async (_trx, _name, data) => void queue.push({ key: data as CompanyKey, jobId: randomUUID() }),
        },
        async read(_company, { note }) {
          for (const step of STEPS) {
            await note(step);
            notes += 1;
            // the process is gone: what it was about to do comes late or never
            if (isKilled && notes === (kill % (STEPS.length * COMPANIES)) + 1)
              await new Promise<void>((wake) => late.push(wake));
          }
          return { website: undefined, reading: reading(isKilled ? '#111111' : '#7a1f3d') };
        },
        limits: { takeBy: async () => ({ ok: true }) },
        endReading: async () => undefined,
        now: () => new Date(),
        onBroken: (error) => expect.fail(String(error)),
      });
    const [first, second] = [service(true), service(false)];
    await first.begin(userId, row);
    const seen: number[] = [];
    const look = async () => void seen.push((await second.status({ _id: userId } as never, quizId)).progress);
    const jobs = [...queue];
    expect(jobs).toHaveLength(COMPANIES);
    const signal = new AbortController().signal;
    const runs = jobs.map(({ key, jobId }) => first.work.run(key, { id: jobId, signal }));
    await vi.waitUntil(() => late.length > 0);
    await look();
    // the queue gives what was not finished to another worker
    for (const { key } of jobs) await second.work.run(key, { id: randomUUID(), signal });
    await look();
    for (const wake of late) wake();
    await Promise.all(runs);
    await look();
    expect(seen.at(-1)).toBe(100);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    const found = await createScrapesStore({ db }).find(jobs.map(({ key }) => key));
    expect([...found.keys()].toSorted()).toEqual(jobs.map(({ key }) => keyOf(key)).toSorted());
    expect([...found.values()].every(({ status }) => status === 'read')).toBe(true);
  }
});
