import { Agent, request } from 'undici';
import { readDecoded } from './decoded-body.ts';
import { createGuardedConnect, resolveByMachine, usualPort, type Dialling } from './dial.ts';
import { NotFetched } from './not-fetched.ts';
import { createNeverList, isOpenWeb, plainHost } from './public-address.ts';
import { AGENT, createRobots, type Robots } from './robots.ts';

/**
 * What one visit to a website may cost: parts with the page; requests with redirects and each host's robots.txt;
 * comparisons with the rules of these, an eighth of a second of the server at the worst.
 */
const VISIT = {
  milliseconds: 30_000,
  bytes: 8 * 1024 * 1024,
  parts: 21,
  requests: 50,
  comparisons: 50_000_000,
} as const;
const REQUEST_MILLISECONDS = 10_000;
const MOST_REDIRECTS = 5;
/** Of a redirect's body, which nobody reads. */
const MOST_DUMPED = 16_384;
const LONGEST_URL = 4096;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** What was fetched. `url` is where it lay in the end; `type` its media type without parameters. */
export type Fetched = { url: string; status: number; type: string; charset: string | undefined; body: Buffer };

/** Bytes of a visit that one reader of it may spend, so that they leave the rest to another. */
export type Allowance = { bytes: number };

export type GuardedClientParts = {
  /** Where the operator of this server explains who reads; part of the user agent. */
  about: string;
  proxy?: URL | undefined;
  /** Hosts and networks that are never fetched. */
  never?: readonly string[];
  /** For tests alone, which have no open web: no setting leads here. */
  forTests?:
    | Partial<Pick<Dialling, 'resolve' | 'mayDial' | 'portOf'> & { milliseconds: { request: number; visit: number } }>
    | undefined;
};

const typeOf = (header: string | string[] | undefined): Pick<Fetched, 'type' | 'charset'> => {
  const [type = '', ...rest] = String(header ?? '').split(';');
  const charset = /charset=["']?([\w-]{1,40})/i.exec(rest.join(';'))?.[1]?.toLowerCase();
  return { type: type.trim().toLowerCase(), charset };
};

/** @throws NotFetched for what is no address of the web. */
const webAddress = (address: string): URL => {
  const url = address.length <= LONGEST_URL ? URL.parse(address) : null;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password)
    throw new NotFetched('address', `${address.slice(0, 100)} is no address of the web`);
  url.hash = '';
  url.hostname = plainHost(url.hostname);
  return url;
};

/**
 * The one way to whatever address a person gave (docs/security.md): only the open web is dialled, at every redirect
 * anew, robots.txt is kept, and what a visit may cost is bounded.
 */
