import type { Quiz, User } from '@signet/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { quizQuery } from '../../brand/own-quiz.ts';
import type { Validation } from '../../shell/validation.ts';
import { validationQuery } from '../../shell/visitor.ts';
import { quizExample } from './pages/quiz-example.ts';
import { openPage, openQuiz } from './quiz-loader.ts';

const keywords = ['Calm', 'Warm', 'Bold'].map((name) => ({
  _id: name.toLowerCase(),
  name,
  category_id: 'feels',
  icon: 'ripple',
  iconStyle: 'outline' as const,
  meaning: 'So it is.',
}));
const answered = quizExample({
  competitors: [],
  colorPreferences: { favoriteColors: [], dislikedColors: [] },
  thoughtsAndFeelings: keywords,
});

const signedIn = (changes: Partial<User>) => {
  const user: User = {
    _id: 'u',
    email: 'founder@example.com',
    group: '',
    role: 'user',
    status: 'active',
    quizCompleted: false,
    activeQuizId: null,
    subscription: { subscriptionKey: 'free', expiration: null, isManaged: false },
    permissions: {},
    features: {},
    ssoKey: null,
    ...changes,
  };
  const validation: Validation = { result: 'valid', visitor: { user, expired: false } };
  queryClient.setQueryData(validationQuery.queryKey, validation);
};

let asked: string[] = [];
const answering = (quiz: Quiz | Response) =>
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!url.startsWith('/api/quizzes')) return Response.json([]);
    return quiz instanceof Response ? quiz.clone() : Response.json(quiz);
  });

beforeEach(() => {
  asked = [];
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** Where opening a page leads: the page itself, or the address and whether it replaces the history. */
const opening = async (segment: string | undefined) => {
  try {
    await openPage(segment)();
    return segment;
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    return [response.headers.get('location'), response.headers.get('x-remix-replace')];
  }
};

describe('opening a page of the quiz', () => {
  it.each([undefined, '0', '6', 'colors'])('an empty or unknown path (%s) goes to step 1', async (segment) => {
    answering(quizExample());
    expect(await opening(segment)).toEqual(['/quiz/1', 'true']);
  });
  it('a page beyond the first uncompleted one is redirected there, with the history replaced', async () => {
    answering(quizExample());
    expect(await opening('5')).toEqual(['/quiz/2', 'true']);
  });
  it('a completed page and the first uncompleted one open', async () => {
    answering(quizExample());
    expect([await opening('1'), await opening('2')]).toEqual(['1', '2']);
  });
  it('generating opens once every page is answered, for those who may finish', async () => {
    signedIn({ features: { 'brandQuiz.canComplete': true } });
    answering(answered);
    expect(await opening('generating')).toBe('generating');
  });
  it('generating leads to the first uncompleted page, and to the results for those who may not finish', async () => {
    signedIn({});
    answering(quizExample());
    expect(await opening('generating')).toEqual(['/quiz/2', 'true']);
    queryClient.removeQueries({ queryKey: quizQuery.queryKey });
    answering(answered);
    expect(await opening('generating')).toEqual(['/quiz/5', 'true']);
  });
  it('asks for the lists of the page only', async () => {
    answering(quizExample({ competitors: [] }));
    await opening('3');
    const lists = asked
      .filter((url) => url.startsWith('/api/brain'))
      .map((url) => new URL(url, 'http://localhost').pathname);
    expect(lists.toSorted()).toEqual(['/api/brain/colorFamilies', '/api/brain/industries']);
  });
  it('fails with the server’s words when the quiz cannot be loaded', async () => {
    answering(
      Response.json({ message: 'We could not find what you asked for.', errorCode: 'notFound' }, { status: 404 }),
    );
    await expect(openQuiz()).rejects.toMatchObject({ message: 'We could not find what you asked for.', status: 404 });
  });
});

describe('entering the quiz', () => {
  it('with a completed quiz leads to the post-quiz home and fetches nothing', async () => {
    signedIn({ quizCompleted: true, features: { 'assetLibrary.pitchDecks.enabled': true } });
    answering(answered);
    const response = await openQuiz().catch((thrown: unknown) => thrown as Response);
    expect([response?.headers.get('location'), asked]).toEqual(['/library', []]);
  });
  it('fetches it once for the frame and the page together', async () => {
    answering(quizExample());
    await Promise.all([openQuiz(), openPage('1')()]);
    expect(asked.filter((url) => url.startsWith('/api/quizzes'))).toHaveLength(1);
  });
  it('does not begin with answers fetched long ago', async () => {
    queryClient.setQueryData(quizQuery.queryKey, quizExample({ companyName: 'Yesterday' }), {
      updatedAt: Date.now() - 60_000,
    });
    answering(quizExample({ companyName: 'Today' }));
    await openQuiz();
    expect(queryClient.getQueryData(quizQuery.queryKey)?.companyName).toBe('Today');
  });
});
