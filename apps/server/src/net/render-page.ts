import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createTurns } from '../jobs/turns.ts';
import { openChromium, sweepProfiles, type Chromium, type Told } from './chromium.ts';
import type { Allowance, Fetched, Visit } from './guarded-client.ts';

/** From its start to its end; whoever builds a page for longer is read as the page came. */
const MOST_MS = 10_000;
/** After a page has loaded, its scripts put the rest together. */
const SETTLES_MS = 700;
/** Of what a visit may fetch; the rest is for the reader: its logo and its icon. */
const MOST_PARTS = 13;
/** As much of its eight megabytes; a page that takes more leaves the reader its style sheets and its logo. */
const MOST_BYTES = 5 * 1024 * 1024;
/** What makes a page look as it does; the pictures are fetched by the reader, those that it wants. */
const FETCHED: ReadonlySet<unknown> = new Set(['Document', 'Stylesheet', 'Script', 'XHR', 'Fetch']);
/** Whatever a page asks for costs us a message, answered or not; one that asks for more asks without end. */
const MOST_ASKED = 1000;
const MOST_CHARACTERS = 3_000_000;
const MOST_WAITING = 100;
/** The visit's thirty seconds run meanwhile: where others are being put together, a page is read as it came. */
const MOST_WAIT_MS = 5000;

/**
 * The page as it stands, with the rules that scripts put into style sheets written out: those that are switched on,
 * each for the media that it is for.
 */
export const WRITTEN = `(() => {
  const rulesOf = (sheet) => { try { return [...sheet.cssRules].map((rule) => rule.cssText); } catch { return []; } };
  const textOf = (sheet) => {
    const rules = rulesOf(sheet).join('\\n');
    return sheet.media.mediaText ? '@media ' + sheet.media.mediaText + ' {\\n' + rules + '\\n}' : rules;
  };
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const own = sheets.filter((sheet) => !sheet.href && !sheet.disabled);
  const root = document.documentElement.cloneNode(true);
  for (const one of root.querySelectorAll('script:not([type="application/ld+json"]), style')) one.remove();
  const style = document.createElement('style');
  style.textContent = own.map(textOf).join('\\n').slice(0, ${MOST_CHARACTERS / 3});
  (root.querySelector('head') ?? root).append(style);
  return root.outerHTML.slice(0, ${MOST_CHARACTERS});
})()`;

type Paused = { requestId: string; resourceType: unknown; request: { url: string; method: string } };

/**
 * What a browser is answered in place of the network: the page itself once, what the guarded visit fetched, or that
 * there is nothing.
 */
export const createAnswering = ({
  browser,
  visit,
  page,
}: {
  browser: Pick<Chromium, 'ask' | 'end'>;
  visit: Pick<Visit, 'get'>;
  page: Fetched;
}) => {
  let asked = 0;
  let isShown = false;
  let left = MOST_PARTS;
  const allowance: Allowance = { bytes: MOST_BYTES };
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
      // a page that asks for itself again counts as any other part: it could else ask without end
      if (request.url === page.url && resourceType === 'Document' && !isShown) {
        isShown = true;
        return void (await fulfil(sessionId, requestId, page));
      }
      if (request.method !== 'GET' || !FETCHED.has(resourceType) || left-- <= 0) throw new Error('not fetched');
      await fulfil(sessionId, requestId, await visit.get(request.url, '*/*', allowance));
    } catch {
      await browser.ask('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }, sessionId);
    }
  };
  return (told: Told): void => {
    // a browser that has ended asks for nothing more
    if (told.method !== 'Fetch.requestPaused') return;
    asked += 1;
    if (asked > MOST_ASKED) browser.end('the page asks without end');
    else void answer(told).catch(() => undefined);
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
 * by the guarded visit.
 * @param file Chromium's own, as the operator names it.
 * @param options For tests alone.
 */
export const createRenderer = (
  file: string,
  { switches = [], mostWaitMs = MOST_WAIT_MS }: { switches?: readonly string[]; mostWaitMs?: number } = {},
) => {
  const turns = createTurns({ slots: 1, mostWaiting: 1, mostInAll: MOST_WAITING });
  const open = new Map<Chromium, Promise<unknown>>();
  let isClosed = false;
  void sweepProfiles();

  const renderIn = async (browser: Chromium, visit: Pick<Visit, 'get'>, page: Fetched): Promise<string | undefined> => {
    const over = setTimeout(() => browser.end('the page took too long'), MOST_MS);
    try {
      return await render(browser, visit, page);
    } finally {
      clearTimeout(over);
      await browser.close();
      open.delete(browser);
    }
  };
  const renderNow = async (visit: Pick<Visit, 'get'>, page: Fetched): Promise<string | undefined> => {
    if (isClosed) return undefined;
    const browser = openChromium(file, switches);
    const rendering = renderIn(browser, visit, page);
    open.set(browser, rendering);
    return rendering;
  };

  return {
    /** Undefined where that does not begin or end in time, or fails: the page is read as it came then. */
    render: async (visit: Pick<Visit, 'get'>, page: Fetched): Promise<string | undefined> => {
      const waits = new AbortController();
      const late = setTimeout(() => waits.abort(), mostWaitMs);
      const key = randomUUID();
      try {
        return await turns.run(key, key, () => renderNow(visit, page), waits.signal);
      } catch {
        return undefined;
      } finally {
        clearTimeout(late);
      }
    },
    /** Ends the browser that runs and removes what it kept; no other is begun. */
    close: async (): Promise<void> => {
      isClosed = true;
      const rendering = [...open];
      for (const [browser] of rendering) browser.end('the server stops');
      await Promise.allSettled(rendering.map(([, over]) => over));
    },
  };
};
export type Renderer = ReturnType<typeof createRenderer>;
export type RenderPage = Renderer['render'];
