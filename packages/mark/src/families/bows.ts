import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { transform, type Outline } from '../outline.ts';
import { add, bar, bow, flip, pie, segment } from '../things/pen.ts';
import { slab } from '../things/slab.ts';
import { mostAre } from '../voices.ts';
import { likeOf, strictlyLikeOf } from './alike.ts';

/*
 * Letters 24 high of straight posts and of halves and quarters of rings, a little more than two units apart. A
 * quarter lies above or below the middle, left or right of it.
 */
const post = (x = 0): Outline => bar(x, 0, 6, 24);
const east = (x: number, y: number, inner: number, outer: number): Outline => bow(x, y, inner, outer, -90, 90);
const west = (x: number, y: number, inner: number, outer: number): Outline => bow(x, y, inner, outer, 90, 270);
const [INNER, OUTER] = [4.6, 11];
/** Where the quarters of one ring have their middles. */
const [LOW, HIGH] = [11, 13.2];
const northWest = bow(LOW, LOW, INNER, OUTER, 180, 270);
const northEast = bow(HIGH, LOW, INNER, OUTER, 270, 360);
const southWest = bow(LOW, HIGH, INNER, OUTER, 90, 180);
const southEast = bow(HIGH, HIGH, INNER, OUTER, 0, 90);
/** A quarter of the disc that the ring is cut from. */
const corner = pie(HIGH, HIGH, OUTER, 0, 90);

/** A quarter of a ring, narrower than it is high: one side of a V. */
const horn = transform(bow(0, 24, 15.6, 24, 270, 360), [0.48, 0, 0, 1, 0, 0]);
const upturned = transform(horn, [1, 0, 0, -1, 0, 24]);

type Drawn = Readonly<Record<string, () => Layer[]>>;

