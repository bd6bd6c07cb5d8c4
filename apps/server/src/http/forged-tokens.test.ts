import { createHmac, createSecretKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { ID_TOKEN_HEADER } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestIssuer, type TestIssuer } from '../testing/issuer.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';

let house: TestHouse;
let person: Person;
let other: Person;
let elsewhere: TestIssuer;
let impostor: TestIssuer;
beforeAll(async () => {
  house = await openTestHouse();
  person = await house.person({ role: 'admin' });
  other = await house.person();
  elsewhere = await createTestIssuer('https://elsewhere.test');
  impostor = await createTestIssuer();
});
afterAll(() => house.close());

const at = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const encode = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const sound = (): JWTPayload => ({
  iss: house.issuer.issuer,
  aud: house.issuer.audience,
  sub: person.subject,
  iat: at(0),
  exp: at(600),
});
const access = (claims: Record<string, unknown>) => house.issuer.accessToken(person.subject, claims);
const id = (claims: Record<string, unknown>) => house.issuer.idToken(person.subject, person.email, claims);
const partsOf = (token: string): [string, string, string] => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return [header, payload, signature];
};
const reheaded = (token: string, header: object | string) => [encode(header), ...partsOf(token).slice(1)].join('.');
const reclaimed = (token: string, claims: object | string) => {
  const [header, , signature] = partsOf(token);
  return [header, encode(claims), signature].join('.');
};
const unsigned = (header: object, signature = '') => `${encode(header)}.${encode(sound())}.${signature}`;
const hmac = (alg: 'HS256' | 'HS384' | 'HS512', key: Buffer | string) =>
  new SignJWT(sound()).setProtectedHeader({ alg, kid: 'test' }).sign(createSecretKey(Buffer.from(key)));
const ownKey = async (alg: string, header: Record<string, unknown> = {}, claims = sound()) => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const named = header['jwk'] === true ? { ...header, jwk } : header;
  return new SignJWT(claims).setProtectedHeader({ alg, kid: 'test', ...named }).sign(privateKey);
};
const changedAt = (token: string, place: number) =>
  token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);

