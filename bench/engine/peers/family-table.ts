import type { SchemeColors } from '@signet/color';
import type { EngineInput } from '@signet/engine';
import { contrastOf } from '../color-math.ts';
import { favoritesOf } from '../checks/wishes.ts';
import { SCHEMES, type Peer } from './peer.ts';
import { folklore } from './folklore.ts';

const WHITE = '#ffffff';
const BACKGROUND = '#f7f7f7';
const STEP = 0.96;

const darken = (hex: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.floor(Number.parseInt(hex.slice(at, at + 2), 16) * STEP)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The color, or the first darker one that reaches the ratio on both backgrounds; black does at the latest. */
const repair = (hex: string, ratio: number): string =>
  Math.min(contrastOf(hex, BACKGROUND), contrastOf(hex, WHITE)) >= ratio ? hex : repair(darken(hex), ratio);

/** The hexes of the favorites, then of what the table says to the keywords; never of a disliked family. */
const wanted = (quiz: EngineInput): string[] => {
  const { keywords, dislikedColors } = quiz.answers;
  const families = Object.keys(folklore).filter(
    (id) => keywords.some((keyword) => folklore[id]?.split(' ').includes(keyword)) && !dislikedColors.includes(id),
  );
  return [
    ...new Set([
      ...favoritesOf(quiz).map(({ hex }) => hex),
      ...quiz.brain.colorFamilies.filter(({ _id }) => families.includes(_id)).map(({ hex }) => hex),
    ]),
  ];
};

const schemeOf = (main: string, second: string, accent: string): SchemeColors => ({
  p1: repair(main, 4.5),
  p2: repair(main, 7),
  s1: repair(second, 4.5),
  a1: accent,
  a2: second,
  n1: '#5f5f5f',
  n2: '#e2e2e2',
  n3: BACKGROUND,
  b1: '#111111',
  w1: WHITE,
});

/**
 * The naive way: a table from keyword to family, every order of three of them, and whatever fails a contrast rule
 * made darker until it passes.
 */
export const familyTable = (): Peer => {
  const schemesFor: Peer['schemesFor'] = (quiz) => {
    const hexes = wanted(quiz);
    const [first = WHITE] = hexes;
    const orders = hexes.flatMap((main) =>
      hexes.flatMap((second) =>
        hexes
          .filter((accent) => new Set([main, second, accent]).size === 3)
          .map((accent) => schemeOf(main, second, accent)),
      ),
    );
    return Array.from(
      { length: SCHEMES },
      (_, at) => orders[at % Math.max(orders.length, 1)] ?? schemeOf(first, first, first),
    );
  };
  return { name: 'family look-up', schemesFor };
};
