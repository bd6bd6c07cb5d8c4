import type { UserDetails } from '@signet/contract';
import { letterStatus } from '../mail/letter-words.ts';

const kinds: Readonly<Record<string, string>> = {
  logos: 'Logo set',
  'logo-packs': 'Logos to take away',
  packs: 'Whole pack',
  books: 'Brand book as a PDF',
  documents: 'Document',
};

const states: Readonly<Record<string, string>> = {
  waiting: 'waits for its turn',
  complete: 'made',
  failed: 'could not be made',
  superseded: 'replaced by a newer one',
};

type Job = UserDetails['jobs'][number];

/** What a file of somebody is called, as founders know it. */
export const kindOfJob = ({ kind }: Job): string => kinds[kind] ?? kind;

/** What became of it; how far it is only while it is made. */
export const stateOfJob = ({ status, progress }: Job): string =>
  status === 'making' ? `being made, ${progress} %` : (states[status] ?? status);

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

/** Who says that it is them: this house, or an issuer by its address. */
export const issuerOf = (issuer: string, house: string): string =>
  issuer === new URL('/oidc', house).href ? 'This house' : issuer;

/** The tier, and how it is paid where a provider knows. */
export const tierOf = ({ label, managed }: UserDetails['tier']): string =>
  managed === null ? label : `${label}, ${payments[managed] ?? managed}`;
