/*
 * Mozilla's HTTP Observatory, computed here: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring.
 * It looks at an address of the open web; this looks at the same headers where nobody else can reach them. Two of its
 * tests need the outside: whether http leads to https, which the proxy in front does, and the list of preloaded hosts.
 */

export type Headers = Record<string, string | readonly string[] | undefined>;
/** What one test takes off or adds, and what it found. */
export type Judged = { test: string; found: string; points: number };

const HALF_A_YEAR = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE_REFERRERS = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

const one = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.join(', ');
};

/** Directives by name, each with its sources. */
export const parsePolicy = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );

const sourcesOf = (policy: Map<string, string[]>, name: string): string[] =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];

const isUnsafe = (sources: readonly string[]): boolean => {
  const named = sources.some((source) => /^'(nonce|sha256|sha384|sha512)-|^'strict-dynamic'/.test(source));
  return sources.some((source) =>
    source === "'unsafe-inline'"
      ? !named
      : ['*', 'http:', 'https:', 'data:', 'blob:', "'unsafe-hashes'"].includes(source),
  );
};

const judgePolicy = (headers: Headers): Judged => {
  const judged = (found: string, points: number) => ({ test: 'content-security-policy', found, points });
  const text = one(headers, 'content-security-policy');
  if (!text) return judged('none', -25);
  const policy = parsePolicy(text);
  const scripts = [...sourcesOf(policy, 'script-src'), ...sourcesOf(policy, 'object-src')];
  if (isUnsafe(scripts)) return judged('unsafe scripts', -20);
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return judged('plain http', -20);
  if (scripts.includes("'unsafe-eval'")) return judged('unsafe-eval', -10);
  if (sourcesOf(policy, 'style-src').includes("'unsafe-inline'")) return judged('unsafe styles', 0);
  const rest = policy.get('default-src');
  return rest?.length === 1 && rest[0] === "'none'" ? judged('nothing but what is named', 10) : judged('safe', 5);
};

const judgeCookies = (headers: Headers): Judged => {
  const judged = (found: string, points: number) => ({ test: 'cookies', found, points });
  const cookies = [headers['set-cookie'] ?? []].flat();
  if (cookies.length === 0) return judged('none', 0);
  const has = (flag: RegExp) => cookies.every((cookie) => flag.test(cookie));
  if (!has(/;\s*secure/i)) return judged('not all secure', -20);
  if (!has(/;\s*httponly/i)) return judged('not all http-only', -30);
  return has(/;\s*samesite=/i) ? judged('all of the same site', 5) : judged('secure', 0);
};

const judgeTransport = (headers: Headers): Judged => {
  const judged = (found: string, points: number) => ({ test: 'strict-transport-security', found, points });
  const age = /max-age=(\d+)/.exec(one(headers, 'strict-transport-security') ?? '')?.[1];
  if (age === undefined) return judged('none', -20);
  return Number(age) >= HALF_A_YEAR ? judged('half a year or more', 0) : judged('too short', -10);
};

const judgeReferrer = (headers: Headers): Judged => {
  const judged = (found: string, points: number) => ({ test: 'referrer-policy', found, points });
  const last = (one(headers, 'referrer-policy') ?? '').split(',').at(-1)?.trim() ?? '';
  if (PRIVATE.includes(last)) return judged('private', 5);
  return judged(last || 'none', UNSAFE_REFERRERS.includes(last) ? -5 : 0);
};

const judgeFraming = (headers: Headers): Judged => {
  const judged = (found: string, points: number) => ({ test: 'x-frame-options', found, points });
  const ancestors = parsePolicy(one(headers, 'content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.includes('*')) return judged('by the policy', 5);
  return /^(deny|sameorigin)$/i.test(one(headers, 'x-frame-options') ?? '') ? judged('set', 0) : judged('none', -20);
};

const judgeScripts = (page: string): Judged => {
  const judged = (found: string, points: number) => ({ test: 'subresource-integrity', found, points });
  const foreign = [...page.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  if (foreign.length === 0) return judged('scripts of our own', 0);
  return foreign.every(([tag]) => tag.includes('integrity=')) ? judged('with integrity', 5) : judged('without', -5);
};

const judgeRest = (headers: Headers): Judged[] => {
  const resource = one(headers, 'cross-origin-resource-policy') ?? 'none';
  return [
    {
      test: 'cross-origin-resource-sharing',
      found: one(headers, 'access-control-allow-origin') ?? 'none',
      points: one(headers, 'access-control-allow-origin') === '*' ? -50 : 0,
    },
    {
      test: 'x-content-type-options',
      found: one(headers, 'x-content-type-options') ?? 'none',
      points: one(headers, 'x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    {
      test: 'cross-origin-resource-policy',
      found: resource,
      points: ['same-origin', 'same-site'].includes(resource) ? 10 : 0,
    },
  ];
};

/** What each test says of one answer. */
export const judge = (headers: Headers, page: string): Judged[] => [
  judgePolicy(headers),
  judgeCookies(headers),
  judgeTransport(headers),
  judgeReferrer(headers),
  judgeFraming(headers),
  judgeScripts(page),
  ...judgeRest(headers),
];

/** From 100 down; what adds counts only where hardly anything was taken off. A+ from 100 on. */
export const scoreOf = (judged: readonly Judged[]): number => {
  const sum = (kind: (points: number) => boolean) =>
    judged.filter(({ points }) => kind(points)).reduce((total, { points }) => total + points, 0);
  const taken = 100 + sum((points) => points < 0);
  return taken >= 90 ? taken + sum((points) => points > 0) : taken;
};
