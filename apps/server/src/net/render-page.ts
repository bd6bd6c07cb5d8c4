import { setTimeout as pause } from 'node:timers/promises';
import { createTurns } from '../jobs/turns.ts';
import { openChromium, type Chromium, type Told } from './chromium.ts';
import type { Fetched, Visit } from './guarded-client.ts';

/** From its start to its end; whoever builds a page for longer is read as the page came. */
const MOST_MS = 10_000;
/** After a page has loaded, its scripts put the rest together. */
const SETTLES_MS = 700;
/** Of what a visit may fetch; the rest is for the reader: its logo and its icon. */
const MOST_PARTS = 13;
/** What makes a page look as it does; the pictures are fetched by the reader, those that it wants. */
const FETCHED: ReadonlySet<unknown> = new Set(['Document', 'Stylesheet', 'Script', 'XHR', 'Fetch']);
const MOST_CHARACTERS = 3_000_000;
const MOST_WAITING = 100;

/** The page as it stands, with the rules that scripts put into style sheets written out. */
const WRITTEN = `(() => {
  const rulesOf = (sheet) => { try { return [...sheet.cssRules].map((rule) => rule.cssText); } catch { return []; } };
  const own = [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) => !sheet.href);
  const root = document.documentElement.cloneNode(true);
  for (const one of root.querySelectorAll('script:not([type="application/ld+json"]), style')) one.remove();
  const style = document.createElement('style');
  style.textContent = own.flatMap(rulesOf).join('\\n').slice(0, ${MOST_CHARACTERS / 3});
  (root.querySelector('head') ?? root).append(style);
  return root.outerHTML.slice(0, ${MOST_CHARACTERS});
})()`;

type Paused = { requestId: string; resourceType: unknown; request: { url: string; method: string } };

/** What a browser is answered in place of the network: what the guarded visit fetched, or that there is nothing. */
const createAnswering = ({ browser, visit, page }: { browser: Chromium; visit: Pick<Visit, 'get'>; page: Fetched }) => {
  let left = MOST_PARTS;
  const fulfil = (sessionId: string | undefined, requestId: string, { status, type, charset, body }: Fetched) =>
    browser.ask(
      'Fetch.fulfillRequest',
      {
        requestId,
        responseCode: status,
        responseHeaders: [
          { name: 'content-type', value: charset ? `${type}; charset=${charset}` : type },
          // scripts and fonts of another host are loaded by this page or not at all
          { name: 'access-control-allow-origin', value: '*' },
        ],
        body: body.toString('base64'),
      },
      sessionId,
    );
  const answer = async ({ params, sessionId }: Told): Promise<void> => {
    const { requestId, resourceType, request } = params as unknown as Paused;
    try {
      if (request.url === page.url) return void (await fulfil(sessionId, requestId, page));
      if (request.method !== 'GET' || !FETCHED.has(resourceType) || left-- <= 0) throw new Error('not fetched');
      await fulfil(sessionId, requestId, await visit.get(request.url));
    } catch {
      await browser.ask('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }, sessionId);
    }
  };
  return (told: Told): void => {
    // a browser that has ended asks for nothing more
    if (told.method === 'Fetch.requestPaused') void answer(told).catch(() => undefined);
  };
};

const render = async (browser: Chromium, visit: Pick<Visit, 'get'>, page: Fetched): Promise<string | undefined> => {
  const loaded = Promise.withResolvers<void>();
  const answering = createAnswering({ browser, visit, page });
  browser.listen((told) => {
    answering(told);
    if (told.method === 'Page.loadEventFired') loaded.resolve();
  });
  const { targetId } = await browser.ask('Target.createTarget', { url: 'about:blank' });
  const attached = await browser.ask('Target.attachToTarget', { targetId, flatten: true });
  const sessionId = String(attached['sessionId']);
  await browser.ask('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, sessionId);
  await browser.ask('Page.enable', {}, sessionId);
  const { frameId, errorText } = await browser.ask('Page.navigate', { url: page.url }, sessionId);
  // what the browser shows in its place is no page of anybody's
  if (errorText) return undefined;
  // scripts that never end loading leave what stands by then
  await Promise.race([loaded.promise, pause(MOST_MS / 2, undefined, { ref: false })]);
  await pause(SETTLES_MS);
  const world = await browser.ask('Page.createIsolatedWorld', { frameId, worldName: 'reader' }, sessionId);
  const contextId = world['executionContextId'];
  const { result } = await browser.ask(
    'Runtime.evaluate',
    { expression: WRITTEN, contextId, returnByValue: true },
    sessionId,
  );
  const { value } = (result ?? {}) as { value?: unknown };
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Puts pages together as their scripts do, one at a time, each in a browser of its own; whatever a page asks for goes
 * by the guarded visit. Undefined where that does not come to an end in time: the page is read as it came then.
 * @param file Chromium's own, as the operator names it.
 */
export const createRenderer = (file: string, { switches = [] }: { switches?: readonly string[] } = {}) => {
  const turns = createTurns({ slots: 1, mostWaiting: MOST_WAITING });
  return (visit: Pick<Visit, 'get'>, page: Fetched): Promise<string | undefined> =>
    turns.run(page.url, page.url, async () => {
      const browser = openChromium(file, switches);
      const over = setTimeout(() => browser.end('the page took too long'), MOST_MS);
      try {
        return await render(browser, visit, page);
      } catch {
        return undefined;
      } finally {
        clearTimeout(over);
        await browser.close();
      }
    });
};
export type RenderPage = ReturnType<typeof createRenderer>;
