import type { LightMyRequestResponse } from 'fastify';
import { refusals } from '@signet/contract';
import { expect } from 'vitest';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** What an answer shows when it lets out its own insides. */
const INSIDES = new RegExp(
  String.raw`\bat .+:\d+:\d+|node_modules|\.ts\b|\bselect\b.+\bfrom\b|insert into|syntax error|` +
    'violates|pg_|ECONN|ENOENT|Zod|Fastify|FST_',
  'i',
);
/** What the schema library says where nobody gave it words. */
const VALIDATOR = /Invalid (?!hex color)|\bexpected\b|\breceived\b|\bpattern\b|Unrecognized|Too (big|small)|NaN/;
/** What refusals carry beside message and errorCode. */
const PARAMS = ['errors', 'version', 'valueOptions', 'retryAfterSeconds', 'status', 'params'];

/**
 * Whatever was asked: an answer that the client can read, with the headers that every answer carries, and nothing of
 * the server's insides.
 */
export const expectClean = (answer: LightMyRequestResponse, asked: string): void => {
  const { statusCode, headers, body } = answer;
  expect(statusCode, `${asked}: ${body}`).toBeLessThan(500);
  expect(headers['x-request-id'], asked).toMatch(UUID);
  expect(headers, asked).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers['x-frame-options'], asked).toMatch(/^(DENY|SAMEORIGIN)$/i);
  expect(headers['set-cookie'], asked).toBeUndefined();
  if (statusCode < 400 || body === '') return;
  expect(headers['content-type'], asked).toBe('application/json; charset=utf-8');
  const { message, errorCode, ...params } = JSON.parse(body) as Record<string, unknown>;
  expect(refusals, asked).toHaveProperty(String(errorCode));
  expect(refusals[errorCode as keyof typeof refusals].status, asked).toBe(statusCode);
  expect(message, asked).toMatch(/\S/);
  expect(PARAMS, asked).toEqual(expect.arrayContaining(Object.keys(params)));
  expect(body, asked).not.toMatch(INSIDES);
  const said = [message, ...((params['errors'] ?? []) as { message: string }[]).map((error) => error.message)];
  for (const words of said) expect(words, asked).not.toMatch(VALIDATOR);
};
