import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { attach } from '../bench/api/cast.ts';
import { clearAway, makeHome, start } from '../bench/live/home.ts';
import { seededRandom } from '../bench/live/random.ts';
import {
  ask,
  doorOf,
  newcomer,
  renew,
  signIn,
  type Credentials,
  type Door,
  type Session,
} from '../bench/live/sign-in.ts';
import { createFindings, report, type Fault } from './round.ts';

const ROUNDS = 12;
/** About how long paying takes until it is answered. */
const PAYING_MS = 40;
/** How soon a payment that nobody was told of is known by itself. */
const SECONDS = 90;
const LOOK_AGAIN_MS = 500;

type Db = Awaited<ReturnType<typeof attach>>['db'];
type Newcomer = Credentials & { session: Session };
type Details = { tier: { key: string } };

/** Of one founder's subscriptions at the till, how many there are: what was paid, whoever heard of it. */
const paidOf = async (db: Db, userId: string): Promise<number> => {
  const rows = await db
    .selectFrom('till_subscriptions')
    .innerJoin('till_customers', 'till_customers.id', 'till_subscriptions.customer_id')
    .select('till_subscriptions.id')
    .where('till_customers.user_id', '=', userId)
    .execute();
  return rows.length;
};

const idOf = async (db: Db, email: string): Promise<string> => {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return row.id;
};

/** A founder before the till, ready to press. */
const atTheTill = async (url: string, person: Newcomer): Promise<string> => {
  const answer = await ask(url, person.session, 'POST', '/api/subscriptions/beta/checkout', {});
  const { redirectUrl } = (await answer.json()) as { redirectUrl: string };
  return new URL(redirectUrl).pathname.split('/').at(-1) ?? '';
};

const tierOf = async (url: string, session: Session): Promise<string> => {
  const answer = await ask(url, session, 'GET', '/api/subscriptions/details');
  return ((await answer.json()) as Details).tier.key;
};

/** Signed in again where the token has run out meanwhile. */
const again = (door: Door, person: Newcomer) => renew(door, person.session).catch(() => signIn(door, person));

/**
 * The server is killed between a payment and its being told. What was paid opens, whether the founder comes back from
 * paying or only waits; what was not paid opens nothing; nothing is paid twice.
 */
export const payment: Fault = async (seed) => {
  const random = seededRandom(seed);
  const home = await makeHome();
  let server = await start(home);
  const { db, close } = await attach(home.dir);
  const door = doorOf(home.url);
  const total = { name: 'payment: server killed before it is told', rounds: 0, lost: 0, ok: true };
  let unheard = 0;
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const findings = createFindings();
      const person = await newcomer(door);
      const userId = await idOf(db, person.email);
      const session = await atTheTill(home.url, person);
      const paying = ask(home.url, person.session, 'POST', `/api/till/sessions/${session}/pay`, {}).catch(
        () => undefined,
      );
      const after = Math.round(random() * PAYING_MS);
      await pause(after);
      server.signal('SIGKILL');
      await server.ended;
      await paying;
      const paid = await paidOf(db, userId);
      const known = await db.selectFrom('subscriptions').select('status').where('user_id', '=', userId).execute();
      const isUnheard = paid > 0 && known.length === 0;
      unheard += Number(isUnheard);
      const restarted = performance.now();
      server = await start(home);
      const renewed = await again(door, person);
      const comesBack = random() < 0.5;
      if (comesBack) await ask(home.url, renewed, 'POST', '/api/subscriptions/refresh', {});
      const due = paid > 0 ? 'founder' : 'free';
      let tier = await tierOf(home.url, renewed);
      while (tier !== due && performance.now() - restarted < SECONDS * 1000) {
        await pause(LOOK_AGAIN_MS);
        tier = await tierOf(home.url, renewed);
      }
      findings.check(tier === due, `paid ${paid} times, and the tier is ${tier}`);
      findings.check(paid <= 1, `one press paid ${paid} times`);
      const seconds = ((performance.now() - restarted) / 1000).toFixed(1);
      const what = paid === 0 ? 'not paid' : isUnheard ? 'paid, not told' : 'paid and told';
      const way = comesBack ? 'came back' : 'waited';
      report(`round ${round}`, `killed after ${after} ms: ${what}; ${way}, right after ${seconds} s`, findings.all);
      total.rounds += 1;
      total.lost += Number(tier !== due);
      total.ok &&= findings.all.length === 0;
    }
    if (unheard === 0) console.log('      no payment was unheard of at a kill: this proves too little');
    return [{ ...total, ok: total.ok && unheard > 0 }];
  } finally {
    await close();
    server.signal('SIGTERM');
    await server.ended;
    await clearAway(home);
  }
};
