import type { Shape, Tone } from '@signet/scene';
import type { Box, PathCommand } from '@signet/type';
import { grown, widthOf, heightOf } from '../../frame.ts';
import { boxPath, openLine } from '../../paths.ts';
import { placeText, setLines, type Placed } from '../../set-text.ts';
import { faceFor, type Sheet } from '../../sheet.ts';

/** Paper comes in four depths around the second primary; a name has one of them. */
const boards = [
  'p2',
  { from: 'p2', to: 'p1', share: 0.5 },
  { from: 'p2', to: '#000000', share: 0.34 },
  { from: 'p2', to: 's1', share: 0.36 },
] as const satisfies readonly Tone[];
export const boardOf = (sheet: Sheet): Tone => sheet.chance('board').pick(boards);
const onBoard = (sheet: Sheet, share: number): Tone => ({ from: boardOf(sheet), to: 'w1', share });
export const guideOf = (sheet: Sheet): Tone => onBoard(sheet, 0.42);

export const line = (
  points: readonly (readonly [number, number])[],
  ink: Tone,
  width: number,
  dash?: [number, number],
): Shape => ({
  kind: 'line',
  path: openLine(points),
  ink,
  width,
  ...(dash ? { dash } : {}),
});

/** The paper of the board: a fine line each unit, a stronger one each fifth. */
export const grid = (
  sheet: Sheet,
  box: Box,
  unit: number,
  thin: number,
  fine: Tone = onBoard(sheet, 0.065),
  strong: Tone = onBoard(sheet, 0.15),
): Shape[] => {
  const fineLines: PathCommand[] = [];
  const strongLines: PathCommand[] = [];
  const add = (at: number, path: PathCommand[], strongPath: PathCommand[]) => (at % 5 === 0 ? strongPath : path);
  const across = Math.floor(widthOf(box) / unit);
  const down = Math.floor(heightOf(box) / unit);
  for (let at = 0; at <= across; at += 1) {
    const x = box.left + at * unit;
    add(at, fineLines, strongLines).push(
      ...openLine([
        [x, box.top],
        [x, box.bottom],
      ]),
    );
  }
  for (let at = 0; at <= down; at += 1) {
    const y = box.top + at * unit;
    add(at, fineLines, strongLines).push(
      ...openLine([
        [box.left, y],
        [box.right, y],
      ]),
    );
  }
  return [
    { kind: 'line', path: fineLines, ink: fine, width: thin },
    { kind: 'line', path: strongLines, ink: strong, width: thin },
  ];
};

export const accent = (sheet: Sheet): Tone => {
  const { palette } = sheet;
  return palette.contrast('a1', boardOf(sheet)) >= 4.5 ? 'a1' : palette.textOn([boardOf(sheet)], 'a2');
};

export const blank = (sheet: Sheet, boxes: readonly Box[], by: number): Shape[] =>
  boxes.map((box) => ({ kind: 'path', path: boxPath(grown(box, by)), ink: boardOf(sheet) }));

/** A measure in cap heights as drawings have it. */
export const measure = (value: number): string => value.toFixed(2);

export const labelAt = (
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  align: 'left' | 'center' | 'right',
  ink: Tone,
): Placed => {
  const style = { ...faceFor(sheet.brand, text, 'text'), align };
  return placeText(setLines([text], style, sheet.frame.small * 0.78), x, y, ink);
};

export type Dimension = {
  shapes: Shape[];
  words: Placed[];
};

/** A dimension line along x or y with slanted ticks at its ends and its measure in the middle. */
export const dimension = (
  sheet: Sheet,
  from: readonly [number, number],
  to: readonly [number, number],
  text: string,
): Dimension => {
  const ink = accent(sheet);
  const { unit, small } = sheet.frame;
  const thin = Math.max(1, unit * 0.09);
  const tick = unit * 0.42;
  const ticks = [from, to].map(([x, y]) =>
    line(
      [
        [x - tick, y + tick],
        [x + tick, y - tick],
      ],
      ink,
      thin * 1.4,
    ),
  );
  const isLevel = Math.abs(from[1] - to[1]) < 0.5;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const label = isLevel
    ? labelAt(sheet, text, x, y + small * 0.55, 'center', ink)
    : labelAt(sheet, text, x + small * 0.5, y - small * 0.28, 'left', ink);
  return { shapes: [line([from, to], ink, thin), ...ticks], words: [label] };
};

/** Outlines that overlap in a font file are one line on paper: the line is drawn, and its inner half covered. */
export const outlined = (sheet: Sheet, path: readonly PathCommand[], width: number, ink: Tone = 'w1'): Shape[] => [
  { kind: 'line', path, ink, width: width * 2 },
  { kind: 'path', path, ink: boardOf(sheet) },
];

/** The points that a letter is drawn from, with the handles of its curves. */
export const nodes = (sheet: Sheet, path: readonly PathCommand[], unit: number): Shape[] => {
  const ink = accent(sheet);
  const points: PathCommand[] = [];
  const handles: PathCommand[] = [];
  let [x, y] = [0, 0];
  for (const command of path) {
    if (command[0] === 'Z') continue;
    const [toX, toY] = command.slice(-2) as [number, number];
    if (command[0] === 'Q')
      handles.push(
        ...openLine([
          [x, y],
          [command[1], command[2]],
          [toX, toY],
        ]),
      );
    if (command[0] === 'C') {
      handles.push(
        ...openLine([
          [x, y],
          [command[1], command[2]],
        ]),
        ...openLine([
          [command[3], command[4]],
          [toX, toY],
        ]),
      );
    }
    points.push(
      ...boxPath({ left: toX - unit * 0.2, top: toY - unit * 0.2, right: toX + unit * 0.2, bottom: toY + unit * 0.2 }),
    );
    [x, y] = [toX, toY];
  }
  return [
    { kind: 'line', path: handles, ink: guideOf(sheet), width: unit * 0.06 },
    { kind: 'path', path: points, ink },
  ];
};
