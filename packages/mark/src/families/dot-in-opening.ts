import type { Box } from '@signet/type';
import type { Family } from '../family.ts';
import { frameFor, rasterPath, type Grid } from '../grid.ts';
import type { Letter } from '../letter.ts';
import { piecesOf, squaredDistances } from '../morphology.ts';
import { boxAround } from '../outline.ts';
import { oval, rectangle } from '../shapes.ts';

const SIDE = 96;
/** Around the figure, and the least that it may be by its radius, in stems. */
const [GAP, LEAST] = [0.42, 0.46];
/** Places where nearly as large a figure fits: of them the one farthest from the ink is taken. */
const NEARLY = 0.97;

/** The ground that a letter encloses: a figure there is a new counter, not one in its opening. */
const enclosed = (grid: Grid): ((at: number) => boolean) => {
  const { labels } = piecesOf(grid, 0);
  const open = new Set<number>();
  for (let at = 0; at < labels.length; at += 1) {
    const [x, y] = [at % grid.width, Math.floor(at / grid.width)];
    if (x === 0 || y === 0 || x === grid.width - 1 || y === grid.height - 1) open.add(labels[at] as number);
  }
  return (at) => !open.has(labels[at] as number);
};

/** The largest place within a letter's box that its ink leaves free, as a middle and a reach; undefined for none. */
const openingOf = ({ path, box, stem }: Letter): { x: number; y: number; reach: number } | undefined => {
  const frame = frameFor(box, SIDE, 1);
  const grid = rasterPath(path, frame);
  const depths = squaredDistances(grid, 1);
  const isClosed = enclosed(grid);
  const [left, top] = [(box.left - frame.x) * frame.scale, (box.top - frame.y) * frame.scale];
  const [right, bottom] = [(box.right - frame.x) * frame.scale, (box.bottom - frame.y) * frame.scale];
  const places = Array.from(depths, (squared, at) => {
    const [x, y] = [(at % grid.width) + 0.5, Math.floor(at / grid.width) + 0.5];
    const away = Math.sqrt(squared);
    const within = Math.min(x - left, right - x, y - top, bottom - y);
    return { at, x, y, away, reach: Math.min(away - GAP * stem * frame.scale, within) };
  }).filter(({ at, reach }) => reach > 0 && grid.ink[at] === 0 && !isClosed(at));
  const most = places.reduce((sum, { reach }) => Math.max(sum, reach), 0);
  if (most < LEAST * stem * frame.scale) return undefined;
  const near = places.filter(({ reach }) => reach >= NEARLY * most);
  const best = near.reduce((one, other) => (other.away > one.away ? other : one));
  const { x, y, reach } = best;
  return { x: frame.x + x / frame.scale, y: frame.y + y / frame.scale, reach: reach / frame.scale };
};

const figures = {
  disc: (box: Box) => oval(box),
  square: (box: Box) => rectangle(box),
} as const;

/** A circle's square has corners that come nearer to the ink. */
const SQUARE = 0.84;

/** A dot in the opening of a letter, as large as it can be without touching. */
export const dotInOpening: Family = {
  kept: 0.62,
  legible: true,
  choices: [Object.keys(figures)],
  // loose in a letter it looks like a fault of drawing: what was chosen once is still drawn
  propose: () => [],
  draw: ({ letters: character, values }, { letters }) => {
    const letter = letters(character);
    const place = letter && openingOf(letter);
    if (!letter || !place) return undefined;
    const name = String(values[0]) as keyof typeof figures;
    const side = 2 * place.reach * (name === 'square' ? SQUARE : 1);
    return {
      layers: [
        { op: 'add', path: letter.path },
        { op: 'add', path: figures[name](boxAround(place.x, place.y, side, side)) },
      ],
    };
  },
};