/** Ways to make something that looks like this person's token and is none. */
const forged: Record<string, () => Promise<string> | string> = {
  'of nothing': () => '.',
  'of three empty parts': () => '..',
  'of words': () => 'let.me.in',
  'with five parts, as if encrypted': () => `${person.token}.x.y`,
  'without its signature': () => partsOf(person.token).slice(0, 2).join('.'),
  'with an empty signature': () => `${partsOf(person.token).slice(0, 2).join('.')}.`,
  'cut by one character': () => person.token.slice(0, -1),
  'cut in half': () => person.token.slice(0, person.token.length / 2),
  'with something behind it': () => `${person.token}A`,
  'with a changed first character of its header': () => changedAt(person.token, 3),
  'with a changed character in its claims': () => changedAt(person.token, person.token.indexOf('.') + 8),
  'with a changed character in its signature': () => changedAt(person.token, person.token.lastIndexOf('.') + 9),
  'with its signature reversed': () => {
    const [header, payload, signature] = partsOf(person.token);
    return [header, payload, [...signature].toReversed().join('')].join('.');
  },
  'with the signature of another of our tokens': () =>
    [...partsOf(person.token).slice(0, 2), partsOf(other.token)[2]].join('.'),
  'with the claims of another': () => reclaimed(other.token, sound()),
  'with claims that are no JSON': () => reclaimed(person.token, 'no json'),
  'with claims that are a list': () => reclaimed(person.token, [sound()]),
  'with claims that are null': () => reclaimed(person.token, 'null'),
  'with a longer life': () => reclaimed(person.token, { ...sound(), exp: at(99_999_999) }),
  'with a header that is no JSON': () => reheaded(person.token, 'no json'),
  'with a header without an algorithm': () => reheaded(person.token, { kid: 'test' }),
  'with a header that names a critical extension': () =>
    reheaded(person.token, { alg: 'RS256', kid: 'test', crit: ['exp'] }),
  'with an unencoded payload (b64 false)': () =>
    reheaded(person.token, { alg: 'RS256', kid: 'test', b64: false, crit: ['b64'] }),
  'unsigned (none)': () => unsigned({ alg: 'none' }),
  'unsigned (None)': () => unsigned({ alg: 'None' }),
  'unsigned (NONE) with a signature': () => unsigned({ alg: 'NONE' }, partsOf(person.token)[2]),
  'unsigned (nOnE)': () => unsigned({ alg: 'nOnE', kid: 'test' }),
  'with an empty algorithm': () => unsigned({ alg: '' }, partsOf(person.token)[2]),
  'with an algorithm that is a number': () => unsigned({ alg: 256 }, partsOf(person.token)[2]),
  'with an algorithm that is a list': () => unsigned({ alg: ['RS256', 'none'] }, partsOf(person.token)[2]),
  'signed with our public key as a shared secret (HS256)': () => hmac('HS256', house.issuer.publicPem),
  'signed with our public key as a shared secret (HS384)': () => hmac('HS384', house.issuer.publicPem),
  'signed with our public key as a shared secret (HS512)': () => hmac('HS512', house.issuer.publicPem),
  'signed with our public key without its last line break': () => hmac('HS256', house.issuer.publicPem.trim()),
  'signed with an empty secret': () => {
    const head = `${encode({ alg: 'HS256', kid: 'test' })}.${encode(sound())}`;
    return `${head}.${createHmac('sha256', '').update(head).digest('base64url')}`;
  },
  'signed with our key, said to be HS256': () => reheaded(person.token, { alg: 'HS256', kid: 'test' }),
  'signed with our key, said to be PS256': () => reheaded(person.token, { alg: 'PS256', kid: 'test' }),
  'signed with our key, said to be RS512': () => reheaded(person.token, { alg: 'RS512', kid: 'test' }),
  'signed with a key of its own': () => ownKey('RS256'),
  'signed with a key of its own (PS256)': () => ownKey('PS256'),
  'signed with a curve (ES256)': () => ownKey('ES256'),
  'signed with a curve (ES384)': () => ownKey('ES384'),
  'signed with a curve (EdDSA)': () => ownKey('EdDSA'),
  'that brings its own key (jwk)': () => ownKey('RS256', { jwk: true }),
  'that brings its own key under no name': () => ownKey('RS256', { jwk: true, kid: undefined }),
  'that says where its key is (jku)': () => ownKey('RS256', { jku: 'https://elsewhere.test/jwks' }),
  'that says where its certificate is (x5u)': () => ownKey('RS256', { x5u: 'https://elsewhere.test/cert' }),
  'that brings its certificate (x5c)': () => ownKey('RS256', { x5c: ['MIIB'] }),
  'of a key that nobody has': () => ownKey('RS256', { kid: randomUUID() }),
  'of a key that is a path': () => ownKey('RS256', { kid: '../../../../dev/null' }),
  'of a key that is SQL': () => ownKey('RS256', { kid: "x' union select 'secret" }),
  'signed with a short key': () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    return new SignJWT(sound())
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(privateKey)
      .catch(() => 'refused by whoever signs');
  },
  'of an issuer that is not ours': () => elsewhere.accessToken(person.subject),
  'of an issuer that is not ours, for us': () => elsewhere.accessToken(person.subject, { aud: house.issuer.audience }),
  'of one that calls itself our issuer': () => impostor.accessToken(person.subject),
  'of our issuer with a slash': () => access({ iss: `${house.issuer.issuer}/` }),
  'of our issuer in capitals': () => access({ iss: house.issuer.issuer.toUpperCase() }),
  'of our issuer in a list': () => access({ iss: [house.issuer.issuer] }),
  'of no issuer': () => access({ iss: undefined }),
  'that has expired': () => access({ exp: at(-31) }),
  'that expired long ago': () => access({ exp: 1 }),
  'that never expires': () => access({ exp: undefined }),
  'whose end is a word': () => access({ exp: 'never' }),
  'whose end is a list': () => access({ exp: [at(600)] }),
  'that is not valid yet': () => access({ nbf: at(60) }),
  'whose beginning is a word': () => access({ nbf: 'now' }),
  'for another audience': () => access({ aud: 'https://elsewhere.test/api' }),
  'for other audiences': () => access({ aud: ['https://elsewhere.test', 'signet'] }),
  'for an audience that begins like ours': () => access({ aud: `${house.issuer.audience}/admin` }),
  'for our audience with a slash': () => access({ aud: `${house.issuer.audience}/` }),
  'for no audience': () => access({ aud: undefined }),
  'for an empty audience': () => access({ aud: [] }),
  'about nobody': () => access({ sub: undefined }),
  'about an empty subject': () => access({ sub: '' }),
  'about a subject that is a number': () => access({ sub: 1 }),
  'about a subject that is a list': () => access({ sub: [person.subject] }),
  'that is an ID token': () => person.idToken,
};

