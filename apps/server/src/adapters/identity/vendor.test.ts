import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT, type JWK } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openIssuer } from './embedded/testing/open-issuer.ts';
import { createIssuerIdentity, createIssuers } from './vendor.ts';

let privateKey: CryptoKey;
let jwk: JWK;
const closing: (() => void)[] = [];
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  privateKey = pair.privateKey;
  jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

type Vendor = { issuer: string; asked: string[]; answers: Record<string, unknown>; port: number };

/** Speaks discovery and JWKS at an address of this machine; `answers` may be changed, a number is a status. */
const openVendor = async (port = 0, path = '/', host = '127.0.0.1', name = host): Promise<Vendor> => {
  const vendor: Vendor = { issuer: '', asked: [], answers: {}, port };
  const server = http.createServer((request, response) => {
    vendor.asked.push(request.url ?? '');
    const answer = vendor.answers[request.url ?? ''] ?? 404;
    if (typeof answer === 'number') response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
    else
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(port, host, done));
  closing.push(() => server.close().closeAllConnections());
  vendor.port = (server.address() as AddressInfo).port;
  vendor.issuer = `http://${name}:${vendor.port}${path}`;
  vendor.answers['/.well-known/openid-configuration'] = {
    issuer: vendor.issuer,
    jwks_uri: `http://127.0.0.1:${vendor.port}/keys`,
  };
  vendor.answers['/keys'] = { keys: [jwk] };
  return vendor;
};

const identityOf = (issuer: string) =>
  createIssuerIdentity({ issuer, clientId: 'app', audience: 'https://brand.example/api' });
const sign = (kid = 'k1') => new SignJWT({ sub: 'ada' }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
const UNAVAILABLE = { name: 'ServiceUnavailable', service: 'identity' };

describe('an issuer by discovery', () => {
  it('verifies tokens with the keys that its discovery names, asked once', async () => {
    const vendor = await openVendor();
    const { keys } = identityOf(vendor.issuer);
    await Promise.all([1, 2, 3].map(async () => expect((await jwtVerify(await sign(), keys)).payload.sub).toBe('ada')));
    expect(vendor.asked.toSorted()).toEqual(['/.well-known/openid-configuration', '/keys']);
  });

  it.each(['/.well-known/openid-configuration', '/keys'])('is given up when %s is larger than any', async (path) => {
    const vendor = await openVendor();
    vendor.answers[path] = JSON.stringify({ keys: [], padding: 'x'.repeat(300 * 1024) });
    const { keys } = identityOf(vendor.issuer);
    await expect(jwtVerify(await sign(), keys)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('is asked for nothing when the server starts, so it may be down then', async () => {
    const away = await openVendor();
    closing.pop()?.();
    const { keys, issuer } = identityOf(away.issuer);
    expect(issuer).toBe(away.issuer);
    await expect(jwtVerify(await sign(), keys)).rejects.toMatchObject(UNAVAILABLE);
  });

  it.each([
    ['names another issuer', { issuer: 'https://evil.example/' }],
    ['is no JSON', '<html>'],
    ['has no keys in it', { jwks_uri: undefined }],
    ['is not there', 404],
    ['sends us elsewhere', 302],
  ])('vouches for nobody when its discovery %s', async (_name, answer) => {
    const vendor = await openVendor();
    const good = vendor.answers['/.well-known/openid-configuration'] as object;
    vendor.answers['/.well-known/openid-configuration'] = typeof answer === 'object' ? { ...good, ...answer } : answer;
    await expect(jwtVerify(await sign(), identityOf(vendor.issuer).keys)).rejects.toMatchObject(UNAVAILABLE);
    expect(vendor.asked).toEqual(['/.well-known/openid-configuration']);
  });

  it('vouches for nobody when it serves its keys over plain http', async () => {
    const vendor = await openVendor();
    vendor.answers['/.well-known/openid-configuration'] = {
      issuer: vendor.issuer,
      jwks_uri: 'http://keys.example/keys',
    };
    const cause = expect.objectContaining({ message: 'the keys of the issuer are not served over https' });
    await expect(jwtVerify(await sign(), identityOf(vendor.issuer).keys)).rejects.toMatchObject({
      ...UNAVAILABLE,
      cause,
    });
  });

  it('is asked at most three times for a passing failure, and then left alone for a moment', async () => {
    const vendor = await openVendor();
    vendor.answers['/.well-known/openid-configuration'] = 503;
    const { keys } = identityOf(vendor.issuer);
    await expect(jwtVerify(await sign(), keys)).rejects.toMatchObject(UNAVAILABLE);
    expect(vendor.asked).toHaveLength(3);
    await expect(jwtVerify(await sign(), keys)).rejects.toMatchObject(UNAVAILABLE);
    expect(vendor.asked).toHaveLength(3);
  });

  it('is looked for again when its keys have moved', async () => {
    const vendor = await openVendor();
    vendor.answers['/keys'] = 500;
    const { keys } = identityOf(vendor.issuer);
    await expect(jwtVerify(await sign(), keys)).rejects.toMatchObject(UNAVAILABLE);
    vendor.answers['/.well-known/openid-configuration'] = {
      issuer: vendor.issuer,
      jwks_uri: `http://127.0.0.1:${vendor.port}/moved`,
    };
    vendor.answers['/moved'] = { keys: [jwk] };
    await expect(jwtVerify(await sign(), keys)).resolves.toBeDefined();
  });

  it('says of a token with an unknown key that the token is wrong, not that the issuer is away', async () => {
    const vendor = await openVendor();
    await expect(jwtVerify(await sign('forged'), identityOf(vendor.issuer).keys)).rejects.toMatchObject({
      code: 'ERR_JWKS_NO_MATCHING_KEY',
    });
  });

  it('may have a final slash or a path in its name, which stays as it is', async () => {
    const vendor = await openVendor(0, '/tenant/');
    vendor.answers['/tenant/.well-known/openid-configuration'] = vendor.answers['/.well-known/openid-configuration'];
    await expect(jwtVerify(await sign(), identityOf(vendor.issuer).keys)).resolves.toBeDefined();
  });

  it.each(['http://issuer.example', 'issuer.example', 'ftp://issuer.example', 'https://issuer.example/?tenant=1', ''])(
    'must be https: %j is refused at once',
    (issuer) => {
      expect(() => identityOf(issuer)).toThrow('OIDC_ISSUER must be an https address');
    },
  );

  it('can be the embedded issuer of another Signet: its tokens verify over the wire', async () => {
    const port = await freePort();
    const other = await openIssuer({ publicUrl: new URL(`http://127.0.0.1:${port}`), port });
    const { tokens } = await other.newcomer();
    const identity = createIssuerIdentity({
      issuer: other.identity.issuer,
      clientId: 'signet-web',
      audience: other.identity.audience,
    });
    const { payload } = await jwtVerify(tokens.access_token, identity.keys, {
      issuer: identity.issuer,
      audience: identity.audience,
      algorithms: ['RS256'],
    });
    expect(payload.sub).toEqual(expect.any(String));
    await other.close();
  });
});

describe('where an issuer has its keys', () => {
  /** Two addresses of this machine that stand for the open internet. */
  const [OPEN, ALSO_OPEN] = ['127.0.0.3', '127.0.0.4'];
  const isPublic = (address: string) => address === OPEN || address === ALSO_OPEN;
  /** A name leads to each of these in turn, and to the last from then on. */
  const leadsTo = (...addresses: string[]) => {
    const left = [...addresses];
    return async () => [(left.length > 1 ? left.shift() : left[0]) ?? ''];
  };
  const keysOf = (vendor: Vendor, ...addresses: string[]) => {
    const forTests = { resolve: leadsTo(...addresses), isPublic };
    return createIssuerIdentity({ issuer: vendor.issuer, clientId: 'app', audience: 'brand', forTests }).keys;
  };
  /** An issuer that is known by a name, and says this of where its keys are. */
  const saying = async (jwksUri: (port: number) => string, host = OPEN) => {
    const vendor = await openVendor(0, '', host, 'localhost');
    vendor.answers['/.well-known/openid-configuration'] = { issuer: vendor.issuer, jwks_uri: jwksUri(vendor.port) };
    return vendor;
  };
  const NOT_OUTSIDE = {
    ...UNAVAILABLE,
    cause: expect.objectContaining({ message: expect.stringContaining('not on the open internet') }),
  };

  it.each([
    'http://localhost:9200/keys',
    'http://127.0.0.1/keys',
    'http://[::1]/keys',
    'https://10.0.0.8/keys',
    'https://169.254.169.254/keys',
    'https://[fd00::1]/keys',
  ])('one outside may not have this server ask %s', async (inside) => {
    const vendor = await saying(() => inside);
    await expect(jwtVerify(await sign(), keysOf(vendor, OPEN, '127.0.0.1'))).rejects.toMatchObject(NOT_OUTSIDE);
    expect(vendor.asked).toEqual(['/.well-known/openid-configuration']);
  });

  it.each([
    ['where it is', [OPEN]],
    ['elsewhere outside', [OPEN, ALSO_OPEN]],
  ])('one outside may have them %s', async (_name, addresses) => {
    const vendor = await saying((port) => `http://localhost:${port}/keys`);
    const elsewhere = await openVendor(vendor.port, '', ALSO_OPEN, 'localhost');
    await expect(jwtVerify(await sign(), keysOf(vendor, ...addresses))).resolves.toBeDefined();
    expect([vendor, elsewhere].flatMap(({ asked }) => asked)).toContain('/keys');
  });

  it('one outside whose name leads inside by the time of its keys has nothing asked there', async () => {
    const vendor = await saying((port) => `http://localhost:${port}/keys`);
    const inside = await openVendor(vendor.port, '', '127.0.0.1', 'localhost');
    await expect(jwtVerify(await sign(), keysOf(vendor, OPEN, '127.0.0.1'))).rejects.toMatchObject(NOT_OUTSIDE);
    expect(inside.asked).toEqual([]);
  });

  it('one outside whose name leads inside once its document is read has them asked for nowhere', async () => {
    const vendor = await saying((port) => `http://127.0.0.1:${port}/keys`);
    const inside = await openVendor(vendor.port, '', '127.0.0.1');
    await expect(jwtVerify(await sign(), keysOf(vendor, OPEN, '127.0.0.1'))).rejects.toMatchObject(NOT_OUTSIDE);
    expect(inside.asked).toEqual([]);
  });

  it('one that administrators name answers only where its keys may be had', async () => {
    const away = await saying(() => 'https://10.0.0.8/keys');
    const good = await saying((port) => `http://localhost:${port}/keys`);
    const issuers = createIssuers({ resolve: leadsTo(OPEN), isPublic });
    expect(await issuers.answers(away.issuer)).toBe(false);
    expect(await issuers.answers(good.issuer)).toBe(true);
  });

  it('one on this machine may have them on this machine, by another name', async () => {
    const vendor = await openVendor();
    const document = vendor.answers['/.well-known/openid-configuration'] as object;
    const jwks_uri = `http://localhost:${vendor.port}/keys`;
    vendor.answers['/.well-known/openid-configuration'] = { ...document, jwks_uri };
    await expect(jwtVerify(await sign(), identityOf(vendor.issuer).keys)).resolves.toBeDefined();
  });
});

describe('the origins of an issuer', () => {
  it('are those that its discovery names for browsers, asked once; whatever is unsafe is passed over', async () => {
    const vendor = await openVendor();
    const document = vendor.answers['/.well-known/openid-configuration'] as object;
    vendor.answers['/.well-known/openid-configuration'] = {
      ...document,
      authorization_endpoint: `${vendor.issuer}auth`,
      token_endpoint: 'https://tokens.acme.example/token',
      revocation_endpoint: 'https://tokens.acme.example/revoke',
      end_session_endpoint: 'http://leave.acme.example/',
      userinfo_endpoint: 'https://people.acme.example/',
    };
    const issuers = createIssuers();
    const origins = [new URL(vendor.issuer).origin, 'https://tokens.acme.example'];
    expect(await issuers.originsOf(vendor.issuer)).toEqual(origins);
    expect(await issuers.originsOf(vendor.issuer)).toEqual(origins);
    expect(vendor.asked).toHaveLength(1);
  });

  it('that are old are asked again behind what is known, as are those of a configuration that is saved', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const vendor = await openVendor();
    const path = '/.well-known/openid-configuration';
    const document = vendor.answers[path] as object;
    const moveTo = (host: string) => (vendor.answers[path] = { ...document, token_endpoint: `https://${host}/token` });
    moveTo('one.example');
    const issuers = createIssuers();
    expect(await issuers.originsOf(vendor.issuer)).toEqual(['https://one.example']);
    moveTo('two.example');
    vi.setSystemTime(Date.now() + 9 * 60_000);
    expect(await issuers.originsOf(vendor.issuer)).toEqual(['https://one.example']);
    expect(vendor.asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await issuers.originsOf(vendor.issuer)).toEqual(['https://one.example']);
    await vi.waitFor(async () => expect(await issuers.originsOf(vendor.issuer)).toEqual(['https://two.example']));
    expect(vendor.asked).toHaveLength(2);
    moveTo('three.example');
    issuers.askAgain(vendor.issuer);
    await vi.waitFor(async () => expect(await issuers.originsOf(vendor.issuer)).toEqual(['https://three.example']));
    vendor.answers[path] = 500;
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect(await issuers.originsOf(vendor.issuer)).toEqual(['https://three.example']);
    await vi.waitFor(() => expect(vendor.asked.length).toBeGreaterThan(3));
    expect(await issuers.originsOf(vendor.issuer)).toEqual(['https://three.example']);
  });

  it('are none while it does not answer, or says what nobody understands', async () => {
    const vendor = await openVendor();
    const document = vendor.answers['/.well-known/openid-configuration'] as object;
    vendor.answers['/.well-known/openid-configuration'] = { ...document, token_endpoint: 7 };
    expect(await createIssuers().originsOf(vendor.issuer)).toEqual([]);
    closing.pop()?.();
    expect(await createIssuers().originsOf(vendor.issuer)).toEqual([]);
  });
});

const freePort = async (): Promise<number> => {
  const server = http.createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
};
