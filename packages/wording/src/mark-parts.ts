import type { Construction } from './mark-things.ts';

const counts: Readonly<Record<number, string>> = { 3: 'three', 5: 'five', 6: 'six', 8: 'eight' };

/** How many petals a flower has, as a word. */
export const petals = ({ figures }: Construction): string => counts[Number(figures[0])] ?? `${figures[0]}`;

const insides: Readonly<Record<string, string>> = {
  disc: 'a full circle',
  diamond: 'a diamond',
  drop: 'a drop',
  slit: 'a slit',
  leaf: 'a leaf',
  tear: 'a drop',
  flame: 'a flame',
};
/** What stands inside a letter. */
export const inside = ({ figures }: Construction): string => insides[String(figures[0])] ?? 'a plain form';

const grounds: Readonly<Record<string, string>> = {
  square: 'a square',
  squircle: 'a soft square',
  disc: 'a disc',
  arch: 'an arch',
  leaf: 'a leaf',
  diamond: 'a diamond',
  quarter: 'a square with one round corner',
};
/** What a letter is cut from. */
export const ground = ({ figures }: Construction): string =>
  grounds[String(figures.find((one) => String(one) in grounds))] ?? 'a plain shape';

const lines: Readonly<Record<string, string>> = {
  ring: 'a ring',
  frame: 'a soft frame',
  corners: 'two corners',
  bars: 'two bars',
};
/** The line around a letter that is not cut from a ground. */
export const around = ({ figures }: Construction): string | undefined => lines[String(figures[0])];

/** How a letter stands to the line around it. */
export const between = ({ figures }: Construction): string =>
  /^(?:corners|bars)$/.test(String(figures[0])) ? 'Between' : 'In';

const dots: Readonly<Record<string, string>> = { leaf: 'leaf', square: 'square' };
/** What stands beside a letter or in its opening. */
export const dot = ({ figures }: Construction): string => dots[String(figures[0])] ?? 'dot';

/** Where a letter’s dot is, or that it stands on a line; follows the letter. */
export const placed = (of: Construction): string => {
  const [, place] = of.figures;
  if (place === 'below') return ', standing on a line';
  return `, with a ${dot(of)} ${place === 'after' ? 'after it' : 'at its corner'}`;
};

/** Two initials. */
export const both = ({ letters }: Construction): string => Array.from(letters).join(' and ');

/** How two initials stand together. */
const together: Readonly<Record<string, readonly [title: string, how: string]>> = {
  tile: ['One on a tile', 'the first cut from a square'],
  bars: ['Between two bars', 'between two bars'],
  line: ['On a line', 'standing on a line'],
  tiles: ['Two tiles', 'each on a tile of its own'],
  step: ['Two steps', 'each on a tile, the second a step below the first'],
};
/** What a pair of initials is called. */
export const pairTitle = (of: Construction): string =>
  together[String(of.figures[0])]?.[0] ?? `Two letters in ${ground(of)}`;
/** How a pair of initials was built. */
export const pairHow = (of: Construction): string =>
  `Your ${both(of)}, ${together[String(of.figures[0])]?.[1] ?? `cut from ${ground(of)}`}.`;

/** What a letter of modules has beside its squares. */
export const blocks = ({ figures }: Construction): string => (figures[2] === 'cut' ? 'triangles' : 'quarter circles');

/** What makes two letters one form. */
const joins: Readonly<Record<string, string>> = {
  stem: 'sharing one upright stroke',
  step: 'sharing one upright stroke, the second a step lower',
  roof: 'the first standing over the second on one upright stroke',
  bands: 'as bands that pass over and under each other',
  within: 'the second standing within the first',
  front: 'the second lying before the first',
  angle: 'the second standing in the angle of the first',
};
/** How two letters become one form. */
export const joinedBy = ({ figures: [way] }: Construction): string => joins[String(way)] ?? 'drawn as one';

/** How a letter is made of one block. */
const hewnFrom: Readonly<Record<string, readonly [title: string, how: string]>> = {
  strokes: ['Strokes apart', 'its strokes standing apart'],
  ground: ['Cut from a soft square', 'drawn with two arcs and cut from a soft square'],
};
/** What a letter made of one block is called, and how it is made. */
export const hewn = ({ figures: [look = ''] }: Construction): readonly [title: string, how: string] =>
  hewnFrom[String(look)] ?? ['From one block', 'a block with parts taken out in round ends'];

/** What a letter is drawn with. */
const pens: Readonly<Record<string, readonly [title: string, how: string]>> = {
  line: ['In a fine line', 'drawn in one fine line'],
  brush: ['With a round brush', 'drawn with a round brush'],
};
/** What a letter drawn by hand is called, and what it is drawn with. */
export const penOf = ({ figures: [pen = '', lean] }: Construction): readonly [title: string, how: string] =>
  pens[String(pen)] ?? ['With a broad pen', `drawn with a broad pen${Number(lean) > 0 ? ', leaning' : ''}`];
