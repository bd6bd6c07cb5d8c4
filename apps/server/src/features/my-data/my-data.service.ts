import type { Database } from '../../db/client.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { Identity } from '../../ports/identity.ts';
import type { MyDataStore } from './my-data.store.ts';
import { SECRETS } from './personal-tables.ts';

/** Who asks. */
type Asker = { _id: string; email: string; subscription: { isManaged: boolean } };

type Parts = {
  db: Database;
  store: MyDataStore;
  blobs: Pick<Blobs, 'delete'>;
  identity: Pick<Identity, 'issuer' | 'forgetAccount'>;
};

const withoutSecrets = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SECRETS.has(column)));

const KEPT = [
  'Invoices, as long as the law wants them kept: they lie with the payment provider, under your customer number there.',
  'The log of what staff did for others: it holds numbers and acts, no names and no addresses.',
];
const ELSEWHERE = 'Your account with the sign-in provider: it is not ours to end. What it knew of us is gone.';

/** What is held about a person: to read, and to have taken away. */
export const createMyData = ({ db, store, blobs, identity }: Parts) => ({
  /** Everything as JSON, what opens something left out. */
  async download({ _id, email }: Asker): Promise<string> {
    const { rows, letters, noted } = await store.held(_id, email);
    const readable = Object.entries(rows).map(([name, list]) => [name, list.map(withoutSecrets)]);
    return JSON.stringify({ ...Object.fromEntries(readable), letters, noted }, null, 2);
  },

  /**
   * Takes away everything of a person: rows in one transaction, then the account they sign in with, then files, which
   * nothing names any more and the sweep would find where this ends too early.
   */
  async erase(
    { _id, email, subscription }: Asker,
    typed: string,
  ): Promise<{ gone: { what: string; count: number }[]; kept: string[] }> {
    if (typed.trim().toLowerCase() !== email.toLowerCase()) throw new Refusal('otherAddress');
    if (subscription.isManaged) throw new Refusal('subscriptionRuns');
    const { counts, identities, keys } = await db.transaction().execute((trx) => store.erase(trx, _id, email));
    const own = identities.filter(({ issuer }) => issuer === identity.issuer);
    if (identity.forgetAccount) for (const { subject } of own) await identity.forgetAccount(subject);
    for (const key of keys) await blobs.delete(key);
    const gone = [...counts, { what: 'files', count: keys.length }].filter(({ count }) => count > 0);
    return { gone, kept: identity.forgetAccount ? KEPT : [...KEPT, ELSEWHERE] };
  },
});

export type MyData = ReturnType<typeof createMyData>;
