import type { PathCommand } from '@signet/type';
import { numberAt, recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { scaled, transform, turned, moved } from '../outline.ts';
import { rectangle } from '../shapes.ts';
import { band, type Bend, type Stroke } from '../skeleton/parallels.ts';
import { skeletons } from '../skeleton/skeletons.ts';

/** The strip's width, the slit at a fold and the space where strips meet, on a letter six high. */
const STRIP = 2.3;
const SLIT = 0.52;
const MEETING = 0.5;
const LONG = 4;

/** The slit along the line that halves the angle of a bend. */
const slitAt = (before: Bend, bend: Bend, after: Bend): PathCommand[] => {
  const direction = (to: Bend) => Math.atan2(to[1] - bend[1], to[0] - bend[0]);
  const [one, other] = [direction(before), direction(after)];
  const middle = Math.atan2(Math.sin(one) + Math.sin(other), Math.cos(one) + Math.cos(other));
  const slit = rectangle({ left: -LONG / 2, right: LONG / 2, top: -SLIT / 2, bottom: SLIT / 2 });
  return transform(transform(slit, turned((middle * 180) / Math.PI)), moved(bend[0], bend[1]));
};

const foldsOf = ({ bends, closed }: Stroke): PathCommand[][] => {
  const inner = closed ? bends : bends.slice(1, -1);
  const at = (place: number): Bend => bends.at(place % bends.length) ?? [0, 0];
  return inner.map((bend, index) => {
    const place = closed ? index : index + 1;
    return slitAt(at(place - 1), bend, at(place + 1));
  });
};

/** Slit at every fold, or at the first alone. */
const folds = [9, 1] as const;
/** Letters of a single bend: slit there they are still themselves, where a G is a box and a Π a Y. */
const foldable = new Set('L7ΓГ');

/** Each strip by itself, slit at its bends, so that a slit does not reach into another strip. */
const stripsOf = (strokes: readonly Stroke[], wide: number, folded: number): Layer[] =>
  strokes.flatMap((stroke): Layer[] => {
    const strip = transform(band(stroke, 0, -STRIP / 2, STRIP / 2, STRIP / 2), scaled(wide, 1));
    const slits = foldsOf(stroke).slice(0, folded);
    return [
      { op: 'add', path: strip },
      ...slits.map((slit): Layer => ({ op: 'cut', path: transform(slit, scaled(wide, 1)) })),
    ];
  });

/** A capital folded from strips of paper, slit where they bend. */
export const fold: Family = {
  kept: 0.3,
  legible: false,
  choices: [folds, [0.95, 1.15]],
  propose: ({ initials }) =>
    recipesOf(
      'fold',
      initials.filter((one) => foldable.has(one)),
      [9],
      [0.95, 1.15],
    ),
  draw: (recipe) => {
    const strokes = skeletons[recipe.letters]?.(STRIP / 2 + MEETING);
    return strokes && { layers: stripsOf(strokes, numberAt(recipe, 1), numberAt(recipe, 0)) };
  },
};
