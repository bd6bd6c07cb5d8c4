import { seriesIn, type Quantity } from './figures.ts';
import { styleOf } from './look.ts';
import type { Area, Chart, Item } from './model.ts';
import { RIVALS } from './page-texts.ts';
import {
  ASKED,
  field,
  firstFitting,
  FOOT,
  highOf,
  rule,
  shortened,
  smaller,
  STRIP,
  type Place,
  type Plan,
  type Setting,
} from './page-plan.ts';

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

/** Between a line and the label below it, and below a label and a claim. */
const GAPS = { label: 0.1, claim: 0.3, more: 0.06, least: 0.14, most: 0.55 } as const;

type Blocks = Pick<Plan, 'places' | 'labels' | 'fields'>;

/** Three claims beside each other in each row, each below a line; what is free is shared out between the rows. */
const inBlocks = (setting: Setting, from: number, to: number): Blocks => {
  const { look, grid } = setting;
  const rows = [0, 3].map((at) => investor.slice(at, at + 3));
  const { w } = grid.column(3, 0, 0, 0);
  const room = to - from - rows.length * (GAPS.claim + GAPS.more + GAPS.least);
  const tried = firstFitting(
    (share) => {
      const claimed = smaller(styleOf(look, 'name', { size: 13.5 }), share);
      const told = smaller(styleOf(look, 'text', { size: 10.5 }), share);
      const highs = rows.map((row) =>
        row.map(({ claim, more }) => ({
          claim: highOf(setting, claim, w, claimed),
          more: more ? highOf(setting, more, w, told) : 0,
        })),
      );
      const talls = highs.map((row) => Math.max(...row.map((one) => one.claim + one.more)));
      return { claimed, told, highs, talls, taken: talls.reduce((sum, tall) => sum + tall, 0) };
    },
    ({ taken }) => taken <= room,
  );
  const { claimed, told, highs, talls, taken } = tried;
  const short = shortened(room, taken);
  const free = GAPS.least + (room - taken * short) / rows.length;
  const gap = Math.min(GAPS.most, free);
  const plan: Blocks = { places: [], labels: [], fields: [] };
  let y = from;
  rows.forEach((row, at) => {
    row.forEach(({ label, claim, more }, column) => {
      const { claim: high = ASKED, more: below = ASKED } = highs[at]?.[column] ?? {};
      const area = grid.column(3, column, y, 0.2);
      const labelled = { ...area, y: y + GAPS.label };
      plan.fields.push(rule(setting, `Rule ${label}`, area));
      plan.labels.push({ text: label, area: labelled, style: styleOf(look, 'label', { size: 10 }) });
      const said = { ...area, y: y + GAPS.claim, h: high * short };
      plan.places.push({ name: claim, area: said, style: claimed, isEven: true });
      // what explains a claim stands right below it, whatever its neighbor's claim takes
      const under = { ...area, y: said.y + said.h + GAPS.more, h: below * short };
      if (more) plan.places.push({ name: more, area: under, style: told, isEven: true });
    });
    y += GAPS.claim + GAPS.more + (talls[at] ?? 0) * short + gap;
  });
  return plan;
};

/** How high a strip is that shows growth, in inches. */
const GROWTH = { usual: 2.84, low: 2.3 } as const;
/** A page that is less high than this has a lower strip. */
const LOW = 11.2;
/** Fewer bars than these are no growth, more are none that can be told apart. */
const BARS = { least: 3, most: 12 } as const;
/** Points of the words of a chart. */
const CHART_WORDS = 9;
/** Least contrast of the quieter bars to what they stand on. */
const BAR = 2;

/** What grew, as far as it can be drawn: of many the newest. */
const growthOf = ({ said }: Setting): Quantity[] => {
  const bars = seriesIn(said('traction.series') ?? '').slice(-BARS.most);
  return bars.length >= BARS.least && bars.every(({ value }) => value >= 0) ? bars : [];
};

