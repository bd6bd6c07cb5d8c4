import { kitPieces, type KitPieceKey } from '@signet/contract';
import type { Scene } from '@signet/scene';
import type { Box } from '@signet/type';
import type { KitBrand, KitTexts } from './brand.ts';
import { frameOf } from './frame.ts';
import type { Kit } from './kit.ts';
import { kits, type KitKey } from './kits.ts';
import { signOf, toteOf } from './objects.ts';
import { pages } from './pages.ts';
import { sayingOnce } from './said-name.ts';
import { arrangementOf, sheetsFor, type Composition, type Says, type Sheet } from './sheet.ts';

/** One piece of a kit and where its words and logos stand, in the scene's units. */
export type DrawnPiece = {
  scene: Scene;
  words: Box[];
};

type Plan = {
  /** Moves the arrangement on from that of the cover. */
  turn?: number;
  /** Size of small text in units; what is printed or projected has a least size (kits, grid and type). */
  small?: number;
  draw: (kit: Kit, sheet: Sheet, texts: KitTexts, sheetFor: SheetFor) => Composition;
};
type SheetFor = (frame: Sheet['frame']) => Sheet;

const poster = (says: (texts: KitTexts) => Says): Plan['draw'] => {
  return (kit, sheet, texts) => kit.poster(...sayingOnce(sheet, says(texts)));
};

const page = (kind: keyof typeof pages): Plan['draw'] => {
  return (kit, sheet) => pages[kind](sheet, kit);
};

const SLIDE = 25;
const CARD = 29;
const LETTER = 17.7;

const plans: Record<KitPieceKey, Plan> = {
  cover: { small: 30, draw: poster(({ headline }) => ({ loud: 'name', headline, logo: true })) },
  'web-hero': {
    small: 24,
    draw: poster(({ headline, lead, menu, button }) => ({ headline, logo: true, lead, menu, button })),
  },
  square: { turn: 1, draw: poster(({ post, contact }) => ({ headline: post, small: contact[0] })) },
  story: { turn: 2, draw: poster(({ story }) => ({ headline: story, logo: true, scene: 'close' })) },
  header: { turn: 1, draw: poster(({ tagline }) => ({ hero: true, small: tagline })) },
  'card-front': { small: CARD, draw: poster(() => ({ hero: true })) },
  'card-back': { small: CARD, draw: page('card') },
  'slide-cover': { small: SLIDE, draw: poster(({ deck }) => ({ loud: 'name', headline: deck, logo: true })) },
  'slide-section': {
    small: SLIDE,
    turn: 1,
    draw: poster(({ section, tagline }) => ({ headline: section, small: tagline, scene: 'close' })),
  },
  'slide-statement': {
    small: SLIDE,
    turn: 2,
    draw: poster(({ statement }) => ({ headline: statement, logo: true, scene: 'quiet' })),
  },
  'slide-content': { small: SLIDE, draw: page('content') },
  'slide-numbers': { small: SLIDE, draw: page('numbers') },
  'slide-closing': { small: SLIDE, turn: 1, draw: poster(({ contact }) => ({ hero: true, small: contact[0] })) },
  letterhead: { small: LETTER, draw: page('letter') },
  'letterhead-next': { small: LETTER, draw: page('letter-next') },
  'email-signature': { small: 26, draw: page('signature') },
  sign: {
    draw: (kit, { frame }, _texts, sheetFor) => signOf({ kit, sheetFor, frame, says: { hero: true } }),
  },
  tote: {
    turn: 1,
    draw: (kit, { frame }, { tagline }, sheetFor) =>
      toteOf({ kit, sheetFor, frame, says: { hero: true, small: tagline } }),
  },
  'pattern-tile': { draw: (kit, sheet) => ({ ground: kit.tile(sheet), art: [], words: [] }) },
  overlay: { draw: (kit, sheet) => ({ ...kit.poster(sheet, { artOnly: true }), ground: [], words: [] }) },
};

/**
 * One piece of one kit for a brand. Pure: the same brand gives the same scene. The scene is in roles, and right for
 * the colors it was drawn from: which role a text takes depends on them.
 * @throws TypeError for a name that the headline face cannot draw (ask `font.covers`).
 */
export const drawKitPiece = (kitKey: KitKey, pieceKey: KitPieceKey, brand: KitBrand): DrawnPiece => {
  const { width, height, name } = kitPieces[pieceKey];
  const { turn = 0, small, draw } = plans[pieceKey];
  const arrangement = arrangementOf(brand.name, turn);
  const sheetFor = sheetsFor(brand);
  const sheet = sheetFor(frameOf({ width, height }, small), arrangement);
  const { ground, art, words } = draw(kits[kitKey], sheet, brand.texts, (frame) => sheetFor(frame, arrangement));
  return {
    scene: {
      x: 0,
      y: 0,
      width,
      height,
      label: `${name}, ${brand.name.replace(/\s+/gu, ' ')}`,
      shapes: [...ground, ...art, ...words.flatMap(({ shapes }) => shapes)],
    },
    words: words.map(({ box }) => box),
  };
};

/**
 * A page of any size in a kit's manner, such as the cover of a book: it says what it is told. Pure, as
 * `drawKitPiece`, and throws as that does.
 */
export const drawKitPage = (
  kitKey: KitKey,
  brand: KitBrand,
  { width, height, label }: { width: number; height: number; label: string },
  says: Says,
): Scene => {
  const sheet = sheetsFor(brand)(frameOf({ width, height }), arrangementOf(brand.name));
  const { ground, art, words } = kits[kitKey].poster(...sayingOnce(sheet, says));
  return {
    x: 0,
    y: 0,
    width,
    height,
    label,
    shapes: [...ground, ...art, ...words.flatMap(({ shapes }) => shapes)],
  };
};
