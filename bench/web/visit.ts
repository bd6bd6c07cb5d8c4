import type { CDPSession, Page } from '@playwright/test';

/** What one load of a page came to. */
export type Visit = {
  /**
   * Milliseconds until what makes it ready was there (its first field, unless said otherwise) and the main thread had
   * no long task left.
   */
  interactive: number;
  /** Sum of all layout shifts that nobody caused: at least the CLS of the Web Vitals, which takes the worst window. */
  shift: number;
  /** Paths of the scripts it fetched, without the leading slash. */
  scripts: string[];
  /** Bytes on the wire, headers included. */
  scriptBytes: number;
  /** The same for all but fonts. */
  bytes: number;
};

/** How many times slower the CPU is made. */
export const SLOW_DOWN = 4;

type Watched = { shift: number; busyUntil: number; ready: number };
declare global {
  // only an interface adds to one that is there
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    signetBench: Watched;
  }
}

/** Something to type in. */
const FIRST_FIELD = ['input:not([type=hidden])'];

/**
 * Runs in the page before anything else does. Ready is when of each selector something shows that can be used, and
 * that has arrived if it is a picture.
 */
const watch = (selectors: readonly string[]): void => {
  const seen: Watched = { shift: 0, busyUntil: 0, ready: 0 };
  window.signetBench = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.busyUntil = Math.max(seen.busyUntil, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = (): void => {
    const usable = (one: Element): boolean =>
      one.checkVisibility() &&
      !one.matches(':disabled') &&
      !(one instanceof HTMLImageElement && one.naturalWidth === 0);
    if (selectors.every((selector) => [...document.querySelectorAll(selector)].some(usable)))
      seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

type Finished = { url: string; type: string; bytes: number };

const listen = async (cdp: CDPSession): Promise<Finished[]> => {
  const begun = new Map<string, { url: string; type: string }>();
  const finished: Finished[] = [];
  cdp.on('Network.responseReceived', ({ requestId, response, type }) =>
    begun.set(requestId, { url: response.url, type }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = begun.get(requestId);
    if (request && !request.url.startsWith('data:')) finished.push({ ...request, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return finished;
};

/** Prepares a page to be measured; call before its first load. `ready`: selectors of all that a visitor waits for. */
export const watchPage = (page: Page, ready: readonly string[] = FIRST_FIELD): Promise<unknown> =>
  page.addInitScript(watch, ready);

/** Loads a page with an empty cache on a CPU that is made four times slower. */
export const measureVisit = async (page: Page, load: () => Promise<unknown>): Promise<Visit> => {
  const cdp = await page.context().newCDPSession(page);
  const finished = await listen(cdp);
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await load();
  await page.waitForFunction(() => window.signetBench.ready > 0);
  await page.waitForLoadState('networkidle');
  const { shift, busyUntil, ready } = await page.evaluate(() => window.signetBench);
  await cdp.detach();
  const scripts = finished.filter((one) => one.type === 'Script');
  const sum = (list: readonly Finished[]) => list.reduce((total, one) => total + one.bytes, 0);
  return {
    interactive: Math.max(ready, busyUntil),
    shift,
    scripts: scripts.map((one) => new URL(one.url).pathname.slice(1)),
    scriptBytes: sum(scripts),
    bytes: sum(finished.filter((one) => one.type !== 'Font')),
  };
};