const chartOf = ({ look, strip, said }: Setting, bars: readonly Quantity[], area: Area): Chart => {
  const [first, last] = [bars[0], bars.at(-1)];
  const quiet = [0.3, 0.4, 0.5, 0.6, 0.7].find(
    (share) => look.palette.contrast({ from: strip.tone, to: strip.accent, share }, strip.tone) >= BAR,
  );
  return {
    kind: 'chart',
    name: 'Growth',
    area,
    bars: bars.map(({ words, value, shown }, at) => ({
      label: words,
      value,
      ...(at === 0 || at === bars.length - 1 ? { shown } : {}),
    })),
    ink: strip.accent,
    others: quiet ?? 0.8,
    text: strip.ink,
    size: CHART_WORDS,
    alt: `${said('traction.title') ?? 'Growth'}: ${first?.words} ${first?.shown}, ${last?.words} ${last?.shown}.`,
  };
};

type Numbers = { places: Place[]; shown: Item[]; high: number };

/** Three numbers on a strip of full color; beside the chart of what grew where that is told. */
const numbers = (setting: Setting, top: number): Numbers => {
  const { look, grid, page, strip, said } = setting;
  const growth = page.h < LOW ? GROWTH.low : GROWTH.usual;
  const bars = growthOf(setting);
  const source = (high: number): Place => ({
    name: 'traction.source',
    area: grid.line(top + high - 0.28, 0.18),
    style: styleOf(look, 'small', { ink: strip.ink }),
  });
  const meaning = styleOf(look, 'text', { size: 10, ink: strip.ink });
  if (bars.length === 0) {
    const figures = [0, 1, 2].flatMap((at): Place[] => [
      {
        name: `traction.figure${at + 1}`,
        area: grid.column(3, at, top + 0.2, 0.5),
        style: styleOf(look, 'figure', { size: 30, ink: strip.accent }),
      },
      { name: `traction.meaning${at + 1}`, area: grid.column(3, at, top + 0.74, 0.34), style: meaning, isEven: true },
    ]);
    return { places: [...figures, source(STRIP)], shown: [], high: STRIP };
  }
  const figures = [0, 1, 2].flatMap((at): Place[] => [
    {
      name: `traction.figure${at + 1}`,
      area: grid.column(3, 2, top + 0.2 + at * 0.68, 0.42),
      style: styleOf(look, 'figure', { size: 24, ink: strip.accent }),
    },
    { name: `traction.meaning${at + 1}`, area: grid.column(3, 2, top + 0.63 + at * 0.68, 0.2), style: meaning },
  ]);
  const claims: Place[] = [
    {
      name: 'traction.title',
      area: grid.column(3, 0, top + 0.22, 0.3, 2),
      style: styleOf(look, 'name', { size: 15, ink: strip.ink }),
      isEven: true,
    },
    {
      name: 'traction.caption',
      area: grid.column(3, 0, top + 0.54, 0.18, 2),
      style: styleOf(look, 'small', { ink: strip.ink }),
    },
  ];
  const chart = chartOf(setting, bars, grid.column(3, 0, top + 0.74, growth - 0.74 - 0.34, 2));
  const told = claims.filter(({ name }) => said(name) !== undefined);
  return { places: [...told, ...figures, source(growth)], shown: [chart], high: growth };
};

/** What grew and three numbers on a strip of full color; the round and whom to write to on another. */
export const investorPlan = (setting: Setting, top: number): Plan => {
  const { look, grid, page, strip, end } = setting;
  const foot = page.h - FOOT;
  const counted = numbers(setting, top);
  const blocks = inBlocks(setting, top + counted.high + 0.3, foot - 0.1);
  const [left, right] = [grid.column(3, 0, foot + 0.24, 0.4, 2), grid.column(3, 2, foot + 0.26, 0.52)];
  const claim = (size: number) => styleOf(look, 'name', { size, ink: end.accent });
  const told = styleOf(look, 'text', { size: 10, ink: end.ink });
  return {
    ...blocks,
    steps: [],
    shown: counted.shown,
    fields: [
      field('Numbers', strip, page.w, top, counted.high),
      field('Foot', end, page.w, foot, FOOT),
      ...blocks.fields,
    ],
    places: [
      ...counted.places,
      ...blocks.places,
      { name: 'round.title', area: left, style: claim(20) },
      { name: 'round.parts', area: { ...left, y: foot + 0.7, h: 0.54 }, style: told },
      { name: 'closing.title', area: right, style: claim(14), isEven: true },
      { name: 'closing.line', area: { ...right, y: foot + 0.84, h: 0.4 }, style: told },
    ],
  };
};
