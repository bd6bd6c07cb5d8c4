import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCompanySearch, type CompanySearch } from './use-company-search.ts';

type Asked = { query: string | null; signal: AbortSignal; answer: (response: Response | Error) => void };

const found = (...names: string[]) =>
  Response.json({
    entities: names.map((value) => ({
      identifier: { value, uuid: 'a3bb189e-8bf9-4888-9912-ace4e6543002', image_id: value },
    })),
  });

let asked: Asked[] = [];
let shown: CompanySearch;
let type: (text: string, wanted?: boolean) => Promise<void>;

const Box = ({ text, wanted }: { text: string; wanted: boolean }) => {
  const search = useCompanySearch(text, wanted);
  useEffect(() => {
    shown = search;
  });
  return null;
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason));
    const answer = (response: Response | Error) => (response instanceof Error ? reject(response) : resolve(response));
    asked.push({ query: new URL(url, 'http://localhost').searchParams.get('query'), signal, answer });
    return promise;
  });
  const root = createRoot(document.createElement('div'));
  const client = new QueryClient();
  type = (text, wanted = true) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Box text={text} wanted={wanted} />
        </QueryClientProvider>,
      ),
    );
  await type('');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const answer = (one: Asked | undefined, response: Response | Error) =>
  act(async () => {
    one?.answer(response);
    await vi.advanceTimersByTimeAsync(1);
  });

describe('the competitor search', () => {
  it('asks once, 100 ms after the last letter', async () => {
    await type('st');
    await pass(99);
    await type('str');
    await pass(99);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked.map((one) => one.query)).toEqual(['str']);
  });
  it('aborts the older question when a newer one is asked, and shows the newer answer', async () => {
    await type('st');
    await pass(100);
    await type('spo');
    await pass(100);
    expect(asked.map((one) => one.signal.aborted)).toEqual([true, false]);
    await answer(asked[1], found('Spotify'));
    expect(shown.found.map((one) => one.identifier.value)).toEqual(['Spotify']);
  });
  it('asks nothing while the text is the name of what is chosen, or blank', async () => {
    await type('Stripe', false);
    await pass(200);
    await type('   ');
    await pass(200);
    expect(asked).toEqual([]);
    expect(shown).toMatchObject({ found: [], emptyText: undefined });
  });
  it('says how to add a company that is not found, once that is known', async () => {
    await type('zzzz');
    await pass(100);
    expect(shown.emptyText).toBe('Searching…');
    await answer(asked[0], found());
    expect(shown.emptyText).toBe('No match - type its website address, such as foo.com, to add it');
  });
  it('shows Error Fetching Competitors when the directory cannot be asked', async () => {
    await type('st');
    await pass(100);
    await answer(
      asked[0],
      Response.json({ message: 'Error Fetching Competitors', errorCode: 'competitorsUnavailable' }, { status: 503 }),
    );
    expect(shown).toMatchObject({ errorMessage: 'Error Fetching Competitors', found: [] });
  });
  it('shows An Unknown Error has Occurred for what is no failure of the call', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve({
        ok: true,
        status: 200,
        json: () =>
          Promise.resolve({
            get entities() {
              throw new RangeError('a bug');
            },
          }),
      }),
    );
    await type('st');
    await pass(100);
    await pass(1);
    expect(shown.errorMessage).toBe('An Unknown Error has Occurred');
  });
  it('forgets the error as soon as something else is typed', async () => {
    await type('st');
    await pass(100);
    await answer(asked[0], new TypeError('Failed to fetch'));
    expect(shown.errorMessage).toBe('Error Fetching Competitors');
    await type('str');
    expect(shown.errorMessage).toBeUndefined();
  });
});
