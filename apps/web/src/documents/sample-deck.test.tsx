import { libraryCalls } from '@signet/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../paths.ts';
import { driveQuery } from './drive-query.ts';
import { SampleDeck } from './sample-deck.tsx';

const template = { marketingKitId: 'kit', backgroundImageUrl: '/page-1.png', pageUrls: [], document: null };
/** What looking at the sample answers, one after the other. */
const looks = vi.hoisted(() => ({ waiting: [] as (() => Promise<unknown>)[] }));
vi.mock('../shell/visitor.ts', () => ({ useUser: () => ({ features: {} }) }));
vi.mock('../api/until-made.ts', () => ({ untilMade: async () => undefined }));
vi.mock('./use-generate.ts', () => ({ useGenerate: () => async () => 'made' }));
vi.mock('../api/call.ts', () => ({
  call: (declared: unknown) => (declared === libraryCalls.sample ? looks.waiting.shift()?.() : Promise.resolve({})),
}));

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(driveQuery.queryKey, { drive: { name: 'Signet Drive' } } as never);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SampleDeck context="quizResultsPage" />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (label: string): Promise<void> =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    if (!button) expect.fail(`there is no ${label}`);
    button.click();
  });
const dialog = (): Element => document.querySelector('[role=dialog]') ?? expect.fail('nothing is said');

it('says that the deck is ready once it is made, also where the way to it is not answered', async () => {
  const seen = () => Promise.resolve({ template });
  looks.waiting = [seen, seen, () => Promise.reject(new Error('The server does not answer.'))];
  await press('CREATE SAMPLE DECK');
  await press('SAVE TO SIGNET DRIVE');
  expect(dialog().textContent).toContain('Your sample deck is ready');
  expect(dialog().querySelector('a')?.getAttribute('href')).toBe(paths.drive);
});
