import { boundsOf } from '@signet/type';
import { numberAt, recipesOf, type Drawing, type Family, type Recipe } from '../family.ts';
import { overlapOf } from '../form.ts';
import { frameFor, inkArea, rasterPath } from '../grid.ts';
import type { Letter } from '../letter.ts';
import { boxAround, heightOf, pointsOf, scaled, transform, turned, widthOf, type Outline } from '../outline.ts';
import { tiles, type TileName } from '../shapes.ts';
import type { Writing } from '../writing.ts';

/** Petals with more commands than this make blobs and large files. */
const MOST_COMMANDS = 16;
/** A counter that fills more of its disc than this makes dots. */
const ROUNDEST = 0.86;
/** Between petals, in parts of a petal. */
const GAP = 0.14;
const SIDE = 48;
/** A petal that lies on its mirror image by so much is a common one. */
const MIRRORED = 0.86;

/** The largest counter of a letter, by itself and a unit high; undefined where it would make no petal. */
const petalOf = (letter: Letter | undefined): Outline | undefined => {
  const counter = letter?.counters.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  const box = counter && boundsOf(counter);
  if (!box || counter.length > MOST_COMMANDS || isDisc(counter)) return undefined;
  const scale = 1 / Math.max(widthOf(box), heightOf(box));
  const centered = transform(counter, [1, 0, 0, 1, -(box.left + box.right) / 2, -(box.top + box.bottom) / 2]);
  const petal = transform(centered, scaled(scale));
  return isPill(petal) ? undefined : petal;
};

const sizeOf = (contour: Outline): number => {
  const box = boundsOf(contour);
  return box ? widthOf(box) * heightOf(box) : 0;
};

const isDisc = (contour: Outline): boolean => {
  const box = boundsOf(contour);
  if (!box) return true;
  const frame = frameFor(box, SIDE, 0);
  const reach = (Math.hypot(widthOf(box), heightOf(box)) / 2) * frame.scale;
  const round = Math.PI * (Math.max(widthOf(box), heightOf(box)) / 2) ** 2 * frame.scale ** 2;
  return inkArea(rasterPath(contour, frame)) / round > ROUNDEST || reach === 0;
};

/** How far out the petal has to sit so that each keeps to its own sector, half the gap away from the next. */
const distanceFor = (petal: Outline, count: number): number => {
  const angle = Math.PI / count;
  const half = GAP / 2 / Math.cos(angle);
  const needed = pointsOf(petal).map(([x, y]) => y + (Math.abs(x) + half) / Math.tan(angle));
  return Math.max(...needed);
};

/** A petal that lies on itself after half a turn by so much is a pill or an egg: anybody's. */
const TURNED = 0.845;
const isPill = (petal: Outline): boolean => {
  const box = boundsOf(petal);
  return box !== undefined && overlapOf(rasterPath(petal, frameFor(box, SIDE, 1)), 'half') > TURNED;
};

/** Three petals that mirror themselves come out the same for every name; of half discs they warn of radiation. */
const isCommon = (petal: Outline, count: number): boolean => {
  const box = boundsOf(petal);
  return count === 3 && box !== undefined && overlapOf(rasterPath(petal, frameFor(box, SIDE, 1)), 'sides') > MIRRORED;
};

const petals = (recipe: Recipe, { letters }: Writing): Outline | undefined => {
  const petal = petalOf(letters(recipe.letters));
  const [count, tilt] = [numberAt(recipe, 0), numberAt(recipe, 1)];
  if (!petal) return undefined;
  const tilted = transform(petal, turned(tilt));
  if (isCommon(tilted, count)) return undefined;
  const out = transform(tilted, [1, 0, 0, 1, 0, -distanceFor(tilted, count)]);
  return Array.from({ length: count }, (_, at) => transform(out, turned((360 * at) / count))).flat();
};

/** Of its first letter only: that of any other could be any name's. */
const withCounters = ({ letters, initials }: Writing): string[] => initials.filter((one) => petalOf(letters(one)));

const open = (recipe: Recipe, writing: Writing): Drawing | undefined => {
  const path = petals(recipe, writing);
  return path && { layers: [{ op: 'add', path }], whole: true };
};

/** The closed counter of a letter of the name, turned about a point. */
export const flower: Family = {
  kept: 0.35,
  legible: false,
  choices: [
    [3, 5, 6],
    [0, 30, 60, 90],
  ],
  // three blades warn of radiation
  propose: (writing) => recipesOf('flower', withCounters(writing), [5, 6], ...flower.choices.slice(1)),
  draw: open,
};

const ON_TILE = 0.76;

/** The same, cut from a ground. */
export const flowerTile: Family = {
  kept: 0.3,
  legible: false,
  choices: [[5, 6], [0, 30, 60, 90], ['disc']],
  // in a disc they are a fan or a button: what was chosen once is still drawn
  propose: () => [],
  draw: (recipe, writing) => {
    const path = petals(recipe, writing);
    if (!path) return undefined;
    const ground = groundFor(path, String(recipe.values[2]) as TileName);
    return {
      layers: [
        { op: 'add', path: ground },
        { op: 'cut', path },
      ],
      reversed: true,
      motif: path,
    };
  },
};

const groundFor = (path: Outline, tile: TileName): Outline => {
  const reach = Math.max(...pointsOf(path).map(([x, y]) => Math.hypot(x, y)));
  return tiles[tile](boxAround(0, 0, (2 * reach) / ON_TILE, (2 * reach) / ON_TILE));
};
