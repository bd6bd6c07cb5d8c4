import { hash } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Identity } from '../ports/identity.ts';
import { ServiceUnavailable } from '../ports/faults.ts';

/** Who a verified token speaks for. */
export type Claims = { issuer: string; subject: string };
/** An ID token adds the e-mail; it counts as the person's only where the issuer says it is verified. */
export type IdClaims = Claims & { email: string; emailVerified: boolean };

export type Tokens = {
  /** The claims of an access token for this API, or undefined: forged, foreign, expired, for somebody else. */
  verifyAccess(token: string): Promise<Claims | undefined>;
  /** The same for an ID token of this client. */
  verifyId(token: string): Promise<IdClaims | undefined>;
};

/** One family only; `none` and the symmetric ones never reach a key. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'];
const TOLERANCE_SECONDS = 30;
const MOST_REMEMBERED = 20_000;

/**
 * Verifies any issuer's tokens: signature, issuer, audience, expiry with 30 s tolerance. Verified access tokens are
 * remembered by their hash until they expire, because one RSA check costs more than the rest of a call; nothing else
 * depends on that memory.
 * @throws ServiceUnavailable when the issuer's keys cannot be had.
 */
export const createTokens = (identity: Pick<Identity, 'issuer' | 'audience' | 'clientId' | 'keys'>): Tokens => {
  const remembered = new LRUCache<string, Claims>({ max: MOST_REMEMBERED });

  const verify = async (token: string, audience: string): Promise<JWTPayload | undefined> => {
    try {
      const { payload } = await jwtVerify(token, identity.keys, {
        issuer: identity.issuer,
        audience,
        algorithms: ALGORITHMS,
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

  return {
    async verifyAccess(token) {
      const key = hash('sha256', token, 'base64');
      const known = remembered.get(key);
      if (known) return known;
      const payload = await verify(token, identity.audience);
      if (!payload?.sub || payload.exp === undefined) return undefined;
      const claims = { issuer: identity.issuer, subject: payload.sub };
      const ttl = (payload.exp + TOLERANCE_SECONDS) * 1000 - Date.now();
      if (ttl > 0) remembered.set(key, claims, { ttl });
      return claims;
    },
    async verifyId(token) {
      const payload = await verify(token, identity.clientId);
      if (!payload || !isForClient(token, payload, identity.clientId)) return undefined;
      const email = payload?.['email'];
      if (!payload.sub || typeof email !== 'string') return undefined;
      return {
        issuer: identity.issuer,
        subject: payload.sub,
        email,
        emailVerified: payload['email_verified'] === true,
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
