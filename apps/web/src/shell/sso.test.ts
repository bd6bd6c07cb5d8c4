import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenSso, storedSso } from './sso.ts';
import { SSO_STORED } from './sso-stored.ts';

const acme = {
  key: 'acme',
  name: 'Acme',
  params: { organization: 'org_acme' },
  logoutRedirectUri: 'https://intranet.acme.example/',
};
const asked: string[] = [];

/** The server answers every lookup with this: a configuration, or a status. */
const answer = (what: object | number): void =>
  void vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (typeof what === 'number') return new Response('{"message": "No"}', { status: what });
    return new Response(JSON.stringify(what));
  });
const keep = (text: string) => localStorage.setItem(SSO_STORED, text);

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('single sign-on (spec administration §3, 7.1, 8.1)', () => {
  it('is looked up by the key of the address, and kept in local storage', async () => {
    answer({ ssoConfig: acme });
    expect(await chosenSso('acme')).toEqual(acme);
    expect(asked).toEqual([expect.stringContaining('/api/auth/sso/lookupSSOConfig?key=acme')]);
    expect(storedSso()).toEqual(acme);
    expect(document.cookie).toContain('signet_sso=acme');
  });

  it('is Default where nobody names one, and the server is not asked', async () => {
    answer(500);
    expect(await chosenSso(null)).toEqual({ key: 'default', name: 'Default', params: {} });
    expect(asked).toEqual([]);
  });

  it('is as the server knows it now, where one is kept', async () => {
    keep(JSON.stringify({ ...acme, name: 'Old' }));
    answer({ ssoConfig: acme });
    expect(await chosenSso(null)).toEqual(acme);
    expect(storedSso()).toEqual(acme);
  });

  it.each([500, 404, 429])(
    'of another key is the stored one when the lookup answers %i, which is said',
    async (status) => {
      keep(JSON.stringify(acme));
      answer(status);
      expect(await chosenSso('other')).toEqual(acme);
      expect(console.warn).toHaveBeenCalledWith(`Unexpected response from lookupSSOConfig: ${status}`);
      expect(storedSso()).toEqual(acme);
    },
  );

  it('that is kept stays while the server cannot be asked, and goes once there is none of that key', async () => {
    keep(JSON.stringify(acme));
    answer(503);
    expect(await chosenSso(null)).toEqual(acme);
    answer(404);
    expect(await chosenSso(null)).toMatchObject({ key: 'default' });
    expect(storedSso()).toBeUndefined();
    expect(document.cookie).not.toContain('signet_sso=acme');
  });

  it.each(['', '{', 'null', '"acme"', '[]', '{"key": "acme"}', '{"key": "A B", "name": "x", "params": {}}'])(
    'that cannot be parsed (%s) is cleared',
    (text) => {
      keep(text);
      expect(storedSso()).toBeUndefined();
      expect(localStorage.getItem(SSO_STORED)).toBeNull();
    },
  );

  it('named default is the house’s own from then on', async () => {
    keep(JSON.stringify(acme));
    answer({ ssoConfig: { key: 'default', name: 'Default', params: {} } });
    expect(await chosenSso('default')).toMatchObject({ key: 'default' });
    expect(storedSso()).toBeUndefined();
  });
});
