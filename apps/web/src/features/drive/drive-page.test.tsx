import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OWN } from '../../api/own-keys.ts';
import { driveFilesQuery, driveQuery } from '../../documents/drive-query.ts';
import { DrivePage } from './drive-page.tsx';

const file = (id: string, name: string) => ({
  _id: id,
  name,
  mediaType: 'image/png',
  bytes: 4000,
  savedAt: '2026-03-01T00:00:00Z',
  isTrashed: false,
});

let root: Root;
const scrolled = vi.fn();
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
  scrolled.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const saved = [file('a', 'Quern letter.docx'), file('b', 'Quern post.png')];
const open = async (address: string, files = saved): Promise<QueryClient> => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(driveQuery.queryKey, { drive: { name: 'Signet Drive', isBuiltIn: true } } as never);
  client.setQueryData(driveFilesQuery.queryKey, files);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <DrivePage />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return client;
};

it('the file that the address names is marked, in view and has the focus', async () => {
  await open('/drive?file=b');
  const marked = [...document.querySelectorAll('[aria-current=true]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Quern post.png')]);
  expect(document.activeElement).toBe(marked[0]);
  expect(scrolled.mock.contexts).toEqual(marked);
});

it.each(['/drive', '/drive?file=gone'])('%s marks nothing and moves nothing', async (address) => {
  await open(address);
  expect(document.querySelectorAll('li')).toHaveLength(2);
  expect(document.querySelector('[aria-current]')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).not.toHaveBeenCalled();
});

it('an empty drive says what comes here, and leads to where it is made', async () => {
  await open('/drive', []);
  expect(document.body.textContent).toContain('Nothing is saved yet.');
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['OPEN ASSET LIBRARY']);
});

it('a file is previewed page by page, and the arrow keys turn them', async () => {
  const client = await open('/drive');
  client.setQueryData([OWN, 'drive', 'pages', 'a'], { pageUrls: ['/one.png', '/two.png'] });
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('button')]
      .find(({ textContent }) => textContent === 'Preview Quern letter.docx')
      ?.click(),
  );
  const dialog = document.querySelector('[role=dialog]');
  const shown = () => dialog?.querySelector('img')?.getAttribute('src');
  expect(dialog?.textContent).toContain('Page 1 of 2');
  expect(shown()).toBe('/one.png');
  const next = dialog?.querySelector<HTMLElement>('[aria-label="Next page"]');
  const press = (key: string) =>
    act(async () => next?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await press('ArrowRight');
  expect(shown()).toBe('/two.png');
  await press('ArrowRight');
  expect(shown()).toBe('/two.png');
  await press('ArrowLeft');
  expect(shown()).toBe('/one.png');
});
