import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '../../ui/toast-queue.ts';
import { copyHex } from './copy-hex.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

it("a copied hex is announced with 'Hex code copied to clipboard!'", async () => {
  const clipboard = { text: '', writeText: async (text: string) => void (clipboard.text = text) };
  vi.stubGlobal('navigator', { clipboard });
  await copyHex('#0e7378');
  expect(clipboard.text).toBe('#0e7378');
  expect(toasts.all().map(({ level, message }) => [level, message])).toEqual([
    ['success', 'Hex code copied to clipboard!'],
  ]);
});

it('a browser that refuses is no silent failure: the hex is there to be read', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await copyHex('#0e7378');
  expect(toasts.all()[0]).toMatchObject({
    level: 'error',
    message: 'Your browser did not let us copy. The hex code is #0e7378.',
  });
});
