import { expect, test } from 'vitest';
import { readTables } from '../../../../brain/read-tables.ts';
import { answered } from '../testing/subjects.ts';
import { postSays } from './posts.ts';

const [head = [], ...rows] = (await readTables()).keywords ?? [];
const cell = (row: typeof head, column: string): string => String(row[head.indexOf(column)] ?? '');

test('a post says the meaning of a keyword as the brain wrote it, whichever it is', () => {
  expect(rows.length).toBeGreaterThan(90);
  for (const row of rows) {
    const keyword = { name: cell(row, 'name'), meaning: cell(row, 'meaning') };
    const { says } = postSays('keyword-post', { ...answered, keywords: [keyword] });
    expect(says).toBe(`${keyword.meaning} That is Quern.`);
  }
});
