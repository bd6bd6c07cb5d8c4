import { expect, test } from 'vitest';
import { pictureColors as readPicture } from './picture-colors.ts';

const pictureColors = (...of: Parameters<typeof readPicture>) => readPicture(...of).map(({ hex }) => hex);

/** Rows of letters as pixels of 8 x 8: `.` is clear. */
const picture = (rows: readonly string[], colors: Readonly<Record<string, string>>) => {
  const [width, height] = [(rows[0]?.length ?? 0) * 8, rows.length * 8];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const hex = colors[rows[Math.floor(y / 8)]?.[Math.floor(x / 8)] ?? '.'];
      if (hex) data.set([...Buffer.from(hex.slice(1), 'hex'), 255], (y * width + x) * 4);
    }
  return { data, width, height };
};

test('a picture without a source is read by its even areas, a soft edge between two colors is none of them', () => {
  const colors = { r: '#e01e5a', s: '#8c3f86', b: '#0a66c2' };
  const rows = ['rrrrrrrr', 'rrrrrrrr', 'bbbbbbbb'];
  const pixels = picture(rows, colors);
  // one column of pixels halfway between the two
  for (let y = 0; y < pixels.height; y++) pixels.data.set([0x75, 0x42, 0x8e, 255], (y * pixels.width + 20) * 4);
  expect(pictureColors(pixels)).toEqual(['#e01e5a', '#0a66c2']);
});

test('a color that is nearly one that the source names is that one', () => {
  expect(pictureColors(picture(['rr', 'rr'], { r: '#e11f5b' }), ['#e01e5a'])).toEqual(['#e01e5a']);
});

test('clear pixels have no color, whatever their numbers are', () => {
  const pixels = picture(['.r', '..'], { r: '#0a66c2' });
  for (let at = 0; at < 8 * 4; at += 4) pixels.data.set([255, 0, 0, 0], at);
  expect(pictureColors(pixels)).toEqual(['#0a66c2']);
});

test('an empty picture and a white one have none', () => {
  expect(pictureColors({ data: new Uint8Array(0), width: 0, height: 0 })).toEqual([]);
  expect(pictureColors(picture(['ww'], { w: '#ffffff' }))).toEqual([]);
});

test('a white that somebody mixed comes last; what a picture stands on is no color, nor is a gap', () => {
  const colors = { k: '#252526', w: '#fcfbfa', p: '#ffffff' };
  expect(pictureColors(picture(['.kkk.', '.kwk.', '.kkk.'], colors))).toEqual(['#252526', '#fcfbfa']);
  expect(pictureColors(picture(['.kkk.', '.kpk.', '.kkk.'], colors))).toEqual(['#252526']);
  expect(pictureColors(picture(['wwwww', 'wkkkw', 'wwwww'], colors))).toEqual(['#252526']);
  expect(pictureColors(picture(['...', '.w.', '...'], colors))).toEqual([]);
  const gap = Array.from({ length: 6 }, (_, y) => (y === 2 ? '.kkkwkk.' : '.kkkkkk.'));
  expect(pictureColors(picture(gap, colors))).toEqual(['#252526']);
});

test('a picture without even areas is read by what is commonest', () => {
  const data = new Uint8Array(16 * 16 * 4);
  for (let at = 0; at < 256; at++) data.set([200 + (at % 7), 30 + (at % 5), 60 + (at % 3), 255], at * 4);
  const [first = ''] = pictureColors({ data, width: 16, height: 16 });
  expect(first).toMatch(/^#c[89a-f]/);
});
