import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import {
  coreDeck,
  deckFile,
  fullDeck,
  onePager,
  paper,
  paperFile,
  sampleDeck,
  type Deck,
  type DocumentPart,
} from '@signet/documents';
import { kits, type KitKey } from '@signet/kit';
import { colorRoleNames } from '@signet/wording';
import { kitBrand } from '../../../../../gallery/kit-brands.ts';
import { answered } from '../../../../../packages/documents/src/testing/subjects.ts';
import { sampleTemplate, templates, type Template } from './templates.ts';

const brand = await kitBrand('three-lines', 'earth');
const [headline, text] = ['Young Serif', 'Figtree'].map((name) => ({ name, isBold: false, isItalic: false })) as [
  { name: string; isBold: boolean; isItalic: boolean },
  { name: string; isBold: boolean; isItalic: boolean },
];
const writing = {
  theme: { companyName: answered.company, colors: brand.colors, colorNames: colorRoleNames, headline, text },
  fonts: { headline, text },
  savedAt: '2026-10-01T00:00:00.000Z',
};

const deckOf = (kit: KitKey, of: Template['of']): Deck | undefined => {
  if ('onePager' in of) return onePager(kit, brand, answered, of.onePager);
  if (!('deck' in of)) return undefined;
  if (of.deck === 'full') return fullDeck(kit, brand, answered);
  return of.deck === 'sample' ? sampleDeck(kit, brand, answered) : coreDeck(kit, brand, answered, of.deck);
};

/** The parts of what Office opens; undefined for pictures. */
const partsOf = (kit: KitKey, { of }: Template): readonly DocumentPart[] | undefined => {
  if ('paper' in of) return paperFile(paper(kit, brand, answered, of.paper), writing);
  const deck = deckOf(kit, of);
  return deck && deckFile(deck, { ...writing, brand });
};

const office = [sampleTemplate, ...templates].filter(({ of }) => !('post' in of) && !('piece' in of));
const kitKeys = Object.keys(kits) as KitKey[];

type Element = { name: string; attributes: ReadonlyMap<string, string> };
/** The points of an outline say nothing of a package, and there are hundreds of thousands of them. */
const TAG = /<(?!a:(?:pt|lnTo|moveTo|cubicBezTo|quadBezTo|close)\b)([\w:]+)((?:\s[^<>]*?)?)\/?>/gu;
/** To be asked of what has been parsed: then a tag is what it looks like. */
const elementsOf = (text: string): Element[] =>
  Array.from(text.matchAll(TAG), ([, name = '', attributes = '']) => ({
    name,
    attributes: new Map(
      Array.from(attributes.matchAll(/([\w:]+)="([^"]*)"/gu), ([, key = '', value = '']) => [key, value]),
    ),
  }));

/** Every XML part with its elements; a part that is not strict XML throws with its path. */
const read = (parts: readonly DocumentPart[]): Map<string, Element[]> =>
  new Map(
    parts.flatMap((part): [string, Element[]][] => {
      if (!('text' in part)) return [];
      try {
        using document = XmlDocument.fromString(part.text);
        return document.root.name === '' ? [] : [[part.path, elementsOf(part.text)]];
      } catch (error) {
        throw new Error(`${part.path} is no strict XML`, { cause: error });
      }
    }),
  );

const valuesOf = (elements: readonly Element[], name: string, attribute: string): string[] =>
  elements.flatMap((one) => (one.name === name ? (one.attributes.get(attribute) ?? []) : []));
const twice = (values: readonly string[]): string[] => values.filter((one, at) => values.indexOf(one) !== at);

const relationsOf = (xml: ReadonlyMap<string, Element[]>, path: string): Map<string, string> => {
  const at = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, at);
  const list = xml.get(`${folder}_rels/${path.slice(at)}.rels`) ?? [];
  return new Map(
    list.flatMap(({ name, attributes }) =>
      name === 'Relationship'
        ? [
            [
              attributes.get('Id') ?? '',
              new URL(attributes.get('Target') ?? '', `http://file/${folder}`).pathname.slice(1),
            ] as const,
          ]
        : [],
    ),
  );
};

