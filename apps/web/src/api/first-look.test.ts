import { afterEach, expect, it } from 'vitest';
import { firstLook, unlessThere } from './first-look.ts';
import { queryClient } from './query-client.ts';

afterEach(() => queryClient.clear());

const queryKey = ['shown'];
/** How often it was asked for by the time that a screen is opened. */
const askedFor = async (): Promise<number> => {
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    return 'new';
  };
  await firstLook(unlessThere({ queryKey, queryFn }));
  return asked;
};

it('a screen that is opened waits for what it shows', async () => {
  expect(await askedFor()).toBe(1);
  expect(queryClient.getQueryData(queryKey)).toBe('new');
});

it('what is there is shown as it is, however old', async () => {
  queryClient.setQueryData(queryKey, 'old', { updatedAt: 1 });
  expect(await askedFor()).toBe(0);
});

it('what is known to be outdated is waited for', async () => {
  queryClient.setQueryData(queryKey, 'old');
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  expect(await askedFor()).toBe(1);
  expect(queryClient.getQueryData(queryKey)).toBe('new');
});
