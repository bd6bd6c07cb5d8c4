import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../../ui/toast-queue.ts';
import { useSaving } from './use-saving.ts';

type Row = { _id: string; version: number; role: string };
type Change = { role: string };

const rowOf = (_id: string, version = 1, role = 'user'): Row => ({ _id, version, role });
let said: string[];
let sent: { row: Row; change: Change }[];
let saving: ReturnType<typeof useSaving<Row, Change>>;
/** What the server says next, and the page after it. */
let answer: { updatedCount: number; lost?: string[] };
let page: Row[];

const Probe = () => {
  const now = useSaving<Row, Change>({
    grid: { refresh: async () => undefined, readAgain: async () => page },
    send: async (edits) => {
      sent = [...edits];
      return answer;
    },
    realChange: (row, change) => (change.role === row.role ? undefined : change),
    nameOf: ({ _id }) => _id,
    done: 'Saved.',
    failed: String,
  });
  useEffect(() => {
    saving = now;
  });
  return null;
};

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  said = [];
  for (const level of ['success', 'warning', 'error'] as const)
    vi.spyOn(toasts, level).mockImplementation((message) => said.push(message));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Probe />));
  for (const id of ['ada', 'bob', 'cleo']) await act(async () => saving.edit(rowOf(id), { role: 'staff' }));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps an edit on the row as somebody else has made it, and names the row', async () => {
  answer = { updatedCount: 2, lost: ['bob'] };
  page = [rowOf('ada', 2, 'staff'), rowOf('bob', 2, 'admin'), rowOf('cleo', 2, 'staff')];
  await act(() => saving.save());
  expect(said).toEqual([
    'Update failed.  2 out of 3 rows were updated.',
    'Somebody else has changed bob. Look again, then save or discard.',
  ]);
  answer = { updatedCount: 1, lost: [] };
  await act(() => saving.save());
  expect(sent).toEqual([{ row: rowOf('bob', 2, 'admin'), change: { role: 'staff' } }]);
  expect([said.at(-1), saving.count]).toEqual(['Saved.', 0]);
});

it('keeps and names a row that lost and is not on the page any more, and lets go of one that arrived', async () => {
  answer = { updatedCount: 2, lost: ['bob'] };
  // ada arrived and is sorted elsewhere now
  page = [rowOf('cleo', 2, 'staff')];
  await act(() => saving.save());
  expect(said).toEqual([
    'Update failed.  2 out of 3 rows were updated.',
    'bob is not on this page any more. What you changed there was not saved: discard it, then search for the row.',
  ]);
  expect([saving.count, saving.isEdited(rowOf('bob')), saving.isEdited(rowOf('ada'))]).toEqual([1, true, false]);
  answer = { updatedCount: 0, lost: ['bob'] };
  await act(() => saving.save());
  expect(sent, 'as it was seen, so that it is refused again').toEqual([
    { row: rowOf('bob', 1), change: { role: 'staff' } },
  ]);
  await act(async () => saving.discard());
  expect(saving.count).toBe(0);
});
