import type { Family, Recipe } from '../family.ts';
import type { Layer } from '../grid.ts';
import { add, bar, cut, disc, pill, poly } from '../things/pen.ts';
import {
  isSilhouette,
  placed,
  silhouetteFor,
  silhouettes,
  type Place,
  type Silhouette,
} from '../things/silhouettes.ts';
import { from, slab, square } from '../things/slab.ts';
import { likeOf } from './alike.ts';

/** A heavy letter and the place that it has for a thing: where its counter was, or where it is open. */
type Bearer = {
  readonly body: () => Layer[];
  readonly place: Place;
  /** Whether the thing is ground in the letter's ink rather than ink of its own. */
  readonly within: boolean;
  /** The only things that it has room for, where it has not for all. */
  readonly only?: ReadonlySet<Silhouette>;
};

/** Things that stay one soft form in a letter's own curve. */
const soft: ReadonlySet<Silhouette> = new Set(['leaf', 'drop', 'flame', 'kernel']);
/** Things of one plain form, that can be an arm of a letter. */
const simple: ReadonlySet<Silhouette> = new Set([...soft, 'heart', 'bolt', 'gem', 'fruit', 'blossom', 'moon']);
/** Things as narrow as a stem. */
const narrow: ReadonlySet<Silhouette> = new Set(['drop', 'flame', 'keyhole', 'bolt']);
/** Things that can be the dot of a letter. */
const small: ReadonlySet<Silhouette> = new Set([...soft, 'heart']);
/** What a way between two legs can be. */
const doors: ReadonlySet<Silhouette> = new Set(['house']);

const at = (x: number, y: number, width: number, height: number): Place => ({ x, y, width, height });
const within = (place: Place, body: () => Layer[]): Bearer => ({ body, place, within: true });
const held = (place: Place, body: () => Layer[]): Bearer => ({ body, place, within: false });
const standing = (place: Place): Place => ({ ...place, stands: true });

