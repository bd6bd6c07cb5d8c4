import { expect, test } from 'vitest';
import { toPixels } from './to-pixels.ts';

const half =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path fill="#1f5f57" d="M0 0H100V100H0Z"/></svg>';

test('a drawing is read in its proportions, its longer side as asked, exact colors and clear background', async () => {
  const { data, width, height } = await toPixels(half, { edge: 64 });
  expect([width, height, data.length]).toEqual([64, 32, 64 * 32 * 4]);
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  expect(at(10, 16)).toEqual([0x1f, 0x5f, 0x57, 255]);
  expect(at(50, 16)[3]).toBe(0);
});

test('what is no picture, and an edge that is none, are refused', async () => {
  await expect(toPixels('no drawing', { edge: 64 })).rejects.toThrow();
  await expect(toPixels(half, { edge: 0 })).rejects.toThrow(RangeError);
  await expect(toPixels(half, { edge: 2000 })).rejects.toThrow(RangeError);
});
