import { expect, it } from 'vitest';
import { withAct } from './audit-tab.tsx';

const query = new URLSearchParams('search=ada&sort=act&direction=asc&page=3&act=PUT+%2Fa');

it('another act keeps search and sort, and begins at the first page', () => {
  expect(String(withAct(query, 'GET /b'))).toBe('search=ada&sort=act&direction=asc&act=GET+%2Fb');
  expect(String(withAct(query, undefined))).toBe('search=ada&sort=act&direction=asc');
});
