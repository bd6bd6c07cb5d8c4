/** One thing that a marketing kit is drawn on. `width` and `height` are those of its picture in its own units. */
type Piece = {
  fileName: `${string}.svg`;
  /** What it is called on screen. */
  name: string;
  /** One plain line on what it is for. */
  caption: string;
  width: number;
  height: number;
};

/** Every kit draws each of these, in the order in which they are shown. */
export const kitPieces = {
  cover: { fileName: 'cover.svg', name: 'Cover', caption: 'The first thing people see', width: 1600, height: 1000 },
  'web-hero': {
    fileName: 'web-hero.svg',
    name: 'Website',
    caption: 'The top of your home page',
    width: 1600,
    height: 800,
  },
  square: { fileName: 'square.svg', name: 'Square post', caption: 'For a feed', width: 1080, height: 1080 },
  story: { fileName: 'story.svg', name: 'Story', caption: 'For a full phone screen', width: 1080, height: 1920 },
  header: {
    fileName: 'header.svg',
    name: 'Profile header',
    caption: 'Across the top of a profile',
    width: 1500,
    height: 500,
  },
  'card-front': {
    fileName: 'card-front.svg',
    name: 'Business card, front',
    caption: 'The side with your logo',
    width: 1020,
    height: 660,
  },
  'card-back': {
    fileName: 'card-back.svg',
    name: 'Business card, back',
    caption: 'The side with a name and how to reach you',
    width: 1020,
    height: 660,
  },
  'slide-cover': {
    fileName: 'slide-cover.svg',
    name: 'Title slide',
    caption: 'How a deck begins',
    width: 1600,
    height: 900,
  },
  'slide-section': {
    fileName: 'slide-section.svg',
    name: 'Section slide',
    caption: 'Where a new part begins',
    width: 1600,
    height: 900,
  },
  'slide-statement': {
    fileName: 'slide-statement.svg',
    name: 'Statement slide',
    caption: 'One sentence to remember',
    width: 1600,
    height: 900,
  },
  'slide-content': {
    fileName: 'slide-content.svg',
    name: 'Content slide',
    caption: 'Three points with a line each',
    width: 1600,
    height: 900,
  },
  'slide-numbers': {
    fileName: 'slide-numbers.svg',
    name: 'Numbers slide',
    caption: 'Three figures side by side',
    width: 1600,
    height: 900,
  },
  'slide-closing': {
    fileName: 'slide-closing.svg',
    name: 'Closing slide',
    caption: 'How a deck ends',
    width: 1600,
    height: 900,
  },
  letterhead: { fileName: 'letterhead.svg', name: 'Letter', caption: 'The first page', width: 1050, height: 1485 },
  'letterhead-next': {
    fileName: 'letterhead-next.svg',
    name: 'Letter, next page',
    caption: 'Every page after the first',
    width: 1050,
    height: 1485,
  },
  'email-signature': {
    fileName: 'email-signature.svg',
    name: 'E-mail signature',
    caption: 'Below every message',
    width: 900,
    height: 300,
  },
  sign: { fileName: 'sign.svg', name: 'Sign', caption: 'Beside your door', width: 1080, height: 1080 },
  tote: { fileName: 'tote.svg', name: 'Bag', caption: 'What customers carry around', width: 1080, height: 1350 },
  'pattern-tile': {
    fileName: 'pattern-tile.svg',
    name: 'Pattern',
    caption: 'Repeats without a seam, for wrapping and backgrounds',
    width: 800,
    height: 800,
  },
  overlay: {
    fileName: 'overlay.svg',
    name: 'Overlay',
    caption: 'The artwork alone, to lay over a photo or a color',
    width: 1600,
    height: 1000,
  },
} as const satisfies Record<string, Piece>;

export type KitPieceKey = keyof typeof kitPieces;
export const kitPieceKeys = Object.keys(kitPieces) as KitPieceKey[];
