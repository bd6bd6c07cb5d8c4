import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signEvent } from '../../adapters/billing/signature.ts';
import { advance, told } from '../../adapters/billing/till/life.ts';
import { createTill } from '../../adapters/billing/till/till.ts';
import { createSubscriptionStore } from './subscriptions.store.ts';
import type { SignedEvent, TillAct } from '../../ports/billing.ts';
import { createDigest } from '../../testing/digest.ts';
import { houseSecret, openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

const publicUrl = new URL('http://localhost:3000');
let house: TestHouse;
let till: ReturnType<typeof createTill>;
let digest: () => Promise<Record<string, string>>;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  till = createTill({ db: house.database.db, secret: houseSecret, publicUrl });
  digest = await createDigest(house.database.db);
  const { db } = house.database;
  await db.updateTable('feature_flags').set({ value: 'true' }).where('name', '=', 'enableSubscriptions').execute();
});
afterAll(() => house.close());

const post = (path: string, as: Person) => house.ask('POST', path, { as, body: {} });
const hook = ({ raw, signature }: { raw: Buffer; signature?: string | undefined }) =>
  house.app.inject({
    method: 'POST',
    url: '/api/subscriptions/webhook',
    payload: raw,
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
  });
const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const checkout = async (as: Person) =>
  sessionOf((await post('/api/subscriptions/beta/checkout', as)).json().redirectUrl);
const portal = async (as: Person) => sessionOf((await post('/api/subscriptions/portal', as)).json().redirectUrl);
/** What happens at the till, told to nobody yet. */
const pay = async (as: Person): Promise<SignedEvent[]> =>
  (await till.desk?.pay(await checkout(as), as.id))?.events ?? [];
const act = async (as: Person, what: TillAct): Promise<SignedEvent[]> =>
  (await till.desk?.act(await portal(as), as.id, what)) ?? [];
