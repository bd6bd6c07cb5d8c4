import type { ColorRole } from '@signet/color';
import type { Place, Shape, Tone } from '@signet/scene';
import { boundsOf, outlineOf, placePath, shape, type Box, type PathCommand } from '@signet/type';
import { heightOf, inside, overlap, widthOf, grown } from '../frame.ts';
import type { Kit, Page, PageKind, Reach } from '../kit.ts';
import { lettersOf } from '../letters.ts';
import { areaOf, boxPath, flatten, smooth, type Point } from '../paths.ts';
import type { Chance } from '../seed.ts';
import type { Placed } from '../set-text.ts';
import { fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import { setType } from '../type-block.ts';

/** How high a stamp is in its cell. */
const STAMP = 0.69;
/** Of the edge that ink leaves: a point every so often, and how far it strays, as parts of the stamp. */
const STEP = 0.045;
const STRAY = 0.006;
const CUTS = 3;
const TURN = 0.8;

type Stamp = {
  path: PathCommand[];
  /** At a height of 1. */
  width: number;
};

/** The mark, else the first letter of the name, cut into wood: height 1, its middle at 0, 0. */
const stampOf = ({ brand }: Sheet): Stamp => {
  const { mark, heavy, headline } = brand;
  const font = heavy ?? headline;
  const letter = lettersOf(brand.name)[0] ?? brand.name.trim().charAt(0);
  const source = mark?.path ?? outlineOf(font, shape(font, font.covers(letter) ? letter : 'o'));
  const box: Box = boundsOf(source) ?? { left: 0, top: -1, right: 1, bottom: 0 };
  // a wide sign would fill its cell from side to side
  const scale = 1 / Math.max(heightOf(box), widthOf(box) * 0.8);
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { path: placePath(source, { x: -cx * scale, y: -cy * scale, scale }), width: widthOf(box) * scale };
};

/** One cut of the stamp: its edge as ink leaves it, never quite on the line. */
const cutOf = (path: readonly PathCommand[], chance: Chance): PathCommand[] =>
  flatten(path, STEP)
    .filter((contour) => contour.length > 2)
    .flatMap((contour) => {
      const noise = contour.map(() => chance.between(-1, 1));
      const eased = noise.map(
        (one, at) => (one * 2 + (noise.at(at - 1) ?? 0) + (noise[(at + 1) % noise.length] ?? 0)) / 4,
      );
      const isSmall = Math.abs(areaOf(contour)) < 0.001;
      const points = contour.map(([x, y], at): Point => {
        const stray = isSmall ? 0 : (eased[at] ?? 0) * STRAY * 2;
        return [(x + stray) * 1000, (y + stray * 0.7) * 1000];
      });
      return placePath(smooth(points), { scale: 1 / 1000 });
    });

const fine = (path: readonly PathCommand[]): PathCommand[] =>
  path.map(
    (command) =>
      command.map((part) =>
        typeof part === 'number' ? Math.round(part * 1000) / 1000 : part,
      ) as unknown as PathCommand,
  );

type Beat = (column: number, row: number) => number;
/** Which stamps take the second color. */
const beats: readonly Beat[] = [
  (column, row) => (column + 2 * row) % 4,
  (column, row) => (column * 2 + row) % 4,
  (column, row) => (column + row) % 4,
];

type Print = {
  box: Box;
  cell: number;
  inks: readonly [Tone, Tone];
  use: string;
  /** Stamps stay clear of these. */
  clear?: readonly Box[];
};

/** Stamps over a box, every other column half a cell lower; those cut by more than half are left out. */
const printed = (sheet: Sheet, { box, cell, inks, use, clear = [] }: Print): Shape[] => {
  const chance = sheet.chance(`print ${use}`);
  const stamp = stampOf(sheet);
  const high = cell * STAMP;
  const across = cell * Math.max(0.86, 1.12 * stamp.width * STAMP);
  const beat = beats[sheet.arrangement] ?? beats[0];
  const places: Place[][][] = [0, 1].map(() => Array.from({ length: CUTS }, () => []));
  const columnCount = Math.ceil(widthOf(box) / across) + 1;
  const rowCount = Math.ceil(heightOf(box) / cell) + 1;
  const start = box.left + (widthOf(box) - Math.floor(widthOf(box) / across) * across) / 2;
  for (let column = 0; column < columnCount; column += 1)
    for (let row = -1; row < rowCount; row += 1) {
      const x = start + (column + 0.5) * across;
      const y = box.top + (row + 0.5 + (column % 2) / 2) * cell;
      const [px, py] = [x + chance.between(-0.01, 0.01) * cell, y + chance.between(-0.01, 0.01) * cell];
      const half = {
        left: px - (stamp.width * high) / 2,
        right: px + (stamp.width * high) / 2,
        top: py - high / 2,
        bottom: py + high / 2,
      };
      const wideIn = Math.min(half.right, box.right) - Math.max(half.left, box.left);
      const highIn = Math.min(half.bottom, box.bottom) - Math.max(half.top, box.top);
      const isCut = wideIn < stamp.width * high * 0.55 || highIn < high * 0.55;
      if (isCut || clear.some((one) => overlap(one, half))) continue;
      const which = beat?.(column, row + 4) === 0 ? 1 : 0;
      const turn = chance.between(-TURN, TURN);
      places[which]?.[chance.below(CUTS)]?.push({ x: px, y: py, scale: high, turn });
    }
  const cuts = Array.from({ length: CUTS }, () => fine(cutOf(stamp.path, chance)));
  return places.flatMap((byCut, which) =>
    byCut.flatMap((list, at): Shape[] =>
      list.length === 0
        ? []
        : [
            {
              kind: 'pattern',
              shapes: [{ kind: 'path', path: cuts[at] ?? [], ink: inks[which] ?? 'p1' }],
              places: list,
            },
          ],
    ),
  );
};

const cutTo = (box: Box, shapes: Shape[]): Shape => ({ kind: 'group', clip: boxPath(box), shapes });

/** The colors of a print: light ground with dark stamps, or the other way round. */
const colorsOf = ({ palette }: Sheet, isDark: boolean): { ground: Tone; inks: [Tone, Tone]; label: Tone } => {
  if (isDark) {
    const first = palette.ornament('a2', 'p1');
    const second =
      palette.apart('a1', 'p1') > 0.15 && palette.apart('a1', first) > 0.06
        ? 'a1'
        : palette.ornament('s1', 'p1', first);
    return { ground: 'p1', inks: [first, second], label: palette.contrast('a2', 'p2') > 4.5 ? 'a2' : 'w1' };
  }
  const ground: Tone = palette.lightness('a2') > 0.76 ? 'a2' : 'n2';
  const second: Tone =
    (['s1', 'a1', 'p2'] as const satisfies ColorRole[]).find(
      (one) => palette.apart(one, ground) > 0.12 && palette.apart(one, 'p1') > 0.08,
    ) ?? 'p2';
  return { ground, inks: ['p1', second], label: 'p1' };
};

/** Of the large size, what a headline is set in at the least before its label grows. */
const LEAST = 0.62;

const sizeOf = (words: readonly Placed[]): number => {
  const [head] = words.find(({ isHead }) => isHead)?.shapes ?? [];
  return head?.kind === 'text' ? head.live.size : Infinity;
};

const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, arrangement } = sheet;
  const { width, height, unit, margin } = frame;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const isWide = frame.format === 'wide' || frame.format === 'banner';
  const isDark = says.hero === true;
  const { ground, inks, label } = colorsOf(sheet, isDark);
  const cell =
    frame.format === 'banner' ? height / 3 : isWide ? height / 4 : width / (frame.format === 'tall' ? 4 : 4.4);
  // the label holds whole cells and runs off two edges
  const rows = says.menu ? 4 : frame.format === 'banner' ? 2 : isWide ? 2 : frame.format === 'tall' ? 3 : 2;
  const wide = isWide ? width * (says.menu ? 0.5 : frame.format === 'banner' ? 0.56 : 0.54) : width * 0.82;
  const isTop = arrangement === 1 && !says.menu;
  const isRight = arrangement === 2 && !says.menu;
  const labelled = (count: number): { box: Box; words: Placed[] } => {
    const high = Math.min(height, cell * count);
    const box: Box = {
      left: isRight ? width - wide : 0,
      right: isRight ? width : wide,
      top: isTop ? 0 : height - high,
      bottom: isTop ? high : height,
    };
    const pad = margin;
    const room = {
      left: box.left + (isRight ? pad * 0.8 : pad),
      right: box.right - pad * 0.8,
      top: box.top + (isTop ? pad : pad * 0.85),
      bottom: box.bottom - (isTop ? pad * 0.85 : pad),
    };
    const words = setType(sheet, says, room, {
      grounds: [label],
      headAt: says.menu ? 'bottom' : says.hero ? 'middle' : 'top',
      inks: ['w1'],
      size: 0.92,
    });
    return { box, words };
  };
  const usual = labelled(rows);
  // a headline that a low label makes small has a row more
  const { box, words } =
    frame.format === 'wide' && sizeOf(usual.words) < frame.large * LEAST ? labelled(rows + 1) : usual;
  const isEmpty = words.length === 0;
  const clear = isEmpty ? [] : [grown(box, 1.2 * unit)];
  const stamps = printed(sheet, { box: whole, cell, inks, use: frame.format, clear });
  const solid: Shape = { kind: 'path', path: boxPath(box), ink: label };
  return { ground: [fill(sheet, ground)], art: [cutTo(whole, stamps), ...(isEmpty ? [] : [solid])], words };
};

