import type { Database } from '../../db/client.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { Identity } from '../../ports/identity.ts';
import type { MyDataStore } from './my-data.store.ts';
import { goneWords, SECRETS } from './personal-tables.ts';

/** Who asks. */
type Asker = { _id: string; email: string };

type Parts = {
  db: Database;
  store: MyDataStore;
  blobs: Pick<Blobs, 'delete'>;
  jobs: Pick<Jobs, 'enqueue'>;
  identity: Pick<Identity, 'issuer' | 'forgetAccount'>;
  /** What takes back their access to a drive at its provider, once their account is gone. */
  driveRevocation: (userId: string) => Promise<() => Promise<void>>;
  /** Whether they pay, as the provider says it now: whoever is gone could not reach its page any more. */
  hasSubscription: (userId: string) => Promise<boolean>;
  /** Who changes who is an administrator takes turns. */
  administrators: {
    lockAdministrators: (trx: Database) => Promise<void>;
    hasAdministrator: (trx: Database) => Promise<boolean>;
  };
};

const withoutSecrets = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SECRETS.has(column)));

const KEPT = [
  'Invoices, as long as the law wants them kept: they lie with the payment provider, under your customer number there.',
  'The log of what staff did for others: it holds numbers and acts, no names and no addresses.',
];
const ELSEWHERE = 'Your account with the sign-in provider: it is not ours to end. What it knew of us is gone.';

/** Ends the account that somebody signed in with, tried again where the issuer does not answer. */
const FORGET = 'my-data.forget-account';
type Forgotten = { subject: string };

/** What is held about a person: to read, and to have taken away. */
export const createMyData = ({
  db,
  store,
  blobs,
  jobs,
  identity,
  driveRevocation,
  hasSubscription,
  administrators,
}: Parts) => ({
  work: {
    name: FORGET,
    run: async ({ subject }) => identity.forgetAccount?.(subject),
  } satisfies Work<Forgotten>,

  /** Everything as JSON, what opens something left out. */
  async download({ _id, email }: Asker): Promise<string> {
    const { rows, letters, noted } = await store.held(_id, email, identity.forgetAccount && identity.issuer);
    const readable = Object.entries(rows).map(([name, list]) => [name, list.map(withoutSecrets)]);
    return JSON.stringify({ ...Object.fromEntries(readable), letters, noted }, null, 2);
  },

  /**
   * Takes away everything of a person: rows in one transaction, and a job for the account they sign in with; then
   * files, which nothing names any more and the sweeps find where this ends too early.
   * @throws Refusal `lastAdministrator` where nobody could look after the house.
   */
  async erase(
    { _id, email }: Asker,
    typed: string,
  ): Promise<{ gone: { what: string; count: number }[]; kept: string[] }> {
    if (typed.trim().toLowerCase() !== email.toLowerCase()) throw new Refusal('otherAddress');
    if (await hasSubscription(_id)) throw new Refusal('subscriptionRuns');
    const revokeDrive = await driveRevocation(_id);
    const { counts, keys } = await db.transaction().execute(async (trx) => {
      await administrators.lockAdministrators(trx);
      const wasLookedAfter = await administrators.hasAdministrator(trx);
      const erased = await store.erase(trx, _id, email);
      if (wasLookedAfter && !(await administrators.hasAdministrator(trx))) throw new Refusal('lastAdministrator');
      const own = erased.identities.filter(({ issuer }) => issuer === identity.issuer);
      if (identity.forgetAccount)
        for (const { subject } of own) await jobs.enqueue(trx, FORGET, { subject } satisfies Forgotten, subject);
      return erased;
    });
    // the account is gone: what fails from here on is no failure of theirs
    await Promise.allSettled([revokeDrive(), ...keys.map((key) => blobs.delete(key))]);
    const gone = Object.entries(goneWords).map(([many, one]) => {
      const listed = counts.filter(({ what }) => what === many).reduce((sum, { count }) => sum + count, 0);
      const count = many === 'files' ? keys.length : listed;
      return { what: count === 1 ? one : many, count };
    });
    return { gone: gone.filter(({ count }) => count > 0), kept: identity.forgetAccount ? KEPT : [...KEPT, ELSEWHERE] };
  },
});

export type MyData = ReturnType<typeof createMyData>;
