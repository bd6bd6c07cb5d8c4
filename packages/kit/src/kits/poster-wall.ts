import type { Ink, Shape, Tone } from '@signet/scene';
import { boundsOf, outlineOf, placePath, shape, type Box, type Font } from '@signet/type';
import { fitText } from '../break-text.ts';
import { heightOf, inside, widthOf } from '../frame.ts';
import type { Kit, Page, PageKind, Reach } from '../kit.ts';
import { lettersOf } from '../letters.ts';
import { boxPath, hundredths } from '../paths.ts';
import { saysName } from '../said-name.ts';
import { placeText, setLines, type Placed } from '../set-text.ts';
import { faceFor, fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import { setType } from '../type-block.ts';
import { bestWall, groundsOf, heaviest, inkOf, total, wordsOf, type Wall } from './poster-wall/wall.ts';

/** Between ink and the edge of its block, as a part of the page's shorter side. */
const PAD = 0.016;
/** A foot strip, in margins. */
const STRIP = 1.8;
const TOO_LOW = 0.6;
/** A wall so much higher than its room is set smaller in it rather than without its small line. */
const TOO_HIGH = 1.5;

const rect = (box: Box, ink: Tone): Shape => ({ kind: 'path', path: boxPath(box), ink });

/** One line as wide as its block. */
const wide = (sheet: Sheet, font: Font, line: string, box: Box, pad: number, ink: Ink): Placed => {
  const bounds = inkOf(font, line);
  const scale = Math.min((widthOf(box) - 2 * pad) / widthOf(bounds), (heightOf(box) - 1.6 * pad) / heightOf(bounds));
  const x = (box.left + box.right) / 2 - ((bounds.left + bounds.right) / 2) * scale;
  const y = (box.top + box.bottom) / 2 - ((bounds.top + bounds.bottom) / 2) * scale;
  const path = hundredths(placePath(outlineOf(font, shape(font, line)), { x, y, scale }));
  const size = scale * font.upem;
  const width = shape(font, line).width * scale;
  const face = font === sheet.brand.text ? 'text' : 'headline';
  const placed = boundsOf(path) ?? box;
  return {
    shapes: [{ kind: 'text', path, ink, live: { face, size, lines: [{ text: line, x, y, width }] } }],
    box: placed,
  };
};

/** One small line up the side of a page. */
const upright = (sheet: Sheet, text: string, box: Box, ink: Ink): Placed => {
  const style = faceFor(sheet.brand, text, 'text');
  const room = heightOf(box) - 2 * sheet.frame.margin;
  const set = setLines([text], style, sheet.frame.small);
  const size = Math.min(sheet.frame.small, (sheet.frame.small * room) / set.width);
  const fitted = setLines([text], style, size);
  const flat = placeText(fitted, 0, -fitted.height / 2, ink);
  const [x, y] = [(box.left + box.right) / 2, box.bottom - sheet.frame.margin];
  const [top, bottom] = [y - flat.box.right, y - flat.box.left];
  return {
    shapes: [{ kind: 'group', x, y, turn: -90, shapes: flat.shapes }],
    box: { left: x + flat.box.top, right: x + flat.box.bottom, top, bottom },
  };
};

/** Lines stacked from the top of a box to its foot, what is left over shared out between them. */
const stacked = (sheet: Sheet, font: Font, wall: Wall, box: Box, pad: number): { art: Shape[]; words: Placed[] } => {
  const sum = wall.heights.reduce((total, one) => total + one, 0);
  const scale = Math.min(1, (heightOf(box) - 2 * pad * wall.lines.length) / sum);
  const spare = (heightOf(box) - sum * scale) / wall.lines.length;
  const colors = groundsOf(sheet, wall.lines.length);
  const art: Shape[] = [];
  const words: Placed[] = [];
  let top = box.top;
  wall.lines.forEach((line, at) => {
    const bottom = top + (wall.heights[at] ?? 0) * scale + spare;
    const { ground, ink } = colors[at] ?? { ground: 'p1', ink: 'w1' };
    const block = { ...box, top, bottom };
    // a hair under the next block, so that nothing shows between the two
    art.push(rect({ ...block, bottom: at === wall.lines.length - 1 ? box.bottom : bottom + 1 }, ground));
    words.push(wide(sheet, font, line, block, pad, ink));
    top = bottom;
  });
  return { art, words };
};

/** What the foot of a wall says, at its left end and at its right one. */
type Labels = readonly [label: string, more?: string | undefined];

const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, brand } = sheet;
  const { width, height, margin, side } = frame;
  const pad = side * PAD;
  // a headline that says the name says it loud enough
  const isSaid = says.menu === undefined && saysName(says.headline ?? '', brand.name);
  const isName = !isSaid && (says.hero === true || says.loud === 'name' || says.menu !== undefined || !says.headline);
  const name = brand.name.replace(/\s+/gu, ' ').trim();
  const alone = isName ? name : (says.headline ?? name);
  const follows = isName ? (says.headline ?? brand.texts.tagline) : brand.texts.tagline;
  // one long word alone would be a strip on an empty page: what follows it is shouted too
  const isLow = total(bestWall(heaviest(sheet, alone), [alone], { width, height, pad, name }), pad) < height * TOO_LOW;
  const texts = isLow ? ([alone, follows] as const) : ([alone] as const);
  const wanted = says.hero || !isName || isLow ? says.small : says.headline;
  const small = isLow && wanted === follows ? brand.texts.contact[0] : wanted;
  // where the name fills the wall, the foot has what is said of it, and when
  const more = isName && small === says.headline ? says.small : undefined;
  const font = heaviest(sheet, texts.join(' '));
  if (says.menu) {
    const edge = width * 0.5;
    const room = { width: width - edge, height, pad, name };
    const alone = bestWall(font, [name], room);
    const isThin = total(alone, pad) < height * TOO_LOW;
    // what the page beside it says is not said twice
    const wall = isThin ? bestWall(font, [name, brand.texts.post], room) : alone;
    const drawn = stacked(sheet, font, wall, { left: edge, top: 0, right: width, bottom: height }, pad);
    const area = { ...inside(frame), right: edge - margin };
    const words = setType(sheet, says, area, { grounds: ['n3'], headAt: 'bottom' });
    return { ground: [fill(sheet, 'n3')], art: drawn.art, words: [...words, ...drawn.words] };
  }
  const deep = margin * STRIP;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const label = small ?? (says.logo ? brand.texts.tagline : undefined);
  const [full, above] = [height, height - deep].map((high) =>
    bestWall(font, texts, { width, height: high, pad, name }),
  ) as [Wall, Wall];
  const most = (height - deep) * (says.keepsSmall ? TOO_HIGH : 1);
  if (label !== undefined && total(above, pad) <= most) return withStrip(sheet, font, above, [label, more], pad);
  if (total(full, pad) <= height * 1.004 && (label === undefined || total(full, pad) > height * 0.9))
    return { ground: [], ...stacked(sheet, font, full, whole, pad) };
  if (total(full, pad) <= height - deep) return withStrip(sheet, font, full, [label ?? brand.texts.tagline, more], pad);
  return withColumn(sheet, font, full, label ?? (says.hero ? brand.texts.contact[0] : brand.texts.tagline), pad);
};

