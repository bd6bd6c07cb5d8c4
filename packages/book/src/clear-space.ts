import { contrastRatio } from '@signet/color';
import { placeText, setLines } from '@signet/kit';
import type { Scene, Shape, Tone } from '@signet/scene';
import type { PathCommand } from '@signet/type';
import type { BookBrand } from './book-brand.ts';

const WIDTH = 1200;
const HEIGHT = 520;
/** Hatching: distance of its lines. */
const HATCH = 14;

type Box = { x: number; y: number; width: number; height: number };

const frame = ({ x, y, width, height }: Box): PathCommand[] => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];

/** Slanted lines across a box, cut to it. */
const hatched = ({ x, y, width, height }: Box, ink: Tone): Shape => {
  const lines: PathCommand[] = [];
  for (let at = -height; at < width; at += HATCH) {
    lines.push(['M', x + at, y + height], ['L', x + at + height, y]);
  }
  return {
    kind: 'group',
    clip: frame({ x, y, width, height }),
    shapes: [{ kind: 'line', path: lines, ink, width: 1.2 }],
  };
};

const line = (path: readonly PathCommand[], ink: Tone, width: number, dash?: readonly [number, number]): Shape => ({
  kind: 'line',
  path,
  ink,
  width,
  ...(dash ? { dash } : {}),
});

/** The primary logo in its clear space, which is measured from the ink; X is the cap height (issue: brand book). */
export const clearSpaceOf = ({ logo, drawing, colors }: BookBrand): Scene => {
  const [primary] = logo.lockups.filter(({ lockup }) => lockup === logo.primary);
  const { scene, capHeight } = { scene: primary?.scene ?? { width: 1, height: 1, shapes: [], label: '' }, ...logo };
  const scale = Math.min(
    (WIDTH * 0.8) / (scene.width + 2 * capHeight),
    (HEIGHT * 0.84) / (scene.height + 2 * capHeight),
  );
  const x = capHeight * scale;
  const [width, height] = [scene.width * scale, scene.height * scale];
  const ink: Box = { x: (WIDTH - width) / 2, y: (HEIGHT - height) / 2, width, height };
  const free: Box = { x: ink.x - x, y: ink.y - x, width: width + 2 * x, height: height + 2 * x };
  const guide: Tone = contrastRatio(colors.p1, colors.n3) >= 3 ? 'p1' : 'b1';
  const [middleX, middleY] = [ink.x + width / 2 - x / 2, ink.y + height / 2 - x / 2];
  const squares: Box[] = [
    { x: free.x, y: middleY, width: x, height: x },
    { x: ink.x + width, y: middleY, width: x, height: x },
    { x: middleX, y: free.y, width: x, height: x },
    { x: middleX, y: ink.y + height, width: x, height: x },
  ];
  const style = { font: drawing.text, face: 'text', leading: 1, tracking: 0, align: 'center' } as const;
  const size = Math.max(13, Math.min(28, x * 0.36));
  const set = setLines(['X'], style, size);
  return {
    x: 0,
    y: 0,
    width: WIDTH,
    height: HEIGHT,
    label: `${scene.label} with the height of a capital letter free on every side`,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: WIDTH, height: HEIGHT, ink: 'n3' },
      hatched(free, { from: 'n3', to: guide, share: 0.22 }),
      { kind: 'rect', ...ink, ink: 'n3' },
      line(frame(free), guide, 1.6, [7, 5]),
      line(frame(ink), guide, 1.2),
      ...squares.flatMap((square): Shape[] => [
        { kind: 'rect', ...square, ink: 'n3' },
        line(frame(square), guide, 1.2),
        ...placeText(set, square.x + x / 2, square.y + x / 2 - set.height / 2, guide).shapes,
      ]),
      { kind: 'group', x: ink.x, y: ink.y, scale, shapes: scene.shapes },
    ],
  };
};

/** How much room a logo keeps. */
export const clearSpaceRule = ({ drawing }: BookBrand): string =>
  drawing.logo ? 'Leave X free on every side.' : 'Leave the height of a capital letter free on every side.';

/** What X is, so that it can be found on a logo of any size. */
export const clearSpaceUnit = ({ drawing, logo: { capHeight, lockups } }: BookBrand): string => {
  const parts = Math.round((capHeight / (lockups[0]?.scene.height ?? capHeight)) * 100);
  return drawing.logo
    ? `X is ${parts}% of the logo’s height, at any size.`
    : 'X is the height of a capital letter in the name, at any size.';
};
