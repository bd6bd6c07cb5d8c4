import type { Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import { boxPath } from '../paths.ts';
import { columns, inside } from '../frame.ts';
import type { Kit, Page, PageKind, Reach } from '../kit.ts';
import { fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import { setType } from '../type-block.ts';

/**
 * What a name is printed on: plain white, the brand's ground, or white with a breath of its primary color or accent.
 * Nearly all of a page is paper, so one sees which.
 */
const papers = [
  'w1',
  'n3',
  { from: 'w1', to: 'p1', share: 0.1 },
  { from: 'n3', to: 'a1', share: 0.16 },
] as const satisfies readonly Tone[];
const paperOf = (sheet: Sheet): Tone => sheet.chance('paper').pick(papers);

/** What a block needs against the ground to be seen at all. */
const SEEN = 1.25;

const blockInk = (sheet: Sheet): Tone => (sheet.palette.contrast('a1', paperOf(sheet)) < SEEN ? 's1' : 'a1');

const hairline = (sheet: Sheet, left: number, right: number, y: number): Shape => {
  const thick = Math.max(1.5, sheet.frame.unit * 0.13);
  const ink = sheet.palette.ornament('p1', paperOf(sheet));
  return { kind: 'rect', x: left, y, width: right - left, height: thick, ink };
};

/** Between the hairline and the first baseline, off the page on one side. */
const block = (sheet: Sheet, top: number, bottom: number, isLeft: boolean): Shape => {
  const { frame } = sheet;
  const edge = isLeft
    ? { left: 0, right: frame.margin * 0.62 }
    : { left: frame.width - frame.margin, right: frame.width };
  return { kind: 'path', path: boxPath({ ...edge, top, bottom }), ink: blockInk(sheet) };
};

/** A line over the headline, a block that is as high as the first line is deep, and nothing else. */
const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, arrangement, brand } = sheet;
  const isLeft = arrangement === 1;
  const hung = arrangement === 2 && !says.menu;
  const long = 3 + sheet.chance('open margin').below(3);
  const first = hung && frame.format !== 'tall' ? 4 : 0;
  const { left } = columns(frame, first, first + long);
  const right = hung && frame.format !== 'tall' ? columns(frame, first, 12).right : columns(frame, 0, 11).right;
  const drop = 3.5 * frame.unit;
  const area = { ...inside(frame), left, right };
  const headAt = hung ? 'top' : 'bottom';
  const typeArea = hung ? { ...area, top: frame.margin * 1.2 + drop } : area;
  const words = setType(sheet, says, typeArea, { grounds: [paperOf(sheet)], headAt, size: 1.24 });
  const head = words.find(({ isHead }) => isHead);
  const live = head?.shapes[0];
  // the first baseline: of live text it is known, of a logo it is where its capitals stand
  const box = head?.box ?? { ...area, top: area.bottom - frame.large };
  const size = live?.kind === 'text' ? live.live.size : 0;
  const cap = (brand.headline.capHeight / brand.headline.upem) * size;
  const baseline = live?.kind === 'text' ? (live.live.lines[0]?.y ?? box.bottom) : box.bottom;
  const capTop = live?.kind === 'text' ? baseline - cap : box.top;
  const lineTop = Math.max(capTop - drop, frame.unit);
  const art = [
    hairline(sheet, left, columns(frame, first, first + long).right, lineTop),
    block(sheet, lineTop, baseline, isLeft || (hung && first > 0)),
  ];
  return { ground: [fill(sheet, paperOf(sheet))], art, words };
};

