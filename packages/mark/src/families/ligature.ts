import { recipesOf, type Family, type Recipe } from '../family.ts';
import type { Layer } from '../grid.ts';
import { isPlainLetter, plainLetter } from '../skeleton/plain-letters.ts';
import { add, bar } from '../things/pen.ts';
import { likeOf } from './alike.ts';
import { bandsOf } from './woven.ts';

/** Sides on which letters end in an upright stroke or a level one, from edge to edge. */
const stemRight = new Set('AHJMNИПЧШ');
const stemLeft = new Set('BDEFHKLMNPRUБГИПШ');
/** Those that a T can stand over, and those whose bands lie over a stem so that a T is there already. */
const roofed = new Set('BELБ');
const banded = new Set('DPR');
/** Those that have no bar above: they hang below that of a T. No M, since a T and an M say that a name is owned. */
const hung = new Set('HKNUИЧ');

/** How thick a stroke is of letters 24 high, and what stays free between two that do not touch. */
const [STROKE, FREE] = [4.6, 2.2];
const HIGH = 24;
/** Letters that need more room between their stems. */
const broad = new Set('MNWИШ');
const widthOf = (letter: string): number => (broad.has(likeOf(letter)) ? 18 : 15);

type Pair = readonly [one: string, other: string];

const beside = ([one, other]: Pair, lower: number): Layer[] => [
  ...plainLetter(one, { x: 0, y: 0, width: widthOf(one), height: HIGH, stroke: STROKE }),
  ...plainLetter(other, { x: widthOf(one) - STROKE, y: lower, width: widthOf(other), height: HIGH, stroke: STROKE }),
];

/** Letters that open to the right, above or below so far that another stands within them, smaller and finer. */
const holding = new Set('CUП');
const FINER = 3.2;
/** Letters of arms that end free: what stands before them may cover their lower right. */
const behind = new Set('EF');
const LAID = { x: 10.6, y: 7, width: 15, height: 19, stroke: 4.4 } as const;
const AROUND = { x: 8.6, y: 5, width: 19, height: 23, stroke: 8.4 } as const;

const ways = {
  /** The right stem of the first is the left stem of the second. */
  stem: {
    fits: ([one, other]: Pair) => stemRight.has(one) && stemLeft.has(other),
    draw: (pair: Pair) => beside(pair, 0),
  },
  /** The same, the second a step lower. */
  step: {
    // with a J before it a D is a small b
    fits: ([one, other]: Pair) => one !== 'J' && stemRight.has(one) && stemLeft.has(other),
    draw: (pair: Pair) => beside(pair, 7),
  },
  /** A T whose stem is the second's. */
  roof: {
    fits: ([one, other]: Pair) => one === 'T' && (roofed.has(other) || hung.has(other)),
    draw: ([, other]: Pair) => {
      const top = hung.has(other) ? STROKE + FREE : 0;
      return [
        ...add(bar(0, 0, 25, STROKE), ...(top > 0 ? [bar(8, 0, STROKE, HIGH)] : [])),
        ...plainLetter(other, { x: 8, y: top, width: 17, height: HIGH - top, stroke: STROKE }),
      ];
    },
  },
  /** Bands that pass over and under each other. */
  bands: {
    fits: ([one, other]: Pair) => one === 'T' && banded.has(other),
    draw: ([, other]: Pair) => bandsOf(other) ?? [],
  },
  /** The second stands in the angle of an L, or hangs in that of a Г. */
  angle: {
    fits: ([one, other]: Pair) => (one === 'L' || one === 'Г') && isPlainLetter(other),
    draw: ([one, other]: Pair) => {
      const inner = HIGH - STROKE - FREE;
      return [
        ...plainLetter(one, { x: 0, y: 0, width: HIGH, height: HIGH, stroke: STROKE }),
        ...plainLetter(other, {
          x: STROKE + FREE,
          y: one === 'L' ? 0 : STROKE + FREE,
          width: inner,
          height: inner,
          stroke: 4.2,
        }),
      ];
    },
  },
  /** The second stands within the first. */
  within: {
    fits: ([one, other]: Pair) => holding.has(one) && isPlainLetter(other),
    draw: ([one, other]: Pair) => {
      const [x, room] = [STROKE + FREE, HIGH - 2 * (STROKE + FREE)];
      const place =
        one === 'C'
          ? { x, y: x, width: HIGH - x, height: room }
          : { x, y: one === 'U' ? 0 : x, width: room, height: HIGH - x };
      return [
        ...plainLetter(one, { x: 0, y: 0, width: HIGH, height: HIGH, stroke: STROKE }),
        ...plainLetter(other, { ...place, stroke: FINER }),
      ];
    },
  },
  /** The second lies before the first, with a gap around it. */
  front: {
    fits: ([one, other]: Pair) => behind.has(one) && stemLeft.has(other),
    draw: ([one, other]: Pair) => [
      ...plainLetter(one, { x: 0, y: 0, width: 15, height: 19, stroke: 4.4 }),
      ...plainLetter(other, AROUND).map((layer): Layer => ({ ...layer, op: 'cut' })),
      ...plainLetter(other, LAID),
    ],
  },
} as const satisfies Record<string, { fits: (pair: Pair) => boolean; draw: (pair: Pair) => Layer[] }>;
type Way = keyof typeof ways;
/** Words, and two letters that everybody knows as somebody's. */
const taken = /^(?:FU|FK|CE|AH|HH|HE|ME|AM|AN|HP|LG|MK|NB|NH|AE|AP|LV|LO|HD|UL|UN|UK|CO|CK|UA|ER|EH|FE|OH)$/u;
const names = Object.keys(ways) as Way[];

const pairOf = (letters: string): Pair | undefined => {
  const [one, other] = Array.from(letters, likeOf);
  return one === undefined || other === undefined ? undefined : [one, other];
};

/** What a designer would show before any single letter. */
const leading: ReadonlySet<unknown> = new Set<Way>(['bands', 'angle', 'within']);
/** Whether two initials are one form of which each is plainly read: that leads. */
export const isOneForm = ({ family, values: [way] }: Recipe): boolean => family === 'ligature' && leading.has(way);

/** The initials of two words in one form: they share a stroke, or the second stands in the first. */
export const ligature: Family = {
  kept: (recipe) => (isOneForm(recipe) ? 1 : 0.92),
  legible: false,
  choices: [names],
  propose: ({ pair }) => {
    const letters = pair.join('');
    const both = pairOf(letters);
    return both === undefined || taken.test(both.join(''))
      ? []
      : names.filter((way) => ways[way].fits(both)).flatMap((way) => recipesOf('ligature', [letters], [way]));
  },
  draw: ({ letters, values: [way] }) => {
    const both = pairOf(letters);
    return both && ways[way as Way].fits(both) ? { layers: ways[way as Way].draw(both) } : undefined;
  },
};
