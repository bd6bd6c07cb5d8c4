import { timing } from '@signet/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScreen } from '../../../testing/screen.tsx';
import { GridPage } from './grid-page.tsx';
import type { GridSource } from './grid-source.ts';
import { useGrid } from './use-grid.ts';

type Row = { _id: string };
let asked: (string | undefined)[];
const rows: GridSource<Row> = {
  key: 'rows',
  sorts: ['name'],
  list: async ({ search, offset }) => {
    asked.push(search);
    return { records: Array.from({ length: 25 }, (_, at) => ({ _id: String(offset + at) })), count: 60 };
  },
};
let edited: number;
const discard = vi.fn<() => void>();
const Page = () => (
  <GridPage
    grid={useGrid(rows)}
    label="Rows"
    searchLabel="Search"
    columns={[{ id: 'id', header: 'Id', cell: ({ _id }) => _id }]}
    nameOf={({ _id }) => _id}
    emptyText="None."
    fetchFailed="Failed."
    saving={{ count: edited, isEdited: () => true, save: async () => undefined, discard }}
  />
);

const screen = useScreen();
beforeEach(async () => {
  vi.useFakeTimers();
  [asked, edited] = [[], 1];
  discard.mockReset();
});
const field = () => screen.input('search');
const show = (at: string) => screen.show(<Page />, { at });

it('whoever keeps their edits sees the search that is in force, and may type the same again', async () => {
  await show('/?search=plum');
  for (const again of [1, 2]) {
    await screen.type(field(), 'fig');
    await screen.pass(timing.gridSearchDebounce);
    expect(screen.text(), String(again)).toContain('Discard Changes');
    await screen.press('Cancel');
    expect(field().value).toBe('plum');
    await screen.pass(timing.gridSearchDebounce);
    expect(screen.address().search).toBe('?search=plum');
    expect(screen.has('Cancel')).toBe(false);
  }
});

it('paging with edits asks; Continue discards them and turns the page', async () => {
  await show('/');
  await screen.press('Next page');
  expect(screen.text()).toContain('Discard Changes');
  expect([screen.address().search, discard.mock.calls.length]).toEqual(['', 0]);
  await screen.press('Continue');
  expect([screen.address().search, discard.mock.calls.length]).toEqual(['?page=1', 1]);
});

it('a search is asked for once typing has paused for 500 ms, and not at 499', async () => {
  edited = 0;
  await show('/');
  asked = [];
  await screen.type(field(), 'pl');
  await screen.pass(300);
  await screen.type(field(), 'plum');
  await screen.pass(499);
  expect([asked, screen.address().search]).toEqual([[], '']);
  await screen.pass(1);
  expect([asked, screen.address().search]).toEqual([['plum'], '?search=plum']);
});

/** Whether the browser asks before it closes the tab. */
const asks = (): boolean => {
  const closing = new Event('beforeunload', { cancelable: true });
  act(() => void dispatchEvent(closing));
  return closing.defaultPrevented;
};

it('closing the tab asks while there are edits, and only then', async () => {
  await show('/');
  expect(asks()).toBe(true);
  screen.leave();
  expect(asks()).toBe(false);
  edited = 0;
  await show('/');
  expect(asks()).toBe(false);
});
