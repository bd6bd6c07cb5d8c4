import * as z from 'zod/mini';
import { fontFace } from './font-face.ts';
import type { LogoLockup } from './logo-files.ts';

/** Ways of making a mark from the letters of the face that the name is set in. */
const faceMarkFamilies = [
  'modules',
  'flower',
  'flower-tile',
  'slice',
  'arc',
  'counter',
  'lines',
  'parts',
  'tile',
  'crop',
  'stencil',
  'monogram',
  'seed',
  'seal',
  'corner',
  'pair',
  'nest',
  'fold',
  'slant',
] as const;

/** Ways that take nothing from a face: letters with outlines of their own, and what a word is. */
export const ownMarkFamilies = [
  'figures',
  'thing',
  'block',
  'grown',
  'bearer',
  'disk',
  'wedge',
  'nested',
  'hand',
  'swift',
  'sculpt',
  'shade',
  'loop',
  'parted',
  'carved',
  'plump',
  'woven',
  'curl',
  'spoken',
  'guise',
  'window',
  'mosaic',
  'ligature',
  'pebbles',
  'bows',
  'moons',
  'halves',
  'turns',
  'cleft',
  'split',
  'card',
  'mitre',
  'reeds',
  'rods',
] as const;

/** Every way in which a mark is drawn from letters, or from what a word is; `packages/mark` draws them. */
export const markFamilies = [...faceMarkFamilies, ...ownMarkFamilies] as const;
export type MarkFamily = (typeof markFamilies)[number];

/** All that it takes to draw a mark again with the same face; whether it is one of ours the server says. */
export const markRecipe = z.object({
  family: z.enum(markFamilies),
  // a thing has the word that it is drawn for
  letters: z.string().check(z.minLength(1), z.maxLength(40)),
  values: z.array(z.union([z.number(), z.string().check(z.maxLength(24))])).check(z.maxLength(8)),
  round: z.optional(z.int()),
});
export type MarkRecipe = z.output<typeof markRecipe>;

/** The lockups of which one is the founder's primary logo. */
export const markLockups = ['horizontal', 'stacked', 'mark'] as const satisfies readonly LogoLockup[];

/** The mark that a founder chose: a recipe and the face of its letters, never a picture, and how it stands. */
export const markSelection = z.object({ recipe: markRecipe, face: fontFace, lockup: z.enum(markLockups) });
export type MarkSelection = z.output<typeof markSelection>;

const partsOf = ({ family, letters, values, round }: MarkRecipe) => [
  family,
  letters,
  values,
  ...(round === undefined ? [] : [round]),
];
/** A mark in an address: its parts in order, as JSON. */
export const textOfMark = ({ lockup, face, recipe }: MarkSelection): string =>
  JSON.stringify([lockup, face.fontName, face.fontWeight, face.fontStyle, ...partsOf(recipe)]);

const listOf = (text: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

/** The mark of such a text; undefined for any other. */
export const markOfText = (text: string): MarkSelection | undefined => {
  const [lockup, fontName, fontWeight, fontStyle, family, letters, values, round] = listOf(text);
  const mark = markSelection.safeParse({
    lockup,
    face: { fontName, fontWeight, fontStyle },
    recipe: { family, letters, values, ...(round === undefined ? {} : { round }) },
  });
  return mark.success ? mark.data : undefined;
};