/** A small line at the right end of a foot, where it has room beside the one at the left. */
const beside = (sheet: Sheet, text: string, foot: Box, ink: Ink, left: number): Placed[] => {
  const { frame, brand } = sheet;
  const set = setLines([text], { ...faceFor(brand, text, 'text'), align: 'right' }, frame.small);
  const right = foot.right - frame.margin;
  if (right - set.width < left + frame.margin) return [];
  return [placeText(set, right, (foot.top + foot.bottom - set.height) / 2, ink)];
};

/** A wall over a foot with one small line, and a second one at its other end. */
const withStrip = (sheet: Sheet, font: Font, wall: Wall, [label, more]: Labels, pad: number): Composition => {
  const { frame, brand, palette } = sheet;
  const { width, height, margin } = frame;
  const box = { left: 0, top: 0, right: width, bottom: height - margin * STRIP };
  const drawn = stacked(sheet, font, wall, box, pad);
  const ground = groundAfter(sheet, wall.lines.length);
  const foot = { ...box, top: box.bottom, bottom: height };
  const room = { width: width - 2 * margin, height: frame.small, largest: frame.small * 1.1, lines: 1 };
  const set = fitText(label, faceFor(brand, label, 'text'), room);
  const ink = palette.textOn([ground]);
  const words = placeText(set, margin, (foot.top + foot.bottom - set.height) / 2, ink);
  const second = more ? beside(sheet, more, foot, ink, words.box.right) : [];
  return { ground: [], art: [...drawn.art, rect(foot, ground)], words: [...drawn.words, words, ...second] };
};

