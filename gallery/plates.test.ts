import { describe, expect, test } from 'vitest';
import { isSameDrawing } from './same-drawing.ts';
import { readStored, storedNames, storedPlates, writeChanged } from './stored.ts';

const plates = await storedPlates();

describe('every plate is drawn as it is stored', () => {
  test.each(plates.map((plate) => [plate.name, plate] as const))('%s', async (name, plate) => {
    const svg = await plate.draw();
    if (isSameDrawing(svg, await readStored(name))) return;
    expect.fail(
      `${await writeChanged(name, svg)} differs from the stored drawing. Look at both; npm run gallery -- ` +
        '--accept takes the new one over.',
    );
  });
});

test('no drawing is stored that no plate draws', async () => {
  const drawn = new Set(plates.map(({ name }) => name));
  expect((await storedNames()).filter((name) => !drawn.has(name))).toEqual([]);
});

test('no two plates have the same name', () =>
  expect(new Set(plates.map(({ name }) => name)).size).toBe(plates.length));

describe('drawings are the same but for the last digits of their numbers', () => {
  const svg = '<path fill="#123456" d="M1 2.5V-3Z"/>';
  test('the same text is', () => expect(isSameDrawing(svg, svg)).toBe(true));
  test('a hundredth more is', () => expect(isSameDrawing(svg, svg.replace('2.5', '2.51'))).toBe(true));
  test('a tenth more is not', () => expect(isSameDrawing(svg, svg.replace('2.5', '2.6'))).toBe(false));
  test('another command is not', () => expect(isSameDrawing(svg, svg.replace('V', 'H'))).toBe(false));
  test('another color is not', () => expect(isSameDrawing(svg, svg.replace('#123456', '#123457'))).toBe(false));
  test('one number less is not', () => expect(isSameDrawing(svg, svg.replace('V-3', 'V'))).toBe(false));
  test('none at all is not', () => expect(isSameDrawing(svg, '')).toBe(false));
});
