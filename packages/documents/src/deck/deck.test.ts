import { expect, test } from 'vitest';
import { colorRoles } from '@signet/color';
import { businessLifecycles } from '@signet/contract';
import { kits, slidePalette, type KitKey } from '@signet/kit';
import { colorRoleNames } from '@signet/wording';
import { kitBrand, type BrandName } from '../../../../gallery/kit-brands.ts';
import { deckFile } from '../ooxml/deck-file.ts';
import type { DocumentPart } from '../ooxml/package.ts';
import { answered, unanswered } from '../testing/subjects.ts';
import { coreDeck } from './core-deck.ts';
import { lookOf } from './look.ts';
import type { Deck, Item } from './model.ts';
import { overflows } from './place-text.ts';
import { sampleDeck } from './sample-deck.ts';

const brand = await kitBrand('short', 'ink');
const names: readonly BrandName[] = ['short', 'three-lines', 'cyrillic'];
const kitKeys = Object.keys(kits) as KitKey[];
const whoseOf = new Map(await Promise.all(names.map(async (name) => [name, await kitBrand(name, 'earth')] as const)));

const textsOf = (deck: Deck) =>
  deck.slides.flatMap(({ key, items }) => items.flatMap((item) => (item.kind === 'text' ? [{ key, item }] : [])));

const written = (deck: Deck): DocumentPart[] =>
  deckFile(deck, {
    brand,
    theme: {
      companyName: 'Quern',
      colors: brand.colors,
      colorNames: colorRoleNames,
      headline: { name: 'Young Serif' },
      text: { name: 'Figtree' },
    },
    fonts: {
      headline: { name: 'Young Serif', isBold: false, isItalic: false },
      text: { name: 'Figtree', isBold: false, isItalic: false },
    },
    savedAt: '2026-10-01T00:00:00.000Z',
  });

test.each(kitKeys)(
  '%s: portraits and words stand on colors that are told from each other and from the slide',
  (kit) => {
    const fillsOf = (fields: readonly Item[]) =>
      fields.flatMap((one) =>
        one.kind === 'form' && /^(?:Portrait|Field)/u.test(one.name) && one.fill ? [one.fill] : [],
      );
    for (const whose of whoseOf.values()) {
      const [team, words] = [
        coreDeck(kit, whose, answered, 'core').slides.flatMap(({ key, items }) => (key === 'team' ? items : [])),
        sampleDeck(kit, whose, answered).layouts.flatMap(({ key, items }) => (key === 'words' ? items : [])),
      ];
      for (const fills of [fillsOf(team), fillsOf(words)]) {
        expect(fills).toHaveLength(3);
        expect(new Set(fills.map((fill) => JSON.stringify(fill))).size).toBe(3);
        const { ground } = lookOf(kit, whose);
        for (const fill of fills) expect(slidePalette(whose).apart(fill, ground)).toBeGreaterThan(0.09);
      }
    }
  },
);

const xmlOf = (parts: readonly DocumentPart[]): Map<string, string> =>
  new Map(parts.flatMap((part) => ('text' in part ? [[part.path, part.text] as const] : [])));

test.each(kitKeys)('%s: no text of a deck leaves its box, whoever the brand is', async (kit) => {
  for (const name of names) {
    const whose = await kitBrand(name, 'earth');
    for (const deck of [coreDeck(kit, whose, answered), sampleDeck(kit, whose, answered)]) {
      const out = textsOf(deck).filter(({ item }) => overflows(whose, item));
      expect(out.map(({ key, item }) => `${name} ${key} ${item.name}: ${item.text}`)).toEqual([]);
    }
  }
});

