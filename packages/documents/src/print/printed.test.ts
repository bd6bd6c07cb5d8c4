import { describe, expect, it } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { coreDeck } from '../deck/core-deck.ts';
import { fullDeck } from '../deck/full-deck.ts';
import { onePager } from '../deck/one-pager.ts';
import { paper } from '../paper/papers.ts';
import { answered, unanswered } from '../testing/subjects.ts';
import { printedDeck, printedStationery } from './printed.ts';

const said = (pages: ReturnType<typeof printedDeck>): string =>
  pages
    .flatMap(({ texts }) => texts.flatMap(({ lines }) => lines))
    .join(' ')
    .replaceAll(/\s+/gu, ' ');

describe('a document as it is printed', () => {
  it('has every word as a word, and none twice, as a drawing too', async () => {
    const brand = await kitBrand('short', 'ink');
    const deck = coreDeck('contour', brand, answered, 'core');
    const pages = printedDeck(brand, deck);
    const words = said(pages);
    for (const slide of deck.slides)
      for (const item of slide.items)
        if (item.kind === 'text' && item.text !== '')
          expect(words).toContain(item.lines.join(' ').replaceAll(/\s+/gu, ' ').trim());
    expect(pages.flatMap(({ texts }) => texts.flatMap(({ lines }) => lines)).join('')).not.toContain('\u00a0');
    expect(JSON.stringify(pages.map(({ art }) => art))).not.toContain('"kind":"text"');
  });

  it('each page has one title, where its first line stands', async () => {
    const brand = await kitBrand('short', 'ink');
    for (const { texts, height } of printedDeck(brand, coreDeck('contour', brand, answered, 'core'))) {
      const titles = texts.filter(({ isTitle }) => isTitle);
      expect(titles.length).toBeLessThanOrEqual(1);
      for (const { y } of titles) expect(y).toBeGreaterThan(0);
      for (const { y } of texts) expect(y).toBeLessThan(height);
    }
  });

  it('leaves out what waits for its answers', async () => {
    const brand = await kitBrand('short', 'ink');
    const deck = fullDeck('contour', brand, unanswered);
    const hidden = deck.slides.filter(({ isHidden }) => isHidden).length;
    expect(hidden).toBeGreaterThan(0);
    expect(printedDeck(brand, deck)).toHaveLength(deck.slides.length - hidden);
  });

  it('a page of paper keeps the size of its sheet', async () => {
    const brand = await kitBrand('short', 'ink');
    const [page] = printedDeck(brand, onePager('contour', brand, answered, 'investor-us'));
    expect([page?.width, page?.height]).toEqual([612, 792]);
  });

  it('empty paper asks nothing: it has the logo, and the foot where that is known', async () => {
    const brand = await kitBrand('short', 'ink');
    const sheets = printedStationery(paper('contour', brand, unanswered, 'letter'));
    expect(sheets).toHaveLength(2);
    expect(said(sheets)).not.toContain('?');
    const known = { ...answered, answers: { ...answered.answers, 'letter.legal': 'Quern Ltd, no. 123, Leeds' } };
    expect(said(printedStationery(paper('contour', brand, known, 'letter')))).toContain('Quern Ltd, no. 123, Leeds');
  });
});