const page = (sheet: Sheet, kind: PageKind): Page => {
  const { frame, arrangement } = sheet;
  const area = inside(frame);
  const isLetter = kind === 'letter' || kind === 'letter-next';
  const top = isLetter ? frame.height * (kind === 'letter' ? 0.19 : 0.12) : frame.margin;
  const deep = isLetter ? frame.margin * 1.1 : frame.margin * 1.4;
  const at = kind === 'card' ? frame.height * 0.46 : top;
  // letters are printed on white whatever the brand's ground is
  const paper = isLetter || kind === 'signature' ? 'w1' : paperOf(sheet);
  const shapes = [fill(sheet, paper), block(sheet, at, at + deep, arrangement === 1)];
  if (kind === 'signature') {
    shapes[1] = block(sheet, frame.height / 2 - frame.margin * 2, frame.height / 2 + frame.margin * 2, false);
    return { shapes, area: { ...area, right: area.right - frame.margin }, ground: paper };
  }
  const line = columns(frame, 0, 4);
  if (kind === 'card') shapes.push(hairline(sheet, line.left, line.right, at));
  if (isLetter) shapes.push(hairline(sheet, line.left, columns(frame, 0, 3).right, at));
  const right = area.right - (kind === 'content' || kind === 'numbers' ? frame.margin * 0.6 : 0);
  return { shapes, area: { ...area, right }, ground: paper };
};

/** Shares of a square of the pattern: how long a line is and how thick, how wide the block at its end, and how high. */
const FLAG = { long: 0.3, thick: 0.008, wide: 0.045, high: 0.099 } as const;

/** A line with its block at one end; `side` is that of a square. */
const flag = (sheet: Sheet, left: number, top: number, side: number): Shape[] => {
  const ink = sheet.palette.ornament('p1', paperOf(sheet));
  const [long, wide] = [side * FLAG.long, side * FLAG.wide];
  return [
    { kind: 'rect', x: left, y: top, width: long, height: side * FLAG.thick, ink },
    { kind: 'rect', x: left + long - wide, y: top, width: wide, height: side * FLAG.high, ink: blockInk(sheet) },
  ];
};

/** Three lines, each with its block at one end, stepping down: open ground on all sides of them. */
const tile = (sheet: Sheet): Shape[] => {
  const { frame } = sheet;
  const shapes: Shape[] = [fill(sheet, paperOf(sheet))];
  const chance = sheet.chance('tile');
  const shift = chance.between(0.1, 0.3) * frame.width;
  for (const [x, y] of [
    [0.08, 0.2],
    [0.52, 0.45],
    [0.24, 0.78],
  ] as const) {
    shapes.push(...flag(sheet, (x * frame.width + shift) % (frame.width * 0.55), y * frame.height, frame.width));
  }
  return shapes;
};

/** Lines in a square, in height and in width. */
const LINES = { down: 3, across: 1.4 } as const;
/** Where a line stands in the room that its row leaves it, row after row: they step down as in a square. */
const STEPS = [0.12, 0.62, 0.34] as const;

/** The same shared out over a field: no line and no block is cut at its edges. */
const field = (sheet: Sheet, { width, height }: Reach): Shape[] => {
  const side = Math.min(sheet.frame.width, width / FLAG.long / 1.2, height / FLAG.high / 1.6);
  const rows = Math.max(1, Math.round((height / side) * LINES.down));
  const across = Math.max(1, Math.floor((width / side) * LINES.across));
  const [deep, wide] = [height / rows, width / across];
  const first = sheet.chance('tile').below(STEPS.length);
  const ground: Shape = { kind: 'rect', x: 0, y: 0, width, height, ink: paperOf(sheet) };
  const flags = Array.from({ length: rows * across }, (_, at) => {
    const [row, column] = [Math.floor(at / across), at % across];
    const step = STEPS[(first + row) % STEPS.length] ?? 0;
    const left = column * wide + (wide - side * FLAG.long) * step;
    return flag(sheet, left, (row + 0.5) * deep - (side * FLAG.high) / 2, side);
  });
  return [ground, ...flags.flat()];
};

/** The hairline over the title, and the block that is as deep as its first line stands. */
const deck = (sheet: Sheet, { bottom }: Box): Page => {
  const { frame } = sheet;
  const area = inside(frame);
  const line = columns(frame, 0, 3);
  const top = frame.unit * 1.9;
  const shapes = [
    fill(sheet, paperOf(sheet)),
    hairline(sheet, line.left, line.right, top),
    block(sheet, top, bottom * 0.55, false),
  ];
  return { shapes, area, ground: paperOf(sheet) };
};

export const openMargin: Kit = { poster, page, deck, tile, field };
