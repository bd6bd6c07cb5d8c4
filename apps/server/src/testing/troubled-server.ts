import http, { type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const json = { 'content-type': 'application/json' };
const refusal = (type: string): string =>
  JSON.stringify({ error: { type, message: 'words of the vendor', code: 'x' } });

/** Ways in which a service of somebody else fails. */
export const troubles = {
  'asks for patience (429)': (response) => void response.writeHead(429, json).end(refusal('rate_limit_error')),
  'stumbles (500)': (response) => void response.writeHead(500, json).end(refusal('api_error')),
  'breaks off': ({ socket }) => void socket?.destroy(),
  'answers what is no JSON': (response) => void response.writeHead(200, json).end('{"object": "li'),
  'answers a letter at a time': (response) => {
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  'says nothing': () => undefined,
} satisfies Record<string, (response: ServerResponse) => void>;
export type Trouble = keyof typeof troubles;

/**
 * A server at the place of every service that is asked over HTTP, in the trouble that a test chooses. Discovery
 * documents of issuers below `/keys/` are sound; their keys are not.
 */
export const startTroubledServer = async () => {
  const state = { trouble: 'stumbles (500)' as Trouble, asked: [] as string[] };
  const sockets = new Set<Socket>();
  const server = http.createServer((request, response) => {
    const { url = '' } = request;
    const issuer = /^(\/keys\/\w+)\/\.well-known\//.exec(url)?.[1];
    if (issuer) {
      const at = `${baseUrl.origin}${issuer}`;
      response.writeHead(200, json).end(JSON.stringify({ issuer: at, jwks_uri: `${at}/jwks` }));
      return;
    }
    state.asked.push(`${request.method} ${url.split('?')[0]}`);
    troubles[state.trouble](response);
  });
  server.on('connection', (socket) => void sockets.add(socket.on('close', () => sockets.delete(socket))));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    baseUrl,
    state,
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  };
};
