import { gzipSync } from 'node:zlib';
import { brandPage, type Answering } from './web.ts';

const html = { 'content-type': 'text/html' };
const page = '<!doctype html><title>Site</title><style>.btn{background:#7a1f3d}</style><a class="btn" href="/">x</a>';
/** Goes on with `piece` for as long as somebody listens. */
const forever =
  (piece: Buffer | string): Answering =>
  (_request, response) => {
    response.writeHead(200, html);
    const more = (): void => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };
const answer =
  (status: number, headers: Record<string, string | number>, body: string | Buffer = ''): Answering =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);
const raw =
  (text: string): Answering =>
  ({ socket }) =>
    void socket.end(text);
const millions = 'a'.repeat(1_000_000);
const subresources = (count: number, path: string): string =>
  Array.from({ length: count }, (_, at) => `<link rel="stylesheet" href="${path}${at}">`).join('');
const manyRules = Array.from({ length: 2000 }, (_, at) => `.a.b:nth-child(${at}){color:#123456}`).join('');

/** Websites that do what no website should. */
export const misbehavingSites = {
  'good.com': brandPage('#7a1f3d', 'Good'),
  'never-answers.com': () => undefined,
  'closes.com': ({ socket }) => void socket.destroy(),
  'drips.com': (_request, response) => {
    response.writeHead(200, html);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  'endless.com': forever(millions),
  'endless-headers.com': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write(`x-${'a'.repeat(1000)}: b\r\n`), 1);
    socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
  },
  'bomb.com': answer(200, { ...html, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(200_000_000))),
  'double-bomb.com': answer(
    200,
    { ...html, 'content-encoding': 'gzip, gzip' },
    gzipSync(gzipSync(Buffer.alloc(200_000_000))),
  ),
  'broken-gzip.com': answer(200, { ...html, 'content-encoding': 'gzip' }, 'no gzip at all'),
  'strange-packing.com': answer(200, { ...html, 'content-encoding': 'zebra' }, page),
  'loop.com': answer(302, { location: '/' }),
  'ever-further.com': ({ url }, response) => void response.writeHead(302, { location: `${url}x` }).end(),
  'to-a-file.com': answer(302, { location: 'file:///etc/passwd' }),
  'no-location.com': answer(302, {}),
  'not-http.com': raw('SSH-2.0-OpenSSH_9.6\r\n'),
  'wrong-length.com': raw('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5000\r\n\r\n<p>short'),
  'wrong-chunks.com': raw('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nnothing\r\n'),
  'a-picture.com': answer(200, { 'content-type': 'image/png' }, Buffer.alloc(2000, 7)),
  'gone.com': answer(404, html, page),
  'in-trouble.com': answer(503, html, page),
  'busy.com': answer(429, html, page),
  'forbidden.com': answer(403, html, page),
  'deep.com': answer(200, html, '<div>'.repeat(200_000)),
  'broken-styles.com': answer(200, html, `<style>${'{'.repeat(50_000)}a{color:#7a1f3d</style>${page}`),
  'nested-media.com': answer(200, html, `<style>${'@media x{'.repeat(3000)}</style>${page}`),
  'long-selectors.com': answer(200, html, `<style>${'a:not(b),'.repeat(25_000)}.btn{color:#123456}</style>${page}`),
  'many-classes.com': answer(200, html, `${'<i class="a b"></i>'.repeat(20_000)}<style>${manyRules}</style>${page}`),
  'many-attributes.com': answer(200, html, `<i ${Array.from({ length: 200_000 }, (_, at) => `a${at}`).join(' ')}>`),
  'variables-in-circles.com': answer(
    200,
    html,
    '<style>:root{--a:var(--b);--b:var(--a) var(--a)}a{color:var(--a)}</style>',
  ),
  'many-sheets.com': ({ url = '' }, response) =>
    url === '/'
      ? answer(200, html, subresources(500, '/s') + page)({} as never, response)
      : answer(200, { 'content-type': 'text/css' }, millions)({} as never, response),
  'huge-picture.com': answer(
    200,
    html,
    `<header><img class="logo" src="data:x">` +
      `<svg class="logo" viewBox="0 0 99999 99999"><rect width="99999" height="99999" fill="#7a1f3d"/></svg></header>`,
  ),
  'wants-no-robots.com': function robots({ url }, response) {
    if (url === '/robots.txt') response.writeHead(200).end('User-agent: *\nDisallow: /');
    else response.writeHead(200, html).end(page);
  },
  'robots-in-trouble.com': function robots({ url }, response) {
    if (url === '/robots.txt') response.writeHead(500).end();
    else response.writeHead(200, html).end(page);
  },
  'endless-robots.com': function robots({ url }, response) {
    if (url !== '/robots.txt') response.writeHead(200, html).end(page);
    else forever('Disallow: /nothing\n')({} as never, response);
  },
} satisfies Record<string, Answering>;
