import type { CompanyColors, Competitor } from '@signet/contract';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../../ui/toast-queue.ts';
import { SCRAPE_FAILED, useCompanyScrape } from './use-company-scrape.ts';

const uuid = '11111111-1111-4111-8111-111111111111';
const company = { identifier: { uuid, value: 'Millstone' } } as Competitor;
const read = (readAt: string): CompanyColors => ({
  companyId: uuid,
  name: 'Millstone',
  imageId: 'millstone',
  website: null,
  readAt,
  mainColor: null,
  logoDetails: { colorDetails: [] },
  websiteDetails: { outcome: 'noSite', colorDetails: [] },
});

let root: Root;
/** What the hook gave last. */
const given: ReturnType<typeof useCompanyScrape>[] = [];
const scraping = () => given.at(-1) ?? expect.fail('nothing was shown');
let said: string[];
/** What looking answers, in its order; the last again and again. Undefined: there is nothing yet. */
let looks: (CompanyColors | number | undefined)[];
let stored: CompanyColors | undefined;
let looked: number;

const answer = (url: string): Response => {
  if (url.includes('scrapeCompany')) return Response.json({ company: stored });
  const found = looks[Math.min(looked, looks.length - 1)];
  looked += 1;
  if (found === undefined) return Response.json({ message: 'no', errorCode: 'notFound' }, { status: 404 });
  return typeof found === 'number' ? Response.json({}, { status: found }) : Response.json(found);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  [said, looks, stored, looked] = [[], [undefined], undefined, 0];
  vi.spyOn(toasts, 'success').mockImplementation((message) => said.push(message));
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const Page = () => {
    const state = useCompanyScrape();
    useEffect(() => void given.push(state));
    return null;
  };
  act(() => root.render(<Page />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = () => act(() => scraping().scrape(company, false));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a stored result is shown at once', async () => {
  stored = read('2026-11-01T00:00:00.000Z');
  await start();
  expect(said).toEqual(['Returning Stored Results']);
  expect(scraping().company?.name).toBe('Millstone');
  await pass(5000);
  expect(looked).toBe(0);
});

it('without one it looks every second until there is a result', async () => {
  looks = [undefined, undefined, read('2026-11-01T00:00:00.000Z')];
  await start();
  expect(said).toEqual(['No immediate results. Starting polling...']);
  await pass(999);
  expect([looked, scraping().isPolling]).toEqual([0, true]);
  await pass(1);
  expect(looked).toBe(1);
  await pass(2000);
  expect([looked, scraping().isPolling, scraping().company?.name]).toEqual([3, false, 'Millstone']);
  await pass(5000);
  expect(looked).toBe(3);
});

it('looking stops by a press', async () => {
  await start();
  await pass(2000);
  act(() => scraping().stop());
  await pass(5000);
  expect([looked, scraping().isPolling]).toEqual([2, false]);
});

it('looking stops when the page is left', async () => {
  await start();
  await pass(1000);
  act(() => root.unmount());
  await vi.advanceTimersByTimeAsync(5000);
  expect(looked).toBe(1);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

it('a failure ends it, in the sentence of the specification', async () => {
  looks = [undefined, 503];
  await start();
  await pass(1000);
  expect([scraping().isPolling, scraping().failure]).toEqual([true, null]);
  await pass(1000);
  expect([scraping().isPolling, scraping().failure]).toEqual([false, SCRAPE_FAILED]);
  expect(SCRAPE_FAILED).toBe('An unknown error has occurred while scraping, please refresh the page and try again.');
});
