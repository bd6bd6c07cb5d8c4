import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import {
  ID_TOKEN_HEADER,
  permissions,
  type Access,
  type Feature,
  type Permission,
  type RefusalCode,
} from '@signet/contract';
import type { Person, TestHouse } from './house.ts';
import { createTestIssuer } from './issuer.ts';

/** What the guard should know of somebody: the test's own account of who may do what. */
export type Standing = {
  token: boolean;
  user?: 'active' | 'disabled';
  expired?: boolean;
  permissions?: readonly string[];
  features?: readonly string[];
  quizCompleted?: boolean;
};

/** The answer that the declared access owes somebody: undefined is to be let in. */
export const dueRefusal = (
  access: Access,
  { token, user, expired = false, permissions: held = [], features = [], quizCompleted = false }: Standing,
): RefusalCode | undefined => {
  if (access.who === 'public') return undefined;
  if (!token || user === 'disabled') return 'unauthenticated';
  if (access.who === 'token') return undefined;
  if (!user) return 'unauthenticated';
  if (expired && access.expiry === 'unexpired') return 'subscriptionExpired';
  if (!expired && access.expiry === 'expired') return 'subscriptionNotExpired';
  if (access.permissions?.every((one) => held.includes(one)) === false) return 'forbidden';
  if (access.feature && !features.includes(access.feature)) return 'featureMissing';
  return access.quizCompleted && !quizCompleted ? 'quizNotCompleted' : undefined;
};

/** What role, tier and quiz give a registered person, as the tables have it. */
export const standingOf = async ({ database: { db } }: TestHouse, { id }: Person): Promise<Standing> => {
  const { permissions: held, ...rest } = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.key', 'users.role_key')
    .innerJoin('tiers', 'tiers.key', 'users.subscription_key')
    .select(['roles.permissions', 'tiers.features', 'users.quiz_completed as quizCompleted'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
  return { token: true, user: 'active', permissions: held, ...rest };
};

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

// keys take a moment to make
const elsewhere = createTestIssuer('https://elsewhere.test');
/** Calls itself what the house's issuer is called, but has another key. */
const impostor = createTestIssuer();

/** Access tokens that must open nothing, made from somebody's own. */
export const badTokens: Record<string, (house: TestHouse, of: Person) => Promise<string | undefined>> = {
  nobody: async () => undefined,
  'somebody with a garbage token': async () => 'garbage',
  'somebody with a token of three empty parts': async () => '..',
  'somebody with a token of an issuer that is not ours': async (_house, { subject }) =>
    (await elsewhere).accessToken(subject),
  "somebody with a token that another issuer signed in our issuer's name": async (_house, { subject }) =>
    (await impostor).accessToken(subject),
  'somebody with an expired token': async ({ issuer }, { subject }) =>
    issuer.accessToken(subject, { exp: inSeconds(-31) }),
  'somebody with a token without an end': async ({ issuer }, { subject }) =>
    issuer.accessToken(subject, { exp: undefined as unknown as number }),
  'somebody with a token that is not valid yet': async ({ issuer }, { subject }) =>
    issuer.accessToken(subject, { nbf: inSeconds(60) }),
  'somebody with a token for another audience': async ({ issuer }, { subject }) =>
    issuer.accessToken(subject, { aud: 'https://elsewhere.test/api' }),
  'somebody with an ID token in place of an access token': async (_house, { idToken }) => idToken,
  'somebody with an unsigned token (alg none)': async ({ issuer }, { subject }) =>
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode({
      iss: issuer.issuer,
      aud: issuer.audience,
      sub: subject,
      exp: inSeconds(600),
    })}.`,
  'somebody with a token signed with the public key as a shared secret (HS256)': async ({ issuer }, { subject }) =>
    new SignJWT({ iss: issuer.issuer, aud: issuer.audience, sub: subject, exp: inSeconds(600) })
      .setProtectedHeader({ alg: 'HS256', kid: 'test', typ: 'at+jwt' })
      .sign(createSecretKey(Buffer.from(issuer.publicPem))),
  'somebody with a token whose claims were changed': async (house, { token }) => {
    const [header, , signature] = token.split('.');
    const other = await house.person({ role: 'admin' });
    return `${header}.${encode({
      iss: house.issuer.issuer,
      aud: house.issuer.audience,
      sub: other.subject,
      exp: inSeconds(600),
    })}.${signature}`;
  },
};

/** What the caller sends with such a token. The ID token is sound, so that it is the access token that is judged. */
export const bearing = (token: string | undefined, { idToken }: Person): Record<string, string> => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  [ID_TOKEN_HEADER]: idToken,
});

/** Somebody with a role of exactly these permissions. */
export const personWith = async (house: TestHouse, held: readonly Permission[]): Promise<Person> => {
  const key = `exactly ${held.join(' ')}`;
  await house.database.db
    .insertInto('roles')
    .values({ key, label: key, permissions: [...held] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return house.person({ role: key });
};

/** Somebody on a tier of exactly these features. */
export const personOnTier = async (
  house: TestHouse,
  features: readonly Feature[],
  options: { role?: string } = {},
): Promise<Person> => {
  const key = `exactly ${features.join(' ')}`;
  await house.database.db
    .insertInto('tiers')
    .values({ key, label: key, features: [...features] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return house.person({ ...options, tier: key });
};

/** All permissions but these, and never the one that lets a subscription run out. */
export const allBut = (...left: readonly Permission[]): Permission[] =>
  permissions.filter((one) => !left.includes(one) && one !== 'canBeExpired');
