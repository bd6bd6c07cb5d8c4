import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnishQuiz } from '../testing/brand.ts';
import { addressOf, allCalls, nobodys, sampleOf, type NamedCall } from '../testing/calls.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';
import { reachedWithoutOwner, reachesOwned } from '../testing/owned-tables.ts';
import type { Belongings } from '../testing/samples.ts';
import { furnishTill } from '../testing/till.ts';
import { bearing } from '../testing/visitors.ts';

let house: TestHouse;
/** What was asked of the database by a call, and not by work that goes on behind it. */
const asking = new AsyncLocalStorage<string[]>();
beforeAll(async () => {
  const onStatement = (text: string) => {
    asking.getStore()?.push(text);
    return () => undefined;
  };
  house = await openTestHouse({}, await createTestDatabase({ onStatement }));
  await house.startWork();
  // what is switched off is refused before it asks anything
  const { db } = house.database;
  await db.updateTable('feature_flags').set({ value: 'true' }).where('name', '=', 'chatbot.enabled').execute();
});
afterAll(() => house.close());

const belongingsOf = async (person: Person): Promise<Belongings> => {
  const { db } = house.database;
  const { madeFilesId } = await furnishQuiz({ db, blobs: house.blobs }, person);
  const selections = db.selectFrom('selections').select('id').where('quiz_id', '=', person.quizId);
  const { id: selectionsId } = await selections.executeTakeFirstOrThrow();
  const till = await furnishTill(db, person);
  return { ...nobodys, quizId: person.quizId, selectionsId, madeFilesId, till };
};

/** Calls of whoever has an account, whatever else they may do. */
const isFounders = ({ call: { access } }: NamedCall): boolean =>
  access.who === 'token' || (access.who === 'user' && !access.permissions?.length && access.expiry !== 'expired');

describe('a founder’s call says whose rows it means wherever they lie with their owner', () => {
  const founders = allCalls.filter(isFounders);

  it.each(founders.map((named) => [named.name, named] as const))('%s', async (_name, named) => {
    const person = await house.person({ tier: 'studio' });
    await house.database.db.updateTable('users').set({ quiz_completed: true }).where('id', '=', person.id).execute();
    const sent = sampleOf(named).send(await belongingsOf(person));
    const statements: string[] = [];
    await asking.run(statements, () =>
      house.ask(named.call.method, addressOf(named.call, sent), {
        headers: { ...bearing(person.token, person), ...sent.headers },
        ...(sent.body === undefined ? {} : { body: sent.body }),
      }),
    );
    const wrong = statements.flatMap((text) => reachedWithoutOwner(text).map((table) => `${table}: ${text}`));
    expect([...new Set(wrong)]).toEqual([]);
    expect(statements.length).toBeGreaterThan(0);
  });

  it('and the calls of every page are among them', async () => {
    expect(founders.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['auth.validate', 'quizzes.save', 'selections.save', 'recommendations.get', 'books.get']),
    );
    expect(reachesOwned('select * from "quizzes" where "id" = $1')).toBe(true);
    expect(reachedWithoutOwner('select * from "quizzes" where "id" = $1')).toEqual(['quizzes']);
    expect(reachedWithoutOwner('select 1 from users where id in (select id from quizzes)')).toEqual(['quizzes']);
  });
});
