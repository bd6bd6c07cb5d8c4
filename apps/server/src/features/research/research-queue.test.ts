import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Competitor } from '@signet/contract';
import type { CompanyKey } from '../../db/research-shapes.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { createCompanyReader } from './read-company.ts';
import { noPictures } from './reading/pictures.ts';
import { createResearch } from './research.service.ts';
import { createResearchStore } from './research.store.ts';
import { createScrapesStore, type ScrapesStore } from './scrapes.store.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

type Queued = { companyId: string; priority: number };

/** A research whose jobs are only noted. */
const openResearch = (change: (store: ScrapesStore) => Partial<ScrapesStore> = () => ({})) => {
  const { db } = house.database;
  const queue: Queued[] = [];
  const broken: unknown[] = [];
  const scrapes = createScrapesStore({ db });
  const research = createResearch({
    db,
    store: createResearchStore({ db }),
    scrapes: { ...scrapes, ...change(scrapes) },
    companies: { logo: async () => undefined },
    quizzes: { chosen: async (user) => rowOf((user as { quizId?: string }).quizId ?? '') },
    brains: { forQuiz: () => Promise.reject(new Error('no brain is needed')) },
    usual: { of: async () => [] },
    jobs: {
      enqueue: async (_trx, _name, data, _key, priority = 0) =>
        void queue.push({ companyId: (data as CompanyKey).companyId, priority }),
    },
    limits: { takeBy: async () => ({ ok: true }) },
    read: () => Promise.reject(new Error('nothing is read')),
    endReading: async () => undefined,
    now: () => new Date(),
    onBroken: (error) => void broken.push(error),
  });
  return { research, queue, broken };
};
const rowOf = (id: string) =>
  house.database.db.selectFrom('quizzes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const company = (uuid: string = randomUUID()): Competitor => ({
  identifier: { value: 'Made up', uuid, image_id: `si-${uuid}` },
});
const quizWith = async (competitors: Competitor[]) => {
  const founder = await house.person();
  const row = { ...(await rowOf(founder.quizId)), competitors };
  return { founder, row };
};

it('a founder with much waiting comes after those who have less', async () => {
  const { research, queue } = openResearch();
  const { founder, row } = await quizWith([company(), company(), company()]);
  await research.begin(founder.id, row);
  await research.begin(founder.id, { ...row, competitors: [company(), company()] });
  const other = await quizWith([company()]);
  await research.begin(other.founder.id, other.row);
  expect(queue.map(({ priority }) => 0 - priority)).toEqual([0, 1, 2, 3, 4, 0]);
});

/** How many of this database wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    house.database.db,
  );
  return rows.length;
};

it('quizzes that name the same companies in another order lock them in one order', async () => {
  const [low, high] = ['00000000-0000-4000-8000-000000000001', 'ffffffff-ffff-4fff-8fff-ffffffffffff'];
  const { research, broken } = openResearch();
  const { db } = house.database;
  const { founder, row } = await quizWith([company(low), company(high)]);
  await research.begin(founder.id, row);
  const second = await quizWith([company(high), company(low)]);
  const [begun] = await db.transaction().execute(async (trx) => {
    const lock = (id: string) => sql`select 1 from company_scrapes where company_id = ${id} for update nowait`;
    await lock(low).execute(trx);
    const waits = research.begin(second.founder.id, second.row);
    await expect.poll(waiting).toBe(1);
    // whoever waits for the first holds nothing of the second
    await lock(high).execute(trx);
    return [waits];
  });
  await begun;
  expect(broken).toEqual([]);
});

it('the status is answered also where beginning broke', async () => {
  const { research, broken } = openResearch(() => ({ request: () => Promise.reject(new Error('deadlock detected')) }));
  const { founder, row } = await quizWith([company()]);
  await house.database.db
    .updateTable('quizzes')
    .set({ competitors: JSON.stringify(row.competitors) })
    .where('id', '=', row.id)
    .execute();
  const status = await research.status({ _id: founder.id, quizId: founder.quizId } as never);
  expect(status).toMatchObject({ scrapeStatus: 'inProgress', companies: [{ status: 'waiting' }] });
  expect(broken).toHaveLength(1);
});

it('a directory that does not answer is no word on whether a company has a website', async () => {
  const read = createCompanyReader({
    companies: {
      logo: async () => undefined,
      website: () => Promise.reject(new ServiceUnavailable('company data', 'the vendor answered 500')),
    },
    client: { visit: () => expect.fail('no website is known') },
    reading: { page: async () => undefined, colors: async () => undefined, pictures: async () => noPictures },
  });
  const { signal } = new AbortController();
  const { reading } = await read({ companyId: randomUUID(), imageId: 'x' }, { signal, note: async () => undefined });
  expect(reading.website.outcome).toBe('notReached');
});
