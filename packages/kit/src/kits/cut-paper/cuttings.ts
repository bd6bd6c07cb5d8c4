import { placePath, type Box, type PathCommand } from '@signet/type';
import { heightOf, widthOf } from '../../frame.ts';
import { counterOf, lettersOf } from '../../letters.ts';
import { rounded, smooth, turned, type Point } from '../../paths.ts';
import type { Chance } from '../../seed.ts';
import type { Sheet } from '../../sheet.ts';

// drawn at a size of 1, where tenths would be too coarse
const scaledBy = 1000;
const fine = (path: readonly PathCommand[]): PathCommand[] => placePath(path, { scale: 1 / scaledBy });
const grownPoints = (points: readonly Point[]) => points.map(([x, y]): Point => [x * scaledBy, y * scaledBy]);
const polygonOf = (points: readonly Point[]): PathCommand[] => fine(rounded(grownPoints(points), 12));
export const smoothOf = (points: readonly Point[]): PathCommand[] => fine(smooth(grownPoints(points)));

/** A frond: lobes round a middle, each a little longer or shorter than the next. */
const frond = (sheet: Sheet, chance: Chance): PathCommand[] => {
  const lobes = 5 + (lettersOf(sheet.brand.name).length % 4);
  const long = Array.from({ length: lobes }, () => chance.between(0.86, 1.14));
  const points = Array.from({ length: lobes * 12 }, (_, at): Point => {
    const turn = (at / (lobes * 12)) * 2 * Math.PI;
    // a lobe stands where the cosine is at its highest
    const reach = (0.42 + 0.58 * Math.abs(Math.cos((lobes * turn) / 2)) ** 0.85) * 0.5;
    const lobe = long[Math.round((turn / (2 * Math.PI)) * lobes) % lobes] ?? 1;
    return [Math.cos(turn) * reach * lobe, Math.sin(turn) * reach * lobe * 1.15];
  });
  return smoothOf(points);
};

/** A seaweed: a stem with its leaves by turns left and right, as scissors follow it up and down again. */
const seaweed = (sheet: Sheet, chance: Chance): PathCommand[] => {
  const leaves = 3 + (lettersOf(sheet.brand.name).length % 3);
  const steps = leaves * 14;
  const long = Array.from({ length: leaves * 2 + 2 }, () => chance.between(0.84, 1.12));
  const side = (isLeft: boolean) =>
    Array.from({ length: steps + 1 }, (_, at): Point => {
      const along = at / steps;
      const phase = along * leaves + (isLeft ? 0.5 : 0);
      const leaf = long[Math.floor(phase) * 2 + (isLeft ? 1 : 0)] ?? 1;
      // leaves are short at both ends, and bend upwards
      const fullness = Math.sin(Math.PI * (0.12 + 0.8 * along));
      const reach = (0.06 + 0.3 * Math.abs(Math.sin(Math.PI * phase)) ** 0.8 * fullness) * leaf;
      return [isLeft ? -reach : reach, 0.56 - along * 1.06 - reach * 0.3];
    });
  return smoothOf([...side(false), ...side(true).toReversed()]);
};

export const centerOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** What is cut from the first sheet: the founder's mark, unless that stands on the piece already. */
export type First = 'mark' | 'seaweed';

/** A form for a sheet, as large as the sheet lets it be. */
export const cutting = (sheet: Sheet, chance: Chance, box: Box, form: First | 'frond'): PathCommand[] => {
  const [x, y] = centerOf(box);
  const size = Math.min(widthOf(box), heightOf(box));
  const { mark } = sheet.brand;
  if (mark && form === 'mark') {
    const scale = (size * 0.72) / Math.max(mark.width, mark.height);
    return placePath(mark.path, { x: x - (mark.width * scale) / 2, y: y - (mark.height * scale) / 2, scale });
  }
  if (form !== 'frond')
    return turned(seaweed(sheet, chance), { x, y, scale: size * 0.8, degrees: chance.between(-40, 40) });
  return turned(frond(sheet, chance), { x, y, scale: size * 0.78, degrees: chance.between(0, 360) });
};

type HalfDisc = { x: number; y: number; radius: number; degrees: number };

/** Half a disc with the counter of a letter cut out of it, off its middle: there it would be an eye. */
export const halfDisc = (sheet: Sheet, { x, y, radius, degrees }: HalfDisc): PathCommand[] => {
  const arch = Array.from({ length: 19 }, (_, at): Point => {
    const turn = Math.PI + (at / 18) * Math.PI;
    return [Math.cos(turn), Math.sin(turn)];
  });
  const counter = counterOf(sheet.brand.headline, sheet.brand.name);
  const aside = degrees > 0 ? -0.38 : 0.38;
  const hole = counter.toReversed().map(([px, py]): Point => [px * 0.44 + aside, py * 0.44 - 0.36]);
  return turned([...polygonOf(arch), ...smoothOf(hole)], { x, y, scale: radius, degrees });
};
