import { errors } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '../ports/faults.ts';
import { createTestIssuer, type TestIssuer } from '../testing/issuer.ts';
import { createTokens, type Tokens, type Voucher } from './tokens.ts';

let issuer: TestIssuer;
let tokens: Tokens;
beforeAll(async () => {
  issuer = await createTestIssuer();
  tokens = createTokens(issuer);
});

const endingIn = (seconds: number) => ({ exp: Math.floor(Date.now() / 1000) + seconds });

describe('an access token', () => {
  it('speaks for its subject, also when it is asked about again', async () => {
    const token = await issuer.accessToken('ann');
    const claims = { issuer: issuer.issuer, subject: 'ann' };
    expect([await tokens.verifyAccess(token), await tokens.verifyAccess(token)]).toEqual([claims, claims]);
  });

  it('is still taken within 30 seconds of its end, for clocks that differ, and not after', async () => {
    expect(await tokens.verifyAccess(await issuer.accessToken('ann', endingIn(-20)))).toMatchObject({ subject: 'ann' });
    expect(await tokens.verifyAccess(await issuer.accessToken('ann', endingIn(-31)))).toBeUndefined();
  });

  it('is remembered whole: one that shares its beginning is checked for itself', async () => {
    const token = await issuer.accessToken('ann');
    await tokens.verifyAccess(token);
    const last = token.at(-2) === 'A' ? 'B' : 'A';
    expect(await tokens.verifyAccess(`${token.slice(0, -2)}${last}${token.at(-1)}`)).toBeUndefined();
    expect(await tokens.verifyAccess(`${token}x`)).toBeUndefined();
  });

  it('may name several audiences, if ours is among them', async () => {
    expect(
      await tokens.verifyAccess(await issuer.accessToken('ann', { aud: ['https://userinfo.test', issuer.audience] })),
    ).toMatchObject({ subject: 'ann' });
  });
});

describe('a remembered access token of another issuer', () => {
  const named = async (): Promise<{ others: Voucher[]; acme: Voucher; token: string; both: Tokens }> => {
    const theirs = await createTestIssuer('https://acme.test');
    const { issuer: name, audience, clientId, keys } = theirs;
    const acme = { key: 'acme', issuer: name, audience, clientId, keys, organization: null, vouchesFor: () => true };
    const others: Voucher[] = [acme];
    const both = createTokens(issuer, () => Promise.resolve(others));
    const token = await theirs.accessToken('ann');
    expect(await both.verifyAccess(token)).toMatchObject({ subject: 'ann' });
    return { others, acme, token, both };
  };

  it.each([
    ['another issuer', { issuer: 'https://moved.test' }],
    ['another audience', { audience: 'https://another.example/api' }],
    ['an organization', { organization: 'org_acme' }],
  ])('counts no more once its key is of %s', async (_what, change) => {
    const { others, acme, token, both } = await named();
    others.splice(0, 1, { ...acme, ...change });
    expect(await both.verifyAccess(token)).toBeUndefined();
  });

  it('counts on while only other things of its configuration change', async () => {
    const { others, acme, token, both } = await named();
    const keys = () => Promise.reject(new errors.JWKSNoMatchingKey());
    others.splice(0, 1, { ...acme, clientId: 'another', vouchesFor: () => false, keys });
    expect(await both.verifyAccess(token)).toMatchObject({ subject: 'ann' });
  });
});

describe('an ID token', () => {
  it('gives the address, and whether the issuer has checked it', async () => {
    expect(await tokens.verifyId(await issuer.idToken('ann', 'ann@example.com'))).toMatchObject({
      subject: 'ann',
      email: 'ann@example.com',
      emailVerified: true,
    });
  });

  it.each([false, undefined, 'true', 1])('whose email_verified is %j counts as unchecked', async (email_verified) => {
    expect(await tokens.verifyId(await issuer.idToken('ann', 'ann@example.com', { email_verified }))).toMatchObject({
      emailVerified: false,
    });
  });
});

describe('when the keys of the issuer cannot be had', () => {
  const failing = (error: Error): Tokens => createTokens({ ...issuer, keys: () => Promise.reject(error) });

  it.each([
    ['the port says so', new ServiceUnavailable('identity', 'the issuer cannot be asked')],
    ['they do not come in time', new errors.JWKSTimeout()],
    ['there is no connection', new TypeError('fetch failed')],
  ])('because %s, that is a 503 and says nothing about the token', async (_what, error) => {
    const token = await issuer.accessToken('ann');
    await expect(failing(error).verifyAccess(token)).rejects.toBeInstanceOf(ServiceUnavailable);
  });

  it('a token that names a key nobody has is simply not valid', async () => {
    expect(await failing(new errors.JWKSNoMatchingKey()).verifyAccess(await issuer.accessToken('ann'))).toBeUndefined();
  });
});
