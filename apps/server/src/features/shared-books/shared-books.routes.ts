import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import { sendSvg } from '../../http/send-svg.ts';
import { brandTools } from './brand-tools.ts';
import type { SharedBooks } from './shared-books.service.ts';
import type { SharedFiles } from './shared-files.ts';

type Parts = { shares: SharedBooks; files: SharedFiles; publicUrl: URL };

/** Kept by whoever asked and by nobody between, and asked for again each time: a link that was taken back is gone. */
const KEPT = 'private, no-cache';
/** Read by pages and tools anywhere, listed by no search engine. */
const open = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  });

/** Whether whoever asks has this file of this version already; if so that is all the answer. */
const isKnown = ({ headers }: FastifyRequest, reply: FastifyReply, brandId: string, file: string): boolean => {
  const tag = `"${brandId} ${file}"`;
  reply.header('etag', tag).header('cache-control', KEPT);
  return headers['if-none-match'] === tag;
};

/** JSON-RPC 2.0, 5.1. One post is one message since MCP 2025-06-18: many in one would be counted as one. */
const NO_BATCHES = {
  jsonrpc: '2.0',
  error: { code: -32600, message: 'Invalid Request: send one message in each request, not a batch' },
  id: null,
} as const;

export const sharedBookRoutes = (route: Route, { shares, files, publicUrl }: Parts): void => {
  route(api.sharedBooks.list, async (_received, { caller }) => shares.list(caller.user._id));
  route(api.sharedBooks.create, async ({ body }, { caller }) => shares.create(caller.user, body));
  route(api.sharedBooks.revoke, async ({ params }, { caller }) => shares.revoke(caller.user._id, params.id));

  route(api.sharedBooks.open, async ({ body: { token, password } }, { request, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    return shares.open(token, { password, ip: request.ip });
  });

  route(api.sharedBooks.preview, async ({ params }, { request, reply }) => {
    const at = await shares.brandAt(params.token);
    if (isKnown(request, open(reply), at.brandId, 'preview')) return reply.code(304).send();
    return reply.type('image/png').send(await files.preview(at));
  });

  route(api.sharedBooks.tokens, async ({ params }, { request, reply }) => {
    const at = await shares.brandAt(params.token);
    if (isKnown(request, open(reply), at.brandId, 'tokens')) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(await files.tokens(at));
  });

  route(api.sharedBooks.logo, async ({ params: { token, colorKey } }, { request, reply }) => {
    const at = await shares.brandAt(token);
    if (isKnown(request, open(reply), at.brandId, colorKey)) return reply.code(304).send();
    return sendSvg(reply, await files.logo(at, colorKey), KEPT);
  });

  route(api.sharedBooks.mcp, async ({ params: { token } }, { request, reply }) => {
    if (Array.isArray(request.body)) return reply.code(400).send(NO_BATCHES);
    const book = await files.book(await shares.brandAt(token));
    const logoAddress = (colorKey: string) =>
      new URL(api.sharedBooks.logo.path.replace(':token', token).replace(':colorKey', colorKey), publicUrl).href;
    const server = brandTools({ book, logoAddress });
    // no session: every question is answered by itself, by any node
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    reply.raw.once('close', () => void server.close());
    await server.connect(transport);
    reply.hijack();
    try {
      await transport.handleRequest(request.raw, reply.raw, request.body);
    } catch (err) {
      // the answer is ours no more, so that the error exit cannot end it
      request.log.error({ err }, 'a question of an AI tool could not be answered');
      if (reply.raw.headersSent) reply.raw.destroy();
      else reply.raw.writeHead(500).end();
    }
    return reply;
  });
};
