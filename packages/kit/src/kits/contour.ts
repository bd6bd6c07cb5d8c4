import type { Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import { linesAt, sampled } from '../contours.ts';
import { grown, heightOf, inside, widthOf, type Frame } from '../frame.ts';
import type { Kit, Page, PageKind, Reach } from '../kit.ts';
import { boxPath, smooth, type Point } from '../paths.ts';
import { fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import { around, setType } from '../type-block.ts';

const LEVELS = 11;
/** How rectangular the lake is: 2 an ellipse, more a box with round corners. */
const EXPONENT = 3.4;
const HILLS = 7;
/** The highest step's share of a2. */
const LIGHTEST = 0.42;

/** Every second point of a line is enough for a smooth one, and half the file. */
const thinned = (points: readonly Point[]): Point[] => points.filter((_, at) => at % 2 === 0 || points.length < 12);

type Land = {
  frame: Frame;
  /** Lies in the lake whatever the hills do. */
  box: Box;
  /** Names the hills; another use, other hills. */
  use: string;
};

const toneOf = (sheet: Sheet, level: number): Tone => {
  const to: Tone = sheet.palette.apart('s1', 'a2') < 0.12 ? 'w1' : 'a2';
  return { from: 's1', to, share: Math.round((level / (LEVELS - 1)) * LIGHTEST * 1000) / 1000 };
};

/** Heights above the lake, and the level of its water. */
const surveyed = (sheet: Sheet, { frame, box, use }: Land) => {
  const { width, height, side } = frame;
  const chance = sheet.chance(`hills ${use}`);
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [a, b] = [widthOf(box) / 2, heightOf(box) / 2];
  const hills = Array.from({ length: HILLS }, (_, at) => {
    // round the lake in turn, so that none of them makes the page lopsided
    const turn = ((at + chance.between(0.1, 0.9)) / HILLS) * 2 * Math.PI;
    const far = chance.between(1.25, 1.9);
    return {
      x: cx + Math.cos(turn) * a * far,
      y: cy + Math.sin(turn) * b * far,
      size: side * chance.between(0.16, 0.34),
      high: chance.between(0.4, 1.25) * (at % 3 === 0 ? 1.3 : 1),
    };
  });
  const heightAt = (x: number, y: number) => {
    const [dx, dy] = [Math.abs(x - cx) / a, Math.abs(y - cy) / b];
    const out = (dx ** EXPONENT + dy ** EXPONENT) ** (1 / EXPONENT);
    const base = Math.log(Math.max(out, 0.05));
    const near = Math.min(1, Math.max(0, (out - 0.95) / 0.6));
    const fade = near * near * (3 - 2 * near);
    const raised = hills.reduce((sum, hill) => {
      const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.size ** 2;
      return distance > 9 ? sum : sum + hill.high * Math.exp(-distance);
    }, 0);
    return base + raised * fade;
  };
  const field = sampled({ width, height }, Math.max(side / 64, 8), heightAt);
  let water = -Infinity;
  for (let at = 0; at <= 20; at += 1) {
    const [x, y] = [box.left + (widthOf(box) * at) / 20, box.top + (heightOf(box) * at) / 20];
    for (const [px, py] of [
      [x, box.top],
      [x, box.bottom],
      [box.left, y],
      [box.right, y],
    ] as const)
      water = Math.max(water, heightAt(px, py));
  }
  return { field, water, hills, heightAt };
};

/** The map around a lake. Lines stand out from their step, darker on light ground and lighter on dark. */
const land = (sheet: Sheet, place: Land): Shape[] => {
  const { frame } = place;
  const { palette } = sheet;
  const { field, water } = surveyed(sheet, place);
  const highest = field.heights.reduce((most, one) => Math.max(most, one), -Infinity);
  const shapes: Shape[] = [];
  const isDark = palette.lightness('s1') < 0.62;
  for (let level = 0; level < LEVELS; level += 1) {
    // steps grow: the shore is steep, the heights are wide
    const at = water + (highest - water) * (level / LEVELS) ** 1.15;
    const lines = linesAt(field, at).map(thinned);
    if (lines.length === 0) break;
    const path = lines.flatMap(smooth);
    const tone = toneOf(sheet, level);
    shapes.push({ kind: 'path', path, ink: tone });
    if (level === 0) continue;
    const isIndex = level % 4 === 0;
    const ink: Tone = { from: tone, to: isDark ? 'w1' : 'p2', share: isIndex ? 0.42 : 0.24 };
    shapes.push({ kind: 'line', path, ink, width: frame.unit * (isIndex ? 0.2 : 0.11) });
  }
  return shapes;
};

/** A dot on the highest ground that is well inside the page and clear of the lake. */
const summit = (sheet: Sheet, place: Land): Shape[] => {
  const { frame, box } = place;
  const { heightAt } = surveyed(sheet, place);
  const [width, height] = [frame.width, frame.height];
  let best: { x: number; y: number; high: number } | undefined;
  for (let row = 1; row < 20; row += 1)
    for (let column = 1; column < 20; column += 1) {
      const [x, y] = [(column / 20) * width, (row / 20) * height];
      const isClose = Math.min(x / width, y / height, 1 - x / width, 1 - y / height) < 0.09;
      const isWet = x > box.left - frame.margin && x < box.right + frame.margin && y > box.top && y < box.bottom;
      const high = heightAt(x, y);
      if (!isClose && !isWet && (!best || high > best.high)) best = { x, y, high };
    }
  const ink = sheet.palette.ornament('a1', toneOf(sheet, LEVELS - 1), 's1');
  return best ? [{ kind: 'circle', cx: best.x, cy: best.y, radius: frame.unit * 0.55, ink }] : [];
};

const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, arrangement } = sheet;
  const { width, height, margin } = frame;
  const isWide = frame.format === 'wide' || frame.format === 'banner';
  const place = { grounds: ['p2'] as const, headAt: 'middle' as const, inks: ['w1'] as const, size: 0.86 };
  // the lake lies left, right or low; its words stand in its middle
  const wide = isWide ? 0.47 : 0.66;
  const left = isWide ? [0.075, 0.44, 0.2][says.menu ? 0 : arrangement] : [0.13, 0.17, 0.15][arrangement];
  const share = { banner: 0.66, wide: says.menu ? 0.8 : 0.5, square: 0.5, tall: 0.42 }[frame.format];
  const top = isWide ? (1 - share) / 2 + (arrangement === 2 && !says.menu ? 0.08 : 0) : [0.3, 0.22, 0.36][arrangement];
  const start = width * (left ?? 0.1) + margin * 0.5;
  const room = {
    left: start,
    top: height * (top ?? 0.2),
    right: start + width * wide,
    bottom: height * ((top ?? 0.2) + share),
  };
  const words = setType(sheet, says, room, place);
  const tight = words.length > 0 ? around(words) : room;
  const box = grown({ ...tight, right: Math.max(tight.right, tight.left + width * 0.2) }, margin, margin * 1.1);
  const spot = { frame, box, use: `${says.hero ? 'hero' : ''}${arrangement}` };
  const art: Shape[] = [
    { kind: 'group', clip: boxPath({ left: 0, top: 0, right: width, bottom: height }), shapes: land(sheet, spot) },
    ...summit(sheet, spot),
  ];
  return { ground: [fill(sheet, 'p2')], art, words };
};