const stored = async (as: Person) => {
  await digest(); // at rest
  const row = await house.database.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', as.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { reading: _n, user_id: _u, provider: _p, ...rest } = row;
  return rest;
};
/** The same as the till has it. */
const atTill = async (as: Person) => {
  const row = await house.database.db
    .selectFrom('till_subscriptions')
    .innerJoin('till_customers', 'till_customers.id', 'customer_id')
    .selectAll('till_subscriptions')
    .where('user_id', '=', as.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const one = told(advance(row, await till.now()));
  return {
    subscription_id: one.id,
    status: one.status,
    product_id: one.productId,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    started_at: one.startedAt,
    period_end: one.periodEnd,
    trial_end: one.trialEnd,
    past_due_since: one.pastDueSince,
    ended_at: one.endedAt,
  };
};
const tierOf = async (as: Person) => (await house.ask('GET', '/api/subscriptions/details', { as })).json().tier.key;

/** Every order of these. */
const orders = <T>(all: readonly T[]): T[][] =>
  all.length === 0 ? [[]] : all.flatMap((one, n) => orders(all.toSpliced(n, 1)).map((rest) => [one, ...rest]));

describe('events of one subscription', () => {
  it.each([1, 3])(
    'in all 120 orders, each %i times: one and the same end, one effect',
    async (times) => {
      const person = await house.person();
      const [completed, created] = await pay(person);
      const failing = await act(person, 'failNext');
      const changed = await act(person, { changeTo: 'test_studio' });
      const cancelled = await act(person, 'cancel');
      const five = [completed, created, ...failing, ...changed, ...cancelled].flatMap((event) => event ?? []);
      expect(five).toHaveLength(5);
      const all = orders(five);
      expect(all).toHaveLength(120);
      const due = await atTill(person);
      const { db } = house.database;
      // each time that a customer is marked as one to read again
      await sql`create table hints (at timestamptz default now())`.execute(db);
      await sql`create function hint() returns trigger language plpgsql as
      'begin insert into hints default values; return null; end'`.execute(db);
      await sql`create trigger hint after update of told_at on billing_customers
      for each row execute function hint()`.execute(db);
      const countOf = async (table: string): Promise<number> => {
        const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db);
        return Number(rows[0]?.count);
      };
      const people = await countOf('billing_customers');
      for (const order of all) {
        await db.deleteFrom('subscriptions').where('user_id', '=', person.id).execute();
        await db.deleteFrom('billing_events').execute();
        await sql`delete from hints`.execute(db);
        const told = order.flatMap((event) => Array.from({ length: times }, () => event));
        for (const event of told) expect((await hook(event)).statusCode).toBe(200);
        expect(await stored(person), order.map(({ raw }) => JSON.parse(String(raw)).type).join()).toEqual(due);
        const counted = await Promise.all(['billing_events', 'hints', 'billing_customers'].map(countOf));
        expect(counted).toEqual([5, 5, people]);
      }
      await sql`drop trigger hint on billing_customers`.execute(db);
      await sql`drop function hint`.execute(db);
      await sql`drop table hints`.execute(db);
      // a busy machine takes a minute for the 120
    },
    300_000,
  );

  it('a reading that was slow never overwrites one that began later', async () => {
    const person = await house.person();
    await pay(person);
    await post('/api/subscriptions/refresh', person);
    const { db } = house.database;
    await db.updateTable('subscriptions').set({ reading: '9000000000' }).where('user_id', '=', person.id).execute();
    await act(person, { changeTo: 'test_studio' });
    await post('/api/subscriptions/refresh', person);
    expect((await stored(person))?.product_id).toBe('test_founder');
  });

  it('who paid unheard and is late again is late since then, not since the first time', async () => {
    const person = await house.person();
    const { db } = house.database;
    const store = createSubscriptionStore({ db, provider: 'till' });
    const late = { status: 'past_due' as const, productId: 'test_founder', cancelAtPeriodEnd: false };
    const months = { startedAt: new Date('2026-01-01'), trialEnd: null, endedAt: null };
    const keep = async (since: string, reading: string) => {
      const [pastDueSince, periodEnd] = [new Date(since), new Date('2026-12-01')];
      await store.keep(person.id, { id: 'sub_late', ...late, ...months, periodEnd, pastDueSince }, reading);
    };
    await keep('2026-03-01', '1');
    await keep('2026-08-01', '2');
    expect((await stored(person))?.past_due_since).toEqual(new Date('2026-08-01'));
  });

  it('with a signature that is wrong, old, early or missing change nothing', async () => {
    const person = await house.person();
    const [event] = await pay(person);
    const raw = event?.raw ?? Buffer.from('');
    const before = await digest();
    for (const signature of [
      undefined,
      'nonsense',
      signEvent('another secret', raw, new Date()),
      signEvent(houseSecret, raw, new Date(Date.now() - 400_000)),
      signEvent(houseSecret, raw, new Date(Date.now() + 400_000)),
      signEvent(houseSecret, Buffer.from('{}'), new Date()),
    ]) {
      const answer = await hook({ raw, signature });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'signatureInvalid']);
    }
    expect(await digest()).toEqual(before);
  });
});

