import type { KitKey } from '@signet/kit';

/** What a kit is about, in a designer's words: the idea, why it holds, and what its pattern is made of. */
export type KitLanguage = { idea: string; argument: string; pattern: string };

/** Authored, one for each kit. They say what the drawings do, so that a reader can check them on the page. */
export const kitLanguages: Readonly<Record<KitKey, KitLanguage>> = {
  'open-margin': {
    idea: 'What is left out does the work.',
    argument:
      'One hairline, one block of the accent and a great deal of room. With nothing else on the page the headline is ' +
      'heard at once, and the block says where to look first.',
    pattern: 'The hairline with the block at its end, as they stand on a page.',
  },
  'cut-paper': {
    idea: 'Shapes that a pair of scissors could have made.',
    argument:
      'Sheets in the brand’s colors lie over each other and leave the page at its edges. The opening that is cut ' +
      'out of them comes from a letter of the name, so the play of shapes is nobody else’s.',
    pattern: 'Fronds and half discs, cut from sheets of the brand’s colors.',
  },
  'signal-stripe': {
    idea: 'One slant, read from far away.',
    argument:
      'Bands of four widths at a single angle, light beside dark. They need no picture and no language: three of ' +
      'them on a van or a sleeve are the brand already.',
    pattern: 'The bands in their widths and their order, without a gap.',
  },
  orbit: {
    idea: 'Everything turns around one point.',
    argument:
      'Rings that all touch in one place and open from there, with a bright disc at their heart. As many rings and ' +
      'dots are drawn as the name has letters to give.',
    pattern: 'Rings with their dots, each turned to another side.',
  },
  contour: {
    idea: 'A landscape that makes room for words.',
    argument:
      'Lines of equal height flow around a calm dark lake, and the lake is always where the words are. The land is ' +
      'drawn from the name, so no other company has the same one.',
    pattern: 'The contour lines alone, joined so that they continue from one tile to the next.',
  },
  terrazzo: {
    idea: 'The name, broken into stone.',
    argument:
      'Every chip on this floor is the outline of a letter of the name, cut to a few corners and turned. It is ' +
      'lively from near and quiet from afar, and a plain slab is sawn out of it for the words.',
    pattern: 'Chips in three sizes and four colors, with even gaps between them.',
  },
  'drawing-board': {
    idea: 'Nothing to hide: the drawing stays visible.',
    argument:
      'The letters stand on their construction lines, with dimensions that are measured and not invented. It says ' +
      'without a word that somebody here has thought about how things are made.',
    pattern: 'The grid of the drawing board with an outline of the first letter on it.',
  },
  'first-light': {
    idea: 'One light, from just outside the page.',
    argument:
      'A single glow comes in from an edge and fades into the dark, and small type stands where it is dark. On a ' +
      'page there is never a second one.',
    pattern: 'The same light as a horizon, repeated in rows: it rises, fades and rises again.',
  },
  'block-print': {
    idea: 'Stamped, one after the other, by hand.',
    argument:
      'One form in even rows with the small unevenness of ink, every fourth in another color. Repetition makes it ' +
      'calm, the hand makes it warm.',
    pattern: 'The stamp in a half drop, every fourth in another color.',
  },
  'poster-wall': {
    idea: 'The words are the picture.',
    argument:
      'Each line fills the whole width on a block of its own color. There is nothing to decorate and nothing to ' +
      'illustrate: what has to be said is what is seen.',
    pattern: 'The name in lines that fill the tile, each on its own color.',
  },
};

/** How a pattern is used, whatever it is made of. */
export const patternRules = [
  { title: 'Let it leave the page', line: 'It runs off at least two edges and never floats in the middle.' },
  { title: 'One area, one size', line: 'Cover a third of the surface or all of it, at one size throughout.' },
  { title: 'Words beside it', line: 'Text and logo stand on a plain field of one color, never on the pattern.' },
] as const;

export const patternMisuses = [
  { title: 'No words on it', line: 'Words on a pattern are hard to read.' },
  { title: 'No second size', line: 'Two scales side by side look like a mistake.' },
  { title: 'Not faded', line: 'Show it at full strength, or leave it out.' },
] as const;
