import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LibraryPage } from './library-page.tsx';
import { LockedTab } from './locked-tab.tsx';

const visitor = vi.hoisted(() => ({ status: 'active', permissions: {}, features: {} }));
vi.mock('../../shell/visitor.ts', () => ({ useUser: () => visitor }));
vi.mock('../../shell/feature-flags.ts', () => ({ upgrader: {}, useFlag: () => true, useMay: () => false }));
vi.mock('../../documents/sample-deck.tsx', () => ({ SampleDeck: () => null }));
vi.mock('../../side-card/side-card.tsx', () => ({ SideCard: () => null }));
vi.mock('../../api/call.ts', () => ({ call: async () => ({ templates: [], drive: { name: 'Signet Drive' } }) }));

let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  page.remove();
  vi.unstubAllGlobals();
});

/** Where the way to the subscription comes back to. */
const from = async (address: string, screen: React.ReactNode): Promise<string | null> => {
  const root = createRoot(page);
  await act(async () => root.render(<MemoryRouter initialEntries={[address]}>{screen}</MemoryRouter>));
  const way = new URL(page.querySelector('a')?.getAttribute('href') ?? '', 'http://localhost');
  await act(async () => root.unmount());
  expect(way.pathname).toBe('/pricing');
  return way.searchParams.get('from');
};

it('whoever pays for a locked tab of the library comes back to that tab', async () => {
  expect(await from('/library?tab=social-media', <LockedTab templates={[]} />)).toBe('/library?tab=social-media');
});

it('an address that is too long to be passed on leaves its page', async () => {
  expect(await from(`/library?tab=${'x'.repeat(600)}`, <LockedTab templates={[]} />)).toBe('/library');
});

const openLibrary = async (tab: string) => {
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/library?tab=${tab}`]}>
          <LibraryPage />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return root;
};

it('the library opens at the tab that its address names, and names the one that is chosen', async () => {
  const root = await openLibrary('social-media');
  expect(page.querySelector('[role=tab][aria-selected=true]')?.getAttribute('data-key')).toBe('social-media');
  await act(async () => page.querySelector<HTMLElement>('[role=tab][data-key=letterhead]')?.click());
  const way = () => page.querySelector('a[href^="/pricing"]')?.getAttribute('href');
  await act(() => vi.waitFor(() => expect(way()).toBe('/pricing?from=%2Flibrary%3Ftab%3Dletterhead')));
  await act(async () => root.unmount());
});

const shown = async (): Promise<string> => {
  const root = await openLibrary('letterhead');
  await act(() => vi.waitFor(() => expect(page.textContent).toContain('OPEN SIGNET DRIVE')));
  const text = page.textContent ?? '';
  await act(async () => root.unmount());
  return text;
};

it('a tab that the founder lacks is closed by "Let\'s Grow!"; one that is open and empty says so', async () => {
  expect(await shown()).toContain("Let's Grow!");
  visitor.features = { 'assetLibrary.letterheads.enabled': true };
  expect(await shown()).toContain('No Templates Available');
});
