import { libraryCalls } from '@signet/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../paths.ts';
import { toasts } from '../ui/toast-queue.ts';
import { driveQuery } from './drive-query.ts';
import { SampleDeck } from './sample-deck.tsx';

const template = { marketingKitId: 'kit', backgroundImageUrl: '/page-1.png', pageUrls: [], document: null };
/** What looking at the sample answers, one after the other. */
const looks = vi.hoisted(() => ({ waiting: [] as (() => Promise<unknown>)[] }));
const house = vi.hoisted(() => ({ isPaid: false, sells: false }));
vi.mock('../shell/feature-flags.ts', () => ({ useMay: () => house.isPaid, useFlag: () => house.sells }));
const logos = vi.hoisted(() => ({ made: async (): Promise<unknown> => undefined }));
vi.mock('../api/until-made.ts', () => ({ untilMade: () => logos.made() }));
const documents = vi.hoisted(() => ({ generate: async (): Promise<string> => 'made' }));
vi.mock('./use-generate.ts', () => ({ useGenerate: () => () => documents.generate() }));
vi.mock('../api/call.ts', () => ({
  call: (declared: unknown) => (declared === libraryCalls.sample ? looks.waiting.shift()?.() : Promise.resolve({})),
}));

const Address = () => <output>{useLocation().pathname}</output>;
const address = (): string | undefined => document.querySelector('output')?.textContent ?? undefined;

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(driveQuery.queryKey, { drive: { name: 'Signet Drive' } } as never);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/quiz/5']}>
          <Address />
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
  expect(address()).toBe('/quiz/5');
});

it('goes home where the logos cannot be drawn, as it says', async () => {
  const said = vi.spyOn(toasts, 'error');
  vi.spyOn(logos, 'made').mockRejectedValueOnce(new Error('The server does not answer.'));
  looks.waiting = [() => Promise.resolve({ template })];
  await press('CREATE SAMPLE DECK');
  await press('SAVE TO SIGNET DRIVE');
  expect(said).toHaveBeenCalledWith('An Error Occurred While Generating Your Assets, going home..');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(address()).toBe(paths.quiz);
});

it.each([
  ['of a paid tier', { isPaid: true, sells: true }, /Save your brand, and the full deck opens in the asset library/],
  ['of another', { isPaid: false, sells: true }, /With a subscription, the full deck opens in the asset library/],
  ['of another, while subscriptions are off', { isPaid: false, sells: false }, /^(?!.*subscri).*people who run this/i],
])('says to a founder %s how they come to the full deck', async (_who, given, words) => {
  Object.assign(house, given);
  looks.waiting = [() => Promise.resolve({ template })];
  await press('CREATE SAMPLE DECK');
  expect(dialog().textContent).toMatch(words);
});

it('a deck that cannot be made, without a word why, says so in the sentence of the specification', async () => {
  const said = vi.spyOn(toasts, 'error');
  vi.spyOn(documents, 'generate').mockRejectedValueOnce(new Error(''));
  looks.waiting = [() => Promise.resolve({ template }), () => Promise.resolve({ template })];
  await press('CREATE SAMPLE DECK');
  await press('SAVE TO SIGNET DRIVE');
  expect(said).toHaveBeenCalledWith('An error occurred while attempting to generate your pitch deck.');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
