import { User, UserManager } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepKnown, known } from '../api/asked-ahead.ts';
import { sampleConfig as config } from '../testing/sample-config.ts';
import { session } from './session.ts';

const PROVIDER = 'https://signet.test/oidc';
const personOf = (sub: string) => {
  const now = Math.floor(Date.now() / 1000);
  const profile = { sub, iss: PROVIDER, aud: 'signet-web', iat: now, exp: now + 3600 };
  return new User({ access_token: sub, token_type: 'Bearer', expires_at: now + 3600, profile });
};
/** The provider answers that it is this person. */
const comeBackAs = (person: User) =>
  vi.spyOn(UserManager.prototype, 'signinCallback').mockImplementation(async function answer(this: UserManager) {
    await this.events.load(person);
    return person;
  });

beforeEach(() => {
  sessionStorage.setItem(`oidc.user:${PROVIDER}:signet-web`, personOf('ann').toStorageString());
  // the provider is away
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/config.json' ? Response.json(config) : new Response(null, { status: 503 }),
  );
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('what a tab knows of its founder goes with them: when another signs in, and when nobody is signed in', async () => {
  const { isSignedIn, completeSignIn, signOutTo } = await session();
  const theirs = { quiz: { id: 'abc', isAnswered: true }, opens: { book: true, library: true } };
  keepKnown(theirs);
  comeBackAs(personOf('ann'));
  await completeSignIn();
  expect(known()).toEqual(theirs);
  comeBackAs(personOf('ben'));
  await completeSignIn();
  expect(known()).toEqual({});

  keepKnown(theirs);
  expect(await signOutTo('/register')).toBe(false);
  expect([isSignedIn(), known()]).toEqual([false, {}]);
});
