import { boundsOf, unionOf } from '@signet/type';
import { transform, type Outline } from '../outline.ts';
import { add, bar, blade, crescent, cut, disc, drop, flip, lens, pie, poly, segment, turn } from './pen.ts';
import type { Layer } from '../grid.ts';
import { flameShape } from './made.ts';

/*
 * Things as small as the counter of a letter: one outline each, no detail within, told by their edge alone. In the
 * square of 24 units that all things are drawn on.
 */

export const silhouettes = {
  leaf: [flip(blade(0, 0, 24, 24))],
  tulip: [poly([2, 1], [7.4, 7], [12, 0], [16.6, 7], [22, 1], [22, 13], [2, 13]), segment(12, 12.8, 10, 0, 180)],
  blossom: [0, 72, 144, 216, 288].map((turn) =>
    disc(12 + 7.2 * Math.sin((turn * Math.PI) / 180), 12 - 7.2 * Math.cos((turn * Math.PI) / 180), 5.2),
  ),
  crown: [bar(9.6, 15, 4.8, 9), disc(12, 9, 9.4)],
  fir: [poly([12, -1], [21.6, 18], [2.4, 18]), bar(9.4, 17, 5.2, 7)],
  flame: [flameShape],
  drop: [drop(12, 15.2, 8.6, 0)],
  fish: [lens([-1, 12], [18.6, 12], 7.4), poly([24, 4.4], [24, 19.6], [13, 12])],
  bird: [pie(15.1, 6.8, 15, 90, 180), disc(15, 6.9, 6), poly([19.4, 2.8], [25.4, 6.6], [19.4, 10.4])],
  house: [poly([12, 0], [23.4, 10.6], [23.4, 23], [0.6, 23], [0.6, 10.6])],
  peaks: [poly([8.6, 2], [13.4, 10.2], [16.4, 6], [26, 22], [-2, 22])],
  boat: [poly([11, -1], [22, 14.8], [11, 14.8]), poly([0, 14.4], [24, 14.4], [18.6, 23], [5.4, 23])],
  gem: [poly([6, 3], [18, 3], [24, 10], [12, 23.4], [0, 10])],
  bell: [segment(12, 9.4, 8.4, 180, 360), poly([3.6, 9], [20.4, 9], [23, 19], [1, 19]), segment(12, 18.8, 4, 0, 180)],
  keyhole: [disc(12, 7.4, 7.4), poly([9, 10], [15, 10], [18.6, 24], [5.4, 24])],
  fruit: [disc(8.8, 15, 8.6), disc(15.2, 15, 8.6), lens([11.4, 8.6], [20.4, -1], 2.6)],
  kernel: [turn(lens([12, -1], [12, 25], 8.6), 24)],
  mushroom: [segment(12, 12.4, 12, 180, 360), poly([8.4, 12], [15.6, 12], [17, 23.4], [7, 23.4])],
  diadem: [poly([-1, 3], [6.6, 10], [12, 1], [17.4, 10], [25, 3], [22, 21], [2, 21])],
  heart: [poly([12, 3.6], [21.4, 13], [12, 22.4], [2.6, 13]), disc(7.3, 8.3, 6.65), disc(16.7, 8.3, 6.65)],
  sun: [disc(12, 12, 12)],
  cloud: [disc(6, 14.6, 6), disc(14, 10.4, 8), disc(19.4, 15.4, 5.2), bar(6, 14, 13.4, 6.6)],
  anvil: [
    bar(7, 3.4, 17.4, 6.4),
    poly([7.4, 3.4], [7.4, 9.8], [-1, 6], [-1, 3.4]),
    poly([9, 9], [20, 9], [22, 21.6], [7, 21.6]),
  ],
  cup: [poly([0, 4], [18.4, 4], [16, 21], [2.4, 21]), disc(18.4, 10.4, 5.6)],
  bolt: [poly([15.4, -1], [3.4, 13.8], [10.4, 13.8], [8.2, 25], [20.6, 9.8], [13.4, 9.8])],
  moon: [turn(crescent(12, 12, 12, 11, 12), -28)],
  smile: [segment(12, 6, 12, 0, 180)],
} as const satisfies Record<string, readonly Outline[]>;
export type Silhouette = keyof typeof silhouettes;

export const isSilhouette = (name: unknown): name is Silhouette =>
  typeof name === 'string' && Object.hasOwn(silhouettes, name);

/** What is drawn, as small as that, for what a word stands for. */
const drawnFor: Readonly<Record<string, Silhouette>> = {
  leaf: 'leaf',
  sprout: 'leaf',
  flower: 'tulip',
  blossom: 'blossom',
  tree: 'crown',
  pine: 'fir',
  flame: 'flame',
  lamp: 'flame',
  drop: 'drop',
  wave: 'drop',
  fish: 'fish',
  bird: 'bird',
  house: 'house',
  mountain: 'peaks',
  hill: 'peaks',
  boat: 'boat',
  gem: 'gem',
  bell: 'bell',
  key: 'keyhole',
  fruit: 'fruit',
  apple: 'fruit',
  grain: 'kernel',
  mushroom: 'mushroom',
  crown: 'diadem',
  heart: 'heart',
  sun: 'sun',
  cloud: 'cloud',
  anvil: 'anvil',
  cup: 'cup',
};
export const silhouetteFor = (motif: string): Silhouette | undefined => drawnFor[motif];

/** A place for a thing: its middle, and the box that it fills. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it stands on the lower edge of its box rather than in its middle. */
  readonly stands?: boolean;
};

/** A thing in a place, added or taken out. */
export const placed = (name: Silhouette, place: Place, isTakenOut: boolean): Layer[] => {
  const paths = silhouettes[name] as readonly Outline[];
  const [first, ...others] = paths.flatMap((path) => boundsOf(path) ?? []);
  if (!first) return [];
  const { left, top, right, bottom } = others.reduce(unionOf, first);
  const scale = Math.min(place.width / (right - left), place.height / (bottom - top));
  const x = place.x - ((left + right) / 2) * scale;
  const y = place.stands ? place.y + place.height / 2 - bottom * scale : place.y - ((top + bottom) / 2) * scale;
  return (isTakenOut ? cut : add)(...paths.map((path) => transform(path, [scale, 0, 0, scale, x, y])));
};
