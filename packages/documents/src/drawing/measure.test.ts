import { expect, test } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { balanced, filled, heldTogether, widthOf } from './measure.ts';

const { text: font } = await kitBrand('short', 'ink');
/** A width that so many words have room in. */
const settingFor = (words: string) => ({ font, size: 18, width: widthOf(font, words, 18) + 0.05 });

test('a last word that would stand alone takes the word before it along, and no line is added', () => {
  const text = 'Led leak crews at a town utility';
  const setting = settingFor('Led leak crews at a town');
  expect(filled(text, setting)).toEqual(['Led leak crews at a town', 'utility']);
  const held = heldTogether(text, setting);
  expect(held).toBe('Led leak crews at a town\u00a0utility');
  expect(filled(held, setting)).toEqual(['Led leak crews at a', 'town\u00a0utility']);
});

test('two short words on the last line take more along, until it is no leftover', () => {
  const text = 'Led leak crews at a town so it is';
  const setting = settingFor('Led leak crews at a town so');
  expect(filled(text, setting).at(-1)).toBe('it is');
  expect(filled(heldTogether(text, setting), setting)).toEqual(['Led leak crews at a', 'town\u00a0so\u00a0it\u00a0is']);
});

test('what has two words on its last line, or one on each, or no room for both, stays as it is', () => {
  const setting = settingFor('Led leak crews at a town');
  expect(heldTogether('Led leak crews at a town every day', setting)).not.toContain('\u00a0');
  expect(heldTogether('Led leak crews', setting)).not.toContain('\u00a0');
  expect(heldTogether('Led leak crews at a town\nUlm', setting)).not.toContain('\u00a0');
  const narrow = settingFor('of waterworks');
  expect(heldTogether('of waterworks accomplished', narrow)).not.toContain('\u00a0');
});

test('lines of a headline are as even as they can be: none is short between two others', () => {
  const text = 'Our founders come from pipes, sensors and meters';
  const setting = settingFor('Our founders come from');
  expect(filled(text, setting)).toHaveLength(3);
  const lines = balanced(text, setting);
  expect(lines).toHaveLength(3);
  const widths = lines.map((line) => widthOf(font, line, 18));
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.65);
  for (const width of widths) expect(width).toBeLessThanOrEqual(setting.width);
});

test('a word that leads to the next one ends no line where it need not', () => {
  const [first = ''] = balanced(
    'Clip-on sensors and one map for the crews of towns',
    settingFor('and one map for the crews'),
  );
  expect(first).not.toMatch(/ (?:and|for|the|of)$/u);
});

test('a first line is not the short one of two', () => {
  const lines = balanced('Next: two associations, 64 towns', settingFor('Next: two associations, 64'));
  expect(lines).toEqual(['Next: two associations,', '64 towns']);
});
