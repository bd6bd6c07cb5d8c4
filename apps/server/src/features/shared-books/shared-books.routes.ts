import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { FastifyReply } from 'fastify';
import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import { sendSvg } from '../../http/send-svg.ts';
import { brandTools } from './brand-tools.ts';
import type { SharedBooks } from './shared-books.service.ts';
import type { SharedFiles } from './shared-files.ts';

type Parts = { shares: SharedBooks; files: SharedFiles; publicUrl: URL };

/** An hour: edits of a brand reach tools after that. */
const KEPT = 'public, max-age=3600';
/** Read by pages and tools anywhere, listed by no search engine. */
const open = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  });

export const sharedBookRoutes = (route: Route, { shares, files, publicUrl }: Parts): void => {
  route(api.sharedBooks.list, async (_received, { caller }) => shares.list(caller.user._id));
  route(api.sharedBooks.create, async ({ body }, { caller }) => shares.create(caller.user, body));
  route(api.sharedBooks.revoke, async ({ params }, { caller }) => shares.revoke(caller.user._id, params.id));

  route(api.sharedBooks.open, async ({ body: { token, password } }, { request, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    return shares.open(token, { password, ip: request.ip });
  });

  route(api.sharedBooks.preview, async ({ params }, { reply }) => {
    const png = await files.preview(await shares.brandAt(params.token));
    return open(reply).type('image/png').header('cache-control', KEPT).send(png);
  });

  route(api.sharedBooks.tokens, async ({ params }, { reply }) => {
    const tokens = await files.tokens(await shares.brandAt(params.token));
    return open(reply).type('application/json; charset=utf-8').header('cache-control', KEPT).send(tokens);
  });

  route(api.sharedBooks.logo, async ({ params: { token, colorKey } }, { reply }) =>
    sendSvg(open(reply), await files.logo(await shares.brandAt(token), colorKey), KEPT),
  );

  route(api.sharedBooks.mcp, async ({ params: { token } }, { request, reply }) => {
    const book = await files.book(await shares.brandAt(token));
    const logoAddress = (colorKey: string) =>
      new URL(api.sharedBooks.logo.path.replace(':token', token).replace(':colorKey', colorKey), publicUrl).href;
    const server = brandTools({ book, logoAddress });
    // no session: every question is answered by itself, by any node
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    reply.raw.once('close', () => void server.close());
    await server.connect(transport);
    reply.hijack();
    await transport.handleRequest(request.raw, reply.raw, request.body);
    return reply;
  });
};
