import type { KitBrand } from '@signet/kit';
import { toneHex, type Ink, type Scene, type Shape, type Tone } from '@signet/scene';
import { outlineOf, shape, type PathCommand } from '@signet/type';
import { coatsOf, type Coat, type Flat } from '../drawing/flatten.ts';
import { PITCH, POINTS, widthOf } from '../drawing/measure.ts';
import { fontOf, UNITS } from './look.ts';
import type { Area, Chart, Deck, Form, Item, Slide, Table, TextStyle } from './model.ts';
import { placeText } from './place-text.ts';
import { CHART_WORDS, chartBox, tableCells } from './parts.ts';

const OPAQUE = 0.999;

const channelsOf = ({ colors }: KitBrand, ink: Ink): number[] => {
  const rgb = Number.parseInt(toneHex(ink, colors).slice(1), 16);
  return [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];
};
const hexOf = (channels: readonly number[]): Ink =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Coats of a color as the one that is seen: an area that is drawn twice takes twice the time. */
const seenOf = (brand: KitBrand, coats: readonly Coat[]): Coat | undefined => {
  const [first, ...others] = coats;
  if (!first || others.length === 0) return first;
  return others.reduce((below, { ink, alpha }): Coat => {
    const seen = alpha + below.alpha * (1 - alpha);
    const [under, over] = [channelsOf(brand, below.ink), channelsOf(brand, ink)];
    const mixed = over.map((channel, at) => (channel * alpha + (under[at] ?? 0) * below.alpha * (1 - alpha)) / seen);
    return { ink: hexOf(mixed), alpha: seen };
  }, first);
};

const inkedBy =
  (draw: (ink: Ink) => Shape) =>
  ({ ink, alpha }: Coat): Shape =>
    alpha >= OPAQUE ? draw(ink) : { kind: 'group', opacity: Math.round(alpha * 1000) / 1000, shapes: [draw(ink)] };

const filledBy = (brand: KitBrand, coats: readonly Coat[], path: readonly PathCommand[]): Shape[] => {
  const seen = seenOf(brand, coats);
  return seen ? [inkedBy((ink) => ({ kind: 'path', path, ink }))(seen)] : [];
};

/** A thin line is nearly all edge, where two coats cover more than one: it is drawn as the file has it. */
const drawnBy = (
  coats: readonly Coat[],
  line: { path: readonly PathCommand[]; width: number; dash?: readonly [number, number] | undefined },
): Shape[] => {
  const { path, width, dash } = line;
  return coats.map(inkedBy((ink) => ({ kind: 'line', path, ink, width, ...(dash ? { dash } : {}) })));
};

const flatShapes = (brand: KitBrand, flat: Flat): Shape[] => {
  if (flat.kind === 'glow') return [flat.shape];
  return flat.kind === 'area' ? filledBy(brand, flat.coats, flat.path) : drawnBy(flat.coats, flat);
};

const QUARTER = 0.5523;

