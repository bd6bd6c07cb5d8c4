import { authCalls, settingsCalls, quizCalls } from '@signet/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAhead, QUIZ_ID } from './ask-ahead.ts';
import { keepKnown, known } from './asked-ahead.ts';
import { call } from './call.ts';
import { tokens } from './tokens.ts';

const flags = { featureFlags: [{ name: 'support', label: 'Support', value: true, valueOptions: [true, false] }] };
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const inAnHour = () => Date.now() / 1000 + 3600;
const keep = (name: string, tokensKept: object) =>
  sessionStorage.setItem(`oidc.user:${name}`, JSON.stringify(tokensKept));

type Asked = { url: string; init: RequestInit };

/** What went out, each answered with the next; the last answers all that follow. */
const answering = (...answers: (Response | Error)[]): Asked[] => {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error || !next) throw next ?? new Error('asked once too often');
    return next.clone();
  });
  return asked;
};

const FLAGS = { address: settingsCalls.featureFlags.path };
const own = tokens.source;

beforeEach(() => {
  keep('house:app', { access_token: 'mine', id_token: 'who', expires_at: inAnHour() });
  keepKnown({ opens: { book: false, library: false } });
  tokens.source = { ...own, current: () => 'mine' };
});
afterEach(() => {
  delete window.signetAhead;
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  tokens.source = own;
  vi.unstubAllGlobals();
});

describe('a document that asks for what its address opens on', () => {
  it('asks with the tokens of its tab, the ID token where it is wanted alone', () => {
    const asked = answering(json({}));
    askAhead([{ address: authCalls.validate.path, withIdToken: true }, FLAGS]);
    expect(asked.map(({ url, init }) => [url, init.headers])).toEqual([
      ['/api/auth/flow/validate', { authorization: 'Bearer mine', 'x-id-token': 'who' }],
      ['/api/settings/featureFlags', { authorization: 'Bearer mine' }],
    ]);
  });

  it('asks of the quiz that its tab worked on last, and nothing of a quiz before there was one', () => {
    const asked = answering(json({}));
    const asks = [{ address: `/api/selections/${QUIZ_ID}` }, { address: '/api/x', body: `{"quizId":"${QUIZ_ID}"}` }];
    askAhead(asks);
    expect(asked).toEqual([]);
    keepKnown({ quiz: { id: 'abc', isAnswered: false } });
    askAhead(asks);
    expect(asked.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ['GET', '/api/selections/abc', undefined],
      ['POST', '/api/x', '{"quizId":"abc"}'],
    ]);
  });

  it('asks whoever was not let in yet for nothing but who they are', () => {
    const asked = answering(json({}));
    keepKnown({ opens: undefined });
    askAhead([{ address: authCalls.validate.path, withIdToken: true }, FLAGS]);
    expect(asked.map(({ url }) => url)).toEqual([authCalls.validate.path]);
  });

  it('asks for nothing that would be refused: of answers that are not there yet, of a book that is not open', () => {
    const asked = answering(json({}));
    const asks = [
      { address: '/api/recommendations/', needs: 'answers' },
      { address: '/api/brands', needs: 'book' },
    ] as const;
    askAhead(asks);
    keepKnown({ quiz: { id: 'abc', isAnswered: false }, opens: { book: false, library: true } });
    askAhead(asks);
    expect(asked).toEqual([]);
    keepKnown({ quiz: { id: 'abc', isAnswered: true } });
    askAhead(asks);
    keepKnown({ opens: { book: true, library: true } });
    askAhead(asks);
    expect(asked.map(({ url }) => url)).toEqual(['/api/recommendations/', '/api/recommendations/', '/api/brands']);
  });

  it.each([
    ['a stranger', () => sessionStorage.clear()],
    [
      'a session that is about to end',
      () => keep('house:app', { access_token: 'mine', expires_at: Date.now() / 1000 }),
    ],
    ['two sessions', () => keep('other:app', { access_token: 'theirs', expires_at: inAnHour() })],
    ['another single sign-on that is chosen', () => history.replaceState(null, '', '/?sso=acme')],
  ])('asks nothing for %s', (_who, given) => {
    const asked = answering(json({}));
    given();
    askAhead([FLAGS]);
    expect(asked).toEqual([]);
    expect(window.signetAhead).toBeUndefined();
  });
});

describe('what a tab knows of its founder', () => {
  it('is nothing where it cannot be read, and is kept again', () => {
    for (const damaged of ['{"quiz":', 'null']) {
      sessionStorage.setItem('signet.known', damaged);
      expect(known()).toEqual({});
    }
    keepKnown({ opens: { book: true, library: true } });
    expect(known()).toEqual({ opens: { book: true, library: true } });
  });

  it('is not kept where a browser keeps nothing more, and nothing fails of that', () => {
    const before = known();
    const getItem = sessionStorage.getItem.bind(sessionStorage);
    const refuses = (name: string) => () => {
      throw new DOMException('not here', name);
    };
    vi.stubGlobal('sessionStorage', { getItem, setItem: refuses('QuotaExceededError') });
    keepKnown({ opens: { book: true, library: true } });
    vi.stubGlobal('sessionStorage', { getItem: refuses('SecurityError'), setItem: refuses('SecurityError') });
    keepKnown({ opens: { book: true, library: true } });
    expect(known()).toEqual({});
    vi.unstubAllGlobals();
    expect(known()).toEqual(before);
  });
});

describe('a call that the document has asked ahead', () => {
  it('takes that answer, once', async () => {
    const asked = answering(json(flags));
    askAhead([FLAGS]);
    expect(await call(settingsCalls.featureFlags)).toEqual(flags);
    expect(asked).toHaveLength(1);
    expect(await call(settingsCalls.featureFlags)).toEqual(flags);
    expect(asked).toHaveLength(2);
  });

  it('takes no answer to somebody else', async () => {
    const asked = answering(json(flags));
    askAhead([FLAGS]);
    tokens.source = { ...own, current: () => 'theirs' };
    await call(settingsCalls.featureFlags);
    expect(asked).toHaveLength(2);
  });

  it('takes no answer from before something was written', async () => {
    const asked = answering(json(flags), json({ result: 'success' }), json(flags));
    askAhead([FLAGS]);
    await call(authCalls.register, { body: {} });
    await call(settingsCalls.featureFlags);
    expect(asked.map(({ url }) => url)).toEqual([FLAGS.address, authCalls.register.path, FLAGS.address]);
  });

  it('asks itself where the document had no answer', async () => {
    const asked = answering(new TypeError('offline'), json(flags));
    askAhead([FLAGS]);
    expect(await call(settingsCalls.featureFlags)).toEqual(flags);
    expect(asked).toHaveLength(2);
  });

  it('renews the token where that answer is a refusal of it', async () => {
    const asked = answering(json({}, 401), json(flags));
    tokens.source = { ...tokens.source, renew: async () => 'renewed' };
    askAhead([FLAGS]);
    expect(await call(settingsCalls.featureFlags)).toEqual(flags);
    expect(new Headers(asked[1]?.init.headers).get('authorization')).toBe('Bearer renewed');
  });

  it('does not take the answer about one quiz for another', async () => {
    const asked = answering(json({}, 404));
    keepKnown({ quiz: { id: 'abc', isAnswered: false } });
    askAhead([{ address: `/api/quizzes/${QUIZ_ID}` }]);
    await call(quizCalls.get, { params: { id: 'other' } }).catch(() => undefined);
    expect(asked.map(({ url }) => url)).toEqual(['/api/quizzes/abc', '/api/quizzes/other']);
  });
});
