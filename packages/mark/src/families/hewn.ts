import type { MarkFamily } from '@signet/contract';
import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, bar, cut, disc, flip, pie, pill, poly } from '../things/pen.ts';
import { from } from '../things/slab.ts';
import { likeOf } from './alike.ts';

/** Letters by hand, 24 high. */
type Drawn = Readonly<Record<string, () => Layer[]>>;

/** Cut from one disc by ways into it. */
const cutDisc = (...ways: readonly Outline[]): Layer[] => [...add(disc(12, 12, 12)), ...cut(...ways)];
const discs: Drawn = {
  E: () => cutDisc(from.right(8.2, 3.5, 8.2), from.right(15.8, 3.5, 8.2)),
  F: () => cutDisc(from.right(8, 3.6, 8.8), pill(9, 14.2, 60, 60, 5)),
  H: () => cutDisc(from.above(12, 6, 8), from.below(12, 6, 8)),
  M: () => cutDisc(from.below(8.1, 3.4, 15), from.below(15.9, 3.4, 15)),
  N: () => cutDisc(from.below(8.1, 3.6, 16.4), from.above(15.9, 3.6, 16.4)),
  S: () => cutDisc(from.right(8.4, 3.6, 7.4), from.left(15.6, 3.6, 16.6)),
  U: () => cutDisc(from.above(12, 6.6, 15)),
  W: () => cutDisc(from.above(8.1, 3.4, 15), from.above(15.9, 3.4, 15)),
  Z: () => cutDisc(from.left(8.4, 3.6, 16.6), from.right(15.6, 3.6, 7.4)),
  n: () => cutDisc(from.below(12, 6.6, 15)),
  И: () => cutDisc(from.above(8.1, 3.6, 16.4), from.below(15.9, 3.6, 16.4)),
  Ш: () => cutDisc(from.above(8.1, 3.4, 15), from.above(15.9, 3.4, 15)),
  Э: () => cutDisc(from.left(8.2, 3.5, 15.8), from.left(15.8, 3.5, 15.8)),
  Ч: () => cutDisc(from.above(11, 5.6, 11), pill(-46, 16, 60, 60, 4)),
};

/** A block out of which triangles are cut. */
const wedged = (body: Outline, ...wedges: readonly Outline[]): Layer[] => [...add(body), ...cut(...wedges)];
const bothSides = (wedge: Outline): Outline[] => [wedge, flip(wedge, 16)];
const wedges: Drawn = {
  Z: () => wedged(bar(0, 0, 23, 24), poly([-1, 6.6], [13, 6.6], [-1, 21.2]), poly([24, 17.4], [10, 17.4], [24, 2.8])),
  K: () =>
    wedged(
      bar(0, 0, 23, 24),
      poly([7.4, -1], [15.4, -1], [7.4, 9.2]),
      poly([7.4, 25], [15.4, 25], [7.4, 14.8]),
      poly([24, 4], [24, 20], [15.4, 12]),
    ),
  Ж: () =>
    wedged(
      bar(0, 0, 32, 24),
      ...[poly([19.6, -1], [27.6, -1], [19.6, 9.2]), poly([19.6, 25], [27.6, 25], [19.6, 14.8])].flatMap(bothSides),
      ...bothSides(poly([33, 4], [33, 20], [25, 12])),
    ),
};

/** A stem, a foot or an arm, and a quarter of a disc in their angle. */
const quarters: Drawn = {
  L: () => add(bar(0, 0, 7, 24), bar(0, 17, 24, 7), pie(9, 15, 13, 270, 360)),
  T: () => add(bar(0, 0, 26, 6.6), bar(9.6, 0, 6.8, 24), pie(7.6, 8.6, 7.6, 90, 180), pie(18.4, 8.6, 7.6, 0, 90)),
  Г: () => add(bar(0, 0, 7, 24), bar(0, 0, 24, 7), pie(9, 9, 13, 0, 90)),
};

/** Letters of which a designer would show the drawing first. */
type Strong = ReadonlySet<string>;

/** A round M is a small Latin m: of other scripts it is another letter. */
const misread = /[МΜ]/u;

/** `shown`: the letters that are still proposed; what was chosen once is drawn for ever. */
const familyOf = (name: MarkFamily, drawn: Drawn, strong: Strong, shown: Strong): Family => ({
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.85 : 0.66),
  legible: false,
  choices: [],
  propose: ({ initials }) =>
    recipesOf(
      name,
      initials.filter((one) => shown.has(likeOf(one)) && !misread.test(one)),
    ),
  draw: ({ letters }) => {
    const layers = drawn[likeOf(letters)]?.();
    return layers && { layers };
  },
});

/** A letter cut from one disc: an E is the sign of the euro, a U that of a switch, a Z a mirrored S. */
export const disk: Family = familyOf('disk', discs, new Set('S'), new Set('NS'));
/** A letter cut from one block by triangles. */
export const wedge: Family = familyOf('wedge', wedges, new Set(), new Set('K'));
/** Bars, and quarters of a disc in their angles; a T with two is an axe. */
export const quarterInAngle: Family = familyOf('nested', quarters, new Set('LГ'), new Set('LГ'));