const page = (sheet: Sheet, kind: PageKind): Page => {
  const { frame } = sheet;
  const { width, height, margin } = frame;
  const area = inside(frame);
  const isLetter = kind === 'letter' || kind === 'letter-next';
  const ground: Tone = kind === 'card' || isLetter || kind === 'signature' ? 'w1' : 'n3';
  const strip = (box: Box, lake: Box): Shape => {
    const inner: Frame = {
      ...frame,
      width: widthOf(box),
      height: heightOf(box),
      side: Math.min(widthOf(box), heightOf(box)) * 1.6,
    };
    const shapes = [
      { ...fill({ ...sheet, frame: inner }, 'p2') },
      ...land(sheet, { frame: inner, box: lake, use: kind }),
    ];
    const clip = boxPath({ left: 0, top: 0, right: inner.width, bottom: inner.height });
    return { kind: 'group', x: box.left, y: box.top, clip, shapes };
  };
  if (isLetter) {
    const deep = margin * (kind === 'letter' ? 1.05 : 0.6);
    const box = { left: 0, top: height - deep, right: width, bottom: height };
    const lake = { left: width * 0.62, top: deep * 0.3, right: width * 0.8, bottom: deep * 1.4 };
    return {
      shapes: [fill(sheet, ground), strip(box, lake)],
      area: { ...area, bottom: height - deep - margin * 0.6 },
      ground,
    };
  }
  const from = { card: 0.68, signature: 0.84, content: 0.76, numbers: 0.84 }[kind];
  const box = { left: width * from, top: 0, right: width, bottom: height };
  const inner = widthOf(box);
  const lake = { left: inner * 0.5, top: height * 0.5, right: inner * 1.3, bottom: height * 0.86 };
  return { shapes: [fill(sheet, ground), strip(box, lake)], area: { ...area, right: box.left - margin * 0.8 }, ground };
};

