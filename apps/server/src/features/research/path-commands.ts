/** How many numbers each command of an SVG path takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const SEGMENT = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi;
const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const NUMBER = new RegExp(number, 'gi');
/** The two flags of an arc are single digits, which may stand without anything between them and what follows. */
const ARC = new RegExp(
  [number, number, number, '[01]', '[01]', number, number].map((part) => `(${part})`).join(String.raw`[\s,]*`),
  'gi',
);

const numbersIn = (name: string, text: string): number[] =>
  (name === 'a' ? [...text.matchAll(ARC)].flatMap((arc) => arc.slice(1)) : (text.match(NUMBER) ?? [])).map(Number);

/** One command with its numbers. A capital counts from the origin, a small letter from where the pen is. */
export type PathStep = readonly [command: string, values: readonly number[]];

/** The steps of an SVG path's `d`, repeated commands written out. Numbers too few for a step are left out. */
export const stepsOf = (path: string): PathStep[] =>
  [...path.matchAll(SEGMENT)].flatMap(([, command = '', text = '']): PathStep[] => {
    const count = ARGUMENTS[command.toLowerCase()] ?? 0;
    if (count === 0) return [[command, []]];
    const values = numbersIn(command.toLowerCase(), text);
    // more points after a move are lines (SVG 2, 9.3.3)
    const following = { m: 'l', M: 'L' }[command] ?? command;
    return Array.from({ length: Math.floor(values.length / count) }, (_, index): PathStep => [
      index === 0 ? command : following,
      values.slice(index * count, (index + 1) * count),
    ]);
  });
