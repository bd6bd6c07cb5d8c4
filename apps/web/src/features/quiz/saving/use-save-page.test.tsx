import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Quiz } from '@signet/contract';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quizQuery } from '../../../brand/own-quiz.ts';
import { drafts } from '../answers/draft-store.ts';
import { quizExample } from '../pages/quiz-example.ts';
import { savedAnswers } from '../pages/quiz-pages.ts';
import type { CompanyAnswers } from '../pages/your-company.ts';
import { useSavePage } from './use-save-page.ts';

/** A server that keeps one quiz as the real one does: a save based on another version is refused. */
const serverWith = (quiz: Quiz) => {
  const server = { quiz, saves: 0, asked: [] as string[], fails: undefined as Response | undefined };
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    server.asked.push(`${method} ${url}`);
    if (server.fails) return server.fails.clone();
    if (url.startsWith('/api/recommendations'))
      return Response.json({ message: 'no', errorCode: 'unavailable' }, { status: 503 });
    if (url.startsWith('/api/selections'))
      return Response.json({ message: 'no', errorCode: 'notFound' }, { status: 404 });
    if (method === 'GET') return Response.json(server.quiz);
    const { _id, version, ...answers } = JSON.parse(body ?? '{}') as Quiz;
    if (version !== server.quiz.version)
      return Response.json(
        { message: 'Your quiz was changed in another tab or window. Nothing was overwritten.', errorCode: 'staleQuiz' },
        { status: 409 },
      );
    server.saves += 1;
    server.quiz = { ...server.quiz, ...answers, version: version + 1 };
    return Response.json(server.quiz);
  });
  return server;
};

const quiz = quizExample();
const mine: CompanyAnswers = { ...savedAnswers(quiz)[1], companyName: 'Acme Robotics' };

let hook: ReturnType<typeof useSavePage<1>>;
let router: ReturnType<typeof createMemoryRouter>;
let client: QueryClient;
const Page = () => {
  const saving = useSavePage(1, quiz);
  useEffect(() => {
    hook = saving;
  });
  return null;
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  drafts.drop(quiz._id, 1);
  drafts.write(quiz, 1, mine);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(quizQuery.queryKey, quiz);
  router = createMemoryRouter(
    [
      { path: '/quiz/1', Component: Page },
      { path: '/quiz/2', element: null },
    ],
    { initialEntries: ['/quiz/1'] },
  );
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const where = () => router.state.location.pathname;

describe('saving a page', () => {
  it('saves the quiz, refreshes the selections, then goes to the next page, and drops the draft', async () => {
    const server = serverWith(quiz);
    await act(() => hook.save(mine));
    expect(server.asked.filter((one) => !one.includes('/api/brain'))).toEqual([
      'PUT /api/quizzes/',
      `GET /api/selections/${quiz._id}`,
    ]);
    expect(server.quiz.companyName).toBe('Acme Robotics');
    expect(where()).toBe('/quiz/2');
    expect(drafts.read(quiz._id, 1)).toBeUndefined();
    expect(client.getQueryData(quizQuery.queryKey)?.version).toBe(2);
  });
  it('refreshes recommendations once all is answered; the founder goes on even when that fails', async () => {
    const keyword = { category_id: 'feels', icon: 'ripple', iconStyle: 'outline', meaning: 'So it is.' } as const;
    const thoughtsAndFeelings = ['Calm', 'Warm', 'Bold'].map((name) => ({ _id: name.toLowerCase(), name, ...keyword }));
    const server = serverWith({
      ...quiz,
      competitors: [],
      colorPreferences: { favoriteColors: [], dislikedColors: [] },
      thoughtsAndFeelings,
    });
    await act(() => hook.save(mine));
    // after the save, and both at once
    expect(server.asked.filter((one) => !one.includes('/api/brain'))).toEqual([
      'PUT /api/quizzes/',
      `GET /api/selections/${quiz._id}`,
      `GET /api/recommendations/?quizId=${quiz._id}`,
    ]);
    expect([where(), server.saves, hook.failure]).toEqual(['/quiz/2', 1, undefined]);
  });
  it('saves once however often NEXT is pressed', async () => {
    const server = serverWith(quiz);
    await act(() => Promise.all([hook.save(mine), hook.save(mine), hook.save(mine)]));
    expect(server.saves).toBe(1);
  });
  it('shows the server’s message when it fails, keeps the draft and stays on the page', async () => {
    const server = serverWith(quiz);
    server.fails = Response.json(
      { message: 'There is no room left to store this. Nothing was changed.', errorCode: 'storageFull' },
      { status: 507 },
    );
    await act(() => hook.save(mine));
    expect(hook.failure).toBe('There is no room left to store this. Nothing was changed.');
    expect(drafts.read(quiz._id, 1)?.answers).toEqual(mine);
    expect([where(), hook.busy]).toEqual(['/quiz/1', false]);
  });
});

describe('saving over a quiz that was changed elsewhere', () => {
  const changed = quizExample({ version: 4, companyName: 'Acme Foods' });

  it('overwrites nothing, keeps what was entered and asks', async () => {
    const server = serverWith(changed);
    await act(() => hook.save(mine));
    expect(server.quiz).toEqual(changed);
    expect(hook.stale).toEqual({ now: changed, mine });
    expect(drafts.read(quiz._id, 1)?.answers).toEqual(mine);
    expect([where(), hook.failure]).toEqual(['/quiz/1', undefined]);
  });
  it('Keep mine saves over the newer quiz and goes on', async () => {
    const server = serverWith(changed);
    await act(() => hook.save(mine));
    await act(() => hook.keepMine());
    expect(server.quiz).toMatchObject({ companyName: 'Acme Robotics', version: 5 });
    expect([where(), hook.stale]).toEqual(['/quiz/2', undefined]);
  });
  it('asks again when it was changed once more meanwhile', async () => {
    const server = serverWith(changed);
    await act(() => hook.save(mine));
    server.quiz = { ...changed, version: 9, companyName: 'Acme Toys' };
    await act(() => hook.keepMine());
    expect(hook.stale?.now.companyName).toBe('Acme Toys');
    expect(server.quiz.companyName).toBe('Acme Toys');
  });
  it('keeps what was entered when Keep mine cannot be saved', async () => {
    const server = serverWith(changed);
    await act(() => hook.save(mine));
    server.fails = Response.json({ message: 'A service this needs is not answering.' }, { status: 503 });
    await act(() => hook.keepMine());
    expect(drafts.read(quiz._id, 1)?.answers).toEqual(mine);
    expect(hook.failure).toBe('A service this needs is not answering.');
  });
  it('Use the saved answers drops the draft and shows what is saved', async () => {
    serverWith(changed);
    await act(() => hook.save(mine));
    await act(async () => hook.useSaved());
    expect(drafts.read(quiz._id, 1)).toBeUndefined();
    expect(client.getQueryData(quizQuery.queryKey)?.companyName).toBe('Acme Foods');
    expect([where(), hook.stale]).toEqual(['/quiz/1', undefined]);
  });
  it('does not ask when the very same answers are saved already, as after an answer that got lost', async () => {
    const server = serverWith(quizExample({ version: 2, companyName: 'Acme Robotics' }));
    await act(() => hook.save(mine));
    expect([where(), hook.stale, server.quiz.companyName]).toEqual(['/quiz/2', undefined, 'Acme Robotics']);
  });
});
