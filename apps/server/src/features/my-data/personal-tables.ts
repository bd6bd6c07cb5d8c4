import type { Selectable } from 'kysely';
import type { Tables } from '../../db/schema.ts';

/** Tables whose rows belong to one person by `user_id`. */
type OfPerson = {
  [Name in keyof Tables]: 'user_id' extends keyof Selectable<Tables[Name]> ? Name : never;
}[keyof Tables];

/** Tables of the built-in issuer, whose rows belong to one account by `account_id`. */
type OfAccount = {
  [Name in keyof Tables]: 'account_id' extends keyof Selectable<Tables[Name]> ? Name : never;
}[keyof Tables];

/** Every such table; one that is missing does not compile. Their rows go with the account. */
const accountTables = {
  password_resets: true,
  passkeys: true,
  second_factors: true,
  recovery_codes: true,
  sign_in_steps: true,
  sign_in_sessions: true,
} as const satisfies Record<OfAccount, true>;

/** Every such table and what its rows are called; one that is missing does not compile. */
export const personalTables = {
  identities: 'ways to sign in',
  quizzes: 'sets of answers',
  selections: 'selections',
  recommendations: 'sets of recommendations',
  research_snapshots: 'readings of competitors',
  quiz_research: 'researches',
  mark_sets: 'sets of marks',
  brand_versions: 'saved brands',
  made_files: 'sets of files',
  documents: 'documents',
  story_answers: 'answers of stories',
  drive_links: 'connected drives',
  drive_consents: 'requests for access to a drive',
  drive_files: 'files in Signet Drive',
  chat_sessions: 'conversations with the strategist',
  chat_turns: 'questions to the strategist',
  shared_books: 'links to books',
  billing_customers: 'customer numbers',
  subscriptions: 'subscriptions',
  billing_checkouts: 'checkouts',
  billing_letters: 'letters about billing',
  till_customers: 'customers of the test till',
} as const satisfies Record<OfPerson, string>;

/** Of what went away, what somebody knows by a name: of many and of one. The rest belongs to these. */
export const goneWords: Readonly<Record<string, string>> = {
  'saved brands': 'saved brand',
  'sets of answers': 'set of answers',
  files: 'file',
  'links to books': 'link to a book',
  subscriptions: 'subscription',
};

export const personalTableNames = Object.keys(personalTables) as OfPerson[];
export const accountTableNames = Object.keys(accountTables) as OfAccount[];

/** What opens something, and is no data about anybody. */
export const SECRETS: ReadonlySet<string> = new Set([
  'token_hash',
  'password_hash',
  'sealed',
  'sealed_secret',
  'code_hash',
  'interaction_uid',
]);
