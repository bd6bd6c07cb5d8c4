import { expect, test } from 'vitest';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { fitText, wrapText } from './break-text.ts';
import { lineWidth, type TextStyle } from './set-text.ts';

const style: TextStyle = {
  font: installedFont('@expo-google-fonts/figtree', '600SemiBold'),
  face: 'headline',
  leading: 1.05,
  tracking: 0,
  align: 'left',
};
const room = { width: 600, height: 400, largest: 100, lines: 4 };

test('a sentence owns its line', () => {
  expect(fitText('Fired once. Used every day.', style, room).lines).toEqual(['Fired once.', 'Used every day.']);
});

test('no short word stands alone before all others', () => {
  const narrow = { width: 420, height: 400, largest: 100, lines: 4 };
  expect(fitText('Find the leak before the street does', style, narrow).lines[0]).toContain(' ');
  expect(fitText('Seconds sale, Saturday at nine', style, narrow).lines[0]).toContain(' ');
});

test('no line ends in a word that leads to the next one', () => {
  const { lines } = fitText('A table for the whole of the street', style, room);
  for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/ (a|the|of|for)$/);
});

test.each(['Sow what your soil remembers', 'Straßenbahnhaltestelle', 'O', 'many words '.repeat(12)])(
  'what is set of "%s" stays in its room and under its largest size',
  (text) => {
    const set = fitText(text, style, room);
    expect(set.lines.join(' ')).toBe(text.trim());
    expect(set.width).toBeLessThanOrEqual(room.width + 0.01);
    expect(set.height).toBeLessThanOrEqual(room.height + 0.01);
    expect(set.size).toBeLessThanOrEqual(room.largest);
  },
);

test('body text leaves no widow: its last line is not much shorter than the rest needs', () => {
  const text = 'We will look at it this week and come back with a plan, a price and a date';
  const { lines } = wrapText(text, style, 20, 400);
  const widths = lines.map((line) => lineWidth(style, line) * 20);
  expect(widths.at(-1)).toBeGreaterThan(Math.max(...widths) * 0.3);
  for (const width of widths) expect(width).toBeLessThanOrEqual(404);
});
