import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import { createPageReading } from '../apps/server/src/features/research/page-reading.ts';
import { readWebsite } from '../apps/server/src/features/research/read-website.ts';
import { createRenderer } from '../apps/server/src/net/render-page.ts';
import { openTestWeb, type Answering } from '../apps/server/src/testing/web.ts';
import { expect, test } from './test.ts';

const brands = ['#7a1f3d', '#0f6b5c', '#e4572e', '#5a3fd6', '#c99700', '#146eb4'] as const;

/** An empty page whose script puts everything into it, its rules where only a browser sees them. */
const madeByScript =
  (brand: string): Answering =>
  ({ url }, response) => {
    const script =
      `const style=document.createElement('style');document.head.append(style);` +
      `style.sheet.insertRule('.x1{background:${brand};color:#fff}');` +
      `const more=new CSSStyleSheet();more.replaceSync('.x2{border:1px solid #eceff1}');` +
      `document.adoptedStyleSheets=[more];` +
      `fetch('/words.json').then(r=>r.json()).then(({name})=>{document.getElementById('app').innerHTML=` +
      `'<header class="x2"><a href="/">'+name+'</a></header><button class="x1">Start</button>` +
      `<a role="button" class="x1" href="/x">Try</a>'});`;
    if (url === '/app.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (url === '/words.json') response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"N"}');
    else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>N</title><div id="app"></div><script src="/app.js"></script>');
  };

const hostile = (port: number): string =>
  `<!doctype html><title>H</title><body><script>
  const to = 'http://127.0.0.1:${port}/stolen';
  fetch(to).catch(()=>0); fetch(to,{method:'POST',body:'x'}).catch(()=>0); navigator.sendBeacon(to,'x');
  new Image().src = to; new WebSocket('ws://127.0.0.1:${port}/stolen');
  new EventSource(to); fetch('file:///etc/passwd').catch(()=>0);
  const frame = document.createElement('iframe'); frame.src = to; document.body.append(frame);
  new Worker(URL.createObjectURL(new Blob(['fetch("'+to+'")'],{type:'text/javascript'})));
  const peer = new RTCPeerConnection({iceServers:[{urls:'stun:127.0.0.1:${port}'}]});
  peer.createDataChannel('x'); peer.createOffer().then((offer)=>peer.setLocalDescription(offer));
  open(to);
  </script>`;

/** What a page may never reach: it counts whoever knocks, by stream or by datagram. */
const openPrivate = async () => {
  let knocks = 0;
  const server = createServer((socket) => {
    knocks += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4').on('message', () => (knocks += 1));
  await new Promise<void>((done) => datagrams.bind(port, '127.0.0.1', done));
  return {
    port,
    knocks: () => knocks,
    close: () =>
      Promise.all([new Promise((done) => server.close(done)), new Promise<void>((done) => datagrams.close(done))]),
  };
};

test('pages that scripts put together are read as people see them, and nothing else is dialled', async () => {
  test.slow();
  const sites: Record<string, Answering> = Object.fromEntries(
    brands.map((brand, at) => [`made-${at}.com`, madeByScript(brand)]),
  );
  const privately = await openPrivate();
  const stealing = hostile(privately.port);
  sites['hostile.com'] = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(stealing);
  sites['never-done.com'] = (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        '<!doctype html><style>.btn{background:#7a1f3d}</style><a class="btn" href="/">Go</a><script>for(;;);</script>',
      );
  const web = await openTestWeb(sites);
  const reading = createPageReading();
  // machines that build run as root in a container, where Chromium has no sandbox
  const { render, close } = createRenderer(process.env['SIGNET_CHROMIUM'] ?? '/usr/bin/chromium', {
    switches: ['--no-sandbox'],
  });
  const read = async (host: string) => {
    const visit = web.client.visit(new AbortController().signal);
    try {
      return await readWebsite({ visit, reading, render }, host, async () => undefined);
    } finally {
      await visit.close();
    }
  };
  try {
    for (const [at, brand] of brands.entries()) expect((await read(`made-${at}.com`)).mainColor).toBe(brand);
    await read('hostile.com');
    expect(privately.knocks()).toBe(0);
    expect((await read('never-done.com')).mainColor).toBe('#7a1f3d');
  } finally {
    await close();
    await web.close();
    await privately.close();
  }
});
