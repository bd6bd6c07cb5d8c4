import type { FastifyInstance } from 'fastify';

/**
 * Headers of every API answer and of every refusal, set as constants: helmet builds its own for each reply, which
 * measured 14 % of throughput (docs/benchmarks.md). Such an answer is never a document, so nothing may load or frame
 * it.
 */
export const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** Where people come by https, their browsers never try anything else for a year (RFC 6797). */
export const transportHeaders = (isSecure: boolean): Record<string, string> =>
  isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

/** What every answer under /api carries. Register in the API's own scope, before its routes. */
export const addApiHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(apiHeaders);
    done();
  });
};
