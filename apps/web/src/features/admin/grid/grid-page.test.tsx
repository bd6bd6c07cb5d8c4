import { act, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useScreen } from '../../../testing/screen.tsx';
import type { GridColumn } from './grid-column.ts';
import { GridPage, MOST_ROWS } from './grid-page.tsx';
import type { GridSource } from './grid-source.ts';
import { useGrid } from './use-grid.ts';

type Row = { _id: string; name: string };

const columns: readonly GridColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true },
  { id: 'place', header: 'Place', cell: ({ _id }) => _id, width: '120px', narrowWidth: '90px' },
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

const screen = useScreen();

type More = { bulk?: ReactNode; edited?: number };
const Page = ({ source, bulk, edited }: More & { source: GridSource<Row> }) => (
  <GridPage
    grid={useGrid(source)}
    label="Rows"
    columns={columns}
    nameOf={nameOf}
    emptyText="None."
    fetchFailed="Failed."
    bulk={bulk}
    {...(edited !== undefined && { saving: { ...untouched, count: edited } })}
  />
);
const untouched = { isEdited: () => false, save: async () => undefined, discard: () => undefined };

const show = async (source: GridSource<Row>, { at = '/', ...more }: More & { at?: string } = {}): Promise<void> => {
  await screen.show(<Page source={source} {...more} />, { at });
  await screen.until(() => document.querySelector('tbody input[type=checkbox]') !== null);
};
const { text } = screen;
const selectFirst = () => act(async () => document.querySelector<HTMLInputElement>('tbody input')?.click());
const selectAll = async (until: string): Promise<void> => {
  await screen.press('Select all');
  await screen.until(() => text().includes(until));
};

it('selects every row of all pages, says how many, and lets go of them again', async () => {
  await show(listOf(60));
  await selectFirst();
  expect(text()).toContain('1 of 60 selected');
  await selectAll('60 of 60 selected');
  expect(text()).not.toContain('Select all');
  await screen.press('Select none');
  expect(text()).not.toContain('selected');
});

it('says so where there are more than one selection holds, also where not all were counted', async () => {
  await show(listOf(MOST_ROWS + 7, 1000));
  await selectFirst();
  expect(text()).toContain('1 of more than 1,000 selected');
  await selectAll('5,000 selected');
  expect(screen.said()).toEqual([`The first ${MOST_ROWS} rows are selected.`]);
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

  screen.leave();
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

it('says which rows a page has, also where not all that were found are counted', async () => {
  await show(listOf(60), { at: '/?page=2' });
  expect(text()).toContain('51 to 60 of 60');
  screen.leave();
  await show(listOf(1060, 1000), { at: '/?page=40' });
  expect(text()).toContain('1,001 to 1,025 of more than 1,000');
  screen.leave();
  await show(listOf(1060, 1000), { at: '/?page=42' });
  expect(text()).toContain('1,051 to 1,060 of more than 1,000');
  expect(screen.button('Next page').disabled).toBe(true);
});

it('a link to a page beyond the last leads to the last, and back leads past it', async () => {
  await show(listOf(25), { at: '/?sort=name&page=3' });
  expect(text()).toContain('1 to 25 of 25');
  expect([screen.address().search, screen.address().key === 'default']).toEqual(['', false]);
  screen.leave();
  await show(listOf(30), { at: '/?page=7' });
  expect(text()).toContain('26 to 30 of 30');
  expect(screen.address().search).toBe('?page=1');
});

it('when the only row of the last page is gone, none is said to be there until the page before it comes', async () => {
  let size = 26;
  const coming = Promise.withResolvers<void>();
  const source: GridSource<Row> = {
    ...listOf(0),
    key: 'shrinking',
    list: async (asked, signal) => {
      // the page before was not seen yet, and takes its time
      if (asked.offset === 0) await coming.promise;
      return listOf(size).list(asked, signal);
    },
  };
  const Shrinking = () => {
    const grid = useGrid(source);
    return (
      <>
        <button type="button" onClick={() => void grid.refresh()}>
          Refresh
        </button>
        <Page source={source} />
      </>
    );
  };
  await screen.show(<Shrinking />, { at: '/?page=1' });
  await screen.until(() => text().includes('26 to 26 of 26'));
  size = 25;
  await screen.press('Refresh');
  await screen.until(() => screen.address().search === '');
  expect(text()).not.toContain('None.');
  coming.resolve();
  await screen.until(() => text().includes('1 to 25 of 25'));
});

it('beyond what is counted no row is said to be there', async () => {
  await screen.show(<Page source={listOf(1060, 1000)} />, { at: '/?page=50' });
  await screen.until(() => text().includes('None.'));
  expect(text()).not.toMatch(/\d to \d/);
  expect(screen.address().search).toBe('?page=50');
});

it('a load that failed says so, and not that there are none', async () => {
  const list = () => Promise.reject(new Error('away'));
  await screen.show(<Page source={{ ...listOf(0), key: 'failing', list }} />);
  await screen.until(() => text().includes('Failed.'));
  expect(text()).not.toContain('None.');
});

it('nothing is done to rows while some are edited: what is changed is saved or discarded first', async () => {
  const bulk = <button type="button">Disable</button>;
  await show(listOf(3), { bulk, edited: 0 });
  await selectFirst();
  expect([screen.has('Disable'), text().includes('Save or discard')]).toEqual([true, false]);
  screen.leave();
  await show(listOf(3), { bulk, edited: 1 });
  await selectFirst();
  expect([screen.has('Disable'), text().includes('Save or discard your changes first.')]).toEqual([false, true]);
});

it('the bar of what is selected lies over the head, which still names the columns and takes no press', async () => {
  await show(listOf(3));
  const heads = () => screen.all('thead th[data-column]');
  expect(heads().flatMap((head) => [...head.querySelectorAll('button')])).toHaveLength(3);
  await selectFirst();
  expect(heads().map(({ textContent }) => textContent)).toEqual(['Name', 'Place']);
  expect(heads().flatMap((head) => [...head.querySelectorAll('button')])).toEqual([]);
});

it('where there is little room, the columns that say who and what stand first', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await show(listOf(3));
  expect(screen.all('thead th[data-column]').map(({ dataset, style }) => [dataset['column'], style.width])).toEqual([
    ['place', '90px'],
    ['name', ''],
  ]);
});
