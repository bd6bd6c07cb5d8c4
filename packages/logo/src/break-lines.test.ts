import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines, MOST_LINES } from './break-lines.ts';

/** A plain typeface: every letter four fifths of the cap height wide. */
const widthOf = (piece: string): number => piece.length * 0.8;
const linesOf = (text: string): string[] => breakLines(text, widthOf);

describe('lines of a name', () => {
  test('a short name stays on one line', () => {
    expect(linesOf('Atlas')).toEqual(['Atlas']);
    expect(linesOf('Blue Lantern')).toEqual(['Blue Lantern']);
  });

  test('a long name is broken into lines as even as they can be', () => {
    expect(linesOf('Meridian Therapeutics')).toEqual(['Meridian', 'Therapeutics']);
    expect(linesOf('Continental Hydrogen Logistics')).toEqual(['Continental', 'Hydrogen', 'Logistics']);
  });

  test('one long word is never broken', () =>
    expect(linesOf('Straßenbahnhaltestelle')).toEqual(['Straßenbahnhaltestelle']));

  test.each(['Saltwater & Timberland', 'Bank of Commerce and Trade'])(
    'a word that leads on begins the next line where the lines stay about even: %j',
    (name) => {
      const lines = linesOf(name);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/ (and|&|of)$/);
    },
  );

  test('line breaks that are written are kept, whatever they look like', () => {
    expect(linesOf('A\nvery long line of a name\nB')).toEqual(['A', 'very long line of a name', 'B']);
    expect(linesOf('Salt\r\nTimber')).toEqual(['Salt', 'Timber']);
  });

  test('empty lines and spare spaces are left out', () =>
    expect(linesOf('  Salt  \n\n  & \t Timber ')).toEqual(['Salt', '& Timber']));

  test('at most three lines', () => expect(() => linesOf('a\nb\nc\nd')).toThrow(RangeError));

  test('whatever the name, its words come out whole and in order, on one to three lines', () => {
    const word = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom('a', 'b', 'ż', '&') });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const lines = linesOf(words.join(' '));
        expect(lines.join(' ')).toBe(words.join(' '));
        expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
      }),
    );
  });
});
