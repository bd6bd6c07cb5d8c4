import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toPng } from './to-png.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 250" width="1000" height="250">' +
  '<path fill="#1f5f57" d="M250 0H750V250H250Z"/></svg>';

test('a PNG is as wide as asked, in the drawing’s proportions', async () => {
  expect(await sharp(await toPng(svg, { width: 1024 })).metadata()).toMatchObject({
    format: 'png',
    width: 1024,
    height: 256,
    channels: 4,
  });
});

test('ink keeps its exact color and the rest stays clear', async () => {
  const { data, info } = await sharp(await toPng(svg, { width: 1024 }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  expect(at(512, 128)).toEqual([0x1f, 0x5f, 0x57, 255]);
  expect(at(10, 10)[3]).toBe(0);
});

test('a drawing that is as wide as it says is the same picture as one that is scaled to it', async () => {
  const said = svg.replace('width="1000" height="250"', 'width="500" height="125"');
  const pixels = (png: Buffer) => sharp(png).raw().toBuffer();
  expect(await pixels(await toPng(said, { width: 500 }))).toEqual(await pixels(await toPng(svg, { width: 500 })));
});

test('the same drawing gives the same bytes', async () => {
  expect(await toPng(svg, { width: 300 })).toEqual(await toPng(svg, { width: 300 }));
});

test.each([0, -1, 1.5, NaN, 8193])('a width of %d is refused', (width) => {
  expect(() => toPng(svg, { width })).toThrow(RangeError);
});

test('what is no SVG is refused', async () => {
  await expect(toPng('no drawing', { width: 100 })).rejects.toThrow();
});

test('a drawing of more pixels than a machine should hold is refused', async () => {
  await expect(
    toPng(svg.replace('width="1000" height="250"', 'width="30000" height="30000"'), { width: 8192 }),
  ).rejects.toThrow(/pixel limit/);
});
