import { kits, type KitKey } from '@signet/kit';
import { expect, test } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { answered } from '../testing/subjects.ts';
import { coreDeck } from './core-deck.ts';
import { figureFace } from './figure-face.ts';

const oldStyle = await kitBrand('short', 'ink');
const lining = await kitBrand('three-lines', 'ink');

test.each(['27%', '€1.8 m', '2024', '12 months'])(
  '%s stands on the line where the headline would hang it',
  (figure) => {
    expect(figureFace(oldStyle, figure, 'headline')).toBe('text');
    expect(figureFace(lining, figure, 'headline')).toBe('headline');
  },
);

test('words keep their face, and so does a figure that both faces hang', () => {
  expect(figureFace(oldStyle, 'Ten-year batteries', 'headline')).toBe('headline');
  expect(figureFace({ ...oldStyle, text: oldStyle.headline }, '27%', 'headline')).toBe('headline');
});

test.each(Object.keys(kits) as KitKey[])(
  '%s: no large figure of a deck hangs below its line, headlines keep theirs',
  (kit) => {
    const texts = coreDeck(kit, oldStyle, answered).slides.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'text' ? [item] : [])),
    );
    const figures = texts.filter(({ slot, text }) => slot !== 0 && /^\S*\d\S*$/u.test(text));
    expect(figures.map(({ text }) => text)).toContain('27%');
    expect(figures.filter(({ style }) => style.face !== 'text')).toEqual([]);
    expect(texts.find(({ slot, text }) => slot === 0 && text.includes('€800'))?.style.face).toBe('headline');
  },
);
