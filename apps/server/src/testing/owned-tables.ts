import { readFileSync } from 'node:fs';
import { acrossOwners, copiedEverywhere, inOnePlace, OWNERS } from '../db/distribution.ts';

/** Every column, index and constraint as sorted lines of text (db/migrate.ts, describeSchema). */
export const schema = readFileSync(new URL('../db/schema.snapshot.txt', import.meta.url), 'utf8').split('\n');

/** The columns of each table. */
export const columns = new Map<string, string[]>();
for (const line of schema) {
  const [, table = '', column = ''] = /^column (\w+)\.(\w+) /.exec(line) ?? [];
  if (table) columns.set(table, [...(columns.get(table) ?? []), column]);
}

/** What belongs to an account of the built-in issuer lies beside it. */
const ofAccounts = [...columns].filter(([, names]) => names.includes('account_id')).map(([table]) => table);

/** Tables whose rows do not lie with an owner. */
export const elsewhere = new Set([...copiedEverywhere, ...Object.keys(inOnePlace), ...ofAccounts]);

/** Tables whose rows lie with their owner. */
export const owned = [...columns.keys()].filter((table) => table !== OWNERS && !elsewhere.has(table));

/** A statement and each question inside of it by itself, without what stands in brackets. */
const partsOf = (statement: string): string[] => {
  const parts: string[] = [];
  let rest = statement.replaceAll('"', '');
  for (let inner = /\(([^()]*)\)/.exec(rest); inner; inner = /\(([^()]*)\)/.exec(rest)) {
    if (/\b(select|update|delete)\b/.test(inner[1] ?? '')) parts.push(inner[1] ?? '');
    rest = rest.replace(inner[0], ' … ');
  }
  return [...parts, rest];
};

/** `a.user_id = b.user_id`, `user_id = $1`, `u.id = a.user_id`: each says of one more table whose rows are meant. */
const SAYS_WHOSE = /\buser_id = |= (\w+\.)?user_id\b/g;

/** The owned tables that a statement reaches into without saying of each whose rows it means. */
export const reachedWithoutOwner = (statement: string): string[] => {
  if (Object.keys(acrossOwners).some((one) => statement.includes(one))) return [];
  return partsOf(statement).flatMap((part) => {
    const reached = [...part.matchAll(/\b(?:from|join|update) (\w+)/g)].flatMap(([, table = '']) =>
      owned.includes(table) ? [table] : [],
    );
    return (part.match(SAYS_WHOSE) ?? []).length < reached.length ? reached : [];
  });
};

/** Whether a statement reaches into an owned table at all. */
export const reachesOwned = (statement: string): boolean => {
  const plain = statement.replaceAll('"', '');
  return owned.some((table) => new RegExp(`\\b(from|join|update|into) ${table}\\b`).test(plain));
};