test('what is small on a slide is read from a chair: sources, roles, heads of tables and words of charts', () => {
  const deck = coreDeck('contour', brand, answered);
  const told = textsOf(deck).filter(({ item }) => !item.name.startsWith('blank:'));
  expect(told.filter(({ item }) => item.style.size < 16).map(({ key, item }) => `${key} ${item.name}`)).toEqual([]);
  const xml = [...xmlOf(written(deck))].filter(([path]) => /slides\/slide|charts\/chart\d/u.test(path));
  const sizes = xml.flatMap(([, text]) => Array.from(text.matchAll(/ sz="(\d+)"/gu), ([, size]) => Number(size)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1600);
});

test('a month and its year stand on one line of a cover, and no line begins with what parts two things', () => {
  for (const kit of kitKeys)
    for (const name of names) {
      const [cover] = coreDeck(kit, whoseOf.get(name) ?? brand, answered).slides;
      const line = cover?.items.find((item) => item.kind === 'text' && item.name === 'line');
      const lines = line?.kind === 'text' ? line.lines : [];
      expect(
        lines.filter((one) => /^·|October$/u.test(one.trim())),
        `${kit} ${name}`,
      ).toEqual([]);
    }
});

test.each(kitKeys)('%s: the headline of a poster is no smaller than that of a slide of content', (kit) => {
  for (const [name, whose] of whoseOf) {
    const posters = coreDeck(kit, whose, answered).slides.filter(({ key }) =>
      /^(?:cover|statement|closing)$/u.test(key),
    );
    const titles = posters.flatMap(({ key, items }) =>
      items.flatMap((item) =>
        item.kind === 'text' && item.name === 'title' && item.area.y >= 0 ? [{ key, size: item.style.size }] : [],
      ),
    );
    // on a wall that a long name fills the headline is the line below it
    const set = titles.filter(({ key }) => kit !== 'poster-wall' || key !== 'cover');
    for (const { key, size } of set) expect(size, `${kit} ${name} ${key}`).toBeGreaterThanOrEqual(36);
  }
});

test.each(kitKeys)('%s: a cover says which round it is and when, whoever the brand is', (kit) => {
  for (const [name, whose] of whoseOf) {
    const [cover] = coreDeck(kit, whose, answered).slides;
    const line = cover?.items.find((item) => item.kind === 'text' && item.name === 'line');
    expect(line?.kind === 'text' && line.text, `${kit} ${name}`).toContain('October');
  }
});

test.each(kitKeys)('%s: no line of the kit runs through a headline', (kit) => {
  for (const whose of whoseOf.values()) {
    const deck = coreDeck(kit, whose, answered);
    const layout = deck.layouts.find(({ key }) => key === 'picture');
    const title = layout?.slots.find(({ name }) => name === 'title')?.area ?? expect.fail('no title');
    const art = layout?.items.find(({ kind, name }) => kind === 'art' && name === 'Artwork');
    expect(art).toBeDefined();
    const lines = art?.kind === 'art' ? art.flats.filter((flat) => flat.kind === 'line') : [];
    const right = (title.x + title.w) * 120;
    const isIn = ([, x, y]: readonly (string | number)[]): boolean =>
      typeof x === 'number' && typeof y === 'number' && x < right && y > title.y * 120 && y < (title.y + title.h) * 120;
    expect(lines.filter(({ path }) => path.some(isIn)).length).toBe(0);
  }
});

test('every stage tells its own story, and what is not answered is asked: nothing is made up', () => {
  const told = businessLifecycles.map(({ id }) => {
    const deck = coreDeck('contour', brand, { ...unanswered, stage: id });
    for (const { key, blanks } of deck.slides) expect(blanks.length, `${id} ${key}`).toBeGreaterThan(0);
    expect(deck.slides[0]?.title).toBe(`This is ${unanswered.company}`);
    return deck.slides.map(({ key }) => key).join(' ');
  });
  expect(new Set(told).size).toBe(businessLifecycles.length);
  expect(told[businessLifecycles.findIndex(({ id }) => id === 'seed')]?.split(' ')).toHaveLength(14);
});

test('the sample deck has eight slides and no blank', () => {
  const deck = sampleDeck('orbit', brand, unanswered);
  expect(deck.slides).toHaveLength(8);
  expect(deck.slides.flatMap(({ blanks }) => blanks)).toEqual([]);
});

test('a number that is not answered is no chart: its bars are marked as a sample and carry no scale', () => {
  const slide = coreDeck('terrazzo', brand, unanswered).slides.find(({ key }) => key === 'traction');
  expect(slide?.items.some(({ kind }) => kind === 'chart')).toBe(false);
  expect(slide?.items.filter((item) => item.kind !== 'art' && item.name.startsWith('sample:')).length).toBeGreaterThan(
    9,
  );
});

test.each(kitKeys)('%s: every shape has a number of its own, every relation leads somewhere', (kit) => {
  const parts = written(coreDeck(kit, brand, unanswered));
  const paths = new Set(parts.map(({ path }) => path));
  for (const [path, xml] of xmlOf(parts)) {
    if (path.endsWith('.rels')) {
      const folder = path.replace(/_rels\/[^/]+$/u, '');
      for (const [, target = ''] of xml.matchAll(/Target="([^"]+)"/gu))
        expect(paths, `${path} ${target}`).toContain(new URL(target, `http://file/${folder}`).pathname.slice(1));
      continue;
    }
    const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
  }
});

test('colors and fonts are those of the theme, so that changing the theme changes the deck', () => {
  const xml = xmlOf(written(coreDeck('cut-paper', brand, answered)));
  const theme = xml.get('ppt/theme/theme1.xml') ?? '';
  for (const role of colorRoles) expect(theme).toContain(brand.colors[role].slice(1).toUpperCase());
  for (const [path, text] of xml) {
    if (!path.startsWith('ppt/') || path.startsWith('ppt/theme/')) continue;
    expect(text, path).not.toContain('srgbClr');
    const faces = [...text.matchAll(/<a:latin typeface="([^"]*)"/gu)].map(([, face]) => face);
    expect(
      faces.filter((face) => face !== '+mj-lt' && face !== '+mn-lt'),
      path,
    ).toEqual([]);
    expect(text, path).not.toMatch(/spAutoFit|normAutofit|wrap="none"/u);
  }
});

test('a slide says what is its own: where a text stands and how it is set is the layout’s', () => {
  const xml = xmlOf(written(coreDeck('signal-stripe', brand, answered)));
  const problem = xml.get('ppt/slides/slide3.xml') ?? '';
  const slots = [...problem.matchAll(/<p:ph[^>]*\/><\/p:nvPr><\/p:nvSpPr>(<p:spPr\/>)?/gu)];
  expect(slots.length).toBeGreaterThan(8);
  expect(slots.every(([, own]) => own === '<p:spPr/>')).toBe(true);
});

test('what XML cannot carry is left out, and markup stays text', () => {
  const odd = '\u0000<a:t>&amp; \u{1F600} \uD800 \u202E مرحبا ﷽';
  const parts = xmlOf(written(coreDeck('contour', brand, { ...answered, answers: { 'problem.title': odd } })));
  const slide = parts.get('ppt/slides/slide3.xml') ?? '';
  expect(slide).toContain('&lt;a:t&gt;&amp;amp;');
  expect(slide).toContain('مرحبا');
  expect(slide).not.toContain('\u0000');
  expect(slide.isWellFormed()).toBe(true);
});

test('a long name of a founder and a long one of the company keep to their places', () => {
  const person = 'Dr.-Ing. Maximiliane Wolkenstein-Rautenberg; Managing director; Fifteen years of interferometry.';
  const answers = { ...answered.answers, 'team.person1': person };
  const company = 'Kristallwerk Präzisionsmesstechnik';
  for (const kit of kitKeys) {
    const deck = coreDeck(kit, brand, { ...answered, company, answers });
    const out = textsOf(deck).filter(({ item }) => overflows(brand, item));
    expect(out.map(({ key, item }) => `${kit} ${key} ${item.name}: ${item.text}`)).toEqual([]);
  }
});

test('a deck of whom nothing is told is headed by a sentence about the company, not the words of the quiz', () => {
  const kinds = ['core', 'pitch', 'customers', 'update', 'team'] as const;
  const decks = [
    sampleDeck('orbit', brand, unanswered),
    ...kinds.map((kind) => coreDeck('orbit', brand, unanswered, kind)),
  ];
  for (const { slides } of decks)
    for (const { title } of slides) for (const { name } of unanswered.keywords) expect(title).not.toContain(name);
});

test('cover and closing ask below what they say, on the page and in every kit', () => {
  for (const kit of kitKeys)
    for (const name of names) {
      const { slides } = coreDeck(kit, whoseOf.get(name) ?? brand, unanswered);
      for (const key of ['cover', 'closing']) {
        const slide = slides.find((one) => one.key === key);
        expect(slide?.blanks).toHaveLength(1);
        const asked = slide?.items.find((item) => item.name === `blank:${key}.title`);
        // a kit that draws all words of a poster itself has no place for it: there the receipt asks
        if (asked?.kind !== 'form') continue;
        const { y, h } = asked.area;
        expect(y + h, `${kit} ${name} ${key}`).toBeLessThanOrEqual(7.2);
        const said = slide?.items.filter((item) => item.kind === 'text' && !item.name.startsWith('blank:')) ?? [];
        const under = said.filter(
          (item) => item.kind === 'text' && item.area.y < y + h && item.area.y + item.area.h > y + 0.01,
        );
        expect(
          under.map((item) => item.name),
          `${kit} ${name} ${key}`,
        ).toEqual([]);
      }
    }
});

test('a company without a website is asked on its closing page too', () => {
  const { slides } = coreDeck('orbit', brand, { ...unanswered, website: '' });
  const closing = slides.find(({ key }) => key === 'closing');
  expect(closing?.items.some(({ name }) => name === 'blank:closing.title')).toBe(true);
});

test('until a company says what it does its poster shouts no question, and asks it below', () => {
  for (const kit of kitKeys) {
    const statement = coreDeck(kit, brand, unanswered).slides.find(({ key }) => key === 'statement');
    expect(statement?.title).toBe('We are Quern');
    expect(statement?.blanks).toHaveLength(1);
    const asked = statement?.items.filter((item) => item.kind === 'text' && item.text.endsWith('?')) ?? [];
    for (const item of asked) expect(item.kind === 'text' && item.name).toBe('blank:statement.title question');
    const out = textsOf({ ...coreDeck(kit, brand, unanswered) }).filter(({ item }) => overflows(brand, item));
    expect(out.map(({ key, item }) => `${kit} ${key} ${item.name}: ${item.text}`)).toEqual([]);
  }
});

test('what is counted before is counted again: it is asked once and stands once, at the head of its row', () => {
  const solution = coreDeck('contour', brand, answered).slides.find(({ key }) => key === 'solution');
  expect(solution?.blanks).toEqual([]);
  const said = solution?.items.flatMap((item) => (item.kind === 'text' ? [item] : [])) ?? [];
  const rows = ['holes per leak', 'days to find it'].map((words) => said.filter(({ text }) => text === words));
  expect(rows.map((found) => found.length)).toEqual([1, 1]);
  const topOf = (text: string): number => said.find((one) => one.text === text)?.area.y ?? 0;
  expect([topOf('4.1'), topOf('94')]).toEqual([topOf('1.2'), topOf('6')]);
});
