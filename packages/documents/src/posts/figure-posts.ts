import type { Ink, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import { quantityIn } from '../deck/figures.ts';
import {
  fill,
  foot,
  head,
  inside,
  line,
  lineHeight,
  lineWidth,
  logo,
  logoTall,
  pattern,
  whole,
  type Canvas,
} from './canvas.ts';
import { groundOf, tight, type Of } from './ground.ts';

/** How much of a whole a figure is; undefined where it is no share. */
const shareOf = (figure: string): number | undefined => {
  const found = quantityIn(figure);
  return found?.isPercent && found.value >= 0 && found.value <= 100 ? found.value / 100 : undefined;
};

/** One figure. A share of a whole is shown as one, along the edge of the page. */
export const number = (canvas: Canvas, { figure, meaning, source }: Of<'number'>): void => {
  const { width, height, side, palette } = canvas;
  const { ground, ink, accent } = groundOf(canvas, 'p1');
  fill(canvas, whole(canvas), ground);
  const share = shareOf(figure);
  const room = inside(canvas);
  const bar = width * 0.19;
  if (share !== undefined) {
    room.right = width - bar - side * 0.06;
    fill(canvas, { left: width - bar, top: 0, right: width, bottom: height }, { from: ground, to: ink, share: 0.14 });
    const filled: Ink = palette.contrast(accent, ground) >= 3 ? accent : ink;
    fill(canvas, { left: width - bar, top: height * (1 - share), right: width, bottom: height }, filled);
  }
  const edge = foot(canvas, room, ink);
  const set = head(canvas, tight(figure), { ...room, bottom: height * 0.46 }, { ink: accent, lines: 1 });
  // a comma hangs lower than figures do
  const top = Math.max(set.bottom + side * 0.075, set.hangs + side * 0.035);
  const said = head(
    canvas,
    meaning,
    { ...room, top, bottom: edge - side * 0.06 },
    { ink, lines: 5, largest: side * 0.066 },
  );
  if (source)
    line(canvas, source, {
      x: room.left,
      y: said.bottom + side * 0.045,
      width: room.right - room.left,
      size: side * 0.026,
      ink,
    });
};

/** Two figures on one scale: what it was, and what it is, as columns that stand on the lower edge. */
export const change = (canvas: Canvas, { title, before, now }: Of<'change'>): void => {
  const { height, side } = canvas;
  const { ground, ink, accent } = groundOf(canvas, 'n3');
  fill(canvas, whole(canvas), ground);
  const room = inside(canvas);
  const at = logo(canvas, { x: room.left, y: room.top }, ink);
  const box = { ...room, top: at.bottom + side * 0.085, bottom: at.bottom + side * 0.42 };
  const top = title ? head(canvas, title, box, { ink, lines: 3, largest: side * 0.118 }).bottom : box.top;
  const gap = side * 0.03;
  const wide = (room.right - room.left - gap) / 2;
  const columns = [
    { said: before, label: 'Before', tone: { from: ground, to: ink, share: 0.2 } as Tone, text: ink },
    { said: now, label: 'Now', tone: accent as Tone, text: accent },
  ].map((one) => ({ ...one, value: Math.max(0, quantityIn(one.said.figure)?.value ?? 1) }));
  const most = Math.max(...columns.map(({ value }) => value), Number.EPSILON);
  const figures = columns.map(({ said }) => tight(said.figure));
  // both have one size: the columns say which is more
  const longest = Math.max(3, ...figures.map((figure) => figure.length));
  const size = Math.min(side * 0.21, (wide * 1.5) / longest);
  const words = columns.map(({ said, label }) => (said.meaning ? `${label}: ${said.meaning}` : label));
  const how = { width: wide, size: side * 0.036 };
  const told = Math.max(...words.map((text) => lineHeight(canvas, text, how))) + side * 0.035;
  const high = height - (top + side * 0.1) - size - told;
  columns.forEach(({ tone, text, value }, index) => {
    const left = room.left + index * (wide + gap);
    const right = left + wide;
    // to scale, however little is left of it: what stands above says what it is
    const start = height - Math.max(high * (value / most), side * 0.006);
    fill(canvas, { left, top: start, right, bottom: height }, tone);
    line(canvas, words[index] ?? '', { ...how, x: left, y: start - told + side * 0.014, ink });
    const place = { left, right, top: start - told - size * 1.2, bottom: start - told - side * 0.02 };
    head(canvas, figures[index] ?? '', place, { ink: text, at: 'bottom', lines: 1, largest: size });
  });
};

/** A figure over its bar: it begins where the first one does, and ends where the last one does. */
const overBar = (canvas: Canvas, text: string, bar: Box, how: { ink: Ink; size: number; isLast: boolean }): void => {
  const { ink, size, isLast } = how;
  const before = canvas.shapes.length;
  const room = { left: bar.left, right: bar.left + canvas.width, top: bar.top - size * 2, bottom: bar.top };
  const set = head(canvas, text, room, { ink, at: 'bottom', lines: 1, largest: size });
  if (!isLast) return;
  const drawn = canvas.shapes.splice(before);
  canvas.shapes.push({ kind: 'group', x: bar.right - set.right, y: 0, shapes: drawn });
};

/** Names of bars that would be smaller than this share of the page are left out. */
const SMALLEST = 0.014;

/** Bars that stand on the lower edge; the last one is what counts. */
export const growth = (canvas: Canvas, { title, caption, bars }: Of<'growth'>): void => {
  const { height, side, palette } = canvas;
  const { ground, ink, accent } = groundOf(canvas, 'p2');
  fill(canvas, whole(canvas), ground);
  const room = inside(canvas);
  const at = logo(canvas, { x: room.left, y: room.top }, ink);
  const box = { ...room, top: at.bottom + side * 0.085, bottom: at.bottom + side * 0.42 };
  const set = title ? head(canvas, title, box, { ink, lines: 3, largest: side * 0.118 }).bottom : box.top;
  const told = { x: room.left, y: set + side * 0.05, width: side * 0.62, size: side * 0.03, ink };
  const from = caption ? line(canvas, caption, told) : set;
  const most = Math.max(...bars.map(({ value }) => value), Number.EPSILON);
  const gap = side * 0.02;
  const step = (room.right - room.left + gap) / bars.length;
  const figure = side * 0.07;
  const high = height - from - side * 0.07 - figure;
  const share = palette.contrast({ from: ground, to: ink, share: 0.3 }, ground) >= 1.5 ? 0.3 : 0.42;
  const quiet: Tone = { from: ground, to: ink, share };
  // all names of bars are set alike, and none is wider than its bar
  const edge = Math.min(side * 0.014, (step - gap) * 0.1);
  const widest = Math.max(...bars.map(({ words }) => lineWidth(canvas, words)), Number.EPSILON);
  const size = Math.min(side * 0.03, (step - gap - 2 * edge) / widest);
  bars.forEach(({ value, words, shown }, index) => {
    const isLast = index === bars.length - 1;
    const left = room.left + index * step;
    const top = height - Math.max(high * (value / most), gap);
    const bar = { left, top, right: left + step - gap, bottom: height };
    const tone = isLast ? accent : quiet;
    fill(canvas, bar, tone);
    const label = { x: left + edge, y: height - side * 0.05, width: step, size };
    if (size > side * SMALLEST && height - top > side * 0.09)
      line(canvas, words, { ...label, ink: palette.textOn([tone], ink) });
    if (index !== 0 && !isLast) return;
    const how = isLast ? { ink: accent, size: figure } : { ink, size: figure * 0.62 };
    overBar(canvas, shown, { ...bar, top: top - side * 0.026 }, { ...how, isLast });
  });
};

/** A number that was reached, on the pattern. */
export const milestone = (canvas: Canvas, { figure, meaning }: Of<'milestone'>): void => {
  const { height, side } = canvas;
  const { ground, ink, accent } = groundOf(canvas, 'p2');
  // a logo of three lines needs a higher panel
  const top = height * 0.34 - Math.max(0, logoTall(canvas) - side * 0.07);
  const panel = { ...whole(canvas), top };
  pattern(canvas, { ...whole(canvas), bottom: panel.top }, side * 0.5, { below: ground });
  fill(canvas, panel, ground);
  const room = { ...inside(canvas), top: panel.top + side * 0.085 };
  const edge = foot(canvas, room, ink);
  const high = Math.min(side * 0.26, edge - room.top - side * 0.15);
  const set = head(canvas, tight(figure), { ...room, bottom: room.top + high }, { ink: accent, lines: 1 });
  head(
    canvas,
    meaning,
    { ...room, top: Math.max(set.bottom + side * 0.055, set.hangs + side * 0.035), bottom: edge },
    { ink, lines: 2, largest: side * 0.09 },
  );
};
