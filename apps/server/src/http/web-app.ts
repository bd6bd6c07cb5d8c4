import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callRoots, type RuntimeConfig } from '@signet/contract';
import { fontFiles, isKnownHere, ssoFromCookie, themeFromCookie } from '@signet/theme';
import type { Identity } from '../ports/identity.ts';
import { Refusal } from './refusal.ts';
import { readScreenFiles } from './screen-files.ts';

type Parts = {
  publicUrl: URL;
  dist: string;
  runtimeConfig: RuntimeConfig;
  identity: Identity;
  /** Where the files' addresses lead, when elsewhere. */ files?: string | undefined;
  /** Where the issuer behind a key of single sign-on answers; none for a key that there is not. */
  ssoOrigins: (key: string) => Promise<readonly string[]>;
};

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Other origins that the pages may load from: the issuer, the pictures' host, Google Analytics where it is
 * configured.
 */
const origins = ({ runtimeConfig, publicUrl, files }: Parts) => {
  const foreign = (address: string) => {
    const origin = URL.parse(address.replace('{imageId}', 'x'), publicUrl)?.origin;
    return origin && origin !== publicUrl.origin ? [origin] : [];
  };
  const google = runtimeConfig.analytics.google
    ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com']
    : [];
  return {
    issuer: foreign(runtimeConfig.auth.domain),
    pictures: foreign(runtimeConfig.companies.imageUrl),
    stored: files ? [files] : [],
    google,
  };
};

const policy = (parts: Parts) => {
  const { issuer, pictures, stored, google } = origins(parts);
  const secure = parts.publicUrl.protocol === 'https:';
  return {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...google],
        styleSrc: ["'self'"],
        // blob: a logo drawn on demand comes with the token, so the page shows it from memory
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures, ...stored, ...google],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        // files are fetched to be put into archives, and sent, where they are stored
        connectSrc: ["'self'", ...issuer, ...stored, ...google],
        frameSrc: ["'self'", ...issuer],
        formAction: ["'self'", ...issuer],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        // silent renewal loads this origin in a frame of this origin
        frameAncestors: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    xFrameOptions: { action: 'sameorigin' as const },
    // every answer carries it (server.ts)
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  };
};

/** The page of a shared book, and what its address carries. */
const SHARED_PAGE = /^\/shared\/([A-Za-z0-9_-]{32})(?:[/?#]|$)/;

const notPages = ['//', ...callRoots, '/oidc/', '/assets/', '/fonts/'];

/** `//elsewhere.example/` is a path to us, but another site to whatever in the browser goes there again. */
const wantsPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !notPages.some((root) => request.url.startsWith(root)) &&
  !/\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '');

/** The one page that shows Stripe's pricing table, and what that loads and frames. */
const PRICING_PATH = '/pricing';
const STRIPE = 'https://js.stripe.com';

const allowStripe = (reply: FastifyReply): void => {
  const present = String(reply.getHeader('content-security-policy') ?? '');
  const allowing = present.replaceAll(/(script-src|frame-src) /g, `$1 ${STRIPE} `);
  reply.header('content-security-policy', allowing);
};

/** The single sign-on that this page is opened for, and the one that the browser keeps, which it falls back on. */
const ssoKeysOf = ({ url, headers }: FastifyRequest): Set<string> => {
  const keys = [new URLSearchParams(url.split('?')[1]).get('sso'), ssoFromCookie(headers.cookie)];
  return new Set(keys.filter((key): key is string => Boolean(key)));
};

/** The name of a host may hold a semicolon, which would end the directive. */
const isPlainOrigin = (origin: string): boolean => /^https?:\/\/[a-z0-9.:[\]_-]+$/.test(origin);

/** The page of somebody who comes by single sign-on reaches their issuer, and nobody else's page says who that is. */
const allowIssuer = (reply: FastifyReply, origins: readonly string[]): void => {
  const present = String(reply.getHeader('content-security-policy') ?? '');
  const allowing = present.replaceAll(
    /(connect-src|frame-src|form-action) /g,
    `$1 ${origins.filter(isPlainOrigin).join(' ')} `,
  );
  reply.header('content-security-policy', allowing);
};

const fontRoute = (app: FastifyInstance): void => {
  const places = new Map(
    Object.entries(fontFiles).map(([name, file]) => [name, fileURLToPath(import.meta.resolve(file))]),
  );
  app.get<{ Params: { name: string } }>('/fonts/:name', async (request, reply) => {
    const place = places.get(request.params.name);
    if (!place) throw new Refusal('notFound');
    return reply.type('font/woff2').header('cache-control', YEAR).send(createReadStream(place));
  });
};

/**
 * Serves the built web app: files with their compressed twins, `/config.json`, the interface fonts, the front page to
 * strangers, and `index.html` for every other page address, with this response's style nonce and the visitor's theme
 * written into it. The issuer's pages share the same headers.
 */
export const registerWebApp = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  const read = (name: string) =>
    fs
      .readFile(path.join(parts.dist, name), 'utf8')
      .catch(() => '<!doctype html><title>Signet</title>The web app is not built: npm run build');
  const [shell, front, screenParts] = await Promise.all([
    read('index.html'),
    read('front.html'),
    readScreenFiles(parts.dist),
  ]);
  await app.register(fastifyHelmet, policy(parts));
  await app.register(fastifyStatic, {
    // the documents are templates: as files they would go out with their gaps
    root: parts.dist,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html*', '**/front.html*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? YEAR : 'public, max-age=3600'),
  });
  fontRoute(app);
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(parts.runtimeConfig),
  );
  if (parts.identity.routes) await app.register(parts.identity.routes);

  /** Of a shared book: listed by no search engine, and shown by messengers with its picture. */
  const sharedHead = (token: string): string => {
    const picture = new URL(`/api/sharedBooks/${token}/preview.png`, parts.publicUrl).href;
    return `<meta name="robots" content="noindex" />
    <meta property="og:title" content="Brand book" />
    <meta property="og:image" content="${picture}" />
    <meta name="twitter:card" content="summary_large_image" />
  </head>`;
  };

  const page = async (request: FastifyRequest, reply: FastifyReply, template = shell) => {
    for (const key of ssoKeysOf(request)) {
      // the page comes also while the database is away, and says so
      const origins = await parts.ssoOrigins(key).catch(() => []);
      if (origins.length > 0) allowIssuer(reply, origins);
    }
    if (request.url.split('?')[0] === PRICING_PATH && parts.runtimeConfig.stripe.key) allowStripe(reply);
    const { links, script } = screenParts(request.url);
    const asking = script && `<script nonce="${reply.cspNonce.script}">${script}</script>`;
    const html = template
      .replace('</head>', `${links}</head>`)
      // before any style sheet, which a script would wait for; by a function, as a $ in it is no pattern
      .replace('</title>', () => `</title>${asking}`)
      .replaceAll('__CSP_NONCE__', reply.cspNonce.style)
      .replaceAll('__THEME__', themeFromCookie(request.headers.cookie));
    const token = SHARED_PAGE.exec(request.url)?.[1];
    if (token) reply.header('x-robots-tag', 'noindex');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(token ? html.replace('</head>', sharedHead(token)) : html);
  };
  // whoever was never signed in here, and comes for nothing in particular, is shown what Signet is
  app.get('/', async (request, reply) => {
    const isStranger = !isKnownHere(request.headers.cookie) && !request.url.includes('?');
    return page(request, reply, isStranger ? front : shell);
  });
  app.get('/*', async (request, reply) => {
    if (!wantsPage(request)) throw new Refusal('notFound');
    return page(request, reply);
  });
};
