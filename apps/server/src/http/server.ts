import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { registerErrorExit } from './error-exit.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who made the call, for the log; empty until the guard let them in. */
    userId: string;
  }
}

/**
 * Headers of every API answer, set once as constants: helmet builds its own for each reply, which measured 14 % of throughput
 * (docs/benchmarks.md). An API answer is never a document, so nothing may load or frame it.
 */
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** Log lines carry the path alone: a query may hold a code, a token or what somebody typed. */
const pathOf = (url: string) => url.split('?', 1)[0];

/** The bare server: request ids, one log line a request, the one error exit. `trustProxy` is a list of addresses or nothing. */
export const createServer = ({ log, trustProxy }: { log: Logger; trustProxy: string[] | undefined }): FastifyInstance => {
  const app = Fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy ?? false,
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  }) as unknown as FastifyInstance;
  app.decorateRequest('userId', '');
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ method: request.method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime), user: request.userId || undefined }, 'request');
  });
  registerErrorExit(app);
  app.setNotFoundHandler(() => {
    throw new Refusal('notFound');
  });
  return app;
};

/** What every answer under /api carries. Register in the API's own scope, before its routes. */
export const addApiHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(API_HEADERS);
  });
};
