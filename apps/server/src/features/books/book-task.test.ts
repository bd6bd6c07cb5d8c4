import { expect, it } from 'vitest';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import { createLogoDrafts } from '../logos/logo-drafts.ts';
import { createBookKind } from './book-kind.ts';
import { createTracingDue } from './book-task.ts';

const notAsked = async (): Promise<never> => {
  throw new Error('nothing is drawn here');
};
const dueFor = (custom: CustomLogos | undefined) => {
  const traced: string[] = [];
  const drafts = createLogoDrafts({
    brains: { get: notAsked },
    fonts: { font: notAsked },
    blobs: { get: notAsked },
    // nothing that could be outlined, or nothing in time
    trace: async (owner) => void traced.push(owner),
  });
  const tracingDue = createTracingDue({ brands: { version: notAsked, customLogos: async () => custom }, drafts });
  const kind = createBookKind({ books: { pdf: notAsked }, tasks: notAsked, tracingDue });
  return { traced, due: () => kind.aside?.({ brandId: 'brand', userId: 'ada', bookVersion: 1 }) };
};

it('a logo of their own is traced aside before a book is printed, once, whatever comes of it', async () => {
  const { traced, due } = dueFor({ 'logo-p1.svg': 'a key' });
  const tracing = await due();
  expect(traced).toEqual([]);
  await tracing?.();
  expect(traced).toEqual(['ada']);
  expect(await due()).toBeUndefined();
});

it('there is nothing to trace where the logo is one of ours', async () => {
  expect(await dueFor(undefined).due()).toBeUndefined();
});
