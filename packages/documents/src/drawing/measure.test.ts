import { expect, test } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { filled, heldTogether, widthOf } from './measure.ts';

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

test('what has two words on its last line, or one on each, or no room for both, stays as it is', () => {
  const setting = settingFor('Led leak crews at a town');
  expect(heldTogether('Led leak crews at a town every day', setting)).not.toContain('\u00a0');
  expect(heldTogether('Led leak crews', setting)).not.toContain('\u00a0');
  expect(heldTogether('Led leak crews at a town\nUlm', setting)).not.toContain('\u00a0');
  const narrow = settingFor('of waterworks');
  expect(heldTogether('of waterworks accomplished', narrow)).not.toContain('\u00a0');
});
