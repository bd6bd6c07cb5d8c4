import { deltaEOk, plainName } from '@signet/color';

/**
 * AUTHORED: names that most people have for a color without looking it up, beside the basic terms, each where it is
 * most itself: as they stand in the XKCD color survey (R. Munroe, 2010), in CSS or on paint.
 */
const familiar: Readonly<Record<string, string>> = {
  terracotta: '#c4572e',
  rust: '#a33c12',
  brick: '#9c3328',
  burgundy: '#6e1a2f',
  maroon: '#7b1113',
  crimson: '#c8152f',
  coral: '#ff7a5e',
  salmon: '#fa8072',
  peach: '#ffbf98',
  apricot: '#f9a765',
  tangerine: '#f58a1f',
  amber: '#ffb81c',
  mustard: '#c8981e',
  ochre: '#b9771f',
  gold: '#d4a017',
  lemon: '#fbe54d',
  cream: '#fbf0d0',
  sand: '#dcc39a',
  tan: '#c9a27a',
  caramel: '#b9712f',
  chocolate: '#55321f',
  olive: '#6f7023',
  moss: '#5b7232',
  lime: '#a4d233',
  sage: '#a3b18a',
  mint: '#b0e8cc',
  emerald: '#12a066',
  'forest green': '#1d5234',
  'sky blue': '#86c9f4',
  cobalt: '#1f55d6',
  navy: '#152a5e',
  slate: '#54647a',
  indigo: '#4433b0',
  violet: '#8a4be0',
  lavender: '#c8b8f2',
  lilac: '#c9a0dc',
  plum: '#6b2769',
  magenta: '#cf1f9c',
  rose: '#f0588f',
  blush: '#f8d0d7',
};
const names = Object.entries(familiar);

/** Delta-E OK: nearer than this a color is called so; .02 is hardly seen, .05 is another shade. */
const NEAR = 0.045;

/**
 * What people call a color: `terracotta`, `navy`, or else by its basic term, `dark green`.
 * @throws TypeError for a hex that `parseHex` would refuse.
 */
export const familiarName = (hex: string): string => {
  let [nearest, least]: [string | undefined, number] = [undefined, NEAR];
  for (const [name, own] of names) {
    const away = deltaEOk(hex, own);
    if (away < least) [nearest, least] = [name, away];
  }
  return nearest ?? plainName(hex);
};
