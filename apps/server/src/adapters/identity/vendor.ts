import { setTimeout } from 'node:timers/promises';
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { attempt } from '../../ports/attempts.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import type { Identity, Issuers } from '../../ports/identity.ts';
import { createReach, isSafe, keysAddress, type Reach, type ReachForTests } from './issuer-reach.ts';

export type IssuerIdentityOptions = {
  issuer: string;
  clientId: string;
  audience: string;
  forTests?: ReachForTests;
};

const TIMEOUT_MS = 5000;
const KEYS_LAST_MS = 10 * 60 * 1000;
/** What an issuer says of itself is asked again then. */
const FOUND_LASTS_MS = 10 * 60 * 1000;
const KEYS_PAUSE_MS = 30_000;
/** After a failure nobody asks again for this long: callers are told at once, and the issuer is left to recover. */
const FAILURE_LASTS_MS = 5000;

/** A page waits no longer than this to learn where else its issuer answers. */
const ORIGINS_WITHIN_MS = 1500;

/** Where browsers send people, or what they ask there: it need not be the host that the issuer is named by. */
const forBrowsers = [
  'authorization_endpoint',
  'token_endpoint',
  'revocation_endpoint',
  'end_session_endpoint',
] as const;
const endpoint = z.string().optional().catch(undefined);
const discovered = z.object({
  issuer: z.string(),
  jwks_uri: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  revocation_endpoint: endpoint,
  end_session_endpoint: endpoint,
});
type Discovered = z.output<typeof discovered>;
/** What an issuer says of itself, as far as it is used here. */
type Found = { keysAt: string; keys: ReturnType<typeof createRemoteJWKSet>; isInside: boolean; origins: string[] };

const unavailable = (reason: string, cause?: unknown) => new ServiceUnavailable('identity', reason, { cause });

/**
 * OpenID Connect Discovery 1.0 §4: the document lies below the issuer, whose final slash, if it has one, is dropped
 * first.
 */
export const documentOf = (issuer: string): URL =>
  new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);

class IssuerAnswered extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the issuer's discovery answered ${status}`);
    this.status = status;
  }
}

const fetchDocument = async (issuer: string, reach: Reach): Promise<unknown> => {
  const response = await reach.fetchDocument(documentOf(issuer));
  if (!response.ok) throw new IssuerAnswered(response.status);
  return response.json();
};

const originsIn = (document: Discovered): string[] => {
  const urls = forBrowsers.flatMap((name) => URL.parse(document[name] ?? '') ?? []);
  return [...new Set(urls.filter(isSafe).map(({ origin }) => origin))];
};

/** What the issuer says. It must be named exactly (§4.3), or another one could vouch for our people. */
const discover = async (issuer: string, forTests?: ReachForTests): Promise<Found> => {
  const reach = createReach(forTests);
  const answered = await attempt(() => fetchDocument(issuer, reach), {
    isPassing: (error) => (error instanceof IssuerAnswered ? error.status >= 500 : error instanceof TypeError),
  });
  const document = discovered.parse(answered);
  if (document.issuer !== issuer) throw new Error(`the discovery document is of ${document.issuer.slice(0, 200)}`);
  const keysAt = keysAddress(document.jwks_uri);
  const keys = createRemoteJWKSet(keysAt, {
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: KEYS_LAST_MS,
    cooldownDuration: KEYS_PAUSE_MS,
    [customFetch]: reach.fetchKeys,
  });
  return { keysAt: keysAt.href, keys, isInside: reach.isInside(), origins: originsIn(document) };
};

/**
 * Remembers what was found, shares one search between callers, and remembers a failure for a moment. An issuer may move
 * what browsers ask to another host: what was found serves on while it is looked for again.
 */
const createSearch = (issuer: string, forTests?: ReachForTests) => {
  let found: Promise<Found> | undefined;
  let freshUntil = 0;
  let failedUntil = 0;
  const search = async (): Promise<Found> => {
    try {
      freshUntil = Date.now() + FOUND_LASTS_MS;
      return await discover(issuer, forTests);
    } catch (cause) {
      found = undefined;
      failedUntil = Date.now() + FAILURE_LASTS_MS;
      throw unavailable('the issuer cannot be asked for its configuration', cause);
    }
  };
  const lookAgain = (former: Promise<Found>): void => {
    freshUntil = Date.now() + FOUND_LASTS_MS;
    Promise.all([former, discover(issuer, forTests)]).then(
      // the keys that are known stay known where they lie where they did
      ([before, now]) => {
        const isSame = before.keysAt === now.keysAt && before.isInside === now.isInside;
        if (found === former) found = Promise.resolve(isSame ? { ...now, keys: before.keys } : now);
      },
      // what was found serves on
      () => (freshUntil = Date.now() + FAILURE_LASTS_MS),
    );
  };
  return {
    find: async (): Promise<Found> => {
      if (!found && Date.now() < failedUntil) throw unavailable('the issuer could not be asked a moment ago');
      if (found && Date.now() >= freshUntil) lookAgain(found);
      return (found ??= search());
    },
    forget: () => {
      found = undefined;
    },
    askAgain: () => {
      if (found) lookAgain(found);
    },
  };
};

type Search = ReturnType<typeof createSearch>;

/** Only these say something about the token; everything else says that the keys could not be had. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** An issuer's keys, asked for when the first token comes, and again when they may have moved. */
const createKeys =
  (search: Search): JWTVerifyGetKey =>
  async (header, token) => {
    const { keys } = await search.find();
    try {
      return await keys(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      search.forget();
      throw unavailable('the keys of the issuer cannot be fetched', error);
    }
  };

/**
 * People vouched for by any OpenID Connect issuer. Nothing is asked when it is made, so the server starts while the
 * issuer is down; the first token looks for its keys.
 * @throws when the issuer is not an https address (or localhost). `keys` throws ServiceUnavailable while the keys
 * cannot be had.
 */
export const createIssuerIdentity = ({ issuer, clientId, audience, forTests }: IssuerIdentityOptions): Identity => {
  const url = URL.parse(issuer);
  if (!url || !isSafe(url) || url.search || url.hash)
    throw new Error(
      'OIDC_ISSUER must be an https address without query, exactly as the issuer writes it in its tokens.',
    );
  return {
    description: `issuer ${issuer}`,
    issuer,
    clientId,
    audience,
    keys: createKeys(createSearch(issuer, forTests)),
  };
};

/** The issuers that administrators name, each asked what it says of itself now and then. */
export const createIssuers = (forTests?: ReachForTests): Issuers => {
  const known = new Map<string, { search: Search; keys: JWTVerifyGetKey }>();
  const of = (issuer: string) => {
    const present = known.get(issuer);
    if (present) return present;
    const search = createSearch(issuer, forTests);
    const one = { search, keys: createKeys(search) };
    known.set(issuer, one);
    return one;
  };
  return {
    keysOf: (issuer) => of(issuer).keys,
    async originsOf(issuer) {
      const found = of(issuer)
        .search.find()
        .then(
          ({ origins }) => origins,
          () => [],
        );
      return Promise.race([found, setTimeout(ORIGINS_WITHIN_MS, [], { ref: false })]);
    },
    askAgain: (issuer) => known.get(issuer)?.search.askAgain(),
    answers: (issuer) =>
      // its keys too: one that keeps them where nobody may ask for them would let nobody in
      discover(issuer, forTests)
        .then(({ keys }) => keys.reload())
        .then(
          () => true,
          () => false,
        ),
  };
};
