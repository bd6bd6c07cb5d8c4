import { expect, it } from 'vitest';
import { useState } from 'react';
import { listed } from '../../../testing/people.ts';
import { useScreen } from '../../../testing/screen.tsx';
import { ConfirmAct } from './confirm-act.tsx';
import { userActs } from './user-acts.ts';

const screen = useScreen();
const disable = userActs.find(({ key }) => key === 'disable') ?? expect.fail('there is nothing to disable with');
/** The dialog over so many rows; `run` is what the server does with each part of them. */
const show = (size: number, run: (ids: string[]) => Promise<number>) => {
  const rows = Array.from({ length: size }, (_, at) => [String(at), listed({ _id: String(at) })] as const);
  const Dialog = () => {
    const [selected, select] = useState<ReadonlyMap<string, ReturnType<typeof listed>>>(new Map(rows));
    const grid = { selected, select, refresh: async () => undefined };
    return <ConfirmAct act={{ ...disable, run }} grid={grid} onClose={() => undefined} />;
  };
  return screen.show(<Dialog />);
};

it('says that it was done where it was done to all', async () => {
  await show(2, async (ids) => ids.length);
  await screen.press('Disable');
  expect(screen.said()).toEqual(['User(s) were successfully disabled.']);
});

it('says to how many it was done where somebody else was faster', async () => {
  await show(2, async () => 1);
  await screen.press('Disable');
  expect(screen.said()).toEqual(['1 of 2 was changed. The others are not as they were selected any more.']);
});

it('counts those that were changed in the plural, where there is not one', async () => {
  await show(3, async () => 0);
  await screen.press('Disable');
  expect(screen.said()).toEqual(['0 of 3 were changed. The others are not as they were selected any more.']);
});

it('tells how many were changed, not how many were sent, also after a failure that it was gone on from', async () => {
  let calls = 0;
  await show(1200, async (ids) => {
    calls += 1;
    if (calls === 2) throw new Error('away');
    // somebody else has disabled ten of each part
    return ids.length - 10;
  });
  await screen.press('Disable');
  expect(screen.said()).toEqual([
    'Failed to disable user(s). 490 of 1,200 were changed; the 700 that are left stay selected.',
  ]);
  expect(screen.text()).toContain('Disable 700 users?');
  await screen.press('Disable');
  expect(screen.said().at(-1)).toBe('1,170 of 1,200 were changed. The others are not as they were selected any more.');
});
