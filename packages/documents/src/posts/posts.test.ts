import { expect, test } from 'vitest';
import { readTables } from '../../../../brain/read-tables.ts';
import { answered, unanswered } from '../testing/subjects.ts';
import { postSays, posts, type PostKind } from './posts.ts';

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

test('a picture that waits for an answer shows no question: nobody can type into it', () => {
  for (const kind of Object.keys(posts) as PostKind[]) {
    const { says, asks } = postSays(kind, unanswered);
    expect(says).not.toContain('?');
    if (asks !== undefined) expect(asks).toMatch(/\?$/u);
  }
  expect(postSays('hiring-post', unanswered).asks).toBe('Which job do you offer?');
});