/** Letters are 24 high and more; between a letter and what it holds two units stay free. */
const drawn: Readonly<Record<string, Bearer>> = {
  A: within(at(13, 10.4, 9.2, 9.2), () => [
    ...slab(0, 0, 26, 24.6, [13, 13, 0, 0]),
    ...cut(from.below(13, 9, 5.4, 24.6)),
  ]),
  D: within(at(11.4, 12, 12.6, 12.6), () => slab(0, 0, 24, 24, [0, 12, 12, 0])),
  H: held(standing(at(13.5, 5.6, 9.2, 11.4)), () => add(bar(0, 0, 7, 24), bar(20, 0, 7, 24), bar(0, 13.4, 27, 5.6))),
  L: held(standing(at(15, 8.4, 12, 13)), () => add(bar(0, 0, 7, 24), bar(0, 17, 21, 7))),
  O: within(at(12, 12, 13, 13), () => add(disc(12, 12, 12))),
  P: within(at(11.2, 8.6, 9.8, 9.8), () => [...slab(0, 0, 22, 17.2, [0, 8.6, 8.6, 0]), ...add(bar(0, 0, 7.2, 25))]),
  Q: within(at(12, 12, 12.6, 12.6), () => add(disc(12, 12, 12), bar(12, 12, 12, 12))),
  R: within(at(11.2, 8.2, 9.4, 9.4), () => [
    ...slab(0, 0, 22, 16.4, [0, 8.2, 8.2, 0]),
    ...add(bar(0, 0, 7.2, 25), poly([8.6, 16], [16, 16], [23, 25], [14.4, 25])),
  ]),
  U: held(at(13, 5.4, 9.4, 12.4), () => [...slab(0, 0, 26, 24, [0, 0, 13, 13]), ...cut(from.above(13, 13.6, 17.4))]),
  V: held(at(12.5, -1.4, 9.4, 9.4), () =>
    add(poly([-1.5, 1], [6, 1], [12.5, 15.4], [19, 1], [26.5, 1], [16.4, 24], [8.6, 24])),
  ),
  Y: held(at(13, 2.2, 9, 10.4), () => [
    ...slab(0, 0, 26, 17, [0, 0, 13, 13]),
    ...add(bar(9.4, 14, 7.2, 11)),
    ...cut(from.above(13, 13, 10.8)),
  ]),
  b: within(at(13.4, 16, 10.6, 10.6), () => add(bar(0, 0, 7, 26), disc(13, 16, 10), bar(3, 6, 10, 20))),
  d: within(at(9.6, 16, 10.6, 10.6), () => add(bar(16, 0, 7, 26), disc(10, 16, 10), bar(10, 6, 10, 20))),
  a: within(at(10.2, 11, 11.4, 11.4), () => add(disc(11, 11, 11), bar(11, 0, 12, 22))),
  h: held(standing(at(13, 20.2, 9, 11.6)), () => [
    ...slab(0, 4, 26, 22, [0, 13, 0, 0]),
    ...add(bar(0, -3, 6.5, 12)),
    ...cut(from.below(13, 13, 15.8, 26)),
  ]),
  n: held(standing(at(13, 18, 9.4, 12)), () => [
    ...slab(0, 0, 26, 24, [0, 13, 0, 0]),
    ...cut(from.below(13, 13.6, 17.4)),
  ]),
  Б: within(at(11.4, 16.8, 9.4, 9.4), () => [
    ...slab(0, 9, 22.6, 16, [0, 8, 8, 0]),
    ...add(bar(0, 0, 7, 25), bar(0, 0, 20, 6)),
  ]),
  Д: within(at(12, 9.6, 9, 9), () => [
    ...slab(2.4, 0, 19.2, 17, [9.6, 9.6, 0, 0]),
    ...add(bar(-1, 16, 26, 4.6), bar(-1, 16, 6, 9), bar(19, 16, 6, 9)),
  ]),
  Л: held(standing(at(13, 18, 9.4, 12)), () => [
    ...slab(0, 0, 26, 24, [13, 13, 0, 0]),
    ...cut(from.below(13, 13.6, 17.4)),
  ]),
  П: held(standing(at(13, 17, 9.4, 14)), () => [...slab(0, 0, 26, 24, square), ...cut(bar(6.4, 6.4, 13.2, 20))]),
  Ц: held(at(12.6, 5, 9, 12), () => [
    ...slab(0, 0, 25.2, 21, square),
    ...cut(from.above(12.6, 13, 15.4)),
    ...add(bar(22, 15, 6, 10)),
  ]),
  Ч: held(at(13, 2.4, 9, 10.4), () => [
    ...slab(0, 0, 26, 17, [0, 0, 0, 12]),
    ...add(bar(19.5, 0, 6.5, 25)),
    ...cut(from.above(13, 13, 11)),
  ]),
  C: {
    ...held(at(15, 14, 9.8, 9.8), () => [...add(disc(14, 14, 14)), ...cut(disc(14.6, 14, 8.6), bar(16, 9, 20, 10))]),
    only: soft,
  },
  J: {
    ...held(at(10.4, 5.4, 9.6, 12.4), () => [
      ...slab(0, 0, 25, 24, [0, 0, 12.5, 12.5]),
      ...cut(from.above(12, 12, 17.4), bar(-1, -1, 13, 14.4)),
    ]),
    only: soft,
  },
  M: {
    ...within(standing(at(14, 18.6, 11.4, 13)), () => [
      ...add(bar(0, 0, 28, 25)),
      ...cut(poly([8, -1], [20, -1], [14, 8]), bar(10.4, 24.6, 7.2, 2)),
    ]),
    only: doors,
  },
  e: {
    ...within(at(12.4, 8.2, 8.8, 8.4), () => [...add(disc(12, 12, 12)), ...cut(from.right(17, 3.8, 10.6))]),
    only: soft,
  },
  Ω: {
    ...held(standing(at(14, 14, 10, 11)), () => [
      ...add(disc(14, 13, 13), bar(0, 19.6, 28, 6)),
      ...cut(disc(14, 13, 7.8), bar(9.2, 13, 9.6, 16)),
    ]),
    only: soft,
  },
  B: within(at(11.6, 17.2, 10, 10), () => [
    ...slab(0, 0, 19.4, 11, [0, 5.5, 5.5, 0]),
    ...slab(0, 8.4, 24, 17.6, [0, 8.8, 8.8, 0]),
    ...cut(pill(7, 4, 6.6, 2.8, 1.4)),
  ]),
  E: {
    ...held(at(14.4, 12, 10.4, 9), () => add(bar(0, 0, 7, 24), bar(0, 0, 21, 5.3), bar(0, 18.7, 21, 5.3))),
    only: simple,
  },
  F: { ...held(at(15, 14.2, 12, 11.6), () => add(bar(0, 0, 7, 24), bar(0, 0, 22.4, 6.2))), only: simple },
  Г: { ...held(at(16, 16.2, 13.4, 14), () => add(bar(0, 0, 7, 24), bar(0, 0, 23.4, 6.4))), only: simple },
  T: { ...held(at(13, 16.6, 17, 18), () => add(bar(2.4, 0, 21.2, 5.2))), only: narrow },
  i: {
    ...held(at(9.6, 4, 13, 11.6), () => add(bar(2, 12, 11.2, 4.6), bar(6, 12, 7.2, 13), bar(1, 20.6, 17.2, 4.6))),
    only: small,
  },
  Δ: within(at(13, 16.4, 9.2, 9.2), () => add(poly([9.4, 0], [16.6, 0], [28.4, 25], [-2.4, 25]))),
  Э: {
    ...held(at(10.6, 12, 9.6, 9.6), () => [
      ...add(disc(12, 12, 14)),
      ...cut(disc(11.4, 12, 8.8), bar(-10, 5.6, 16, 12.8)),
    ]),
    only: soft,
  },
  Ю: within(at(18, 12, 10.6, 10.6), () => add(bar(0, 0, 6, 24), bar(5, 9, 6, 6), disc(18, 12, 10.6))),
  Я: within(at(11.8, 8.2, 9.4, 9.4), () => [
    ...slab(1, 0, 22, 16.4, [8.2, 0, 0, 8.2]),
    ...add(bar(15.8, 0, 7.2, 25), poly([14.4, 16], [7, 16], [0, 25], [8.6, 25])),
  ]),
};

