import { hash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Identity } from '../ports/identity.ts';
import { ServiceUnavailable } from '../ports/faults.ts';

/** Who a verified token speaks for. */
export type Claims = { issuer: string; subject: string };
/**
 * An ID token adds the e-mail; it counts as the person's only where the issuer says it is verified and may say so.
 * `ssoKey` names the single sign-on that they came by, null the house's own sign-in.
 */
export type IdClaims = Claims & {
  email: string;
  emailVerified: boolean;
  ssoKey: string | null;
  /** When they showed who they are, in seconds; null where the issuer does not say. */
  authTime: number | null;
};

/** An issuer whose tokens are taken, and for which client, audience and organization. */
export type Voucher = {
  /** Of the single sign-on; null is the house's own. */
  key: string | null;
  issuer: string;
  clientId: string;
  audience: string;
  /** Tokens have to name it; null: any. */
  organization: string | null;
  /** Whether it may say that somebody has this address. */
  vouchesFor: (email: string) => boolean;
  keys: JWTVerifyGetKey;
};

export type Tokens = {
  /** The claims of an access token for this API, or undefined: forged, foreign, expired, for somebody else. */
  verifyAccess(token: string): Promise<Claims | undefined>;
  /** The same for an ID token of this client. */
  verifyId(token: string): Promise<IdClaims | undefined>;
};

/** One family only; `none` and the symmetric ones never reach a key. */
export const TOKEN_ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'];
export const TOLERANCE_SECONDS = 30;
const MOST_REMEMBERED = 20_000;

/** What a token says of its issuer, believed only once its signature is. */
const issuerIn = (token: string): string | undefined => {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
};

const isFor = ({ aud }: JWTPayload, wanted: string): boolean =>
  Array.isArray(aud) ? aud.includes(wanted) : aud === wanted;

/** Auth0 and those like it name the organization that somebody signed in to. */
const isOf = (payload: JWTPayload, { organization }: Voucher): boolean =>
  organization === null || payload['org_id'] === organization || payload['org_name'] === organization;

/** Signature, issuer and expiry; undefined for whatever does not hold. */
const read = async (token: string, { issuer, keys }: Voucher): Promise<JWTPayload | undefined> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      algorithms: TOKEN_ALGORITHMS,
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch (error) {
    if (error instanceof ServiceUnavailable) throw error;
    if (isUnreachable(error))
      throw new ServiceUnavailable('identity', 'the keys of the issuer cannot be fetched', { cause: error });
    return undefined;
  }
};

type House = Pick<Identity, 'issuer' | 'audience' | 'clientId' | 'keys'>;
type Read = { payload: JWTPayload; voucher: Voucher };
type Remembered = { claims: Claims; terms: string };

/**
 * What a token was taken under. A key alone would not do: its configuration may since be of another issuer, audience or
 * organization, or deleted and made again.
 */
const termsOf = ({ key, issuer, audience, organization }: Voucher): string =>
  JSON.stringify([key, issuer, audience, organization]);

/**
 * Verifies tokens of the house's issuer and of `others`: signature, issuer, audience, expiry with 30 s tolerance.
 * Verified access tokens are remembered by their hash until they expire, because one RSA check costs more than the
 * rest of a call; nothing else depends on that memory. One of another issuer counts only as long as that is named on
 * the same terms.
 * @throws ServiceUnavailable when the issuer's keys cannot be had.
 */
export const createTokens = (
  identity: House,
  others: () => Promise<readonly Voucher[]> = () => Promise.resolve([]),
): Tokens => {
  const remembered = new LRUCache<string, Remembered>({ max: MOST_REMEMBERED });
  const { issuer, audience, clientId, keys } = identity;
  const own = { key: null, organization: null, vouchesFor: () => true };
  const house: Voucher = { ...own, issuer, audience, clientId, keys };

  /** Those that name an organization come first: the token of one is theirs, whoever else takes it too. */
  const verify = async (token: string, wanted: 'audience' | 'clientId'): Promise<Read | undefined> => {
    const named = issuerIn(token);
    if (named === undefined) return undefined;
    const known = [...(await others()), house].filter((one) => one.issuer === named);
    const [one] = known;
    const payload = one && (await read(token, one));
    const voucher = payload && known.find((each) => isFor(payload, each[wanted]) && isOf(payload, each));
    return voucher && { payload, voucher };
  };
  const houseTerms = termsOf(house);
  const stillHold = async (terms: string): Promise<boolean> =>
    terms === houseTerms || (await others()).some((one) => termsOf(one) === terms);

  return {
    async verifyAccess(token) {
      const digest = hash('sha256', token, 'base64');
      const known = remembered.get(digest);
      if (known && (await stillHold(known.terms))) return known.claims;
      const found = await verify(token, 'audience');
      if (!found) return undefined;
      const { voucher, payload } = found;
      if (!payload.sub || payload.exp === undefined) return undefined;
      const claims = { issuer: voucher.issuer, subject: payload.sub };
      const ttl = (payload.exp + TOLERANCE_SECONDS) * 1000 - Date.now();
      if (ttl > 0) remembered.set(digest, { claims, terms: termsOf(voucher) }, { ttl });
      return claims;
    },
    async verifyId(token) {
      const found = await verify(token, 'clientId');
      if (!found || !isForClient(token, found.payload, found.voucher.clientId)) return undefined;
      const { payload, voucher } = found;
      const email = payload['email'];
      if (!payload.sub || typeof email !== 'string') return undefined;
      return {
        issuer: voucher.issuer,
        subject: payload.sub,
        email,
        emailVerified: payload['email_verified'] === true && voucher.vouchesFor(email),
        ssoKey: voucher.key,
        authTime: typeof payload['auth_time'] === 'number' ? payload['auth_time'] : null,
      };
    },
  };
};

/**
 * Whether an ID token was given to this client (OpenID Connect Core 3.1.3.7, 3 to 5). An access token that happens to
 * be for the client too says so itself (RFC 9068 §4).
 */
const isForClient = (token: string, { azp, aud }: JWTPayload, clientId: string): boolean => {
  if (decodeProtectedHeader(token).typ?.toLowerCase() === 'at+jwt') return false;
  return azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;
};

/** Fetching the issuer's keys failed, as opposed to a token that does not verify. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
  (error instanceof TypeError && error.message === 'fetch failed');