/** A wall too high for the page shrinks, and the column that comes free carries the small line. */
const withColumn = (sheet: Sheet, font: Font, full: Wall, label: string, pad: number): Composition => {
  const { frame, palette, arrangement } = sheet;
  const { width, height, margin } = frame;
  const ink = full.heights.reduce((sum, one) => sum + one, 0);
  const shrunk = (height - 2 * pad * full.lines.length) / ink;
  const column = Math.max((width - 2 * pad) * (1 - shrunk), margin * 1.5);
  const scale = (width - column - 2 * pad) / (width - 2 * pad);
  const isLeft = arrangement === 1;
  const shift = isLeft ? column : 0;
  const wall = { left: shift, top: 0, right: shift + width - column, bottom: height };
  const rest = { left: isLeft ? 0 : wall.right, top: 0, right: isLeft ? column : width, bottom: height };
  const drawn = stacked(sheet, font, { ...full, heights: full.heights.map((one) => one * scale) }, wall, pad);
  const ground = groundAfter(sheet, full.lines.length);
  const room = { left: rest.left + margin * 0.8, top: margin, right: rest.right - margin, bottom: height - margin };
  const place = { grounds: [ground], headAt: 'bottom', size: 0.62 } as const;
  const words =
    column > width * 0.3
      ? setType(sheet, { headline: label }, room, place)
      : [upright(sheet, label, rest, palette.textOn([ground]))];
  return { ground: [], art: [rect(rest, ground), ...drawn.art], words: [...drawn.words, ...words] };
};

/** The ground after so many lines. */
const groundAfter = (sheet: Sheet, lines: number): Tone => groundsOf(sheet, lines + 1)[lines]?.ground ?? 'p2';

/** A block with the first letter of the name as large as it is. */
const letterBlock = (sheet: Sheet, box: Box, ground: Tone): Shape[] => {
  const letter = lettersOf(sheet.brand.name)[0] ?? 'o';
  const font = heaviest(sheet, letter);
  const ink = sheet.palette.textOn([ground], 'a1', 'a2');
  const bounds = inkOf(font, letter);
  const pad = Math.min(widthOf(box), heightOf(box)) * 0.1;
  const scale = Math.min((widthOf(box) - 2 * pad) / widthOf(bounds), (heightOf(box) - 2 * pad) / heightOf(bounds));
  const x = box.left + pad - bounds.left * scale;
  const y = box.bottom - pad - bounds.bottom * scale;
  const path = hundredths(placePath(outlineOf(font, shape(font, letter)), { x, y, scale }));
  return [rect(box, ground), { kind: 'path', path, ink }];
};

