import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../ui/toast-queue.ts';
import { useCopyHex } from './use-copy-hex.ts';

let hook: ReturnType<typeof useCopyHex>;
const Screen = () => {
  const copying = useCopyHex();
  useEffect(() => {
    hook = copying;
  });
  return null;
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  await act(async () => createRoot(document.createElement('div')).render(<Screen />));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  toasts.clear();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('the slide that confirms a copied hex opens after 200 ms and closes after 5 s', async () => {
  const clipboard = { text: '', writeText: async (text: string) => void (clipboard.text = text) };
  vi.stubGlobal('navigator', { clipboard });
  await act(() => hook.copy('#0e7378'));
  expect([clipboard.text, hook.isOpen]).toEqual(['#0e7378', false]);
  await pass(199);
  expect(hook.isOpen).toBe(false);
  await pass(1);
  expect(hook.isOpen).toBe(true);
  await pass(4999);
  expect(hook.isOpen).toBe(true);
  await pass(1);
  expect(hook.isOpen).toBe(false);
});

it('copying again begins afresh', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  await act(() => hook.copy('#0e7378'));
  await pass(4000);
  await act(() => hook.copy('#101617'));
  expect(hook.isOpen).toBe(false);
  await pass(4000);
  expect(hook.isOpen).toBe(true);
});

it('a browser that refuses is no silent failure: the hex is there to be read', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await act(() => hook.copy('#0e7378'));
  await pass(1000);
  expect(hook.isOpen).toBe(false);
  expect(toasts.all()[0]).toMatchObject({
    level: 'error',
    message: 'Your browser did not let us copy. The hex code is #0e7378.',
  });
});
