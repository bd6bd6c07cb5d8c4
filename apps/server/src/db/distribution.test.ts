import { describe, expect, it } from 'vitest';
import { columns, elsewhere, owned, schema } from '../testing/owned-tables.ts';
import { inOnePlace, ofOneOwner, OWNERS, spanningKeys } from './distribution.ts';

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
});