export const bearerOf = (letter: string): Bearer | undefined => drawn[letter === 'Θ' ? 'O' : likeOf(letter)];

/** A bird that stands in a gate is a duckling in a doorway, a peak a toy on a shelf. */
const gates = /[HНΗhnЛПΠ]/u;
/** Beside the eye of a B a second hole is a padlock's; over the foot of an L a thing touches nothing. */
const crowded = /[BВΒL]/u;

/** What says nothing where a counter is: it is one. */
const bare: ReadonlySet<Silhouette> = new Set(['sun']);

/** A letter that holds a thing of the name, or has it for its counter. */
export const bearer: Family = {
  // a small letter is the second choice: names begin with a large one
  kept: ({ letters }) => (letters === letters.toUpperCase() ? 1 : 0.8),
  legible: false,
  choices: [Object.keys(silhouettes)],
  propose: ({ initials, things }) =>
    initials.flatMap((letters) =>
      things.flatMap(({ motif }): Recipe[] => {
        const [one, name] = [bearerOf(letters), silhouetteFor(motif)];
        if (!one || !name || (one.within && bare.has(name)) || (one.only && !one.only.has(name))) return [];
        if ((name === 'bird' || name === 'peaks') && gates.test(letters)) return [];
        if (crowded.test(letters)) return [];
        return [{ family: 'bearer', letters, values: [name] }];
      }),
    ),
  draw: ({ letters, values: [name] }) => {
    const one = bearerOf(letters);
    if (!one || !isSilhouette(name) || (one.only && !one.only.has(name))) return undefined;
    return { layers: [...one.body(), ...placed(name, one.place, one.within)] };
  },
};
