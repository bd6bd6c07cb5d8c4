import type { Shape } from '@signet/scene';
import type { Box } from '@signet/type';
import { grown, heightOf, inside, overlap, widthOf } from '../../frame.ts';
import { placeLockup } from '../../lockup.ts';
import { boxPath } from '../../paths.ts';
import type { Placed } from '../../set-text.ts';
import { fill, type Composition, type Says, type Sheet } from '../../sheet.ts';
import { logoInk, setType } from '../../type-block.ts';
import { accent, blank, boardOf, grid, line, type Dimension } from './draft.ts';

/** The paper's own square. */
const stepOf = ({ frame }: Sheet): number => frame.unit * 1.25;

/** A box out to the next lines of the paper: what is left free is whole squares. */
const onSquares = ({ left, top, right, bottom }: Box, step: number): Box => ({
  left: Math.floor(left / step) * step,
  top: Math.floor(top / step) * step,
  right: Math.ceil(right / step) * step,
  bottom: Math.ceil(bottom / step) * step,
});

const united = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Boxes of words as blocks: lines that belong together leave one field free, not one each. */
const blocksOf = (boxes: readonly Box[], near: number): Box[] =>
  boxes.reduce<Box[]>((blocks, box) => {
    const isNear = (block: Box) => overlap(grown(block, near), box);
    return [...blocks.filter((block) => !isNear(block)), blocks.filter(isNear).reduce(united, box)];
  }, []);

const paperOf = (sheet: Sheet): Shape[] => {
  const { width, height, unit } = sheet.frame;
  return grid(sheet, { left: 0, top: 0, right: width, bottom: height }, stepOf(sheet), Math.max(1.6, unit * 0.1));
};

const field = (sheet: Sheet, box: Box): Shape => ({ kind: 'path', path: boxPath(box), ink: boardOf(sheet) });

/** What lies on the board: words on fields of their own, the drawing over the paper's lines. */
export const board = (sheet: Sheet, parts: Dimension, words: Placed[], says: Says): Composition => {
  const { frame } = sheet;
  const step = stepOf(sheet);
  const all = [...words, ...parts.words];
  // lines alone may lie over anything; the board's own color may not
  if (says.artOnly)
    return {
      ground: [],
      art: parts.shapes.filter((one) => one.kind !== 'path' || one.ink !== boardOf(sheet)),
      words: [],
    };
  const said = words.map(({ box }) => grown(box, frame.small * 0.32));
  const free = blocksOf(said, step * 1.5).map((box) => field(sheet, onSquares(box, step)));
  const behind = blank(
    sheet,
    all.map(({ box }) => box),
    frame.small * 0.32,
  );
  return {
    ground: [fill(sheet, boardOf(sheet)), ...paperOf(sheet), ...free],
    art: [...parts.shapes, ...behind],
    words: all,
  };
};

/** The four corners of a box, as a draftsman marks a field that stays free. */
const corners = (sheet: Sheet, { left, top, right, bottom }: Box): Shape[] => {
  const { unit } = sheet.frame;
  const arm = stepOf(sheet) * 1.5;
  const corner = (x: number, y: number, toX: number, toY: number): Shape =>
    line(
      [
        [x + toX * arm, y],
        [x, y],
        [x, y + toY * arm],
      ],
      accent(sheet),
      Math.max(1.6, unit * 0.14),
    );
  return [
    corner(left, top, 1, 1),
    corner(right, top, -1, 1),
    corner(right, bottom, -1, -1),
    corner(left, bottom, 1, -1),
  ];
};

/** The logo alone on the board: no line comes nearer to it than one cap height, and none measures it. */
export const loneLogo = (sheet: Sheet, says: Says): Composition => {
  const { frame, lockup, arrangement } = sheet;
  const { width, height, margin } = frame;
  const area = inside(frame);
  const step = stepOf(sheet);
  const isWide = frame.format === 'wide' || frame.format === 'banner';
  const small = says.small
    ? setType(sheet, { small: says.small }, area, { grounds: [boardOf(sheet)], headAt: 'top', inks: ['w1'] })
    : [];
  const lowest = small.reduce((low, { box }) => Math.min(low, box.top - step), height - margin * 0.5);
  const free = { ...area, bottom: lowest };
  const cap = Math.min(
    frame.large * (frame.format === 'banner' ? 1.5 : 1.1),
    (widthOf(area) * (isWide ? 0.58 : 0.72)) / lockup.width,
    (heightOf(free) * (says.small ? 0.76 : 0.9)) / (lockup.height + 2),
  );
  const [wide, tall] = [lockup.width * cap, lockup.height * cap];
  const left = [(width - wide) / 2, margin + cap, width - margin - cap - wide][arrangement] ?? margin;
  const top = (Math.min(margin, height - lowest) + lowest - tall) / 2;
  const logo = placeLockup(lockup, { left, top, cap }, logoInk(sheet, [boardOf(sheet)]));
  const calm = onSquares(grown(logo.box, cap), step);
  if (says.artOnly) return { ground: [], art: corners(sheet, calm), words: [] };
  const drawn = board(sheet, { shapes: [], words: [] }, small, says);
  return { ...drawn, art: [...drawn.art, field(sheet, calm), ...corners(sheet, calm)], words: [...small, logo] };
};
