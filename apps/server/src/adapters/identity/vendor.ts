import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { attempt } from '../../ports/attempts.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import type { Identity, Issuers } from '../../ports/identity.ts';
import { readBody } from '../../ports/read-body.ts';

export type IssuerIdentityOptions = { issuer: string; clientId: string; audience: string };

const TIMEOUT_MS = 5000;
const KEYS_LAST_MS = 10 * 60 * 1000;
const KEYS_PAUSE_MS = 30_000;
/** After a failure nobody asks again for this long: callers are told at once, and the issuer is left to recover. */
const FAILURE_LASTS_MS = 5000;
const MOST_BYTES = 256 * 1024;

const discovered = z.object({ issuer: z.string(), jwks_uri: z.string() });

const isSafe = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));
const unavailable = (reason: string, cause?: unknown) => new ServiceUnavailable('identity', reason, { cause });

/**
 * OpenID Connect Discovery 1.0 §4: the document lies below the issuer, whose final slash, if it has one, is dropped
 * first.
 */
const documentOf = (issuer: string): URL => new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);

class IssuerAnswered extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the issuer's discovery answered ${status}`);
    this.status = status;
  }
}

const fetchDocument = async (issuer: string): Promise<unknown> => {
  const response = await fetch(documentOf(issuer), {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new IssuerAnswered(response.status);
  return JSON.parse(await readBody(response, MOST_BYTES));
};

const fetchKeys: FetchImplementation = async (...asked) => {
  const response = await fetch(...asked);
  return response.ok ? new Response(await readBody(response, MOST_BYTES), response) : response;
};

/** Where the issuer's keys are. The issuer must be named exactly (§4.3), or another one could vouch for our people. */
const findKeys = async (issuer: string): Promise<JWTVerifyGetKey> => {
  const document = await attempt(() => fetchDocument(issuer), {
    isPassing: (error) => (error instanceof IssuerAnswered ? error.status >= 500 : error instanceof TypeError),
  });
  const { issuer: named, jwks_uri: address } = discovered.parse(document);
  if (named !== issuer) throw new Error(`the discovery document is of ${named.slice(0, 200)}`);
  const url = new URL(address);
  if (!isSafe(url)) throw new Error('the keys of the issuer are not served over https');
  return createRemoteJWKSet(url, {
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: KEYS_LAST_MS,
    cooldownDuration: KEYS_PAUSE_MS,
    [customFetch]: fetchKeys,
  });
};

/** Remembers what was found, shares one search between callers, and remembers a failure for a moment. */
const createSearch = (issuer: string) => {
  let found: Promise<JWTVerifyGetKey> | undefined;
  let failedUntil = 0;
  const search = async (): Promise<JWTVerifyGetKey> => {
    try {
      return await findKeys(issuer);
    } catch (cause) {
      found = undefined;
      failedUntil = Date.now() + FAILURE_LASTS_MS;
      throw unavailable('the issuer cannot be asked for its configuration', cause);
    }
  };
  return {
    keys: async () => {
      if (!found && Date.now() < failedUntil) throw unavailable('the issuer could not be asked a moment ago');
      return (found ??= search());
    },
    forget: () => {
      found = undefined;
    },
  };
};

/** Only these say something about the token; everything else says that the keys could not be had. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** An issuer's keys, asked for when the first token comes, and again when they may have moved. */
const createKeys = (issuer: string): JWTVerifyGetKey => {
  const search = createSearch(issuer);
  return async (header, token) => {
    const found = await search.keys();
    try {
      return await found(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      search.forget();
      throw unavailable('the keys of the issuer cannot be fetched', error);
    }
  };
};

/**
 * People vouched for by any OpenID Connect issuer. Nothing is asked when it is made, so the server starts while the
 * issuer is down; the first token looks for its keys.
 * @throws when the issuer is not an https address (or localhost). `keys` throws ServiceUnavailable while the keys
 * cannot be had.
 */
export const createIssuerIdentity = ({ issuer, clientId, audience }: IssuerIdentityOptions): Identity => {
  const url = URL.parse(issuer);
  if (!url || !isSafe(url) || url.search || url.hash)
    throw new Error(
      'OIDC_ISSUER must be an https address without query, exactly as the issuer writes it in its tokens.',
    );
  return { description: `issuer ${issuer}`, issuer, clientId, audience, keys: createKeys(issuer) };
};

/** The issuers that administrators name, each asked for its keys once. */
export const createIssuers = (): Issuers => {
  const known = new Map<string, JWTVerifyGetKey>();
  return {
    keysOf(issuer) {
      const keys = known.get(issuer) ?? createKeys(issuer);
      known.set(issuer, keys);
      return keys;
    },
    answers: (issuer) =>
      findKeys(issuer).then(
        () => true,
        () => false,
      ),
  };
};