/** What is wrong with a file as a package: numbers given twice, relations and types that lead nowhere. */
const brokenIn = (parts: readonly DocumentPart[], xml: ReadonlyMap<string, Element[]>): string[] => {
  const paths = new Set(parts.map(({ path }) => path));
  const found: string[] = [];
  for (const [path, elements] of xml) {
    const ids = ['p:cNvPr', 'wp:docPr', 'p:sldId', 'p:sldLayoutId'].flatMap((name) =>
      twice(valuesOf(elements, name, 'id')).map((id) => `${path}: ${name} ${id} twice`),
    );
    found.push(...ids);
    if (path.endsWith('.rels')) {
      const of = path.replace('_rels/', '').replace(/\.rels$/u, '');
      for (const target of relationsOf(xml, of).values()) if (!paths.has(target)) found.push(`${path}: no ${target}`);
      continue;
    }
    const known = relationsOf(xml, path);
    for (const { name, attributes } of elements)
      for (const [key, id] of attributes)
        if (key.startsWith('r:') && !known.has(id)) found.push(`${path}: ${name} names ${id}, which is no relation`);
    for (const one of valuesOf(elements, 'Override', 'PartName'))
      if (!paths.has(one.slice(1))) found.push(`${path}: a type of ${one}, which is not there`);
  }
  return found;
};

const facesIn = (xml: ReadonlyMap<string, Element[]>, theme: string): (string | undefined)[] =>
  ['a:majorFont', 'a:minorFont'].map((name) => {
    const elements = xml.get(theme) ?? [];
    const at = elements.findIndex((one) => one.name === name);
    return elements
      .slice(at)
      .find((one) => one.name === 'a:latin')
      ?.attributes.get('typeface');
  });

/** Colors of others are what they are: a slide of the sample and of the library shows them beside the brand's. */
const ofRivals = new Set(answered.rivals.flatMap(({ colors }) => colors.map((color) => color.slice(1).toUpperCase())));

/** What in a deck does not follow its theme or its layout. */
const looseIn = (xml: ReadonlyMap<string, Element[]>): string[] => {
  const found: string[] = [];
  for (const [path, elements] of xml) {
    if (!/^ppt\/(slide|notes|chart)/u.test(path) || path.endsWith('.rels')) continue;
    for (const color of valuesOf(elements, 'a:srgbClr', 'val'))
      if (!ofRivals.has(color)) found.push(`${path}: ${color} is no color of the theme`);
    for (const face of valuesOf(elements, 'a:latin', 'typeface'))
      if (face !== '+mj-lt' && face !== '+mn-lt') found.push(`${path}: ${face} is no font of the theme`);
    if (!path.startsWith('ppt/slides/')) continue;
    const layout = [...relationsOf(xml, path).values()].find((one) => one.includes('slideLayouts/')) ?? '';
    const slotsOf = (list: readonly Element[]): string[] =>
      list.flatMap(({ name, attributes }) =>
        name === 'p:ph' ? [`${attributes.get('type')} ${attributes.get('idx') ?? 0}`] : [],
      );
    const [there, here] = [slotsOf(xml.get(layout) ?? []), slotsOf(elements)];
    for (const slot of here) if (!there.includes(slot)) found.push(`${path}: ${slot} is no place of ${layout}`);
    for (const slot of twice(here)) found.push(`${path}: ${slot} twice`);
    if (here.filter((slot) => slot.startsWith('title')).length !== 1) found.push(`${path}: not one title`);
  }
  return found;
};

