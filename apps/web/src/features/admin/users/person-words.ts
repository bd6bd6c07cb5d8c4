import type { UserDetails } from '@signet/contract';
import { letterStatus } from '../mail/letter-words.ts';

const kinds: Readonly<Record<string, string>> = {
  logos: 'Logo set',
  'logo-packs': 'Logos to take away',
  packs: 'Whole pack',
  books: 'Brand book as a PDF',
  documents: 'Document',
  research: 'Research of a company',
  subscription: 'Subscription looked up',
};

const states: Readonly<Record<string, string>> = {
  waiting: 'waits for its turn',
  complete: 'made',
  failed: 'could not be made',
  superseded: 'replaced by a newer one',
};

/** Of what is no file. */
const statesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  research: { read: 'read', failed: 'could not be read' },
  // as the queue says it (pg-boss)
  subscription: {
    created: 'waits for its turn',
    retry: 'is tried again',
    active: 'under way',
    completed: 'done',
    cancelled: 'given up',
    failed: 'failed',
  },
};

type Job = UserDetails['jobs'][number];

/** What was done for somebody, as founders know it, and of whom where that has a name. */
export const kindOfJob = ({ kind, of }: Job): string =>
  of === null ? (kinds[kind] ?? kind) : `${kinds[kind] ?? kind}, ${of}`;

/** What became of it; how far it is only while it goes on. */
export const stateOfJob = ({ kind, status, progress }: Job): string => {
  if (status === 'making') return `being made, ${progress}%`;
  if (status === 'reading') return `being read, ${progress}%`;
  return statesOf[kind]?.[status] ?? states[status] ?? status;
};

type Session = UserDetails['sessions'][number];

/** Since when somebody is signed in there, and until when, as far as it was noted; `moment` writes an instant. */
export const timesOf = ({ since, seenAt, until }: Session, moment: (at: string) => string): string =>
  [since && `since ${moment(since)}`, seenAt && `last seen ${moment(seenAt)}`, `ends ${moment(until)}`]
    .filter(Boolean)
    .join(', ');

/** What is said where no session is listed: who vouches from elsewhere keeps theirs. */
export const noSessions = (waysIn: UserDetails['waysIn'], house: string): string =>
  waysIn.length === 0 || waysIn.some(({ issuer }) => issuerOf(issuer, house) === THIS_HOUSE)
    ? 'Signed in nowhere.'
    : 'They sign in elsewhere, and their sessions are kept there.';

export const stateOfLetter = ({ status }: UserDetails['letters'][number]): string =>
  (letterStatus as Readonly<Record<string, string>>)[status]?.toLowerCase() ?? status;

const payments: Readonly<Record<string, string>> = {
  active: 'paid',
  trialing: 'in its trial',
  past_due: 'payment is late',
  unpaid: 'not paid',
  canceled: 'ended',
  incomplete: 'payment not finished',
};

const THIS_HOUSE = 'This Signet';

/** Who says that it is them: this house, or an issuer by its address. */
export const issuerOf = (issuer: string, house: string): string =>
  issuer === new URL('/oidc', house).href ? THIS_HOUSE : issuer;

/** The tier, and how it is paid where a provider knows. */
export const tierOf = ({ label, managed }: UserDetails['tier']): string =>
  managed === null ? label : `${label}, ${payments[managed] ?? managed}`;