const paths = ['/api/auth/flow/validate', '/api/quizzes', '/api/auth/users', '/api/settings/featureFlags'];
const statuses = async (headers: Record<string, string>): Promise<number[]> => {
  const asked = paths.map((url) => house.ask('GET', url, { headers }));
  const register = house.ask('POST', '/api/auth/flow/register', { headers, body: {} });
  return (await Promise.all([...asked, register])).map(({ statusCode }) => statusCode);
};

describe('an access token (ASVS 9.1.1, 9.1.2, 9.2.1 to 9.2.3)', () => {
  it('is tried in more than sixty ways', () => expect(Object.keys(forged).length).toBeGreaterThanOrEqual(60));

  it.each(Object.entries(forged))('%s opens nothing: 401', async (_what, make) => {
    const token = await make();
    const answered = await statuses({ authorization: `Bearer ${token}`, [ID_TOKEN_HEADER]: person.idToken });
    expect(new Set(answered)).toEqual(new Set([401]));
  });

  it.each([
    ['no scheme', () => person.token],
    ['another scheme', () => `Basic ${person.token}`],
    ['a scheme in small letters', () => `bearer ${person.token}`],
    ['two spaces', () => `Bearer  ${person.token}`],
    ['two tokens', () => `Bearer ${person.token}, Bearer ${person.token}`],
    ['a token in quotes', () => `Bearer "${person.token}"`],
  ])('sent with %s opens nothing: 401', async (_what, authorization) => {
    const answered = await statuses({ authorization: authorization(), [ID_TOKEN_HEADER]: person.idToken });
    expect(new Set(answered)).toEqual(new Set([401]));
  });

  it('in the address or a cookie opens nothing', async () => {
    const answers = [
      await house.ask('GET', `/api/quizzes?access_token=${person.token}`),
      await house.ask('GET', '/api/quizzes', { headers: { cookie: `access_token=${person.token}` } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });
});

/** ID tokens that are not this person's for this client, beside a sound access token. */
const foreign: Record<string, () => Promise<string> | string> = {
  'of another person': () => other.idToken,
  'of another client': () => id({ aud: 'another-client' }),
  'given to another client (azp)': () => id({ azp: 'another-client' }),
  'for several clients, given to none of them by name': () => id({ aud: ['signet-web', 'another-client'] }),
  'of another issuer': () => elsewhere.idToken(person.subject, person.email),
  'of one that calls itself our issuer': () => impostor.idToken(person.subject, person.email),
  'that has expired': () => id({ exp: at(-31) }),
  'that is not valid yet': () => id({ nbf: at(60) }),
  'that never expires': () => id({ exp: undefined }),
  'without an address': () => id({ email: undefined }),
  'whose address is a list': () => id({ email: [person.email] }),
  'that is an access token': () => person.token,
  'that is an access token for this client': () => access({ aud: 'signet-web', email: person.email }),
  unsigned: () => `${encode({ alg: 'none' })}.${encode({ ...sound(), aud: 'signet-web', email: person.email })}.`,
  'that is empty': () => '',
  'sent twice': () => `${person.idToken}, ${person.idToken}`,
};

describe('an ID token beside a sound access token', () => {
  it.each(Object.entries(foreign))('%s is 401 on validate and register', async (_what, make) => {
    const headers = { authorization: `Bearer ${person.token}`, [ID_TOKEN_HEADER]: await make() };
    const answers = [
      await house.ask('GET', '/api/auth/flow/validate', { headers }),
      await house.ask('POST', '/api/auth/flow/register', { headers, body: {} }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });

  it('missing is 401', async () => {
    const headers = { authorization: `Bearer ${person.token}` };
    expect((await house.ask('GET', '/api/auth/flow/validate', { headers })).statusCode).toBe(401);
  });
});