const page = (sheet: Sheet, kind: PageKind): Page => {
  const { frame } = sheet;
  const { width, height, margin } = frame;
  const area = inside(frame);
  if (kind === 'card' || kind === 'signature') {
    const edge = width * (kind === 'card' ? 0.66 : 0.84);
    const ground: Tone = kind === 'card' ? 'n3' : 'w1';
    const split = height * 0.62;
    const shapes = [
      fill(sheet, ground),
      ...letterBlock(sheet, { left: edge, top: 0, right: width, bottom: split }, 'p1'),
      rect({ left: edge, top: split, right: width, bottom: height }, sheet.palette.ornament('a1', ground, 'p1')),
    ];
    return { shapes, area: { ...area, right: edge - margin * 0.7 }, ground };
  }
  if (kind === 'letter' || kind === 'letter-next') {
    const deep = margin * (kind === 'letter' ? 0.75 : 0.4);
    const cuts = [0, 0.58, 0.84, 1];
    const shapes = (['p1', 'a1', 'p2'] as const).map((ink, at) =>
      rect(
        { left: width * (cuts[at] ?? 0), top: height - deep, right: width * (cuts[at + 1] ?? 1), bottom: height },
        sheet.palette.ornament(ink, 'w1'),
      ),
    );
    return {
      shapes: [fill(sheet, 'w1'), ...shapes],
      area: { ...area, bottom: height - deep - margin * 0.6 },
      ground: 'w1',
    };
  }
  const edge = width * (kind === 'content' ? 0.34 : 0.16);
  const block = { left: 0, top: 0, right: edge, bottom: height };
  const split = { ...block, bottom: height * (kind === 'content' ? 0.6 : 0.42) };
  const shapes = [
    fill(sheet, 'n3'),
    rect({ ...block, top: split.bottom }, sheet.palette.ornament('a1', 'n3', 'p1')),
    ...letterBlock(sheet, split, 'p1'),
  ];
  return { shapes, area: { ...area, left: edge + margin }, ground: 'n3' };
};

/** Two blocks of the wall, wall to wall with the corner. */
const deck = (sheet: Sheet, { left, bottom }: Box): Page => {
  const { frame, palette } = sheet;
  const foot = bottom * 0.74;
  const [from, split] = [left + frame.unit * 3, left + (frame.width - left) * 0.5];
  const shapes = [
    fill(sheet, 'n3'),
    rect({ left: from, top: 0, right: split, bottom: foot }, palette.ornament('a1', 'n3', 'p1')),
    ...letterBlock(sheet, { left: split, top: 0, right: frame.width, bottom: foot }, 'p1'),
  ];
  return { shapes, area: inside(frame), ground: 'n3' };
};

/** Blocks of a square of the pattern. */
const ROWS = 4;

/** The name on blocks, twice as long as the tile, so that what leaves on one side comes in on the other. */
const field = (sheet: Sheet, { width, height }: Reach, sides: readonly Tone[] = []): Shape[] => {
  const side = sheet.frame.width;
  const [first = 'o', ...others] = wordsOf(sheet.brand.name);
  const name = others.reduce((sum, word) => (sum.length + word.length < 16 ? `${sum} ${word}` : sum), first);
  const font = heaviest(sheet, name);
  const deep = side / ROWS;
  const colors = groundsOf(sheet, Math.ceil(height / deep), sides);
  const bounds = inkOf(font, name);
  const shapes: Shape[] = [];
  for (let row = 0; row * deep < height; row += 1) {
    const { ground, ink } = colors[row] ?? { ground: 'p1', ink: 'w1' };
    // a block lies a little under the next: where edges only meet, renderers leave a hair of what is behind
    shapes.push(rect({ left: 0, top: row * deep, right: width, bottom: (row + 1.02) * deep }, ground));
    // as often as it fits, at least once
    const natural = (widthOf(bounds) / heightOf(bounds)) * deep * 0.72 + deep * 0.28;
    const times = Math.max(1, Math.round(side / natural));
    const step = side / times;
    const scale = Math.min((step - deep * 0.22) / widthOf(bounds), (deep * 0.74) / heightOf(bounds));
    const y = (row + 0.5) * deep - ((bounds.top + bounds.bottom) / 2) * scale;
    const shift = (row % 2) * step * 0.5;
    for (let at = -1; (at - 1) * step < width; at += 1) {
      const x = shift + (at + 0.5) * step - ((bounds.left + bounds.right) / 2) * scale;
      const path = hundredths(placePath(outlineOf(font, shape(font, name)), { x, y, scale }));
      shapes.push({ kind: 'path', path, ink });
    }
  }
  return [{ kind: 'group', clip: boxPath({ left: 0, top: 0, right: width, bottom: height }), shapes }];
};
const tile = (sheet: Sheet): Shape[] => field(sheet, { width: sheet.frame.width, height: sheet.frame.width });

const rowTone = (sheet: Sheet, row: number, sides: readonly Tone[] = []): Tone =>
  groundsOf(sheet, row + 1, sides)[row]?.ground ?? 'p1';

export const posterWall: Kit = { poster, page, deck, tile, field, rowTone, rows: ROWS };