/** Heights of a hill over the corner, as lines that grow fainter on their way down. */
const deck = (sheet: Sheet, { left, bottom }: Box): Page => {
  const { frame } = sheet;
  const chance = sheet.chance('deck');
  const [first, second] = [chance.between(0, 6), chance.between(0, 6)];
  const [cx, cy] = [frame.width - frame.unit * chance.between(2, 7), frame.unit * chance.between(-1, 2)];
  const most = Math.min(bottom - cy, cx - left) * 0.98;
  const steps = 8;
  const shapes: Shape[] = [fill(sheet, 'n3')];
  for (let step = 1; step <= steps; step += 1) {
    const radius = most * (step / steps) ** 0.92;
    const points = Array.from({ length: 40 }, (_, at): Point => {
      const turn = (at / 40) * 2 * Math.PI;
      const wave = 0.11 * Math.sin(2 * turn + first + step * 0.12) + 0.06 * Math.sin(3 * turn + second);
      return [cx + Math.cos(turn) * radius * (0.86 + wave) * 1.16, cy + Math.sin(turn) * radius * (0.86 + wave)];
    });
    const ink: Tone = { from: 'n3', to: 'p1', share: 0.5 - 0.034 * step };
    shapes.push({ kind: 'line', path: smooth(points), ink, width: frame.unit * 0.1 });
  }
  return { shapes, area: inside(frame), ground: 'n3' };
};

/** Waves whose lengths divide the tile, so that the land goes on over every edge. */
const field = (sheet: Sheet, reach: Reach): Shape[] => {
  const { frame } = sheet;
  const side = frame.width;
  const chance = sheet.chance('tile');
  const waves = Array.from({ length: 7 }, () => ({
    x: chance.below(5) - 2,
    y: chance.below(5) - 2,
    phase: chance.between(0, 2 * Math.PI),
    high: chance.between(0.5, 1),
  }));
  const heightAt = (x: number, y: number) =>
    waves.reduce((sum, wave) => {
      const turn = (2 * Math.PI * (wave.x * x + wave.y * y)) / side + wave.phase;
      return sum + (wave.high * Math.sin(turn)) / (1 + Math.hypot(wave.x, wave.y) * 0.5);
    }, 0);
  const ground = sampled(reach, side / 64, heightAt);
  // of one square, so that a strip of the land has the same heights as all of it
  const square = sampled({ width: side, height: side }, side / 64, heightAt);
  const inner = square.heights.filter((one) => one > -1e8);
  const [lowest, highest] = [Math.min(...inner), Math.max(...inner)];
  const shapes: Shape[] = [{ kind: 'rect', x: 0, y: 0, ...reach, ink: 'p2' }];
  for (let level = 0; level < LEVELS - 2; level += 1) {
    const at = lowest + (highest - lowest) * (0.24 + (0.74 * level) / (LEVELS - 2));
    const path = linesAt(ground, at).flatMap(smooth);
    const tone = toneOf(sheet, level);
    shapes.push({ kind: 'path', path, ink: tone });
    if (level > 0) shapes.push({ kind: 'line', path, ink: { from: tone, to: 'w1', share: 0.2 }, width: side * 0.003 });
  }
  return [{ kind: 'group', clip: boxPath({ left: 0, top: 0, right: reach.width, bottom: reach.height }), shapes }];
};
const tile = (sheet: Sheet): Shape[] => field(sheet, { width: sheet.frame.width, height: sheet.frame.width });

export const contour: Kit = { poster, page, deck, tile, field };
