import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import type { Logger } from 'pino';
import { underRequest } from '../current-request.ts';
import { withinBudget } from '../db/patience.ts';
import type { Measures } from '../metrics/measures.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { transportHeaders } from './api-headers.ts';
import { answerError, answerUnreadable, registerErrorExit } from './error-exit.ts';
import { endConnectionsOnClose } from './connections.ts';
import { Refusal } from './refusal.ts';
import { createRequestIds } from './request-ids.ts';

declare module 'fastify' {
  // only an interface adds to one that is there
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyRequest {
    /** Who made the call, for the log; empty until the guard let them in. */
    userId: string;
  }
}

const LONGEST_LOGGED_SEGMENT = 64;
/** Whoever has the address of a shared book may read it. */
const SHARED_BOOK = /^(\/shared|\/api\/sharedBooks)\/[A-Za-z0-9_-]{32}/;

/**
 * Log lines carry the path alone: a query may hold a code, a token or what somebody typed. A long segment may be a
 * token pasted there.
 */
const pathOf = (url: string): string => {
  const [whole = ''] = url.split('?', 1);
  const path = whole.replace(SHARED_BOOK, '$1/[address]');
  if (path.length <= LONGEST_LOGGED_SEGMENT) return path;
  return path
    .split('/', 20)
    .map((segment) => (segment.length > LONGEST_LOGGED_SEGMENT ? '[long]' : segment))
    .join('/');
};

export type ServerParts = {
  log: Logger;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[] | undefined;
  /** Whether people come by https. */
  isSecure?: boolean;
  /** Hears of every route as it is mounted. */
  onRoute?: ((route: RouteOptions) => void) | undefined;
  /** Counts what is answered, where somebody reads it. */
  measures?: Measures | undefined;
  /** Follows requests through what they do, where somebody collects it. */
  tracing?: Tracing | undefined;
};

/** Of a request that met no route; the static files and pages share theirs. */
const NO_ROUTE = 'none';
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? NO_ROUTE;

const measure = (app: FastifyInstance, measures: Measures): void => {
  app.addHook('onRequest', (_request, _reply, done) => {
    measures.began();
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    measures.answered({ method, route: routeOf(request), status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
};

const trace = (app: FastifyInstance, tracing: Tracing): void => {
  app.addHook('onRequest', (request, reply, done) =>
    tracing.request({ request: request.raw, response: reply.raw, id: request.id, route: routeOf(request) }, done),
  );
};

/** The bare server: request ids, one log line a request, the one error exit. */
export const createServer = (parts: ServerParts): FastifyInstance => {
  const { log, trustProxy, isSecure = false, onRoute } = parts;
  const always = transportHeaders(isSecure);
  const app = Fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(trustProxy),
    trustProxy: trustProxy ?? false,
    // the contract's default; a call that needs another says so (packages/contract/src/call.ts)
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    // endConnectionsOnClose does both
    forceCloseConnections: false,
    return503OnClosing: false,
    requestTimeout: 60_000,
    // a client that neither sends nor reads for so long is gone
    connectionTimeout: 120_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    // an address that cannot be decoded or is too long never reaches a route, nor the hooks below
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers({ 'x-request-id': request.id, ...always })),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, always),
    // without options a child logger is one string; with them it is built from all its parts
    childLoggerFactory: (logger, bindings) => logger.child(bindings),
  }) as unknown as FastifyInstance;
  if (onRoute) app.addHook('onRoute', onRoute);
  if (parts.measures) measure(app, parts.measures);
  if (parts.tracing) trace(app, parts.tracing);
  app.decorateRequest('userId', '');
  // hooks that every request passes call back instead of promising: a promise each is measurable (docs/benchmarks.md)
  app.addHook('preHandler', (request, _reply, done) => underRequest(request.id, () => withinBudget(done)));
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.userId || undefined,
      },
      'request',
    );
    done();
  });
  endConnectionsOnClose(app);
  // on the answer itself: the issuer writes its own, past Fastify
  const everywhere = Object.entries(always);
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of everywhere) reply.raw.setHeader(name, value);
    done();
  });
  registerErrorExit(app);
  app.setNotFoundHandler(() => {
    throw new Refusal('notFound');
  });
  return app;
};
