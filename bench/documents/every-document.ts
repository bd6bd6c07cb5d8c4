import {
  coreDeck,
  deckFile,
  fullDeck,
  onePager,
  paper,
  paperFile,
  paperScenes,
  sampleDeck,
  slideScene,
  type Deck,
  type DocumentPart,
  type Paper,
  type Subject,
} from '@signet/documents';
import type { KitBrand, KitKey } from '@signet/kit';
import type { Scene } from '@signet/scene';
import { colorRoleNames } from '@signet/wording';
import { sampleTemplate, templates, type Template } from '../../apps/server/src/features/asset-library/templates.ts';

/** Where words may stand on a page, in inches. */
export type Room = { x: number; y: number; w: number; h: number };

/** A document as its preview shows it and as the parts of its file; of the pages those of `looked` are compared. */
export type Written = {
  name: string;
  extension: 'pptx' | 'docx';
  pages: Scene[];
  looked: readonly number[];
  /** For each page the boxes that words, charts and tables have to keep to. */
  rooms: readonly (readonly Room[])[];
  parts: readonly DocumentPart[];
};

/** A face as Office finds it. */
type Face = { name: string; isBold: boolean; isItalic: boolean };
export type OfficeNames = { headline: Face; text: Face };

const SAVED_AT = '2026-10-01T00:00:00.000Z';
/** The full deck repeats the investor deck: of its pages every so many are compared. */
const EVERY = 5;
/** Those that most founders make first are compared for all brands, the others for one of them by turns. */
const CORE: readonly string[] = ['investor-deck', 'letter', 'investor-page'];

export const written = (brand: KitBrand, company: string, fonts: OfficeNames) => ({
  theme: { companyName: company, colors: brand.colors, colorNames: colorRoleNames, ...fonts },
  fonts,
  savedAt: SAVED_AT,
});

const roomsOf = (deck: Deck): Room[][] =>
  deck.slides.map(({ layout, items }) =>
    [...(deck.layouts.find(({ key }) => key === layout)?.items ?? []), ...items].flatMap((item) => {
      // where a picture is wanted a reader shows its own button
      const isShown = item.kind === 'form' && item.picture !== undefined;
      return isShown || item.kind === 'text' || item.kind === 'chart' || item.kind === 'table' ? [item.area] : [];
    }),
  );

/** A paper is written on between its margins, and its head and foot stand there too. */
const paperRoom = ({ left, wide, size, first }: Paper): Room => ({ x: left, y: 0, w: wide, h: size.h - first.foot });

/** Hidden slides are shown, so that each of them is a page. */
const ofDeck = (name: string, deck: Deck, brand: KitBrand, fonts: OfficeNames): Written => ({
  name,
  extension: 'pptx',
  pages: deck.slides.map((slide) => slideScene(brand, deck, slide)),
  looked: deck.slides.flatMap((_, index) => (name !== 'full-deck' || index % EVERY === 0 ? [index] : [])),
  rooms: roomsOf(deck),
  parts: deckFile(
    { ...deck, slides: deck.slides.map(({ isHidden: _hidden, ...slide }) => slide) },
    { ...written(brand, deck.company, fonts), brand },
  ),
});

const office: readonly Template[] = [sampleTemplate, ...templates].filter(({ of }) => !('post' in of || 'piece' in of));

/** The templates that Office opens which are due for the brand of this place, in the kit of that one. */
export const dueFor = (kitAt: number, brandAt: number, brands: number): Template[] =>
  office.filter(({ id }, at) => CORE.includes(id) || (kitAt + at) % brands === brandAt);

/** A template's file for a brand in a kit. */
export const documentOf = (
  { id, of }: Template,
  kit: KitKey,
  { brand, subject, fonts }: { brand: KitBrand; subject: Subject; fonts: OfficeNames },
): Written => {
  if ('paper' in of) {
    const made = paper(kit, brand, subject, of.paper);
    const pages = paperScenes(made);
    const parts = paperFile(made, written(brand, subject.company, fonts));
    const [looked, rooms] = [pages.map((_, index) => index), pages.map(() => [paperRoom(made)])];
    return { name: id, extension: 'docx', pages, looked, rooms, parts };
  }
  if ('onePager' in of) return ofDeck(id, onePager(kit, brand, subject, of.onePager), brand, fonts);
  if (!('deck' in of)) throw new TypeError(`${id} is a picture`);
  if (of.deck === 'full') return ofDeck(id, fullDeck(kit, brand, subject), brand, fonts);
  if (of.deck === 'sample') return ofDeck(id, sampleDeck(kit, brand, subject), brand, fonts);
  return ofDeck(id, coreDeck(kit, brand, subject, of.deck), brand, fonts);
};