const bowed: Drawn = {
  A: () => add(northWest, northEast, bar(0, HIGH, 6.4, 10.8), bar(17.8, HIGH, 6.4, 10.8), bar(8.6, 12.4, 7, 5)),
  C: () => add(northWest, southWest, bar(HIGH, 0, 8.4, 6.4), bar(HIGH, 17.8, 8.4, 6.4)),
  I: () => add(segment(11, -7.08, 13.08, 32.8, 147.2), bar(7, 8.2, 8, 7.6), segment(11, 31.08, 13.08, 212.8, 327.2)),
  J: () => add(bar(12.6, 0, 8.2, 10.9), bow(10.4, 13.1, 2.6, 10.4, 0, 180)),
  M: () => add(bar(0, 0, 6.6, 24), segment(15.2, 0, 6.4, 0, 180), bar(23.8, 0, 6.6, 24)),
  V: () => add(horn, flip(horn, 12.6)),
  З: () => add(bar(0, 0, 7, 4.9), east(9.2, 5.9, 1.4, 5.9), east(9.2, 17.6, 1.9, 6.4), bar(0, 19.1, 7, 4.9)),
  Ч: () => add(bar(0, 0, 6.4, 5.2), bow(10.6, 7.4, 4, 10.6, 90, 180), bar(12.8, 0, 7, 24)),
  Ш: () => [
    ...add(...[0, 10.4, 20.8].map((x) => bar(x, 0, 7.2, 10.9))),
    ...slab(0, 13.1, 28, 10.9, [0, 0, 10.9, 10.9]),
  ],
  Щ: () => [
    ...add(...[0, 10.4, 20.8].map((x) => bar(x, 0, 7.2, 10.9))),
    ...slab(0, 13.1, 28, 8.2, [0, 0, 0, 8.2]),
    ...add(bar(24, 13.1, 7.4, 13)),
  ],
  Λ: () => add(upturned, flip(upturned, 12.6)),
  Ω: () =>
    add(bow(10.9, 11, 4.6, 11, 120, 270), bow(13.1, 11, 4.6, 11, 270, 420), bar(0, 19, 9.8, 5), bar(14.2, 19, 9.8, 5)),
  B: () => add(post(), east(8, 5.5, 1.5, 5.5), east(8, 17.6, 1.6, 6.4)),
  D: () => add(bar(0, 0, 6.4, 24.2), bow(8.6, LOW, INNER, OUTER, 270, 360), pie(8.6, HIGH, OUTER, 0, 90)),
  E: () =>
    add(
      bar(12.9, 0, 9, 6),
      pie(10.9, 10.9, 10.9, 180, 270),
      pie(10.9, 13.1, 10.9, 90, 180),
      bar(12.9, 18, 9, 6),
      bar(12.9, 9.4, 6, 5.2),
    ),
  F: () => add(northWest, bar(HIGH, 0, 8, 6.4), bar(0, HIGH, 6.4, 10.8), bar(8.6, 9, 8, 6)),
  G: () => add(northWest, southWest, corner, bar(HIGH, 0, 8, 6.4)),
  K: () => add(post(), bow(8, 0, 5, 11, 0, 90), bow(8, 24, 5, 11, -90, 0)),
  N: () => add(post(), pie(8.2, 24, 9, 270, 360), pie(17.2, 0, 9, 90, 180), post(19.4)),
  O: () => add(northWest, northEast, southWest, corner),
  P: () => add(post(), bow(8, 8.6, 3, 8.6, -90, 0), pie(8, 10.8, 8.6, 0, 90)),
  Q: () => add(northWest, northEast, southWest, bar(HIGH, HIGH, OUTER, OUTER)),
  R: () => add(post(), east(8, 6.9, 2, 6.9), bow(8, 24, 3, 8.6, -90, 0)),
  S: () => add(west(8, 6.9, 2, 6.9), bar(10.2, 0, 9, 4.9), east(11.2, 17.1, 2, 6.9), bar(0, 19.1, 9, 4.9)),
  T: () => add(bar(0, 0, 24, 5), bar(8.4, 7.2, 7.2, 18.8), pie(6.2, 7.2, 6.2, 90, 180), pie(17.8, 7.2, 6.2, 0, 90)),
  U: () => add(bar(0, 0, 6.4, 10.8), bar(17.8, 0, 6.4, 10.8), southWest, southEast),
  X: () =>
    add(
      bow(0, 0, 4.6, 10.9, 0, 90),
      bow(24, 0, 4.6, 10.9, 90, 180),
      bow(0, 24, 4.6, 10.9, 270, 360),
      bow(24, 24, 4.6, 10.9, 180, 270),
    ),
  Y: () => add(bow(LOW, 0, INNER, OUTER, 90, 180), bow(HIGH, 0, INNER, OUTER, 0, 90), bar(8.9, HIGH, 6.4, 10.8)),
  Z: () => add(bar(0, 0, 11, 6), pie(13.2, 0, 10.9, 0, 90), pie(10.9, 24, 10.9, 180, 270), bar(13.1, 18, 11, 6)),
  h: () => add(post(), bow(8, 20, 6, 12, -90, 0), bar(14, 19.9, 6, 4.1)),
  Б: () => add(post(), bar(8, 0, 12, 5.6), east(8, 16, 2.6, 8)),
  Г: () => add(bow(12, 12, 6, 12, 180, 270), bar(14.2, 0, 9.8, 6), bar(0, 14.2, 6, 9.8), pie(8.4, 8.4, 13, 0, 90)),
  Д: () =>
    add(
      bow(10.9, 11, 4.6, 9, 180, 270),
      bow(13.1, 11, 4.6, 9, 270, 360),
      bar(1.9, 13.2, 4.4, 4),
      bar(17.7, 13.2, 4.4, 4),
      bar(-2, 17, 28, 5),
      bar(-2, 17, 5.4, 9.4),
      bar(20.6, 17, 5.4, 9.4),
    ),
  Ж: () =>
    add(
      bow(0, 0, 5, 10, 0, 90),
      bow(0, 24, 5, 10, -90, 0),
      post(12),
      bow(30, 0, 5, 10, 90, 180),
      bow(30, 24, 5, 10, 180, 270),
    ),
  И: () => add(post(), pie(8.8, 24, 9, 270, 360), pie(17.8, 0, 9, 90, 180), post(20)),
  Л: () => add(bow(13, 13, 6.4, 13, 180, 270), bar(0, 15.2, 6.6, 8.8), bar(15.2, 0, 6.8, 24)),
  П: () => add(northWest, northEast, bar(0, HIGH, 6.4, 10.8), bar(17.8, HIGH, 6.4, 10.8)),
  У: () =>
    add(
      bar(0, 0, 6.4, 5),
      bow(10.6, 7.2, 4.2, 10.6, 90, 180),
      bar(12.8, 0, 6.6, 13),
      bow(8.4, 15.2, 4.4, 11, 0, 90),
      bar(0, 19.6, 6.2, 6.6),
    ),
  Ф: () => add(bar(10.2, -1.6, 6, 27.2), west(8, 12, 3, 8), east(18.4, 12, 3, 8)),
  Э: () =>
    add(
      bar(0, 0, 9, 6),
      pie(11.2, 10.9, 10.9, -90, 0),
      pie(11.2, 13.1, 10.9, 0, 90),
      bar(0, 18, 9, 6),
      bar(3, 9.4, 6, 5.2),
    ),
  Ю: () => add(post(), bar(5, 9.4, 6, 5.2), west(19, 12, 5.4, 11.4), east(21.2, 12, 5.4, 11.4)),
  Я: () => add(post(12), west(10, 6.9, 2, 6.9), bow(10, 24, 3, 8.6, 180, 270)),
  Θ: () => add(bow(12, 10.5, 4.6, 11, 180, 360), bar(1, 12.7, 22, 5), bow(12, 19.9, 4.6, 11, 0, 180)),
  Ψ: () => add(bow(9.4, 2, 3.6, 9.4, 90, 180), bow(20, 2, 3.6, 9.4, 0, 90), bar(11.6, 0, 6.2, 24)),
};

/** Half of it a ring, half of it full. */
const dome: Drawn = {
  O: () => add(bow(12, 11, 5.4, 12, 180, 360), segment(12, 13.4, 12, 0, 180)),
  Θ: () => add(bow(12, 10.5, 4.6, 11, 180, 360), bar(1, 12.7, 22, 4.4), segment(12, 19.3, 11, 0, 180)),
};

const looks = { bow: bowed, dome } as const;
type Look = keyof typeof looks;
const drawingOf = (letter: string, look: Look): (() => Layer[]) | undefined => looks[look][strictlyLikeOf(letter)];
const lookNames = Object.keys(looks) as Look[];

/** What a designer would show before others. */
const strong = new Set('ACEFGJKMNOQRSVXYZИЛЖЧШЩЮЯФΛΨΩ');

/** What stands behind other constructions of the letter: two bowls on a peg for an I. */
const weak = new Set('IЗ');

/** A letter of straight posts and parts of rings, a hair apart. */
export const bows: Family = {
  kept: ({ letters }) => (weak.has(likeOf(letters)) ? 0.35 : strong.has(likeOf(letters)) ? 0.6 : 0.48),
  legible: false,
  choices: [lookNames],
  propose: ({ initials, words }) =>
    mostAre(words, 'tender') || mostAre(words, 'childish')
      ? []
      : lookNames.flatMap((look) =>
          recipesOf(
            'bows',
            initials.filter((one) => drawingOf(one, look)),
            [look],
          ),
        ),
  draw: ({ letters, values: [look] }) => {
    const layers = drawingOf(letters, look as Look)?.();
    return layers && { layers };
  },
};
