import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { BlobCutShort, BlobTooLarge, ServiceUnavailable, StorageFull } from '../ports/faults.ts';
import { apiHeaders } from './api-headers.ts';
import { Refusal } from './refusal.ts';

const UNREADABLE = 'The request could not be read.';

/** What anything thrown becomes for the caller. Undefined: a bug. */
const asRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  // Postgres' own: disk_full
  if (error instanceof StorageFull || (error as { code?: unknown } | undefined)?.code === '53100')
    return new Refusal('storageFull');
  if (error instanceof BlobTooLarge) return new Refusal('bodyTooLarge');
  if (error instanceof BlobCutShort) return new Refusal('invalidInput', {}, UNREADABLE);
  if (error instanceof ServiceUnavailable) return new Refusal('unavailable');
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: number };
  if (statusCode === 413) return new Refusal('bodyTooLarge');
  if (statusCode === 415) return new Refusal('unsupportedMediaType');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('invalidInput', {}, UNREADABLE);
  if (isDatabaseAway(error)) return new Refusal('unavailable');
  // Postgres' class 22: the data sent cannot be stored
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return new Refusal('invalidInput');
  return undefined;
};

/** When to come back, where nothing else is known. */
const RETRY_SECONDS = 5;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The one error exit: a refusal answers its own status and wording; anything else is a bug, logged with its request
 * id and answered with the default message (spec quiz §8). No stack, no SQL. Whatever the route was to answer, this
 * is a JSON answer with the API's headers.
 */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const refusal = asRefusal(error);
  if (!refusal || refusal.status >= 500) request.log.error({ err: error }, 'failed');
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  const { status, body } = refusal ?? new Refusal('unexpected', { requestId: request.id });
  const retryAfter = body['retryAfterSeconds'] ?? (status === 503 ? RETRY_SECONDS : undefined);
  if (typeof retryAfter === 'number') reply.header('retry-after', String(Math.ceil(retryAfter)));
  void reply.code(status).headers(apiHeaders).type(JSON_TYPE).send(JSON.stringify(body));
};

export const registerErrorExit = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
};

/** How long a client has for reading what its unreadable bytes were answered with. */
const PARTING_MS = 1000;

/**
 * Bytes that are no HTTP request: there is nobody to route, so the answer is written to the socket and the connection
 * ends, also when the client leaves its end open.
 */
export const answerUnreadable = (
  error: { code?: string },
  socket: Socket,
  always: Record<string, string> = {},
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } =
    error.code === 'HPE_HEADER_OVERFLOW' ? new Refusal('bodyTooLarge') : new Refusal('invalidInput', {}, UNREADABLE);
  const text = JSON.stringify(body);
  const headers = {
    ...apiHeaders,
    ...always,
    'content-type': JSON_TYPE,
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const parting = setTimeout(() => socket.destroy(), PARTING_MS);
  socket.once('close', () => clearTimeout(parting)).resume();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
};
