import type { Ink } from '@signet/scene';
import { heightOf } from '../drawing/measure.ts';
import { styleOf, type Look } from './look.ts';
import type { Area, Form, TextStyle } from './model.ts';
import { RIVALS } from './page-texts.ts';
import { placeText } from './place-text.ts';

/** From the page's edge to its words; strips of full color, in inches. */
export const MARGIN = 0.6;
const STRIP = 1.5;
const FOOT = 1.5;

export type Place = { name: string; area: Area; style: TextStyle; isEven?: boolean };

/** What stands at the lower edge of one thing and at the upper edge of the next. */
export const createGrid = (w: number) => {
  const wide = w - 2 * MARGIN;
  const gap = 0.35;
  const column = (count: number, at: number, y: number, h: number, over = 1): Area => {
    const each = (wide - gap * (count - 1)) / count;
    return { x: MARGIN + at * (each + gap), y, w: each * over + gap * (over - 1), h };
  };
  return { column, line: (y: number, h: number): Area => ({ x: MARGIN, y, w: wide, h }) };
};
type Grid = ReturnType<typeof createGrid>;

/** What a block says: the claim, and one sentence on it. */
type Told = { label: string; claim: string; more?: string };
const investor: readonly Told[] = [
  { label: 'Problem', claim: 'problem.title', more: 'problem.figure' },
  { label: 'Solution', claim: 'solution.title', more: 'product.title' },
  { label: 'Market', claim: 'market.title', more: 'market.first' },
  { label: 'Business model', claim: 'model.title', more: 'model.fact1' },
  { label: 'Competition', claim: 'rivals.title', more: RIVALS },
  { label: 'Team', claim: 'team.title', more: 'team.person1' },
];

/** A full color of the page and what is read on it. */
export type Field = { tone: Ink; ink: Ink; accent: Ink };

/** Everything that stands on a page besides its band. */
type Plan = {
  places: Place[];
  labels: { text: string; area: Area; style: TextStyle }[];
  fields: Form[];
  steps: Area[];
};

const field = (name: string, { tone }: Field, w: number, y: number, h: number): Form => ({
  kind: 'form',
  name,
  form: 'rect',
  area: { x: 0, y, w, h },
  fill: tone,
});

type Said = (key: string) => string | undefined;
export type Setting = { look: Look; grid: Grid; page: { w: number; h: number }; strip: Field; end: Field; said: Said };

/** What a question takes where nothing is told yet. */
const ASKED = 0.44;

/** How high what is told of something stands, so that what follows it stands right below. */
const highOf = ({ look, said }: Setting, name: string, width: number, style: TextStyle): number => {
  const text = said(name);
  if (text === undefined) return ASKED;
  const area = { x: 0, y: 0, w: width, h: 3 };
  const { lines, style: set } = placeText(look.brand, { name, area, style, text, isEven: true });
  return heightOf(lines.length, set.size, set.leading) + 0.03;
};

/** How much smaller words are set, all of one sort alike, where a page has to hold many of them. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const;
const FINEST = 9;
const smaller = (style: TextStyle, share: number): TextStyle => ({
  ...style,
  size: Math.max(FINEST, Math.round(style.size * share * 2) / 2),
});

/** The first of tries that fits, else the last. */
const firstFitting = <T>(made: (share: number) => T, fits: (one: T) => boolean): T => {
  let tried = made(1);
  for (const share of SIZES.slice(1)) {
    if (fits(tried)) break;
    tried = made(share);
  }
  return tried;
};

/** What boxes are shortened to where even the smallest words do not fit: nothing runs into what stands below. */
const shortened = (room: number, taken: number): number => Math.min(1, Math.max(0.05, room / taken));

/** A sentence that opens a page is so high at the most: what is longer is set smaller. */
const MOST_OPENING = 0.8;

/** What it is, once: the hook stands on the band, and is not said again where the line that explains it is told. */
export const opening = (setting: Setting, y: number, isSaidAbove: boolean): Place[] => {
  const { look, grid, said } = setting;
  const placed = (name: string, at: number, style: TextStyle): Place => {
    const { w } = grid.line(at, 0);
    return { name, area: grid.line(at, Math.min(MOST_OPENING, highOf(setting, name, w, style))), style, isEven: true };
  };
  const hasMore = said('statement.line') !== undefined;
  if (hasMore && isSaidAbove) return [placed('statement.line', y + 0.06, styleOf(look, 'lead', { size: 15 }))];
  const title = placed('statement.title', y, styleOf(look, 'name', { size: 18 }));
  const below = y + title.area.h + 0.08;
  return hasMore ? [title, placed('statement.line', below, styleOf(look, 'text', { size: 11 }))] : [title];
};

