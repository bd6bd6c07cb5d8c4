import type { BrainVersion } from '@signet/contract';
import { expect, it, vi } from 'vitest';
import { useScreen } from '../../../testing/screen.tsx';
import { BrainTab } from './brain-tab.tsx';

const screen = useScreen();
const version = (given: Partial<BrainVersion>): BrainVersion => ({
  _id: 'a',
  version: '1',
  notes: '',
  status: 'inactive',
  validationStatus: 'success',
  creationDate: '2026-11-01T08:00:00.000Z',
  bucketKey: 'key',
  quizzes: 0,
  ...given,
});

/** Whether the selected of these can be made active; the first `count` of them are selected. */
const isOffered = async (count: number, ...records: BrainVersion[]): Promise<boolean> => {
  vi.stubGlobal('fetch', async () => Response.json({ records, count: records.length }));
  await screen.show(<BrainTab />);
  await screen.until(() => screen.all('tbody input').length === records.length);
  for (const box of screen.all('tbody input').slice(0, count)) await screen.click(box);
  const isOpen = !screen.button('Activate').disabled;
  screen.leave();
  return isOpen;
};

it('a version is made active where exactly one is selected, sound and not active yet', async () => {
  expect(await isOffered(1, version({}), version({ _id: 'b' }))).toBe(true);
  expect(await isOffered(1, version({ validationStatus: null }))).toBe(true);
  expect(await isOffered(2, version({}), version({ _id: 'b' })), 'two are selected').toBe(false);
  expect(await isOffered(1, version({ status: 'active' })), 'active already').toBe(false);
  expect(await isOffered(1, version({ validationStatus: 'failed' })), 'not sound').toBe(false);
});

it.each([
  [1, '1 sheet differs.'],
  [2, '2 sheets differ.'],
])('a version held against the active one: of %i it says %j', async (count, words) => {
  const sheet = { added: 1, removed: 0, changed: 0, addedRows: [], removedRows: [], changedRows: [] };
  const sheets = Array.from({ length: count }, (_, at) => ({ ...sheet, sheet: `Sheet ${at}` }));
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('?') ? { records: [version({})], count: 1 } : { against: '0', sheets }),
  );
  await screen.show(<BrainTab />);
  await screen.until(() => screen.has('1'));
  await screen.press('1');
  await screen.until(() => screen.text().includes('Against the active version'));
  expect(screen.text()).toContain(`Against the active version, 0, ${words}`);
});
