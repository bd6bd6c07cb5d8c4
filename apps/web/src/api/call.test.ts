import { systemCalls, settingsCalls, authCalls, myDataCalls, DEFAULT_MESSAGE, SERVER_ERROR } from '@signet/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { tokens } from './tokens.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const version = { version: '1.2.3' };
const flags = { featureFlags: [{ name: 'support', label: 'Support', value: true, valueOptions: [true, false] }] };

/** Answers in turn, and keeps what was asked. */
const answering = (...answers: (Response | Error)[]) => {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const next = answers.shift();
    if (!next) throw new Error('asked once too often');
    if (next instanceof Error) throw next;
    return next;
  });
  return asked;
};
const bearer = (one: { init: RequestInit } | undefined) => new Headers(one?.init.headers).get('authorization');
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it should have been refused'),
    (error: unknown) => error as ApiError,
  );

let signedInAgain = 0;
beforeEach(() => {
  signedInAgain = 0;
  tokens.source = {
    current: () => 'old',
    idToken: () => 'who it is',
    renew: async () => 'new',
    signIn: () => void (signedInAgain += 1),
    isLeaving: () => false,
  };
});
afterEach(() => vi.unstubAllGlobals());

describe('the wording of a failed call', () => {
  it('the body of a refusal gives message, code and the other params', async () => {
    answering(json({ message: 'Nothing was overwritten.', errorCode: 'staleQuiz', version: 7 }, 409));
    const error = await failure(call(systemCalls.version));
    expect(error).toMatchObject({
      message: 'Nothing was overwritten.',
      errorCode: 'staleQuiz',
      status: 409,
      params: { version: 7 },
    });
  });
  it('an unreadable error body reads as the default message', async () => {
    answering(new Response('<html>bad gateway</html>', { status: 502 }));
    expect(await failure(call(systemCalls.version))).toMatchObject({ message: DEFAULT_MESSAGE, status: 502 });
  });
  it.each([[{}], [{ message: '' }], [null], ['text']])(
    'a failed response without a message (%j) reads Server error',
    async (body) => {
      answering(json(body, 500));
      expect(await failure(call(systemCalls.version))).toMatchObject({ message: SERVER_ERROR, status: 500 });
    },
  );
  it('no answer at all reads as the default message', async () => {
    answering(new TypeError('Failed to fetch'));
    expect(await failure(call(systemCalls.version))).toMatchObject({ message: DEFAULT_MESSAGE, status: 0 });
  });
  it('an answer of another shape than the contract reads as the default message', async () => {
    answering(json({ version: 3 }));
    expect(await failure(call(systemCalls.version))).toMatchObject({ message: DEFAULT_MESSAGE });
  });
  it('a call that its caller gave up is no failure of the server', async () => {
    const gone = new AbortController();
    gone.abort();
    answering(new DOMException('gone', 'AbortError'));
    expect(await failure(call(systemCalls.version, {}, { signal: gone.signal }))).not.toBeInstanceOf(ApiError);
  });
});

describe('the access token', () => {
  it('goes with every call that is not public', async () => {
    const asked = answering(json(flags), json(version));
    expect(await call(settingsCalls.featureFlags)).toEqual(flags);
    await call(systemCalls.version);
    expect(asked.map(bearer)).toEqual(['Bearer old', null]);
  });
  it('a 401 is answered with one silent renewal and one retry', async () => {
    const asked = answering(json({ message: 'no' }, 401), json(flags));
    expect(await call(settingsCalls.featureFlags)).toEqual(flags);
    expect(asked.map(bearer)).toEqual(['Bearer old', 'Bearer new']);
    expect(signedInAgain).toBe(0);
  });
  it('a 401 that stays leads to sign-in', async () => {
    answering(json({ message: 'no' }, 401), json({ message: 'no' }, 401));
    expect(await failure(call(settingsCalls.featureFlags))).toMatchObject({ status: 401 });
    expect(signedInAgain).toBe(1);
  });
  it('a failed renewal is not retried', async () => {
    tokens.source = { ...tokens.source, renew: async () => null };
    const asked = answering(json({ message: 'no' }, 401));
    await failure(call(settingsCalls.featureFlags));
    expect(asked).toHaveLength(1);
    expect(signedInAgain).toBe(1);
  });
  it('a page that is being left asks for nothing more, and does not sign in again over a 401', async () => {
    let isLeaving = false;
    tokens.source = { ...tokens.source, isLeaving: () => isLeaving };
    const asked = answering(json({ message: 'no' }, 401));
    const settled: unknown[] = [];
    const ask = () => void call(settingsCalls.featureFlags).finally(() => settled.push('settled'));
    ask();
    isLeaving = true;
    ask();
    await new Promise((done) => setImmediate(done));
    expect(asked).toHaveLength(1);
    expect({ settled, signedInAgain }).toEqual({ settled: [], signedInAgain: 0 });
  });
  it('validation decides about its own 401', async () => {
    answering(json({ message: 'no' }, 401), json({ message: 'no' }, 401));
    expect(await failure(call(authCalls.validate))).toMatchObject({ status: 401 });
    expect(signedInAgain).toBe(0);
  });
});

describe('the ID token', () => {
  const idTokens = (asked: { init: RequestInit }[]) =>
    asked.map(({ init }) => new Headers(init.headers).get('x-id-token'));
  it('goes with the calls that ask who somebody is or when they signed in, and with no other', async () => {
    const asked = answering(json({ result: 'success' }), json({ gone: [], kept: [] }), json(flags), json(version));
    await call(authCalls.register, { body: { invitationCode: 'abc' } });
    await call(myDataCalls.erase, { body: { email: 'ada@example.com' } });
    await call(settingsCalls.featureFlags);
    await call(systemCalls.version);
    expect(idTokens(asked)).toEqual(['who it is', 'who it is', null, null]);
  });
  it('is that of the renewal where a call is tried again', async () => {
    let held = 'ended';
    const renew = async () => ((held = 'renewed'), 'new');
    tokens.source = { ...tokens.source, idToken: () => held, renew };
    const asked = answering(json({ message: 'no' }, 401), json({ gone: [], kept: [] }));
    await call(myDataCalls.erase, { body: { email: 'ada@example.com' } });
    expect(idTokens(asked)).toEqual(['ended', 'renewed']);
  });
});

describe('what is sent', () => {
  it('a body goes as JSON to the literal path', async () => {
    const asked = answering(json({ result: 'success' }));
    await call(authCalls.register, { body: { invitationCode: 'abc' } });
    expect(asked[0]).toMatchObject({
      url: '/api/auth/flow/register',
      init: { method: 'POST', body: '{"invitationCode":"abc"}' },
    });
    expect(new Headers(asked[0]?.init.headers).get('content-type')).toBe('application/json');
  });
});