const page = (sheet: Sheet, kind: PageKind): Page => {
  const { frame } = sheet;
  const { width, height, margin } = frame;
  const area = inside(frame);
  const { ground: light, inks } = colorsOf(sheet, false);
  const isPaper = kind === 'letter' || kind === 'letter-next' || kind === 'signature';
  const ground: Tone = isPaper ? 'w1' : light;
  const base = fill(sheet, ground);
  if (kind === 'card' || kind === 'signature') {
    const cell = height / (kind === 'card' ? 3.2 : 2.4);
    const from = width - (kind === 'card' ? cell * 1.9 : cell * 1.8);
    const box = { left: from, top: 0, right: width, bottom: height };
    const stamps = printed(sheet, { box, cell, inks, use: kind });
    return { shapes: [base, cutTo(box, stamps)], area: { ...area, right: from - margin * 0.3 }, ground };
  }
  // a row of whole stamps along the foot
  const cell = margin * (isPaper ? (kind === 'letter' ? 0.8 : 0.6) : 1.25);
  const stamp = stampOf(sheet);
  const across = cell * Math.max(0.86, 1.12 * stamp.width * STAMP);
  const count = Math.floor(widthOf(area) / across);
  const chance = sheet.chance(kind);
  const cuts = Array.from({ length: CUTS }, () => fine(cutOf(stamp.path, chance)));
  const y = area.bottom - cell * 0.35;
  const step = widthOf(area) / count;
  const shapes: Shape[] = [0, 1].flatMap((which) => {
    const places = Array.from({ length: count }, (_, at) => at)
      .filter((at) => (at % 4 === 3 ? 1 : 0) === which)
      .map((at): Place => ({
        x: area.left + (at + 0.5) * step,
        y,
        scale: cell * STAMP,
        turn: chance.between(-TURN, TURN),
      }));
    return [
      {
        kind: 'pattern',
        shapes: [{ kind: 'path', path: cuts[which] ?? [], ink: inks[which] ?? 'p1' }],
        places,
      } satisfies Shape,
    ];
  });
  return { shapes: [base, ...shapes], area: { ...area, bottom: y - cell * 1.05 }, ground };
};

