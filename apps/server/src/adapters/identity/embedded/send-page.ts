import type { FastifyReply } from 'fastify';
import { pageHeaders } from './pages/layout.ts';
import { passkeyScript } from './passkey-script.ts';

/** Answers a page with the headers of all pages; with `retryAfterSeconds`, when to come back. */
export const sendPage = (
  reply: FastifyReply,
  status: number,
  page: string,
  retryAfterSeconds?: number,
): FastifyReply => {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .headers(pageHeaders('none', page.includes(passkeyScript.href) ? 'self' : 'none'))
    .type('text/html; charset=utf-8')
    .send(page);
};
