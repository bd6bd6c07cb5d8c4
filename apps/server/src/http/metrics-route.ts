import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Measures } from '../metrics/measures.ts';
import { Refusal } from './refusal.ts';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** A proxy on this machine passes on what came from anywhere, and says so in one of these. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLocal = ({ raw }: FastifyRequest): boolean =>
  LOCAL.has(raw.socket.remoteAddress ?? '') && PASSED_ON.every((name) => raw.headers[name] === undefined);

/**
 * `/metrics` for Prometheus. Rates and routes are nobody else's business: with a token, whoever sends it may read;
 * without one, this machine alone. For everybody else there is nothing here.
 */
export const metricsRoute = (
  app: FastifyInstance,
  { measures, token }: { measures: Measures; token: string | undefined },
): void => {
  const wanted = token === undefined ? undefined : hashed(`Bearer ${token}`);
  const may = (request: FastifyRequest): boolean =>
    wanted ? timingSafeEqual(hashed(request.headers.authorization ?? ''), wanted) : isLocal(request);
  app.get('/metrics', async (request, reply) => {
    if (!may(request)) throw new Refusal('notFound');
    return reply
      .type(measures.contentType)
      .header('cache-control', 'no-store')
      .send(await measures.text());
  });
};