/** Two rows of whole stamps, running off the corner. */
const deck = (sheet: Sheet, { left, bottom }: Box): Page => {
  const { frame } = sheet;
  const { ground, inks } = colorsOf(sheet, false);
  const box = { left: left + frame.unit * 2, top: 0, right: frame.width, bottom: bottom * 0.78 };
  const stamps = printed(sheet, { box, cell: bottom * 0.4, inks, use: 'deck' });
  return { shapes: [fill(sheet, ground), ...stamps], area: inside(frame), ground };
};

/** Four columns and four rows: the beat comes round once, and the half drop twice. */
const field = (sheet: Sheet, { width, height }: Reach): Shape[] => {
  const side = sheet.frame.width;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const { ground, inks } = colorsOf(sheet, false);
  const stamp = stampOf(sheet);
  const cell = side / 4;
  const wide = stamp.width * STAMP > 0.94 ? 0.94 / (stamp.width * STAMP) : 1;
  const cuts = Array.from({ length: CUTS }, () => fine(cutOf(stamp.path, sheet.chance('tile'))));
  const beat = beats[sheet.arrangement] ?? beats[0];
  const places: Place[][] = [[], []];
  for (let column = 0; column * cell < width; column += 1)
    for (let row = -1; row * cell < height; row += 1) {
      const y = (row + 0.5 + (column % 2) / 2) * cell;
      const which = beat?.(column % 4, (row + 4) % 4) === 0 ? 1 : 0;
      places[which]?.push({ x: (column + 0.5) * cell, y, scale: cell * STAMP * wide });
    }
  const stamps = places.map((list, which): Shape => ({
    kind: 'pattern',
    shapes: [{ kind: 'path', path: cuts[0] ?? [], ink: inks[which] ?? 'p1' }],
    places: list,
  }));
  return [{ kind: 'rect', x: 0, y: 0, width, height, ink: ground }, cutTo(whole, stamps)];
};
const tile = (sheet: Sheet): Shape[] => field(sheet, { width: sheet.frame.width, height: sheet.frame.width });

export const blockPrint: Kit = { poster, page, deck, tile, field };
