import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../../db/client.ts';
import { createTestIssuer } from '../../testing/issuer.ts';
import { createSso } from './sso.service.ts';
import type { SsoStore } from './sso.store.ts';

afterEach(() => void vi.useRealTimers());

const acme = {
  key: 'acme',
  name: 'Acme',
  issuer: 'https://login.acme.example/tenant/',
  clientId: 'signet',
  audience: 'https://signet.acme.example/api',
  organization: null,
  logoutRedirectUri: null,
  emailDomains: [],
};

const openSso = async (all: SsoStore['all'], origins: string[] = []) => {
  const identity = await createTestIssuer();
  return createSso({
    db: {} as Database,
    store: { all } as Partial<SsoStore> as SsoStore,
    identity,
    issuers: {
      keysOf: () => identity.keys,
      originsOf: async () => origins,
      askAgain: () => undefined,
      answers: () => Promise.resolve(true),
    },
    publicUrl: new URL('https://signet.example'),
  });
};

it('pages reach every host on which an issuer says that it answers, each once', async () => {
  const sso = await openSso(async () => [acme], ['https://login.acme.example', 'https://tokens.acme.example']);
  expect(await sso.originsOf('acme')).toEqual(['https://login.acme.example', 'https://tokens.acme.example']);
});

it('while the database is away pages reach the issuer that they reached before, and no token is taken', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const all = vi.fn<SsoStore['all']>(async () => [acme]);
  const sso = await openSso(all);
  expect(await sso.originsOf('acme')).toEqual(['https://login.acme.example']);
  all.mockRejectedValue(new Error('the database is away'));
  vi.advanceTimersByTime(6000);
  expect(await sso.originsOf('acme')).toEqual(['https://login.acme.example']);
  expect(await sso.originsOf('nobodys')).toEqual([]);
  await expect(sso.vouchers()).rejects.toThrow('the database is away');
});