const rule = ({ look }: Setting, name: string, { x, y, w }: Area): Form => ({
  kind: 'form',
  name,
  form: 'rect',
  area: { x, y, w, h: 0.012 },
  fill: look.rule,
});

/** Between a line and the label below it, and below a label and a claim. */
const GAPS = { label: 0.1, claim: 0.3, more: 0.05, least: 0.06, most: 0.55 } as const;

/** Two claims beside each other in each row, each below a line; what is free is shared out between the rows. */
const inBlocks = (setting: Setting, from: number, to: number): Pick<Plan, 'places' | 'labels' | 'fields'> => {
  const { look, grid } = setting;
  const pairs = [0, 2, 4].map((at) => investor.slice(at, at + 2));
  const { w } = grid.column(2, 0, 0, 0);
  const room = to - from - pairs.length * (GAPS.claim + GAPS.more + GAPS.least);
  const tried = firstFitting(
    (share) => {
      const claimed = smaller(styleOf(look, 'name', { size: 13.5 }), share);
      const told = smaller(styleOf(look, 'text', { size: 10.5 }), share);
      const highs = pairs.map((pair) =>
        pair.map(({ claim, more }) => ({
          claim: highOf(setting, claim, w, claimed),
          more: more ? highOf(setting, more, w, told) : 0,
        })),
      );
      const rows = highs.map((pair) => Math.max(...pair.map((one) => one.claim + one.more)));
      return { claimed, told, highs, rows, taken: rows.reduce((sum, row) => sum + row, 0) };
    },
    ({ taken }) => taken <= room,
  );
  const { claimed, told, highs, rows, taken } = tried;
  const short = shortened(room, taken);
  const free = GAPS.least + (room - taken * short) / pairs.length;
  const gap = Math.min(GAPS.most, free);
  const plan: Pick<Plan, 'places' | 'labels' | 'fields'> = { places: [], labels: [], fields: [] };
  let y = from;
  pairs.forEach((pair, row) => {
    pair.forEach(({ label, claim, more }, column) => {
      const { claim: high = ASKED, more: below = ASKED } = highs[row]?.[column] ?? {};
      const area = grid.column(2, column, y, 0.2);
      const labelled = { ...area, y: y + GAPS.label };
      plan.fields.push(rule(setting, `Rule ${label}`, area));
      plan.labels.push({ text: label, area: labelled, style: styleOf(look, 'label', { size: 10 }) });
      const said = { ...area, y: y + GAPS.claim, h: high * short };
      plan.places.push({ name: claim, area: said, style: claimed, isEven: true });
      // what explains a claim stands right below it, whatever its neighbor's claim takes
      const under = { ...area, y: said.y + said.h + GAPS.more, h: below * short };
      if (more) plan.places.push({ name: more, area: under, style: told, isEven: true });
    });
    y += GAPS.claim + GAPS.more + (rows[row] ?? 0) * short + gap;
  });
  return plan;
};

/** Three numbers on a strip of full color; the round and whom to write to on another. */
export const investorPlan = (setting: Setting, top: number): Plan => {
  const { look, grid, page, strip, end } = setting;
  const foot = page.h - FOOT;
  const blocks = inBlocks(setting, top + STRIP + 0.3, foot - 0.1);
  const figures = [0, 1, 2].flatMap((at): Place[] => [
    {
      name: `traction.figure${at + 1}`,
      area: grid.column(3, at, top + 0.2, 0.5),
      style: styleOf(look, 'figure', { size: 30, ink: strip.accent }),
    },
    {
      name: `traction.meaning${at + 1}`,
      area: grid.column(3, at, top + 0.74, 0.34),
      style: styleOf(look, 'text', { size: 10, ink: strip.ink }),
      isEven: true,
    },
  ]);
  const source = styleOf(look, 'small', { ink: strip.ink });
  const [left, right] = [grid.column(2, 0, foot + 0.24, 0.36), grid.column(2, 1, foot + 0.24, 0.36)];
  const claim = styleOf(look, 'name', { size: 16, ink: end.accent });
  const told = styleOf(look, 'text', { size: 10, ink: end.ink });
  return {
    ...blocks,
    steps: [],
    fields: [field('Numbers', strip, page.w, top, STRIP), field('Foot', end, page.w, foot, FOOT), ...blocks.fields],
    places: [
      ...figures,
      { name: 'traction.source', area: grid.line(top + STRIP - 0.26, 0.18), style: source },
      ...blocks.places,
      { name: 'round.title', area: left, style: claim },
      { name: 'round.parts', area: { ...left, y: foot + 0.64, h: 0.5 }, style: told },
      { name: 'closing.title', area: right, style: claim },
      { name: 'closing.line', area: { ...right, y: foot + 0.64, h: 0.5 }, style: told },
    ],
  };
};

