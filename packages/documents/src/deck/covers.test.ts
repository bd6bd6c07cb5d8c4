import { expect, test } from 'vitest';
import { drawPosterSlide, kits, type KitKey } from '@signet/kit';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { widthOf } from '../drawing/measure.ts';
import { answered, unanswered } from '../testing/subjects.ts';
import { coreDeck } from './core-deck.ts';
import { fullDeck } from './full-deck.ts';
import { fontOf } from './look.ts';
import type { Deck, Text } from './model.ts';
import { posterLayout } from './poster-layout.ts';
import type { Subject } from './subject.ts';

const brand = await kitBrand('short', 'ink');
const long = await kitBrand('three-lines', 'ink');
const kinds = ['core', 'pitch', 'customers', 'update', 'team'] as const;

const titleOf = ({ slides }: Deck): Text | undefined =>
  slides[0]?.items.find((item): item is Text => item.kind === 'text' && item.slot === 0);

const coversOf = (kit: KitKey, subject: Subject): string[] => {
  const decks = [fullDeck(kit, brand, subject), ...kinds.map((kind) => coreDeck(kit, brand, subject, kind))];
  return decks.map((deck) => {
    const art = deck.layouts.find(({ key }) => key === deck.slides[0]?.layout)?.items;
    const title = titleOf(deck);
    return JSON.stringify([art, title?.text, title?.area.x, title?.area.y]);
  });
};

test.each(Object.keys(kits) as KitKey[])('%s: six decks beside each other have six covers', (kit) => {
  expect(new Set(coversOf(kit, answered)).size).toBe(kinds.length + 1);
});

test('so they have before anything is told', () => {
  expect(new Set(coversOf('signal-stripe', unanswered)).size).toBe(kinds.length + 1);
});

test.each(Object.keys(kits) as KitKey[])('%s: no line of a poster is longer than the kit made room for', (kit) => {
  for (const whose of [brand, long]) {
    const says = { headline: 'Find the leak before the street does', small: 'Seed round, October 2026' };
    const drawn = drawPosterSlide(kit, 'statement', whose, { loud: 'headline', logo: true, keepsSmall: true, ...says });
    const ends = drawn.words.map(({ box }) => box.right / 120);
    for (const { area, style, lines } of posterLayout(kit, whose, 'statement', says).texts) {
      const wide = Math.max(...lines.map((line) => widthOf(fontOf(whose, style.face), line, style.size)));
      if (area.y > 0) expect(area.x + wide).toBeLessThanOrEqual(Math.max(...ends) + 0.06);
    }
  }
});

test.each(Object.keys(kits) as KitKey[])('%s: words of a cover have room for letters of another font', (kit) => {
  const [cover] = coreDeck(kit, long, answered, 'pitch').slides;
  for (const item of cover?.items ?? []) {
    if (item.kind !== 'text' || item.area.y < 0) continue;
    const { area, style, lines } = item;
    const wide = Math.max(...lines.map((line) => widthOf(fontOf(long, style.face), line, style.size)));
    // a quarter more, or all that the page has
    const room = Math.min(wide * 1.25, 1600 / 120 - 0.3 - area.x);
    expect(area.w, item.name).toBeGreaterThanOrEqual(room - 0.001);
  }
});
