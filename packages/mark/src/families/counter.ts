import { boundsOf, type Box, type PathCommand } from '@signet/type';
import { numberAt, recipesOf, type Family } from '../family.ts';
import type { Letter } from '../letter.ts';
import { areaOf, boxAround, contoursOf, fitInto, heightOf, ringsOf, widthOf, type Outline } from '../outline.ts';
import { oval, polygon, rectangle } from '../shapes.ts';
import { flameShape } from '../things/made.ts';
import { drop as tear, lens } from '../things/pen.ts';

/** A star of four points, its sides drawn in. */
const star = ({ left, top, right, bottom }: Box): PathCommand[] => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const pull = (from: number, to: number) => from + (to - from) * 0.62;
  const side = (x1: number, y1: number, x2: number, y2: number): PathCommand => [
    'C',
    pull(x1, x),
    pull(y1, y),
    pull(x2, x),
    pull(y2, y),
    x2,
    y2,
  ];
  return [
    ['M', x, top],
    side(x, top, right, y),
    side(right, y, x, bottom),
    side(x, bottom, left, y),
    side(left, y, x, top),
    ['Z'],
  ];
};

const drop = ({ left, top, right, bottom }: Box): PathCommand[] => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [hx, hy] = [((right - left) / 2) * 0.5523, ((bottom - top) / 2) * 0.5523];
  return [
    ['M', left, top],
    ['L', x, top],
    ['C', x + hx, top, right, y - hy, right, y],
    ['C', right, y + hy, x + hx, bottom, x, bottom],
    ['C', x - hx, bottom, left, y + hy, left, y],
    ['Z'],
  ];
};

/** How high a slit is, in parts of the place that it stands in. */
const SLIT = 0.4;
const slit = (box: Box): PathCommand[] => {
  const [y, half] = [(box.top + box.bottom) / 2, (heightOf(box) * SLIT) / 2];
  return rectangle({ ...box, top: y - half, bottom: y + half });
};

/** The middle of a box, so much of its width. */
const narrowed = (box: Box, share: number): Box => {
  const by = (widthOf(box) * (1 - share)) / 2;
  return { ...box, left: box.left + by, right: box.right - by };
};

const shapes = {
  disc: (box: Box) => oval(box),
  star,
  diamond: ({ left, top, right, bottom }: Box) =>
    polygon(
      [(left + right) / 2, top],
      [right, (top + bottom) / 2],
      [(left + right) / 2, bottom],
      [left, (top + bottom) / 2],
    ),
  drop,
  slit,
  leaf: ({ left, top, right, bottom }: Box) => lens([left, bottom], [right, top], (right - left) * 0.3),
  tear: (box: Box) => fitInto(tear(12, 15.2, 8.4, 0), narrowed(box, 0.78)),
  flame: (box: Box) => fitInto(flameShape, narrowed(box, 0.78)),
} as const satisfies Record<string, (box: Box) => Outline>;

const outside = (letter: Letter): PathCommand[] =>
  contoursOf(letter.path)
    .filter((contour) => areaOf(ringsOf(contour)[0] ?? []) > 0)
    .flat();

/** The largest square about a counter's middle that leaves the letter its edge. */
const placeFor = (counter: Outline, size: number): Box | undefined => {
  const box = boundsOf(counter);
  if (!box) return undefined;
  const side = Math.sqrt(widthOf(box) * heightOf(box)) * size;
  return boxAround((box.left + box.right) / 2, (box.top + box.bottom) / 2, side, side);
};

/** With round counters a B becomes an 8, a б a 6, a broad Δ a lampshade; a q with any is a 9. */
const unlike = /[ΔДдqб]/u;
/** Where a bowl meets its stem in a spur, a pointed counter leaves a notch at the foot. */
const spurred = /[bd]/u;
/** Round letters with a diamond are signs on a road, or fall apart at their tail. */
const round = /[OoQОоΟο]/u;
/** A disc between two legs is a pair of compasses. */
const legged = /[AАΑ]/u;
/** A lens in an O is a coffee bean; between two legs it stands beside its axis. */
const beaned = /[AАΑOОΟ]/u;
/** Only in a bowl as free as this a star is a star: in others it is the sign of a machine that thinks. */
const starred = /[Юю]/u;

/** What a word of the name may put in the place of a counter, where it is plain enough to be told there. */
const meant: Readonly<Record<string, keyof typeof shapes>> = {
  leaf: 'leaf',
  sprout: 'leaf',
  tree: 'leaf',
  flower: 'leaf',
  fruit: 'leaf',
  apple: 'leaf',
  drop: 'tear',
  wave: 'tear',
  flame: 'flame',
  lamp: 'flame',
  gem: 'diamond',
};

/** A letter whose counters are plain figures. */
export const counter: Family = {
  kept: 0.6,
  legible: true,
  choices: [Object.keys(shapes), [1, 1.25]],
  propose: ({ initials, letters, things }) =>
    recipesOf(
      'counter',
      initials.filter((one) => letters(one)?.counters.length === 1 && !unlike.test(one)),
      // a slit is a sign for no entry or a slot for coins: what was chosen once is still drawn
      ['disc', 'star', 'drop', ...new Set(things.flatMap(({ motif }) => meant[motif] ?? []))],
      [1, 1.25],
    ).filter(
      ({ letters: one, values }) =>
        !(values[0] === 'star' && !starred.test(one)) &&
        !(values[0] === 'disc' && legged.test(one)) &&
        !(values[0] === 'drop' && (beaned.test(one) || one === 'Q')) &&
        !(values[0] === 'diamond' && (spurred.test(one) || round.test(one))),
    ),
  draw: (recipe, { letters }) => {
    const letter = letters(recipe.letters);
    if (!letter || letter.counters.length === 0) return undefined;
    const figure = shapes[String(recipe.values[0]) as keyof typeof shapes];
    const places = letter.counters.flatMap((one) => placeFor(one, numberAt(recipe, 1)) ?? []);
    return {
      layers: [
        { op: 'add', path: outside(letter) },
        ...places.map((box) => ({ op: 'cut' as const, path: figure(box) })),
      ],
    };
  },
};
