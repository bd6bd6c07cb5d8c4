import type { Shape } from '@signet/scene';
import { boundsOf, outlineOf, placePath, shape, type Box } from '@signet/type';
import { grown, heightOf, widthOf } from '../../frame.ts';
import { fitText } from '../../break-text.ts';
import { lettersOf } from '../../letters.ts';
import { hundredths } from '../../paths.ts';
import type { Placed } from '../../set-text.ts';
import { faceFor, type Sheet } from '../../sheet.ts';
import { stemOf } from '../../stem.ts';
import {
  accent,
  boardOf,
  dimension,
  guideOf,
  labelAt,
  line,
  measure,
  nodes,
  outlined,
  type Dimension,
} from './draft.ts';

/** Below so much of a headline's size the whole of a long name is no construction any more. */
const LEAST_LARGE = 0.8;

/**
 * The lines of the name as they stand large: a short name on one line, a long one broken as its words ask for. Only of
 * a name that would come out small its longest word stands for all of it.
 */
export const largeLines = ({ brand, frame }: Sheet, room: Box): readonly string[] => {
  const words = brand.name.split(/\s+/u).filter((word) => word !== '');
  if (Array.from(brand.name).length <= 13 || words.length === 1) return [words.join(' ')];
  if (words.length === 2 && words.every((word) => Array.from(word).length <= 12)) return words;
  const style = { ...faceFor(brand, brand.name, 'headline'), leading: 1.02, tracking: 0 };
  const set = fitText(words.join(' '), style, {
    width: widthOf(room) - frame.unit * 3,
    height: heightOf(room) * 0.86,
    largest: heightOf(room),
    lines: 3,
  });
  if (set.size >= frame.large * LEAST_LARGE) return set.lines;
  return [words.find((word) => Array.from(word).length > 3) ?? words[0] ?? brand.name];
};

type Drawn = {
  box: Box;
} & Dimension;

/** The name across the board as an engineer would draw it. */
export const construction = (sheet: Sheet, room: Box, lines: readonly string[]): Drawn => {
  const { brand, frame } = sheet;
  const { unit } = frame;
  const font = brand.headline;
  const shaped = lines.map((text) => outlineOf(font, shape(font, text)));
  const boxes = shaped.map((path) => boundsOf(path) ?? { left: 0, top: -font.capHeight, right: 1, bottom: 0 });
  const leading = 1.02 * font.upem;
  const widest = Math.max(...boxes.map(widthOf));
  const rise = Math.max(font.capHeight, ...boxes.slice(0, 1).map(({ top }) => -top));
  const drop = Math.max(0, boxes.at(-1)?.bottom ?? 0);
  const depth = rise + (lines.length - 1) * leading + drop;
  const scale = Math.min((widthOf(room) - unit * 3) / widest, heightOf(room) / (depth + font.capHeight * 0.24));
  const cap = font.capHeight * scale;
  const stroke = Math.max(1.6, frame.side * 0.0026, scale * font.upem * 0.011);
  const shapes: Shape[] = [];
  const words: Placed[] = [];
  const top = room.top + (rise - font.capHeight) * scale;
  const chosen = sheet.chance('letter');
  let right = room.left;
  lines.forEach((text, at) => {
    const baseline = top + cap + at * leading * scale;
    const x = room.left - (boxes[at]?.left ?? 0) * scale;
    const end = x + (boxes[at]?.right ?? 0) * scale;
    right = Math.max(right, end);
    for (const height of [font.capHeight, font.xHeight, 0])
      shapes.push(
        line(
          [
            [0, baseline - height * scale],
            [frame.width, baseline - height * scale],
          ],
          guideOf(sheet),
          Math.max(1, unit * 0.06),
          [unit * 0.5, unit * 0.4],
        ),
      );
    const { glyphs } = shape(font, text);
    const paths = glyphs.map(({ id, x: gx, y: gy }) =>
      hundredths(placePath(font.outline(id), { x: x + gx * scale, y: baseline + gy * scale, scale })),
    );
    const inked = paths.filter((path) => path.length > 0);
    const withNodes = inked.length > 1 ? 1 + chosen.below(inked.length - 1) : -1;
    inked.forEach((path, index) => {
      if (at === 0 && index === 0) shapes.push({ kind: 'path', path, ink: accent(sheet) });
      else shapes.push(...outlined(sheet, path, stroke));
      if (at === lines.length - 1 && index === withNodes) shapes.push(...nodes(sheet, path, unit));
    });
  });
  const first = top + cap;
  const tall = dimension(sheet, [right + unit * 1.6, top], [right + unit * 1.6, first], measure(1));
  const foot = top + cap + ((lines.length - 1) * leading + drop) * scale + unit * 1.5;
  const wide = dimension(sheet, [room.left, foot], [right, foot], measure((right - room.left) / cap));
  words.push(...tall.words, ...wide.words);
  const box = { left: room.left, top: room.top, right: right + unit * 4, bottom: foot + unit * 2 };
  return { shapes: [...shapes, ...tall.shapes, ...wide.shapes], words, box };
};

