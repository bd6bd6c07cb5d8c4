import { User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenewingManager } from './renewing-manager.ts';

const PROVIDER = 'https://signet.test/oidc';
const profile = { sub: 'ann', iss: PROVIDER, aud: 'signet-web', iat: 1, exp: 2 };
const idToken = (claims: object) =>
  `h.${Buffer.from(JSON.stringify({ ...profile, ...claims })).toString('base64url')}.s`;
const userWith = (claims: object) =>
  new User({
    access_token: 'old',
    id_token: idToken(claims),
    refresh_token: 'spent once',
    scope: 'openid',
    token_type: 'Bearer',
    profile,
  });

/** What the library asks in a frame. */
let framed: unknown[] = [];
const open = async (stored: object, renewed: object) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ access_token: 'new', id_token: idToken(renewed), token_type: 'Bearer', scope: 'openid' }),
  );
  const settings = {
    authority: PROVIDER,
    client_id: 'signet-web',
    redirect_uri: 'https://signet.test/callback',
    metadata: { issuer: PROVIDER, token_endpoint: `${PROVIDER}/token` },
    userStore: new WebStorageStateStore({ store: sessionStorage }),
  };
  // no page is loaded in it
  const frame = { prepare: async () => ({ navigate: vi.fn(), close: vi.fn() }), callback: vi.fn() };
  const manager = new RenewingManager(settings, undefined, undefined, frame);
  await manager.storeUser(userWith(stored));
  return manager;
};

beforeEach(() => {
  framed = [];
  const library = UserManager.prototype as unknown as { _signin: (args: object) => Promise<User> };
  vi.spyOn(library, '_signin').mockImplementation(async (args) => {
    framed.push(args);
    return userWith({ auth_time: 5 });
  });
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('an issuer that has begun to say when somebody signed in is asked in a frame, and the session goes on', async () => {
  const manager = await open({}, { auth_time: 5 });
  expect((await manager.signinSilent())?.id_token).toBe(idToken({ auth_time: 5 }));
  expect(framed).toMatchObject([{ prompt: 'none' }]);
});

it.each([
  ['says it as before', { auth_time: 5 }, { auth_time: 5 }],
  ['never says it', {}, {}],
])('an issuer that %s gives new tokens for the refresh token', async (_what, stored, renewed) => {
  const manager = await open(stored, renewed);
  expect((await manager.signinSilent())?.access_token).toBe('new');
  expect(framed).toEqual([]);
});

it.each([
  ['of another sign-in', { auth_time: 5 }, { auth_time: 6 }],
  ['of another person', {}, { sub: 'ben', auth_time: 5 }],
])('an ID token %s stays refused', async (_what, stored, renewed) => {
  const manager = await open(stored, renewed);
  await expect(manager.signinSilent()).rejects.toThrow('does not match');
  expect(framed).toEqual([]);
});
