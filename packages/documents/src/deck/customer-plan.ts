import { comparedForms } from './compared.ts';
import { quantityIn } from './figures.ts';
import { styleOf } from './look.ts';
import type { Item } from './model.ts';
import {
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

/** A strip that shows what changed is higher. */
const CHANGE = 2.1;

/** The answers that say what was and what is, and what both count. */
const pairs = [
  { figures: ['figure1', 'figure3'], meanings: ['meaning1', 'meaning3'] },
  { figures: ['figure2', 'figure4'], meanings: ['meaning2', 'meaning4'] },
] as const;
const NAMES = ['Change', 'Second change'] as const;

/** What it was beside what it is, drawn to one scale, in so many columns from one on. */
const change = ({ grid, strip, said }: Setting, top: number, at: 0 | 1, columns: 2 | 4): Item[] => {
  const [before, now] = pairs[at].figures;
  const y = top + (columns === 2 ? 1.22 : 1.4);
  const [left, right] = [grid.column(columns, 2 * at, y, 0), grid.column(columns, 2 * at + 1, y, 0)];
  const quiet = { from: strip.tone, to: strip.ink, share: 0.45 } as const;
  return comparedForms(
    { before: quantityIn(said(`solution.${before}`) ?? ''), now: quantityIn(said(`solution.${now}`) ?? '') },
    {
      name: NAMES[at],
      left: [left.x, right.x],
      y,
      wide: left.w,
      ...(columns === 2 ? { disc: 0.25, step: 0.32 } : { disc: 0.125, step: 0.15 }),
      tones: { before: quiet, now: strip.accent, track: { from: strip.tone, to: strip.ink, share: 0.14 } },
    },
  ).map((form): Item => ({ kind: 'form', ...form }));
};

type Changes = Pick<Plan, 'places' | 'labels' | 'shown'> & { high: number };

/** One thing that changed over the whole width, or two beside each other. */
const changes = (setting: Setting, top: number): Changes => {
  const { look, grid, strip } = setting;
  const label = styleOf(look, 'label', { size: 10, ink: strip.ink });
  const figure = (column: number, size: number) =>
    styleOf(look, 'figure', { size, ink: column === 0 ? strip.ink : strip.accent });
  const said = ['Before', 'Now'];
  const both = ([0, 1] as const).map((at) => change(setting, top, at, 4));
  if (both.every((forms) => forms.length > 0))
    return {
      high: CHANGE,
      shown: both.flat(),
      labels: [0, 1, 2, 3].map((at) => ({
        text: said[at % 2] ?? '',
        area: grid.column(4, at, top + 0.52, 0.2),
        style: styleOf(look, 'small', { ink: strip.ink }),
      })),
      places: ([0, 1] as const).flatMap((at): Place[] => [
        {
          name: `solution.${pairs[at].meanings[0]}`,
          area: grid.column(2, at, top + 0.2, 0.28),
          style: styleOf(look, 'name', { size: 13, ink: strip.ink }),
        },
        ...pairs[at].figures.map((name, column) => ({
          name: `solution.${name}`,
          area: grid.column(4, 2 * at + column, top + 0.74, 0.54),
          style: figure(column, 32),
        })),
      ]),
    };
  const { figures, meanings } = pairs[0];
  const shown = change(setting, top, 0, 2);
  return {
    high: shown.length > 0 ? CHANGE : STRIP,
    shown,
    labels: said.map((text, at) => ({ text, area: grid.column(2, at, top + 0.2, 0.22), style: label })),
    places: figures.flatMap((name, column): Place[] => [
      { name: `solution.${name}`, area: grid.column(2, column, top + 0.4, 0.5), style: figure(column, 34) },
      {
        name: `solution.${meanings[column]}`,
        area: grid.column(2, column, top + 0.93, 0.24),
        style: styleOf(look, 'text', { size: 10.5, ink: strip.ink }),
      },
    ]),
  };
};

/** The least between rows of a page for customers. */
const APART = 0.06;

/** To a customer nothing is told about customers: what it was and what it is, how it works, what it costs. */
export const customerPlan = (setting: Setting, top: number): Plan => {
  const { look, grid, page, strip, end } = setting;
  const foot = page.h - FOOT;
  const { high, shown, places, labels } = changes(setting, top);
  const from = top + high + 0.4;
  const label = styleOf(look, 'label', { size: 10 });
  const points = [1, 2, 3].map((at) => `product.point${at}`);
  const { w: third } = grid.column(3, 0, 0, 0);
  const { w: wide } = grid.column(3, 0, 0, 0, 2);
  const room = foot - from - 0.82 - 0.36 - 0.6 - 3 * APART;
  const tried = firstFitting(
    (share) => {
      const lead = smaller(styleOf(look, 'lead', { size: 13 }), share);
      const words = smaller(styleOf(look, 'name', { size: 16 }), share);
      const tall = Math.max(...points.map((name) => highOf(setting, name, third, lead)));
      return { lead, words, tall, quoted: Math.max(0.6, highOf(setting, 'quote.words', wide, words)) };
    },
    ({ tall, quoted }) => tall + quoted <= room,
  );
  const { lead, words } = tried;
  const short = shortened(room, tried.tall + tried.quoted);
  const [tall, spoken] = [tried.tall * short, tried.quoted * short];
  // what is free is shared out above, between and below the two rows
  const spare = APART + (room - tall - spoken) / 3;
  const below = from + 0.82 + tall + 1.4 * spare;
  const quote = grid.column(3, 0, below + 0.36, spoken, 2);
  const price = grid.column(3, 2, quote.y, Math.min(Math.max(0.8, spoken), foot - 0.06 - quote.y));
  const source = styleOf(look, 'small', { ink: strip.ink });
  return {
    shown,
    fields: [
      field('Before and now', strip, page.w, top, high),
      field('Foot', end, page.w, foot, FOOT),
      rule(setting, 'Rule quote', { ...quote, y: below }),
      rule(setting, 'Rule price', { ...price, y: below }),
    ],
    steps: [0, 1, 2].map((at) => grid.column(3, at, from + 0.34, 0.34)),
    labels: [
      ...labels,
      { text: 'How it works', area: grid.line(from, 0.22), style: label },
      { text: 'A customer says', area: { ...quote, y: below + 0.1, h: 0.22 }, style: label },
      { text: 'Price', area: { ...price, y: below + 0.1, h: 0.22 }, style: label },
    ],
    places: [
      ...places,
      { name: 'solution.source', area: grid.line(top + high - 0.28, 0.18), style: source },
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
