import { formatHex, parse, toGamut } from 'culori';

/** A color more than half see-through is a shadow or a veil, not a color of its own. */
const LEAST_ALPHA = 0.6;
const intoScreen = toGamut('rgb', 'oklch');

/** How colors are written within values. Functions hold no others here: variables are put in beforehand. */
const WRITTEN =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,80}\)|(?<![-\w#.])[a-z]{3,20}(?![-\w(])/gi;
/** Words of values that are read as colors by nobody, so that they need not be looked up. */
const LONGEST = 2000;
const MOST_IN_ONE = 12;

/** One color of CSS as `#rrggbb`; undefined for what is none, or hardly seen. */
export const readCssColor = (text: string): string | undefined => {
  const color = parse(text.trim());
  if (!color || (color.alpha ?? 1) < LEAST_ALPHA) return undefined;
  const hex = formatHex(color.mode === 'rgb' ? color : intoScreen(color));
  return /^#[0-9a-f]{6}$/.test(hex) ? hex : undefined;
};

/** The colors in a value of CSS, in their order: several in a gradient, none in `1px`. */
export const colorsIn = (value: string): string[] =>
  (value.slice(0, LONGEST).match(WRITTEN) ?? []).slice(0, MOST_IN_ONE).flatMap((text) => readCssColor(text) ?? []);

const TRIPLE = /^\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)(%?)[\s,]+([\d.]+)(%?)\s*$/;

/** Three bare numbers, as libraries keep colors to give them an opacity later: `222 47% 11%`, `13, 110, 253`. */
export const readTriple = (value: string): string | undefined => {
  const [, one = '', two = '', twoUnit, three = '', threeUnit] = TRIPLE.exec(value) ?? [];
  if (one === '') return undefined;
  return twoUnit && threeUnit
    ? readCssColor(`hsl(${one} ${two}% ${three}%)`)
    : readCssColor(`rgb(${one} ${two} ${three})`);
};
