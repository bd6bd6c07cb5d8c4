import type { Quiz, Selections } from '@signet/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recommendationsQuery, selectionsQuery } from '../../../../brand/recommended-queries.ts';
import { quizQuery } from '../../../../brand/own-quiz.ts';
import { toasts } from '../../../../ui/toast-queue.ts';
import { PartlySaved } from './choice-store.ts';
import { choiceOf, saveChoice, tellFailed } from './saving.ts';

afterEach(() => vi.unstubAllGlobals());

const kit = (marketingKitId: string) => ({
  marketingKitSelection: {
    marketingKitId,
    marketingKitKey: marketingKitId,
    name: 'Kit',
    description: 'A kit.',
    styles: [],
  },
});
const stored = (version: number): Selections => ({
  _id: 'selections',
  quizId: 'quiz',
  version,
  brandQuizSelections: kit('one'),
  customSelections: {},
  activeSelections: kit('one'),
  useCustomSelections: false,
  hasCustomLogos: false,
});

const quiz: Quiz = {
  _id: 'quiz',
  version: 4,
  brainVersionId: 'brain',
  companyName: 'Acme Labs',
  websiteUrl: '',
  logoText: '',
  industry: '1',
  businessLifecycle: 'idea',
  thoughtsAndFeelings: [],
  completed: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
};

/** A server that keeps what it is sent; `refused` calls answer 500. */
const founder = (version: number, refused: string[] = []) => {
  const asked: string[] = [];
  const answer = (path: string, body: Record<string, unknown>) => {
    if (path.startsWith('/api/quizzes')) return { ...quiz, ...body };
    return { ...stored(version + 1), ...body, version: version + 1, activeSelections: body['brandQuizSelections'] };
  };
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://signet.test');
    asked.push(`${method} ${pathname}`);
    if (refused.includes(`${method} ${pathname}`)) return Response.json({ message: 'No room' }, { status: 507 });
    if (pathname.startsWith('/api/recommendations')) return Response.json({ message: 'Not now' }, { status: 507 });
    return Response.json(answer(pathname, JSON.parse(String(body ?? '{}')) as Record<string, unknown>));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(selectionsQuery('quiz').queryKey, stored(version));
  client.setQueryData(quizQuery.queryKey, quiz);
  client.setQueryData(recommendationsQuery('quiz').queryKey, {} as never);
  return { asked, client, save: saveChoice(client, 'quiz') };
};

const before = choiceOf(stored(3), '');

describe('a choice is saved', () => {
  it('not at all where the same is saved already, in whatever order its keys stand', async () => {
    const { asked, save } = founder(3);
    const { marketingKitSelection: same } = kit('one');
    const turned = Object.fromEntries(Object.entries(same).toReversed()) as typeof same;
    await save({ ...before, brandQuizSelections: { marketingKitSelection: turned } }, before);
    expect(asked).toEqual([]);
  });

  it('and what was saved as it was wanted is the very choice, so that what can be undone keeps no copies', async () => {
    const { save } = founder(3);
    const wanted = { ...before, brandQuizSelections: kit('two') };
    expect(await save(wanted, before)).toBe(wanted);
  });

  it('even where it is what was recommended, if it is the first of all', async () => {
    const { asked, save } = founder(0);
    await save(before, before);
    expect(asked).toEqual(['POST /api/selections/']);
  });

  it('though what follows from another name cannot be made now', async () => {
    const { save } = founder(3);
    expect(await save({ ...before, logoText: 'Acme' }, before)).toMatchObject({ logoText: 'Acme' });
  });

  it('in part where only the name went through, which is then not taken back', async () => {
    const { save } = founder(3, ['POST /api/selections/']);
    const wanted = { ...before, brandQuizSelections: kit('two'), logoText: 'Acme' };
    const failure = await save(wanted, before).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PartlySaved);
    expect((failure as PartlySaved).now).toEqual({ ...before, logoText: 'Acme' });
  });
});

it.each([
  ['kit', 'Error saving quiz data. Marketing Kit selection has been reverted.'],
  ['fonts', 'Error saving quiz data. Font selections have been reverted.'],
  ['logoText', 'Error saving quiz data. Logo text has been reverted.'],
  ['other', 'An unknown error occurred while trying to save'],
] as const)('what is taken back of %s is told in the words of the specification', (about, sentence) => {
  toasts.clear();
  tellFailed(about, new Error('The server does not answer.'), () => undefined);
  expect(toasts.all().map(({ level, message }) => [level, message])).toEqual([['error', sentence]]);
});
