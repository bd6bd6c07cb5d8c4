import type { Shape, Tone } from '@signet/scene';
import { boundsOf, outlineOf, placePath, shape, type Box } from '@signet/type';
import { columns, grown, heightOf, inside, overlap, widthOf } from '../frame.ts';
import type { Figure, Kit, Page, PageKind, Reach } from '../kit.ts';
import { boxPath, hundredths } from '../paths.ts';
import { saysName } from '../said-name.ts';
import { placeText, setLines, type Placed } from '../set-text.ts';
import { faceFor, fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import { setType } from '../type-block.ts';
import { board, loneLogo } from './drawing-board/board.ts';
import { construction, detail, initialOf, largeLines, table } from './drawing-board/construction.ts';
import { accent, boardOf, grid, line, outlined } from './drawing-board/draft.ts';

/** The letter from so near that the page cuts it off, or the paper with its measures alone. */
const apart = (sheet: Sheet, says: Says, scene: NonNullable<Says['scene']>): Composition => {
  const { frame } = sheet;
  const { width, height } = frame;
  const area = inside(frame);
  const isWide = frame.format === 'wide' || frame.format === 'banner';
  const place = { grounds: [boardOf(sheet)], inks: ['w1'] as const, size: isWide ? 0.86 : 0.82 };
  const head = isWide ? { ...area, right: columns(frame, 0, 7).right } : { ...area, top: height * 0.58 };
  const words = setType(sheet, says, head, { ...place, headAt: isWide ? 'bottom' : 'top' });
  const room = isWide
    ? { left: width * 0.58, top: -height * 0.3, right: width * 1.36, bottom: height * 1.42 }
    : { left: width * 0.12, top: -height * 0.14, right: width * 1.5, bottom: height * 0.54 };
  if (scene === 'close') return board(sheet, { shapes: detail(sheet, room, false).shapes, words: [] }, words, says);
  const notes = table(sheet, area.right, area.bottom);
  const isClear = notes.words.every(({ box }) => words.every((one) => !overlap(grown(one.box, frame.unit), box)));
  return board(sheet, isClear && isWide ? notes : { shapes: [], words: [] }, words, says);
};

const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, arrangement, brand } = sheet;
  const { width, height, margin, unit } = frame;
  const area = inside(frame);
  if (says.hero) return loneLogo(sheet, says);
  if (says.scene && !says.artOnly) return apart(sheet, says, says.scene);
  const isWide = frame.format === 'wide' || frame.format === 'banner';
  const place = { grounds: [boardOf(sheet)], inks: ['w1'] as const, size: isWide ? 0.66 : 0.82 };
  // beside a headline that says the name the whole of it across the board would say it again
  if (isWide && !says.menu && saysName(says.headline ?? '', brand.name)) return apart(sheet, says, 'close');
  if (isWide && !says.menu && arrangement !== 2) {
    const isLow = arrangement === 1;
    const rest: Says = says.loud === 'name' || !says.logo ? { ...says, logo: false } : says;
    const head = {
      ...area,
      right: columns(frame, 0, 8).right,
      ...(isLow ? { bottom: height * 0.36 } : { top: height * 0.68 }),
    };
    const words = says.headline
      ? setType(sheet, { ...rest, logo: false, isUnder: says.logo === true || says.isUnder === true }, head, {
          ...place,
          headAt: isLow ? 'top' : 'bottom',
        })
      : [];
    const room = isLow
      ? { ...area, top: height * 0.46, bottom: height * 0.86 }
      : { ...area, top: margin * 1.1, bottom: height * 0.52 };
    const name = construction(sheet, room, largeLines(sheet, room));
    const notes = table(sheet, area.right, isLow ? margin + frame.small * 5.1 : area.bottom);
    const parts = { shapes: [...name.shapes, ...notes.shapes], words: [...name.words, ...notes.words] };
    const isClear = notes.words.every(
      ({ box }) => words.every((one) => !overlap(grown(one.box, unit), box)) && !overlap(box, name.box),
    );
    return board(sheet, isClear ? parts : name, words, says);
  }
  const headHigh = says.menu ? height : height * (isWide ? 1 : 0.46);
  const head = isWide ? { ...area, right: columns(frame, 0, 7).right } : { ...area, top: height - headHigh };
  // beside one letter there is room for a headline that is larger than below a whole name
  const size = isWide && !says.menu ? 0.86 : place.size;
  const words = says.headline ? setType(sheet, says, head, { ...place, size, headAt: isWide ? 'bottom' : 'top' }) : [];
  const room = isWide
    ? {
        left: columns(frame, 7, 12).left,
        top: margin * (says.menu ? 2.4 : 1.6),
        right: area.right,
        bottom: height - margin * 1.6,
      }
    : { left: width * 0.3, top: margin, right: area.right, bottom: height - headHigh - unit - frame.small * 0.8 };
  return board(sheet, detail(sheet, room), words, says);
};

