import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

it.each(['/quiz/3', '/register?c=abc&brand=beta', '/admin/mail?search=a%20b#top'])(
  '%s is come back to after sign-in',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);
it.each([
  undefined,
  null,
  7,
  '',
  'quiz',
  'https://evil.test/',
  '//evil.test/a',
  '/\\evil.test',
  '/.//evil.test/a',
  '/a/..//evil.test',
  '/callback?code=1',
  '/error',
  '/unauthorized',
])('%s leads to the start', (value) => expect(safeReturnPath(value)).toBe('/'));
