import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findStatement, saveStatement } from '../features/quizzes/quizzes.store.ts';
import { findCurrentStatement } from '../features/users/users.store.ts';
import { copiedEverywhere, inOnePlace, ofOneOwner, OWNERS, spanningKeys } from './distribution.ts';

const schema = readFileSync(new URL('schema.snapshot.txt', import.meta.url), 'utf8').split('\n');

const columns = new Map<string, string[]>();
for (const line of schema) {
  const [, table = '', column = ''] = /^column (\w+)\.(\w+) /.exec(line) ?? [];
  if (table) columns.set(table, [...(columns.get(table) ?? []), column]);
}
/** What belongs to an account of the built-in issuer lies beside it. */
const ofAccounts = [...columns].filter(([, names]) => names.includes('account_id')).map(([table]) => table);
const elsewhere = new Set([...copiedEverywhere, ...Object.keys(inOnePlace), ...ofAccounts]);
const owned = [...columns.keys()].filter((table) => table !== OWNERS && !elsewhere.has(table));
const isDistributed = (table: string) => table === OWNERS || owned.includes(table);

const foreignKeys = schema.flatMap((line) => {
  const [, from = '', name = '', own = '', to = ''] =
    /^constraint (\w+) (\w+) FOREIGN KEY \(([^)]+)\) REFERENCES (\w+)\(/.exec(line) ?? [];
  return from ? [{ from, name, own, to }] : [];
});
const uniqueKeys = schema.flatMap((line) => {
  const [, name = '', table = '', keys = ''] =
    /^index CREATE UNIQUE INDEX (\w+) ON public\.(\w+) USING btree \((.*?)\)(?: WHERE.*)?$/.exec(line) ?? [];
  return name ? [{ name, table, keys: keys.split(', ') }] : [];
});

/** A statement and each question inside of it by itself, without what stands in brackets. */
const partsOf = (statement: string): string[] => {
  const parts: string[] = [];
  let rest = statement;
  for (let inner = /\(([^()]*)\)/.exec(rest); inner; inner = /\(([^()]*)\)/.exec(rest)) {
    if (/\bselect\b/.test(inner[1] ?? '')) parts.push(inner[1] ?? '');
    rest = rest.replace(inner[0], ' … ');
  }
  return [...parts, rest];
};

describe('a schema whose owners lie on several machines', () => {
  it('says of every table where it lies', () => {
    expect([...elsewhere].filter((table) => !columns.has(table))).toEqual([]);
    expect(owned.length).toBeGreaterThan(15);
    expect(owned.filter((table) => !columns.get(table)?.includes('user_id'))).toEqual([]);
  });

  it('has an owner in every owned row', () => {
    const lines = new Set(schema);
    expect(owned.filter((table) => !lines.has(`column ${table}.user_id uuid not null`))).toEqual([]);
  });

  it('has no key of owned rows that spans two owners', () => {
    const spanning = uniqueKeys
      .filter(({ table, name }) => isDistributed(table) && !(name in spanningKeys))
      .filter(({ keys }) => !keys.some((key) => ofOneOwner.includes(key)));
    expect(spanning.map(({ name }) => name)).toEqual([]);
    expect(uniqueKeys.length).toBeGreaterThan(60);
  });

  it('has no reference from owned rows to one place, and none from there to an owned row but its owner', () => {
    const crossing = foreignKeys.filter(({ from, to, own }) => {
      if (isDistributed(from)) return to in inOnePlace;
      return isDistributed(to) && !(to === OWNERS || own === 'quiz_id');
    });
    expect(crossing.map(({ name }) => name)).toEqual([]);
  });

  it.each([findCurrentStatement, findStatement, saveStatement])(
    'asks on the hot path for nothing but one owner: $name',
    ({ text }) => {
      for (const part of partsOf(text))
        for (const table of owned)
          if (new RegExp(`\\b(from|join|update) ${table}\\b`).test(part)) expect(part, table).toMatch(/user_id = /);
      expect(owned.some((table) => text.includes(table))).toBe(true);
    },
  );
});