const page = (sheet: Sheet, kind: PageKind): Page => {
  const { frame } = sheet;
  const { width, height, margin, unit } = frame;
  const area = inside(frame);
  if (kind === 'card') {
    const room = { left: width * 0.6, top: height * 0.16, right: area.right, bottom: height * 0.94 };
    const parts = detail(sheet, room, false);
    const { ground, art, words } = board(sheet, parts, [], {});
    const calm: Shape = {
      kind: 'path',
      path: boxPath({ left: 0, top: 0, right: width * 0.58, bottom: height }),
      ink: boardOf(sheet),
    };
    const shapes = [...ground, ...art, ...words.flatMap(({ shapes: text }) => text), calm];
    return { shapes, area: { ...area, right: width * 0.56 }, ground: boardOf(sheet) };
  }
  const isPaper = kind === 'letter' || kind === 'letter-next' || kind === 'signature';
  const ground: Tone = isPaper ? 'w1' : 'n3';
  const soft: Tone = { from: ground, to: 'p2', share: 0.1 };
  const strong: Tone = { from: ground, to: 'p2', share: 0.26 };
  const strip = (box: Box): Shape => ({
    kind: 'group',
    clip: boxPath(box),
    shapes: [
      { kind: 'path', path: boxPath(box), ink: boardOf(sheet) },
      ...grid(sheet, box, unit * 1.25, Math.max(1.6, unit * 0.1)),
    ],
  });
  if (isPaper) {
    const deep = kind === 'signature' ? height * 0.09 : margin * (kind === 'letter' ? 0.75 : 0.4);
    const box = { left: 0, top: height - deep, right: width, bottom: height };
    return {
      shapes: [fill(sheet, ground), strip(box)],
      area: { ...area, bottom: height - deep - margin * 0.5 },
      ground,
    };
  }
  const lines = grid(
    sheet,
    { left: width * 0.86, top: 0, right: width, bottom: height },
    unit * 1.25,
    Math.max(1.6, unit * 0.1),
    soft,
    strong,
  );
  return { shapes: [fill(sheet, ground), ...lines], area: { ...area, right: width * 0.83 }, ground };
};

/** A corner of the board, with the initial drawn on it. */
const deck = (sheet: Sheet, { left, bottom }: Box): Page => {
  const { frame } = sheet;
  const { unit, width } = frame;
  const box = { left: left + unit * 3, top: 0, right: width, bottom: bottom * 0.74 };
  // its guides end with the board: beyond it they would run through the headline
  const initial = detail(sheet, { ...box, top: unit, right: width + unit, bottom: box.bottom + unit * 2.5 }, false);
  const strip: Shape = {
    kind: 'group',
    clip: boxPath(box),
    shapes: [
      { kind: 'path', path: boxPath(box), ink: boardOf(sheet) },
      ...grid(sheet, box, unit * 1.25, Math.max(1.6, unit * 0.1)),
      ...initial.shapes,
    ],
  };
  return { shapes: [fill(sheet, 'n3'), strip], area: inside(frame), ground: 'n3' };
};

/** A figure between its lines: where it stands, how high it is. */
const figure = (sheet: Sheet, { box, figure: text, size }: Figure): Placed => {
  const { palette, frame, brand } = sheet;
  const set = setLines([text], faceFor(brand, text, 'headline'), size);
  const hang = Math.max(0, placeText(set, 0, -set.height, 'b1').box.bottom);
  const words = placeText(set, box.left, box.bottom - hang - set.height, palette.textOn(['n3'], 'p1'));
  const guide: Tone = { from: 'n3', to: 'p2', share: 0.5 };
  const thin = Math.max(1, frame.unit * 0.07);
  const dash: [number, number] = [frame.unit * 0.45, frame.unit * 0.35];
  const clear = frame.unit * 0.5;
  const shapes = [words.box.top - clear, words.box.bottom + clear].map((y) =>
    line(
      [
        [box.left, y],
        [box.right, y],
      ],
      guide,
      thin,
      dash,
    ),
  );
  return { shapes: [...shapes, ...words.shapes], box: words.box };
};

/** Rows of a square of the pattern. */
const ROWS = 2;
/** How large a letter is in a square, and of its place in a row at the most. */
const LETTER = 0.34;
const FILLED = 0.8;

/**
 * Letters in every other place of a board, those of one row in another color than those of the next; of a single row in
 * every place. A row is shared out among as many as it has room for: none is cut.
 */
const field = (sheet: Sheet, { width, height }: Reach): Shape[] => {
  const { frame, brand } = sheet;
  const side = frame.width;
  const rows = Math.max(1, Math.round((height / side) * ROWS));
  const deep = height / rows;
  const font = brand.headline;
  const source = brand.mark?.path ?? outlineOf(font, shape(font, initialOf(brand.name)));
  const ink = boundsOf(source) ?? { left: 0, top: -1, right: 1, bottom: 0 };
  const large = Math.min(side * LETTER, deep * ROWS * LETTER);
  const scale = large / Math.max(widthOf(ink), heightOf(ink));
  const most = Math.floor((width * FILLED) / (widthOf(ink) * scale));
  const count = Math.max(1, Math.min(most, Math.round((width / side) * ROWS)));
  const letters = Array.from({ length: rows * count }, (_, at) => {
    const [row, column] = [Math.floor(at / count), at % count];
    if (rows > 1 && (row + column) % 2 === 1) return [];
    const x = ((column + 0.5) * width) / count - ((ink.left + ink.right) / 2) * scale;
    const y = (row + 0.5) * deep - ((ink.top + ink.bottom) / 2) * scale;
    const path = hundredths(placePath(source, { x, y, scale }));
    return outlined(sheet, path, side * 0.004, (rows > 1 ? row : column) % 2 === 1 ? accent(sheet) : 'w1');
  });
  const board: Box = { left: 0, top: 0, right: width, bottom: height };
  const ground: Shape = { kind: 'rect', x: 0, y: 0, width, height, ink: boardOf(sheet) };
  return [ground, ...grid(sheet, board, side / 40, side * 0.0014), ...letters.flat()];
};
const tile = (sheet: Sheet): Shape[] => field(sheet, { width: sheet.frame.width, height: sheet.frame.width });

export const drawingBoard: Kit = { poster, page, deck, figure, tile, field, rows: ROWS };
