import { colorRoleNames } from '@signet/wording';
import { expect, test } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { deckFile } from '../ooxml/deck-file.ts';
import { preflight } from '../preflight/preflight.ts';
import { answered } from '../testing/subjects.ts';
import { coreDeck } from './core-deck.ts';

const brand = await kitBrand('short', 'ink');
const face = { name: 'Figtree', isBold: false, isItalic: false };
const deck = coreDeck('contour', brand, answered);
const at = deck.slides.findIndex(({ key }) => key === 'team');
const parts = deckFile(deck, {
  brand,
  theme: { companyName: 'Quern', colors: brand.colors, colorNames: colorRoleNames, headline: face, text: face },
  fonts: { headline: face, text: face },
  savedAt: '2026-10-01T00:00:00.000Z',
});
const writtenOf = (index: number): string => {
  const found = parts.find(({ path }) => path === `ppt/slides/slide${index + 1}.xml`);
  return found && 'text' in found ? found.text : '';
};

test('a photo is dropped over each portrait: a place for a picture lies above what stands for it', () => {
  const slide = writtenOf(at);
  const places = [...slide.matchAll(/<p:ph type="pic"/gu)].map(({ index }) => index);
  // who is hired with the round has no face yet
  expect(places).toHaveLength(3);
  expect(Math.min(...places)).toBeGreaterThan(slide.lastIndexOf('Portrait wanted'));
});

test('so is the picture of the product, whose frame says what goes there', () => {
  const xml = writtenOf(deck.slides.findIndex(({ key }) => key === 'product'));
  expect(xml.indexOf('<p:ph type="pic"')).toBeGreaterThan(xml.indexOf('Your picture goes here'));
});

test('until then initials say that a photo is wanted, and the receipt counts them', () => {
  const words = deck.slides[at]?.items.flatMap((item) => (item.kind === 'text' && item.text === 'Photo' ? [item] : []));
  expect(words).toHaveLength(3);
  expect(preflight(deck, brand, { answers: answered.answers, at: new Date('2026-10-01') }).findings).toContainEqual({
    level: 'warn',
    rule: 'image',
    page: at + 1,
    says: '3 portraits are initials: put photos there in the file.',
  });
});