describe('paying', () => {
  it('a checkout that is pressed twice makes one customer and one session', async () => {
    const person = await house.person();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('/api/subscriptions/beta/checkout', person)));
    expect(new Set(answers.map((one) => one.json().redirectUrl)).size).toBe(1);
    const { db } = house.database;
    const customers = db.selectFrom('billing_customers').selectAll().where('user_id', '=', person.id);
    expect(await customers.execute()).toHaveLength(1);
    const table = await Promise.all(
      [1, 2, 3].map(() => post('/api/subscriptions/createSubscriptionCheckoutSession', person)),
    );
    expect(new Set(table.map((one) => one.json().checkoutSessionId)).size).toBe(1);
  });

  it('opens what was locked as soon as the founder comes back, though nobody was told', async () => {
    const person = await house.person({ tier: 'waitlist' });
    expect((await house.ask('GET', '/api/brands', { as: person })).statusCode).toBe(403);
    // a server that is killed right after the payment hears of nothing
    await pay(person);
    expect(await tierOf(person)).toBe('waitlist');
    const back = await post('/api/subscriptions/refresh', person);
    expect(back.json()).toEqual({ isManaged: true, returnTo: '/team/subscription' });
    expect(await tierOf(person)).toBe('founder');
  });

  it('comes back to where the founder was', async () => {
    const person = await house.person();
    await house.ask('POST', '/api/subscriptions/beta/checkout?from=%2Fquiz%2F5%2Fcolors%3Fa%3D1', {
      as: person,
      body: {},
    });
    expect((await post('/api/subscriptions/refresh', person)).json().returnTo).toBe('/quiz/5/colors?a=1');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/oidc/auth', 'book'])(
    'never comes back to %s',
    async (from) => {
      const person = await house.person();
      const asked = `/api/subscriptions/beta/checkout?from=${encodeURIComponent(from)}`;
      await house.ask('POST', asked, { as: person, body: {} });
      expect((await post('/api/subscriptions/refresh', person)).json().returnTo).toBe('/team/subscription');
    },
  );

  it('whoever has a subscription manages it instead of buying another', async () => {
    const person = await house.person();
    await pay(person);
    await post('/api/subscriptions/refresh', person);
    for (const path of ['beta/checkout', 'createSubscriptionCheckoutSession']) {
      const answer = await post(`/api/subscriptions/${path}`, person);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'alreadySubscribed']);
    }
    const open = await post('/api/subscriptions/portal', person);
    expect(open.json().redirectUrl).toMatch(/^http:\/\/localhost:3000\/till\/portal\/ps_/);
  });

  it('checkouts of two kinds are paid once: the till refuses the other, and coming back closes it', async () => {
    const person = await house.person();
    const beta = await checkout(person);
    const table = async () => {
      const { checkoutSessionId } = (await post('/api/subscriptions/createSubscriptionCheckoutSession', person)).json();
      const body = { checkoutSessionId, productId: 'test_studio' };
      return sessionOf((await house.ask('POST', '/api/till/sessions', { as: person, body })).json().redirectUrl);
    };
    const ids = [beta, await table()];
    const answers = await Promise.all(ids.map((id) => post(`/api/till/sessions/${id}/pay`, person)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.map((one) => one.json().errorCode)).toContain('alreadySubscribed');
    await post('/api/subscriptions/refresh', person);
    const open = await Promise.all(ids.map((id) => post(`/api/till/sessions/${id}/pay`, person)));
    expect(open.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    const { db } = house.database;
    const paid = db.selectFrom('till_subscriptions').innerJoin('till_customers', 'till_customers.id', 'customer_id');
    expect(await paid.select('user_id').where('user_id', '=', person.id).execute()).toHaveLength(1);
  });

  it("nobody pays or manages at another's session", async () => {
    const [one, other] = [await house.person(), await house.person()];
    const id = await checkout(one);
    expect((await post(`/api/till/sessions/${id}/pay`, other)).statusCode).toBe(404);
    expect((await house.ask('GET', `/api/till/sessions/${id}`, { as: other })).statusCode).toBe(404);
  });

  it('the details say how it stands, in their exact shape', async () => {
    const person = await house.person();
    await pay(person);
    await act(person, 'cancel');
    await post('/api/subscriptions/refresh', person);
    expect((await house.ask('GET', '/api/subscriptions/details', { as: person })).json()).toEqual({
      tier: { key: 'founder', label: 'Founder' },
      standing: 'ending',
      managedSubscription: {
        status: { label: 'Active' },
        cancelAtPeriodEnd: true,
        periodEndDate: expect.stringMatching(/Z$/),
      },
    });
  });
});

describe('the clock of the test till', () => {
  it('expires what was cancelled, for everybody, and brings nothing back by going back', async () => {
    const person = await house.person();
    const administrator = await house.person({ role: 'admin' });
    await pay(person);
    await act(person, 'cancel');
    await post('/api/subscriptions/refresh', person);
    const to = new Date(Date.now() + 40 * 86_400_000).toISOString();
    const moved = await house.ask('POST', '/api/till/clock', { as: administrator, body: { to } });
    expect(moved.json()).toMatchObject({ isMoved: true });
    const refused = await house.ask('GET', '/api/recommendations', { as: person });
    expect(refused.json().errorCode).toBe('subscriptionExpired');
    await digest();
    await house.ask('POST', '/api/till/clock', { as: administrator, body: { to: null } });
    expect((await stored(person))?.status).toBe('canceled');
  });
});