export const createGuardedClient = ({ about, proxy, never = [], forTests = {} }: GuardedClientParts) => {
  const neverList = createNeverList(never);
  const patience = forTests.milliseconds ?? { request: REQUEST_MILLISECONDS, visit: VISIT.milliseconds };
  const dialling: Dialling = {
    resolve: forTests.resolve ?? resolveByMachine,
    mayDial: forTests.mayDial ?? isOpenWeb,
    never: neverList,
    portOf: forTests.portOf ?? usualPort,
    proxy,
    timeout: patience.request,
  };
  const headers = {
    'user-agent': `${AGENT}/1.0 (+${about})`,
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': 'en, *;q=0.5',
  };

  /** One visit to one company's website. `signal` ends it early. To be closed when it is over. */
  const visit = (signal: AbortSignal) => {
    const agent = new Agent({
      connect: createGuardedConnect(dialling),
      headersTimeout: patience.request,
      bodyTimeout: patience.request,
      maxResponseSize: VISIT.bytes,
      connections: 6,
      pipelining: 1,
    });
    const over = AbortSignal.any([signal, AbortSignal.timeout(patience.visit)]);
    const left: Record<'bytes' | 'parts' | 'requests' | 'comparisons', number> = { ...VISIT };
    const robots = new Map<string, Promise<Robots>>();

    const count = (bytes: number): void => {
      left.bytes -= bytes;
      if (left.bytes < 0) throw new NotFetched('size', 'the website sends more than a visit may cost');
    };

    const spend = (what: 'parts' | 'requests'): void => {
      if (left[what]-- <= 0) throw new NotFetched('requests', 'the website asks for more than a visit may cost');
    };

    /** What goes beyond an allowance is ended before the visit itself is used up. */
    const countWithin = (allowance: Allowance | undefined) => (bytes: number) => {
      if (allowance && (allowance.bytes -= bytes) < 0)
        throw new NotFetched('size', 'one reader of the visit had its part');
      count(bytes);
    };

    type How = { accept: string; until: AbortSignal; allowance?: Allowance | undefined };
    const answerOf = async (url: URL, { accept, until, allowance }: How): Promise<Fetched | URL> => {
      if (neverList.hasHost(url.hostname)) throw new NotFetched('never', `${url.hostname} is on the operator's list`);
      spend('requests');
      const answer = await request(url, { dispatcher: agent, headers: { ...headers, accept }, signal: until });
      const { location, 'content-encoding': encoding, 'content-type': type } = answer.headers;
      if (REDIRECTS.has(answer.statusCode) && typeof location === 'string') {
        count(Math.min(MOST_DUMPED, Number(answer.headers['content-length'] ?? MOST_DUMPED) || 0));
        await answer.body.dump({ limit: MOST_DUMPED });
        return webAddress(URL.parse(location, url)?.href ?? location);
      }
      const body = await readDecoded(answer.body, String(encoding ?? ''), countWithin(allowance));
      return { url: url.href, status: answer.statusCode, ...typeOf(type), body };
    };

    const follow = async (
      address: string,
      { accept, allowance }: Omit<How, 'until'>,
      isAllowed: (url: URL) => Promise<boolean>,
    ) => {
      const until = AbortSignal.any([over, AbortSignal.timeout(patience.request)]);
      let url = webAddress(address);
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        if (!(await isAllowed(url))) throw new NotFetched('robots', `${url.hostname} does not want to be read`);
        const answer = await answerOf(url, { accept, until, allowance });
        if (!(answer instanceof URL)) return answer;
        url = answer;
      }
      throw new NotFetched('redirects', `${address.slice(0, 100)} leads on and on`);
    };

    const robotsOf = (origin: string): Promise<Robots> => {
      const known = robots.get(origin);
      if (known) return known;
      const address = `${origin}/robots.txt`;
      const read = follow(address, { accept: 'text/plain, */*;q=0.1' }, async () => true).then(({ status, body }) =>
        createRobots(address, { status, text: body.toString('utf8') }, left),
      );
      robots.set(origin, read);
      return read;
    };

    const reasonOf = (error: unknown): NotFetched => {
      if (error instanceof NotFetched) return error;
      const { cause, name, message } = error as Error & { cause?: unknown };
      if (cause instanceof NotFetched) return cause;
      const isLate = over.aborted || /Timeout|Abort/.test(name);
      return new NotFetched(isLate ? 'time' : 'network', message, { cause: error });
    };

    return {
      /**
       * Fetches one resource, whatever its status.
       * @param allowance What its reader may spend, beside what the visit may cost.
       * @throws NotFetched and nothing else.
       */
      async get(address: string, accept = '*/*', allowance?: Allowance): Promise<Fetched> {
        spend('parts');
        try {
          return await follow(address, { accept, allowance }, async (url) =>
            (await robotsOf(url.origin)).allows(url.href),
          );
        } catch (error) {
          throw reasonOf(error);
        }
      },
      close: () => agent.destroy(),
    };
  };

  return { visit };
};

export type GuardedClient = ReturnType<typeof createGuardedClient>;
export type Visit = ReturnType<GuardedClient['visit']>;
