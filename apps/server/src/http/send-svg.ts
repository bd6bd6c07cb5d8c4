import type { FastifyReply } from 'fastify';

/** What a picture may do that somebody opens by itself: nothing. */
const POLICY = "default-src 'none'; style-src 'none'; sandbox";

/** Answers with a drawing of ours; `cache` says for how long it may be kept, and by whom. */
export const sendSvg = (reply: FastifyReply, svg: string, cache: string): FastifyReply =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', cache)
    .send(svg);
