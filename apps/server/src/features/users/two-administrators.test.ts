import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

const ROUNDS = 50;
let house: TestHouse;
let admins: Person[];
beforeAll(async () => {
  house = await openTestHouse();
  admins = [await house.person({ role: 'admin' }), await house.person({ role: 'admin' })];
});
afterAll(() => house.close());

type Row = { version: number; role: string; subscription: { subscriptionKey: string } };

it('two administrators on one row, fifty rounds: one is saved, the other is told, nothing is lost', async () => {
  const person = await house.person();
  const rowFor = async (as: Person) => {
    const answer = await house.ask('GET', `/api/auth/users?search=${encodeURIComponent(person.email)}`, { as });
    return (answer.json() as { records: Row[] }).records[0];
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = await Promise.all(admins.map(rowFor));
    const wishes = [
      { subscription: { subscriptionKey: round % 2 === 0 ? 'studio' : 'founder' } },
      { role: round % 2 === 0 ? 'staff' : 'user' },
    ];
    const answers = await Promise.all(
      admins.map((as, at) => {
        const users = [{ _id: person.id, version: seen[at]?.version, ...wishes[at] }];
        return house.ask('POST', '/api/auth/users/users', { as, body: { users } });
      }),
    );
    const saved = answers.map((answer) => answer.json().updatedCount as number);
    expect([round, saved.toSorted()]).toEqual([round, [0, 1]]);
    const now = admins[0] && (await rowFor(admins[0]));
    // who was told that it was saved finds it; what the other wrote is not there
    const before = seen[0];
    expect(now).toMatchObject(saved[0] === 1 ? (wishes[0] ?? {}) : (wishes[1] ?? {}));
    expect(saved[0] === 1 ? now?.role : now?.subscription).toEqual(
      saved[0] === 1 ? before?.role : before?.subscription,
    );
  }
});
