import {
  deckFile,
  coreDeck,
  fullDeck,
  onePager,
  onePagerKinds,
  paper,
  paperFile,
  paperKinds,
  paperScenes,
  sampleDeck,
  slideScene,
  type Deck,
  type DocumentPart,
  type Subject,
} from '@signet/documents';
import type { KitBrand, KitKey } from '@signet/kit';
import type { Scene } from '@signet/scene';
import { colorRoleNames } from '@signet/wording';

/** A document as its preview shows it and as the parts of its file. */
export type Written = { name: string; extension: 'pptx' | 'docx'; pages: Scene[]; parts: readonly DocumentPart[] };

/** A face as Office finds it. */
type Face = { name: string; isBold: boolean; isItalic: boolean };
export type OfficeNames = { headline: Face; text: Face };

const SAVED_AT = '2026-10-01T00:00:00.000Z';

export const written = (brand: KitBrand, company: string, fonts: OfficeNames) => ({
  theme: { companyName: company, colors: brand.colors, colorNames: colorRoleNames, ...fonts },
  fonts,
  savedAt: SAVED_AT,
});

/** What shows in a show, each with its number in the file. */
const ofDeck = (name: string, deck: Deck, brand: KitBrand, fonts: OfficeNames): Written => ({
  name,
  extension: 'pptx',
  pages: deck.slides.map((slide) => slideScene(brand, deck, slide)),
  parts: deckFile(
    { ...deck, slides: deck.slides.map(({ isHidden: _hidden, ...slide }) => slide) },
    { ...written(brand, deck.company, fonts), brand },
  ),
});

/** Every Office file of a kit for a brand; hidden slides are shown, so that each of them is looked at. */
export const everyDocument = (
  kit: KitKey,
  brand: KitBrand,
  subject: Subject,
  fonts: OfficeNames,
  options: { full: boolean },
): Written[] => [
  options.full
    ? ofDeck('full-deck', fullDeck(kit, brand, subject), brand, fonts)
    : ofDeck('investor-deck', coreDeck(kit, brand, subject), brand, fonts),
  ofDeck('sample-deck', sampleDeck(kit, brand, subject), brand, fonts),
  ...onePagerKinds.map((kind) => ofDeck(`page-${kind}`, onePager(kit, brand, subject, kind), brand, fonts)),
  ...paperKinds.map((kind): Written => {
    const made = paper(kit, brand, subject, kind);
    return {
      name: kind,
      extension: 'docx',
      pages: paperScenes(made),
      parts: paperFile(made, written(brand, subject.company, fonts)),
    };
  }),
];
