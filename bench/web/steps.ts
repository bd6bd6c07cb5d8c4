import type { CDPSession, Page } from '@playwright/test';

/** What stepping along the brands of the results page came to. */
export type Steps = {
  /** Milliseconds from each press to the next paint after it, as the browser counts them (Event Timing). */
  toPaint: number[];
  /** Sum of all layout shifts that nobody caused, half a second after a press and later. */
  shift: number;
  /** Bytes of the page's own objects, garbage collected: after a first time through all brands, and at the end. */
  heap: { before: number; after: number };
};

type Watched = { toPaint: number[]; shift: number };
declare global {
  // only an interface adds to one that is there
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    signetSteps: Watched;
  }
}

/** Event Timing tells of events from 16 ms on: a faster one is counted as that. */
const LEAST = 16;

const watch = (least: number): void => {
  const seen: Watched = { toPaint: [], shift: 0 };
  window.signetSteps = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') seen.toPaint.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift' });
};

/** What V8 tells of a heap: nodes as numbers in a row, each of as many fields as are named. */
type HeapSnapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

/** Machine code that V8 makes of what often runs, and what DevTools keeps of the network: neither is the page's. */
const NOT_OF_THE_PAGE = new Set(['code', 'native', 'hidden']);

/** Bytes of all that the page's own code holds, garbage collected. */
const heapOf = async (cdp: CDPSession): Promise<number> => {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', add);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot');
  cdp.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!NOT_OF_THE_PAGE.has(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
};

/** One step, done when the place beside the buttons says so. */
const step = async (page: Page, direction: 'NEXT' | 'PREVIOUS', to: number): Promise<void> => {
  await page.getByRole('button', { name: `${direction} BRAND`, exact: true }).click();
  await page.waitForFunction(
    (place) => document.querySelector('footer output')?.textContent?.startsWith(place),
    `${to} `,
  );
};

const THROUGH = 29;

/** From the first brand to the last and back, again and again, until so many steps were made; ends anywhere. */
const walk = async (page: Page, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) {
    const round = at % (2 * THROUGH);
    const isForward = round < THROUGH;
    await step(page, isForward ? 'NEXT' : 'PREVIOUS', isForward ? round + 2 : 2 * THROUGH - round);
  }
};

/**
 * Steps along the brands of the results page that is open, at the first one: once through and back, then `count`
 * steps whose paints and memory are measured. `slowDown`: how many times slower the CPU is made.
 */
export const measureSteps = async (page: Page, count: number, slowDown: number): Promise<Steps> => {
  const cdp = await page.context().newCDPSession(page);
  await walk(page, 2 * THROUGH);
  const before = await heapOf(cdp);
  await page.evaluate(watch, LEAST);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const measured = 2 * THROUGH;
  await walk(page, measured);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { toPaint, shift } = await page.evaluate(() => window.signetSteps);
  await walk(page, count - measured);
  const after = await heapOf(cdp);
  await cdp.detach();
  // steps that were too fast to be told of
  const fast = Array.from({ length: Math.max(0, measured - toPaint.length) }, () => LEAST);
  return { toPaint: [...toPaint, ...fast], shift, heap: { before, after } };
};
