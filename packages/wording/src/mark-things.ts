import type { MarkReasonData, MarkRecipe } from '@signet/contract';

/** How a mark was built of which letters. */
export type Construction = Extract<MarkReasonData, { kind: 'construction' }>;

/** The same, from the recipe that a mark is drawn by. */
export const constructionOf = ({
  family,
  letters,
  values,
}: Pick<MarkRecipe, 'family' | 'letters'> & { values: readonly (number | string)[] }): Construction => ({
  kind: 'construction',
  family,
  letters,
  figures: values,
});

/** What is drawn for a word. */
const drawings: Readonly<Record<string, string>> = {
  leaf: 'a leaf',
  sprout: 'two leaves on a stalk',
  anvil: 'an anvil',
  anchor: 'an anchor',
  owl: 'an owl',
  acorn: 'an acorn',
  wave: 'two waves in a disc',
  pine: 'a fir, one side a step lower',
  blossom: 'a blossom',
  sun: 'a rising sun',
  stone: 'three blocks of stone',
  mountain: 'a peak with its snow',
  bridge: 'an arch of stones',
  berry: 'berries and their leaf',
  fruit: 'a fruit, half of it cut',
  cherry: 'two cherries',
  grain: 'an ear of grain',
  bean: 'a coffee bean',
  flower: 'a tulip',
  drop: 'a drop, half full',
  boat: 'a boat under two sails',
  flame: 'a flame within a flame',
};
export const thingOf = ({ figures: [name = ''] }: Construction): string => drawings[String(name)] ?? `a ${name}`;

/** What a letter holds, or has for its counter. */
const heldThings: Readonly<Record<string, string>> = {
  ...drawings,
  crown: 'a tree',
  tulip: 'a tulip',
  fir: 'a fir',
  drop: 'a drop',
  peaks: 'two peaks',
  boat: 'a boat',
  fruit: 'a fruit',
  kernel: 'a grain',
  diadem: 'a crown',
  sun: 'the sun',
  flame: 'a flame',
  bolt: 'a bolt of lightning',
  moon: 'a new moon',
  smile: 'a smile',
};
export const heldBy = ({ figures: [name = ''] }: Construction): string => heldThings[String(name)] ?? `a ${name}`;

/** What a letter is drawn as. */
const guises: Readonly<Record<string, string>> = {
  vessel: 'a glass that is half full',
  scallop: 'a flower',
  candles: 'candles',
  books: 'books on a shelf',
  stones: 'stones upon stones',
  door: 'an open door',
  sling: 'a slingshot',
};
export const guiseOf = ({ figures: [name = ''] }: Construction): string => guises[String(name)] ?? `a ${name}`;
