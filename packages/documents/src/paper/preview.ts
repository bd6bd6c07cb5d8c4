import type { Scene, Shape } from '@signet/scene';
import { outlineOf, shape } from '@signet/type';
import { POINTS } from '../drawing/measure.ts';
import { fontOf, UNITS } from '../deck/look.ts';
import { flow, footLine, type Line, type PaperPage } from './flow.ts';
import type { Paper } from './model.ts';
import { senderLines } from './sender.ts';

/** Where the baseline stands in a line of exact height, as readers of the file have it. */
export const BASELINE = 0.8;

/** How thick the lines of tables are: half a point, and a point and a half. */
const FINE = 0.8;
const HEAVY = 2.5;

const lineShapes = (paper: Paper, { y, h, style, face, pieces }: Line): Shape[] => {
  const font = fontOf(paper.look.brand, face);
  const scale = ((style.size / POINTS) * UNITS) / font.upem;
  const marks = pieces
    .filter(({ isBlank }) => isBlank)
    .map(({ x, w }): Shape => ({
      kind: 'rect',
      x: x * UNITS,
      y: y * UNITS,
      width: w * UNITS,
      height: h * UNITS,
      ink: paper.look.sticker.tone,
    }));
  const letters = pieces.flatMap(({ x, text, isBlank }): Shape[] => {
    const at = { x: x * UNITS, y: (y + h * BASELINE) * UNITS, scale };
    const path = outlineOf(font, shape(font, text), at);
    const ink = isBlank ? paper.look.sticker.ink : style.ink;
    return path.length === 0 ? [] : [{ kind: 'path', path, ink }];
  });
  return [...marks, ...letters];
};

/** A sheet before anything is written on it: its ground, the kit's artwork and the logo. */
export const emptySheet = ({ size: { w, h }, ground }: Paper, sheet: Paper['first']): Shape[] => [
  { kind: 'rect', x: 0, y: 0, width: w * UNITS, height: h * UNITS, ink: ground },
  ...sheet.art,
  ...sheet.logo,
];

const pageShapes = (paper: Paper, { lines, rules }: PaperPage, index: number): Shape[] => {
  const sheet = index === 0 ? paper.first : paper.next;
  return [
    ...emptySheet(paper, sheet),
    ...rules.map(({ x, y, w: wide, isHeavy }): Shape => {
      const height = isHeavy ? HEAVY : FINE;
      const ink = isHeavy ? paper.look.accent : paper.look.line;
      return { kind: 'rect', x: x * UNITS, y: y * UNITS - height / 2, width: wide * UNITS, height, ink };
    }),
    ...[...senderLines(paper, sheet), ...lines, footLine(paper, sheet)].flatMap((line) => lineShapes(paper, line)),
  ];
};

/** Every page of a paper as a drawing, from the same parts that its file is written from. */
export const paperScenes = (paper: Paper): Scene[] =>
  flow(paper).map((page, index) => ({
    x: 0,
    y: 0,
    width: paper.size.w * UNITS,
    height: paper.size.h * UNITS,
    label: `${paper.name}, page ${index + 1}`,
    shapes: pageShapes(paper, page, index),
  }));

/** What is not answered yet is left out: nobody could type over it. */
const answeredOnly = (line: Line): Line => {
  const pieces = line.pieces.filter(({ isBlank }) => !isBlank);
  return {
    ...line,
    pieces: pieces.map((one, at) => (at === 0 ? { ...one, text: one.text.replace(/^[\s·]+/u, '') } : one)),
  };
};

/** A brand's empty paper as a drawing, first sheet and next, as it is printed. */
export const stationeryScenes = (paper: Paper): Scene[] =>
  [paper.first, paper.next].map((sheet, index) => ({
    x: 0,
    y: 0,
    width: paper.size.w * UNITS,
    height: paper.size.h * UNITS,
    label: `${paper.name}, sheet ${index + 1}`,
    shapes: [
      ...emptySheet(paper, sheet),
      ...[...senderLines(paper, sheet), footLine(paper, sheet)].flatMap((line) =>
        lineShapes(paper, answeredOnly(line)),
      ),
    ],
  }));