/** The outline of a form in units of the drawing. */
export const formPath = (form: Form['form'], { x, y, w, h }: Area): PathCommand[] => {
  const [left, top, right, bottom] = [x, y, x + w, y + h].map((inches) => inches * UNITS) as [
    number,
    number,
    number,
    number,
  ];
  if (form === 'ellipse') {
    const [cx, cy, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
    const [kx, ky] = [rx * QUARTER, ry * QUARTER];
    return [
      ['M', right, cy],
      ['C', right, cy + ky, cx + kx, bottom, cx, bottom],
      ['C', cx - kx, bottom, left, cy + ky, left, cy],
      ['C', left, cy - ky, cx - kx, top, cx, top],
      ['C', cx + kx, top, right, cy - ky, right, cy],
      ['Z'],
    ];
  }
  return [['M', left, top], ['L', right, top], ['L', right, bottom], ['L', left, bottom], ['Z']];
};

const formShapes = (brand: KitBrand, { form, area, fill, alpha = 1, rim }: Form): Shape[] => {
  const path = formPath(form, area);
  const shapes = fill === undefined ? [] : filledBy(brand, coatsOf(fill, alpha), path);
  if (!rim) return shapes;
  const width = (rim.points / POINTS) * UNITS;
  const dash = rim.isDashed ? ([width * 4, width * 3] as const) : undefined;
  return [...shapes, ...drawnBy(coatsOf(rim.ink), { path, width, dash })];
};

/** Where the first baseline stands below the top of a text, in sizes. */
const FIRST_BASELINE = 1;

/** A text that stands in its room, line by line; `slot` 0 is a title. */
export type SetText = { area: Area; style: TextStyle; lines: readonly string[]; slot?: number };
/** What becomes of a text: shapes to draw it with, or none where it is written by other means. */
export type WriteText = (brand: KitBrand, text: SetText) => Shape[];

/** Where the readers of the file put the first baseline, and how far the next ones stand below it, in inches. */
export const baselinesOf = ({ area, style: { size, leading, anchor }, lines }: SetText) => {
  const pitch = (size * PITCH * leading) / POINTS;
  const high = pitch * lines.length;
  const top = anchor === 't' ? area.y : anchor === 'b' ? area.y + area.h - high : area.y + (area.h - high) / 2;
  // a closer setting takes from above the first line as well
  return { first: top + (size / POINTS) * (FIRST_BASELINE - PITCH * (1 - leading)), pitch };
};

/** Letters as the readers of the file set them. */
const textShapes: WriteText = (brand, text) => {
  const { area, style, lines } = text;
  const { size, align, ink } = style;
  const font = fontOf(brand, style.face);
  const { first, pitch } = baselinesOf(text);
  const scale = ((size / POINTS) * UNITS) / font.upem;
  const path = lines.flatMap((line, index) => {
    const spare = area.w - widthOf(font, line, size);
    const x = area.x + (align === 'l' ? 0 : align === 'r' ? spare : spare / 2);
    return outlineOf(font, shape(font, line), { x: x * UNITS, y: (first + index * pitch) * UNITS, scale });
  });
  return path.length === 0 ? [] : [{ kind: 'path', path, ink }];
};

const chartShapes = (brand: KitBrand, chart: Chart, write: WriteText): Shape[] => {
  const { bars, ink, others, text, size: points = CHART_WORDS } = chart;
  const plot = chartBox(chart);
  const axis = plot.axis
    ? formShapes(brand, { kind: 'form', name: 'axis', form: 'rect', area: plot.axis, fill: text })
    : [];
  const drawn = bars.flatMap(({ label, shown }, index) => {
    const area = plot.bar(index);
    const isLast = index === bars.length - 1;
    const fill = isLast ? { fill: ink as Tone } : { fill: ink as Tone, alpha: others };
    const words = (name: string, room: Area, anchor: TextStyle['anchor'], size: number): Shape[] =>
      write(
        brand,
        placeText(brand, {
          name: 'word',
          area: room,
          text: name,
          style: { face: 'text', size, ink: text, leading: 1, align: 'ctr', anchor },
        }),
      );
    return [
      ...formShapes(brand, { kind: 'form', name: 'bar', form: 'rect', area, ...fill }),
      ...words(label, plot.label(index), 't', points),
      ...(shown ? words(shown, plot.value(index), plot.isBelow(index) ? 't' : 'b', points) : []),
    ];
  });
  return [...drawn, ...axis];
};

const tableShapes = (brand: KitBrand, table: Table, write: WriteText): Shape[] =>
  tableCells(brand, table).flatMap(({ text, rules, fill }) => [
    ...(fill ? formShapes(brand, fill) : []),
    ...rules.flatMap((rule) => formShapes(brand, rule)),
    ...write(brand, text),
  ]);

const itemShapes = (brand: KitBrand, item: Item, write: WriteText): Shape[] => {
  switch (item.kind) {
    case 'text':
      return write(brand, item);
    case 'form':
      return formShapes(brand, item);
    case 'chart':
      return chartShapes(brand, item, write);
    case 'table':
      return tableShapes(brand, item, write);
    default:
      return item.flats.flatMap((flat) => flatShapes(brand, flat));
  }
};

/** A slide as a drawing, from the same parts that its file is written from; `write` draws its texts unless given. */
export const slideScene = (brand: KitBrand, deck: Deck, slide: Slide, write: WriteText = textShapes): Scene => {
  const layout = deck.layouts.find(({ key }) => key === slide.layout);
  const { w, h } = deck.page ?? { w: 1600 / UNITS, h: 900 / UNITS };
  const page = { x: 0, y: 0, width: w * UNITS, height: h * UNITS };
  const ground: Shape[] = layout ? [{ kind: 'rect', ...page, ink: layout.ground }] : [];
  const items: Item[] = [...(layout?.items ?? []), ...slide.items];
  return {
    ...page,
    label: slide.title,
    shapes: [...ground, ...items.flatMap((item) => itemShapes(brand, item, write))],
  };
};
