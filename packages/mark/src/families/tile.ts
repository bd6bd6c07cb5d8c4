import { boundsOf, type PathCommand } from '@signet/type';
import { numberAt, recipesOf, type Family, type Recipe } from '../family.ts';
import type { Letter } from '../letter.ts';
import { heightOf, transform, widthOf } from '../outline.ts';
import { tiles, type TileName } from '../shapes.ts';

/** Where the letter leaves the ground: over which edges its ink runs out. */
const bleeds = {
  none: [0, 0],
  bottom: [0, 1],
  right: [1, 0],
  left: [-1, 0],
  'bottom right': [1, 1],
  'bottom left': [-1, 1],
  'top bottom': [0, 2],
} as const satisfies Record<string, readonly [number, number]>;

const UNIT = { left: 0, top: 0, right: 1, bottom: 1 };
/** How far beyond the edge a bleeding letter goes, in parts of the ground's side. */
const BEYOND = 0.02;

/** Scale and place of the letter in the unit square: as large as margins and edges allow. */
const placeIn = ({ box }: Letter, [across, down]: readonly [number, number], margin: number) => {
  const [roomX, roomY] = [
    1 - (across === 0 ? 2 * margin : margin - BEYOND),
    1 - (down === 0 ? 2 * margin : down === 2 ? -2 * BEYOND : margin - BEYOND),
  ];
  const scale = Math.min(roomX / widthOf(box), roomY / heightOf(box));
  const [width, height] = [widthOf(box) * scale, heightOf(box) * scale];
  const x = across === 0 ? (1 - width) / 2 : across === 1 ? 1 + BEYOND - width : -BEYOND;
  const y = down === 0 ? (1 - height) / 2 : down === 1 ? 1 + BEYOND - height : (1 - height) / 2;
  return { scale, x: x - box.left * scale, y: y - box.top * scale };
};

const letterIn = (recipe: Recipe, letter: Letter) => {
  const { scale, x, y } = placeIn(letter, bleeds[String(recipe.values[1]) as keyof typeof bleeds], numberAt(recipe, 2));
  return transform(letter.path, [scale, 0, 0, scale, x, y]);
};

/** Whether the letter runs over the edges that it is meant to run over: a wide one is stopped by the sides before. */
const reaches = (motif: readonly PathCommand[], [, down]: readonly [number, number]): boolean => {
  const box = boundsOf(motif);
  return down < 2 || (box !== undefined && box.top < 0 && box.bottom > 1);
};

/** A letter cut from a ground, running out over one or two of its edges. */
export const tile: Family = {
  kept: 0.75,
  legible: true,
  propose: ({ initials }) =>
    recipesOf('tile', initials, Object.keys(tiles), Object.keys(bleeds), [0.16]).filter(
      // a letter in the middle of a square is what everybody has
      ({ values }) => values[0] !== 'square' || values[1] !== 'none',
    ),
  draw: (recipe, { letters }) => {
    const letter = letters(recipe.letters);
    if (!letter) return undefined;
    const motif = letterIn(recipe, letter);
    if (!reaches(motif, bleeds[String(recipe.values[1]) as keyof typeof bleeds])) return undefined;
    const ground = tiles[String(recipe.values[0]) as TileName](UNIT);
    return {
      layers: [
        { op: 'add', path: ground },
        { op: 'cut', path: motif },
      ],
      reversed: true,
      motif,
    };
  },
};