/** The least between rows of a page for customers. */
const APART = 0.06;

/** To a customer nothing is told about customers: what it was and what it is, how it works, what it costs. */
export const customerPlan = (setting: Setting, top: number): Plan => {
  const { look, grid, page, strip, end } = setting;
  const foot = page.h - FOOT;
  const from = top + STRIP + 0.4;
  const label = styleOf(look, 'label', { size: 10 });
  const onStrip = styleOf(look, 'label', { size: 10, ink: strip.ink });
  const figures = (['1', '3'] as const).flatMap((at, index): Place[] => [
    {
      name: `solution.figure${at}`,
      area: grid.column(2, index, top + 0.4, 0.5),
      style: styleOf(look, 'figure', { size: 34, ink: index === 0 ? strip.ink : strip.accent }),
    },
    {
      name: `solution.meaning${at}`,
      area: grid.column(2, index, top + 0.93, 0.24),
      style: styleOf(look, 'text', { size: 10.5, ink: strip.ink }),
    },
  ]);
  const points = [1, 2, 3].map((at) => `product.point${at}`);
  const { w: third } = grid.column(3, 0, 0, 0);
  const { w: wide } = grid.column(3, 0, 0, 0, 2);
  const room = foot - from - 0.82 - 0.36 - 0.6 - 3 * APART;
  const tried = firstFitting(
    (share) => {
      const lead = smaller(styleOf(look, 'lead', { size: 13 }), share);
      const words = smaller(styleOf(look, 'name', { size: 16 }), share);
      const high = Math.max(...points.map((name) => highOf(setting, name, third, lead)));
      return { lead, words, high, quoted: Math.max(0.6, highOf(setting, 'quote.words', wide, words)) };
    },
    ({ high, quoted }) => high + quoted <= room,
  );
  const { lead, words } = tried;
  const short = shortened(room, tried.high + tried.quoted);
  const [tall, spoken] = [tried.high * short, tried.quoted * short];
  // what is free is shared out above, between and below the two rows
  const spare = APART + (room - tall - spoken) / 3;
  const below = from + 0.82 + tall + 1.4 * spare;
  const quote = grid.column(3, 0, below + 0.36, spoken, 2);
  const price = grid.column(3, 2, quote.y, Math.min(Math.max(0.8, spoken), foot - 0.06 - quote.y));
  const source = styleOf(look, 'small', { ink: strip.ink });
  return {
    fields: [
      field('Before and now', strip, page.w, top, STRIP),
      field('Foot', end, page.w, foot, FOOT),
      rule(setting, 'Rule quote', { ...quote, y: below }),
      rule(setting, 'Rule price', { ...price, y: below }),
    ],
    steps: [0, 1, 2].map((at) => grid.column(3, at, from + 0.34, 0.34)),
    labels: [
      { text: 'Before', area: grid.column(2, 0, top + 0.2, 0.22), style: onStrip },
      { text: 'Now', area: grid.column(2, 1, top + 0.2, 0.22), style: onStrip },
      { text: 'How it works', area: grid.line(from, 0.22), style: label },
      { text: 'A customer says', area: { ...quote, y: below + 0.1, h: 0.22 }, style: label },
      { text: 'Price', area: { ...price, y: below + 0.1, h: 0.22 }, style: label },
    ],
    places: [
      ...figures,
      { name: 'solution.source', area: grid.line(top + STRIP - 0.26, 0.18), style: source },
      ...points.map((name, at) => ({ name, area: grid.column(3, at, from + 0.82, tall), style: lead, isEven: true })),
      { name: 'quote.words', area: quote, style: words, isEven: true },
      {
        name: 'quote.who',
        area: { ...quote, y: quote.y + spoken + 0.06, h: 0.42 },
        style: styleOf(look, 'text', { size: 10.5 }),
      },
      { name: 'prices.title', area: price, style: words, isEven: true },
      {
        name: 'closing.title',
        area: grid.column(3, 0, foot + 0.5, 0.4, 2),
        style: styleOf(look, 'name', { size: 18, ink: end.accent }),
      },
      {
        name: 'closing.line',
        area: grid.column(3, 2, foot + 0.5, 0.5),
        style: styleOf(look, 'text', { size: 11, ink: end.ink }),
      },
    ],
  };
};