/** The measures of the face in a small table; all of them computed. */
export const table = (sheet: Sheet, right: number, bottom: number): Dimension & { top: number } => {
  const { brand, frame } = sheet;
  const { headline: font } = brand;
  const { small, unit } = frame;
  const stem = stemOf(font);
  const rows = [
    ['cap height', measure(1)],
    ['x-height', measure(font.xHeight / font.capHeight)],
    ...(stem === undefined ? [] : [['stroke of l', measure(stem)] as const]),
  ] as const;
  const wide = small * 10.5;
  const step = small * 1.7;
  const top = bottom - step * rows.length;
  const ink = sheet.palette.textOn([boardOf(sheet)], 'w1');
  const thin = Math.max(1, unit * 0.06);
  const words = rows.flatMap(([name, value], at) => [
    labelAt(sheet, name, right - wide, top + at * step + step * 0.34, 'left', ink),
    labelAt(sheet, value, right, top + at * step + step * 0.34, 'right', ink),
  ]);
  const rules = [0, 1, 2, 3].map((at) =>
    line(
      [
        [right - wide, top + at * step],
        [right, top + at * step],
      ],
      guideOf(sheet),
      thin,
    ),
  );
  return { shapes: rules, words, top };
};

/** What stands for a name where there is room for one letter: its first, as on a profile's picture. */
export const initialOf = (name: string): string => lettersOf(name)[0] ?? name.trim().charAt(0);

/** The initial or the mark alone, outlined; with its measures where whoever looks has the time to read them. */
export const detail = (sheet: Sheet, room: Box, isMeasured = true): Drawn => {
  const { brand, frame } = sheet;
  const { unit } = frame;
  const font = brand.headline;
  const source = brand.mark?.path ?? outlineOf(font, shape(font, initialOf(brand.name)));
  const ink = boundsOf(source) ?? { left: 0, top: -1, right: 1, bottom: 0 };
  const scale = Math.min((widthOf(room) - unit * 5) / widthOf(ink), (heightOf(room) - unit * 4.5) / heightOf(ink));
  const [x, y] = [room.right - unit * 4 - ink.right * scale, room.top + unit - ink.top * scale];
  const path = hundredths(placePath(source, { x, y, scale }));
  const box = {
    left: x + ink.left * scale,
    top: y + ink.top * scale,
    right: x + ink.right * scale,
    bottom: y + ink.bottom * scale,
  };
  const guides = [box.top, box.bottom].map((at) =>
    line(
      [
        [0, at],
        [frame.width, at],
      ],
      guideOf(sheet),
      Math.max(1, unit * 0.06),
      [unit * 0.5, unit * 0.4],
    ),
  );
  const wide = dimension(
    sheet,
    [box.left, box.bottom + unit * 1.5],
    [box.right, box.bottom + unit * 1.5],
    measure(widthOf(box) / heightOf(box)),
  );
  const tall = dimension(sheet, [box.right + unit * 1.5, box.top], [box.right + unit * 1.5, box.bottom], measure(1));
  const stroke = Math.max(1.6, frame.side * 0.0036);
  const shapes = [
    ...guides,
    ...outlined(sheet, path, stroke),
    ...nodes(sheet, path, unit * 0.9),
    ...(isMeasured ? [...wide.shapes, ...tall.shapes] : []),
  ];
  return { shapes, words: isMeasured ? [...wide.words, ...tall.words] : [], box: grown(box, unit * 4) };
};
