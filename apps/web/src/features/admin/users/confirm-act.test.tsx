import type { ListedUser } from '@signet/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../../ui/toast-queue.ts';
import { ConfirmAct } from './confirm-act.tsx';
import { userActs } from './user-acts.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const disable = userActs.find(({ key }) => key === 'disable');
const saidOf = async (updated: number): Promise<string[]> => {
  if (!disable) expect.fail('there is nothing to disable with');
  const said: string[] = [];
  vi.spyOn(toasts, 'success').mockImplementation((message) => said.push(`success: ${message}`));
  vi.spyOn(toasts, 'warning').mockImplementation((message) => said.push(`warning: ${message}`));
  const selected = new Map(['a', 'b'].map((id) => [id, { _id: id } as ListedUser]));
  const grid = { selected, select: () => undefined, refresh: async () => undefined };
  const shown = <ConfirmAct act={{ ...disable, run: async () => updated }} grid={grid} onClose={() => undefined} />;
  await act(async () => root.render(shown));
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Disable');
  await act(async () => button?.click());
  return said;
};

it('says that it was done where it was done to all', async () => {
  expect(await saidOf(2)).toEqual(['success: User(s) were successfully disabled.']);
});

it('says to how many it was done where somebody else was faster', async () => {
  expect(await saidOf(1)).toEqual(['warning: 1 of 2 were changed. The others are not as they were selected any more.']);
});
