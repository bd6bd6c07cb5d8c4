import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../../ui/toast-queue.ts';
import type { GridColumn } from './grid-column.ts';
import { GridPage, MOST_ROWS } from './grid-page.tsx';
import type { GridSource } from './grid-source.ts';
import { useGrid } from './use-grid.ts';

type Row = { _id: string; name: string };

const columns: readonly GridColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true },
  { id: 'place', header: 'Place', cell: ({ _id }) => _id, width: '120px' },
];
const nameOf = ({ name }: Row) => name;

/** A list of some rows, of which no more than `counted` are counted. */
const listOf = (size: number, counted = size): GridSource<Row> => ({
  key: `rows-${size}`,
  sorts: ['name'],
  list: async ({ limit, offset }) => ({
    records: Array.from({ length: Math.max(0, Math.min(limit, size - offset)) }, (_, at) => ({
      _id: String(offset + at),
      name: `Row ${offset + at}`,
    })),
    count: Math.min(size, counted),
    ...(size > counted && { isCountLeast: true }),
  }),
});

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const Page = ({ source }: { source: GridSource<Row> }) => (
  <GridPage
    grid={useGrid(source)}
    label="Rows"
    columns={columns}
    nameOf={nameOf}
    emptyText="None."
    fetchFailed="Failed."
  />
);

const show = async (source: GridSource<Row>): Promise<void> => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '/', element: <Page source={source} /> }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  await vi.waitUntil(async () => {
    await act(async () => undefined);
    return document.querySelector('tbody input[type=checkbox]') !== null;
  });
};

const text = (): string => document.body.textContent ?? '';
const buttonOf = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const selectFirst = () => act(async () => document.querySelector<HTMLInputElement>('tbody input')?.click());
const selectAll = async (until: string): Promise<void> => {
  await act(async () => buttonOf('Select all').click());
  await vi.waitUntil(async () => {
    await act(async () => undefined);
    return text().includes(until);
  });
};

it('selects every row of all pages, says how many, and lets go of them again', async () => {
  await show(listOf(60));
  await selectFirst();
  expect(text()).toContain('1 of 60 selected');
  await selectAll('60 of 60 selected');
  expect(text()).not.toContain('Select all');
  await act(async () => buttonOf('Select none').click());
  expect(text()).not.toContain('selected');
});

it('says so where there are more than one selection holds, also where not all were counted', async () => {
  await show(listOf(MOST_ROWS + 7, 1000));
  await selectFirst();
  expect(text()).toContain('1 of more than 1,000 selected');
  const warned = vi.spyOn(toasts, 'warning');
  await selectAll('5,000 selected');
  expect(warned).toHaveBeenCalledWith(`The first ${MOST_ROWS} rows are selected.`);
});

const edge = (): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>('th[data-column=name] button[aria-label^="Width of Name"]');
  if (!found) throw new Error('the column has no edge');
  return found;
};
const press = (key: string) =>
  act(async () => edge().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
/** Nothing is laid out here: a column is as wide as it was told to be. */
const layOut = (): void => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function width(this: HTMLElement) {
    return new DOMRect(0, 0, Number.parseFloat(this.style.width) || 200, 40);
  });
};
const width = (id: string): string => document.querySelector<HTMLElement>(`th[data-column=${id}]`)?.style.width ?? '';

it('columns are made wider and narrower by arrow keys, within bounds, and stay so in this browser', async () => {
  layOut();
  await show(listOf(3));
  await press('ArrowRight');
  expect(width('name')).toBe('216px');
  expect(width('place'), 'no other column moves').toBe('120px');
  for (let times = 0; times < 12; times += 1) await press('ArrowLeft');
  expect(width('name'), 'its head stays').toBe('72px');

  act(() => root.unmount());
  await show(listOf(3));
  expect(width('name')).toBe('72px');
  await act(async () => edge().dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
  expect(width('name')).toBe('');
  expect(width('place')).toBe('120px');
});

it('what somebody else left in the browser breaks no grid', async () => {
  localStorage.setItem('signet.columns.Rows', '{"name":"wide","place":"]');
  await show(listOf(3));
  expect(width('place')).toBe('120px');
});
