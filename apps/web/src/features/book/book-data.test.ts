import type { Quiz } from '@signet/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { OWN_BOOK } from '../../api/own-keys.ts';
import { bookQuery } from './book-data.ts';
import { bookOpeningQuery } from './book-queries.ts';

afterEach(() => vi.unstubAllGlobals());

const quiz: Quiz = {
  _id: 'e7f4c1de-0b63-4a5e-9f4f-2d1f5c8f7a10',
  version: 1,
  brainVersionId: '6c9a2c86-8d0f-4a45-8f0f-0a44b1f4ce21',
  companyName: 'Northwind',
  websiteUrl: 'northwind.example',
  logoText: '',
  industry: 'coffee',
  businessLifecycle: 'seed',
  thoughtsAndFeelings: [],
  completed: false,
  updatedAt: '2026-11-20T12:00:00.000Z',
};
const asked: string[] = [];

/** A visit of a finished founder's book, whatever the server answers to all but the quiz. */
const visit = async (client: QueryClient): Promise<number> => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url.startsWith('/api/quizzes') ? Response.json(quiz) : new Response(null, { status: 404 });
  });
  await client.fetchQuery({ ...bookQuery(client, true), retry: false, staleTime: 0 }).catch(() => undefined);
  return asked.filter((url) => url.startsWith('/api/books')).length;
};

test('the opening is asked for while the quiz is on its way, and not again while its addresses hold', async () => {
  const client = new QueryClient();
  expect(await visit(client)).toBe(1);
  client.setQueryData(bookOpeningQuery(quiz._id).queryKey, { book: {}, drawings: {} } as never);
  expect(await visit(client)).toBe(0);
  await client.invalidateQueries({ queryKey: OWN_BOOK, refetchType: 'none' });
  expect(await visit(client)).toBe(1);
});
