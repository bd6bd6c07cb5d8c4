import type { FastifyInstance } from 'fastify';
import { ServiceUnavailable, StorageFull } from '../ports/faults.ts';
import { Refusal } from './refusal.ts';

const UNREADABLE = 'The request could not be read.';

/** Postgres' own classes: 08 connection, 53 resources, 57 operator intervention; 22 means that the data sent cannot be stored. */
const fromPostgres = (code: string): Refusal | undefined => {
  if (/^(08|53|57)/.test(code)) return new Refusal('unavailable');
  if (code.startsWith('22')) return new Refusal('invalidInput');
  return undefined;
};

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** What anything thrown becomes for the caller. Undefined: a bug. */
const asRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof StorageFull) return new Refusal('storageFull');
  if (error instanceof ServiceUnavailable) return new Refusal('unavailable');
  const { code, statusCode, syscall, message } = error as { code?: string; statusCode?: number; syscall?: string; message?: string };
  if (statusCode === 413) return new Refusal('bodyTooLarge');
  if (statusCode === 415) return new Refusal('unsupportedMediaType');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('invalidInput', {}, UNREADABLE);
  if (code && /^[0-9A-Z]{5}$/.test(code)) return fromPostgres(code);
  if ((code && NETWORK.has(code) && syscall === 'connect') || /Connection terminated|timeout exceeded when trying to connect/.test(message ?? '')) return new Refusal('unavailable');
  return undefined;
};

/**
 * The one error exit: a refusal answers its own status and wording; anything else is a bug, logged with its request id and answered with
 * the default message (spec quiz §8). No stack, no SQL.
 */
export const registerErrorExit = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (!refusal || refusal.status >= 500) request.log.error({ err: error }, 'failed');
    const { status, body } = refusal ?? new Refusal('unexpected', { requestId: request.id });
    if (reply.raw.headersSent) return reply.raw.destroy();
    const retryAfter = body['retryAfterSeconds'];
    if (typeof retryAfter === 'number') reply.header('retry-after', String(Math.ceil(retryAfter)));
    return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
  });
};