/** What in a paper does not follow its theme and its styles, or misses its head and foot. */
const looseOnPaper = (xml: ReadonlyMap<string, Element[]>): string[] => {
  const found: string[] = [];
  const styles = valuesOf(xml.get('word/styles.xml') ?? [], 'w:style', 'w:styleId');
  for (const id of twice(styles)) found.push(`style ${id} twice`);
  for (const [path, elements] of xml) {
    if (!/^word\/[^/]+\.xml$/u.test(path)) continue;
    for (const { name, attributes } of elements) {
      if (name === 'w:color' && !attributes.has('w:themeColor')) found.push(`${path}: a color that is not the theme's`);
      if (name === 'w:rFonts' && [...attributes.keys()].some((key) => !key.endsWith('Theme')))
        found.push(`${path}: a font that is not the theme's`);
      const style = ['w:pStyle', 'w:rStyle', 'w:tblStyle'].includes(name) ? attributes.get('w:val') : undefined;
      if (style !== undefined && !styles.includes(style)) found.push(`${path}: no style ${style}`);
    }
  }
  const document = xml.get('word/document.xml') ?? [];
  const relations = relationsOf(xml, 'word/document.xml');
  for (const kind of ['header', 'footer'])
    for (const type of ['first', 'default']) {
      const reference = document.find(
        ({ name, attributes }) => name === `w:${kind}Reference` && attributes.get('w:type') === type,
      );
      const part = relations.get(reference?.attributes.get('r:id') ?? '') ?? '';
      const inside = xml.get(part) ?? [];
      const isThere =
        kind === 'header'
          ? valuesOf(inside, 'wp:docPr', 'descr').includes(`${answered.company} logo`)
          : inside.some(({ name }) => name === 'w:t');
      if (!isThere) found.push(`no ${type} ${kind}`);
    }
  if (!document.some(({ name }) => name === 'w:titlePg')) found.push('its first page has no head of its own');
  return found;
};

test.each(kitKeys)(
  '%s: every file of every template is strict XML, whole, and follows the theme, the layouts and the styles',
  (kit) => {
    expect(office.length).toBeGreaterThanOrEqual(17);
    for (const template of office) {
      const parts = partsOf(kit, template) ?? [];
      const xml = read(parts);
      expect(brokenIn(parts, xml), template.id).toEqual([]);
      const isPaper = 'paper' in template.of;
      expect(facesIn(xml, `${isPaper ? 'word' : 'ppt'}/theme/theme1.xml`), template.id).toEqual([
        headline.name,
        text.name,
      ]);
      expect(isPaper ? looseOnPaper(xml) : looseIn(xml), template.id).toEqual([]);
    }
  },
  30_000,
);

test.each(kitKeys)('%s: one color of the theme changed changes every shape of that role, and no other', (kit) => {
  const swatch = /<a:accent1><a:srgbClr val="([0-9A-F]{6})"\/><\/a:accent1>/u;
  const inkOf = (parts: readonly DocumentPart[], path: string): string | undefined => {
    const part = parts.find((one) => one.path === path);
    return part && 'text' in part ? part.text : undefined;
  };
  const changed = { ...brand, colors: { ...brand.colors, p1: '#123456' } };
  const of = (whose: typeof brand): readonly DocumentPart[] =>
    deckFile(coreDeck(kit, brand, answered), {
      ...writing,
      brand: whose,
      theme: { ...writing.theme, colors: whose.colors },
    });
  const [before, after] = [of(brand), of(changed)];
  expect(swatch.exec(inkOf(after, 'ppt/theme/theme1.xml') ?? '')?.[1]).toBe('123456');
  const differing = before.flatMap((part) =>
    'text' in part && part.text !== inkOf(after, part.path) ? [part.path] : [],
  );
  // nothing of a slide has the color itself: all of them have its place
  expect(differing.filter((path) => !path.startsWith('ppt/theme/'))).toEqual([]);
  const inks = before.flatMap((part) => ('text' in part && part.path.startsWith('ppt/slide') ? [part.text] : []));
  expect(inks.join('').match(/<a:schemeClr val="accent1"/gu)?.length).toBeGreaterThan(5);
});
