import type { Tone } from '@signet/scene';
import type { ContentLayout } from './content-layouts.ts';
import { comparedForms } from './compared.ts';
import { comparedIn, comparison } from './comparison.ts';
import { fieldsIn, quantitiesIn, quantityIn, seriesIn, type Quantity } from './figures.ts';
import { at, columnX, columnsWide, RIGHT } from './grid.ts';
import { styleOf } from './look.ts';
import type { Area, Cell } from './model.ts';
import { market, partsBar, round } from './money-bodies.ts';
import { dashed, people } from './people-body.ts';
import { placeText } from './place-text.ts';
import type { Teller } from './teller.ts';
import type { Body } from './told.ts';
import { tonesFor } from './tones.ts';

const WIDE = RIGHT - columnX(1);

const chart: Body = (teller, { answer }) => {
  const area = at(1, 8, 2.44, 4.06);
  const bars = seriesIn(answer('series') ?? '').slice(-12);
  const { look } = teller;
  if (bars.length > 1) {
    const first = bars[0] as Quantity;
    const last = bars.at(-1) as Quantity;
    const title = answer('title') ?? 'Growth';
    teller.items.push({
      kind: 'chart',
      name: 'Chart',
      area,
      bars: bars.map(({ words, value, shown }, index) => ({
        label: words,
        value,
        ...(index === 0 || index === bars.length - 1 ? { shown } : {}),
      })),
      ink: look.accent,
      others: look.others,
      text: look.ink,
      alt: `${title}: ${first.words} ${first.shown}, ${last.words} ${last.shown}.`,
    });
    return;
  }
  sampleChart(teller);
  const room = { x: area.x, y: area.y + 0.5, w: 4.4, h: 0.8 };
  if (answer('series') === undefined) teller.blank('series', room);
};

/** Bars without a scale, so that nobody takes them for numbers. */
export const sampleChart = (teller: Teller, area: Area = at(1, 8, 2.44, 4.06)): void => {
  const { look } = teller;
  const shares = [0.26, 0.31, 0.29, 0.38, 0.44, 0.52, 0.6, 0.73, 0.86];
  const step = area.w / shares.length;
  shares.forEach((share, index) => {
    const h = (area.h - 0.4) * share;
    teller.form({
      name: `sample:bar ${index + 1}`,
      form: 'rect',
      area: { x: area.x + index * step + step * 0.12, y: area.y + area.h - 0.4 - h, w: step * 0.76, h },
      fill: look.soft,
      rim: { ink: { from: look.ground, to: look.ink, share: 0.5 }, points: 1, isDashed: true },
    });
    const label = { x: area.x + index * step, y: area.y + area.h - 0.34, w: step, h: 0.3 };
    teller.text(`sample:label ${index + 1}`, label, String(index + 1), { ...styleOf(look, 'small'), align: 'ctr' });
  });
  teller.form({
    name: 'sample:axis',
    form: 'rect',
    area: { x: area.x, y: area.y + area.h - 0.4, w: area.w, h: 0.014 },
    fill: look.rule,
  });
  teller.tag(area.x, 2.52, 'Sample chart');
  const words = { x: area.x + 1.84, y: 2.52, w: 6, h: 0.3 };
  teller.text('sample:words', words, 'Not your numbers: the scale is left empty.', styleOf(look, 'foot'));
};

/** Of a disc, and from one to the next; inches. */
const DISC = { disc: 0.44, step: 0.53 } as const;
/** A longer name has no room over a column. */
const LONGEST_BESIDE = 24;
/** Columns in which it stands what it was and what it is. */
const SIDES = [4.4, 8.9] as const;

const halves: Body = (teller, { answer, company }) => {
  const { look } = teller;
  teller.fill('label2', company.length > LONGEST_BESIDE ? 'With us' : `With ${company}`);
  const pairs = [
    ['figure1', 'figure3', 0],
    ['figure2', 'figure4', 1],
  ] as const;
  for (const [one, other, index] of pairs) {
    const y = 2.5 + index * 2;
    teller.form({
      name: `Rule ${index + 1}`,
      form: 'rect',
      area: { x: columnX(1), y, w: WIDE, h: 0.014 },
      fill: look.rule,
    });
    const quiet: Tone = { from: look.ground, to: look.ink, share: 0.42 };
    const forms = comparedForms(
      { before: quantityIn(answer(one) ?? ''), now: quantityIn(answer(other) ?? '') },
      {
        ...DISC,
        name: index === 0 ? 'First' : 'Second',
        left: [columnX(SIDES[0]), columnX(SIDES[1])],
        y: y + 1.28,
        wide: columnsWide(4),
        tones: { before: quiet, now: look.accent, track: look.soft },
      },
    );
    forms.forEach((one) => teller.form(one));
  }
};

/** What somebody said, with a mark before it as large as a headline. */
const quote: Body = (teller, { answer }) => {
  if (answer('words') === undefined) return;
  const { look } = teller;
  const style = { ...styleOf(look, 'huge'), size: 96, anchor: 't' } as const;
  teller.text('Quotation mark', { x: RIGHT - 1.4, y: 2.1, w: 1.4, h: 1.5 }, '\u201d', style);
};

/** Rows of `name; word; word`, one a line, up to ten. */
const appendix: Body = (teller, { answer }) => {
  const { look } = teller;
  const area = { x: columnX(5), y: 2.16, w: RIGHT - columnX(5), h: 4.2 };
  const said = answer('rows');
  if (said === undefined) {
    teller.blank('rows', { ...area, h: 1.5 });
    return;
  }
  const rows = said
    .split('\n')
    .map((one) => fieldsIn(one, 3))
    .filter((cells) => cells.length > 0)
    .slice(0, 10);
  const count = Math.max(1, ...rows.map((cells) => cells.length));
  const first = count === 1 ? area.w : area.w * (count === 2 ? 0.5 : 0.42);
  const rowHeight = Math.min(0.6, area.h / (rows.length + 1));
  const filledRow = (cells: readonly string[]): Cell[] =>
    Array.from({ length: count }, (_, at) => ({ text: cells[at] ?? '', isStrong: at === 0 }));
  teller.items.push({
    kind: 'table',
    name: 'Rows',
    area: { ...area, h: rowHeight * (rows.length + 1) },
    columns: Array.from({ length: count }, (_, at) => (at === 0 ? first : (area.w - first) / (count - 1))),
    rows: [Array.from({ length: count }, () => ({ text: '' })), ...rows.map(filledRow)],
    rowHeight,
    style: { ...styleOf(look, 'small') },
    accent: look.accent,
    rule: look.line,
    alt: `Rows: ${rows.map((cells) => cells.join(', ')).join('; ')}.`,
  });
};

const picture: Body = (teller, { answer }) => {
  const { look } = teller;
  const box = at(1, 7, 2.2, 4.2);
  // a pattern here would pass for the product
  teller.form({ name: 'Frame', form: 'rect', area: box, fill: look.soft, rim: dashed(look), picture: 'picture' });
  const said = answer('picture');
  if (said === undefined) teller.blank('picture', { x: box.x + 0.4, y: box.y + 0.4, w: 4.6, h: 0.86 });
  else {
    // above the middle, where readers of the file have the button that puts one in
    const style = { ...styleOf(look, 'text'), align: 'ctr', anchor: 'b' } as const;
    const area = { x: box.x + 0.6, y: box.y + 0.3, w: box.w - 1.2, h: box.h / 2 - 0.8 };
    const text = `Your picture goes here: ${said}`;
    teller.items.push(placeText(look.brand, { name: 'Picture wanted', area, style, text, isEven: true }));
  }
  [0, 1, 2].forEach((index) => {
    // two numbers side by side, of a step and of a question, would be one riddle
    if (answer(`point${index + 1}`) === undefined) return;
    const disc = { x: columnX(8.3), y: 2.24 + index * 1.42, w: 0.42, h: 0.42 };
    teller.form({ name: `Step ${index + 1}`, form: 'ellipse', area: disc, fill: look.accent });
    const ink = teller.on(look.accent, 'w1');
    const style = { ...styleOf(look, 'label'), ink, align: 'ctr', anchor: 'ctr' } as const;
    teller.text(`Step ${index + 1} number`, disc, String(index + 1), style);
  });
};

const table: Body = (teller, { answer, company, rivals }) => {
  const { look } = teller;
  const names = comparedIn({ rivals, company });
  const facts = [1, 2, 3, 4].map((index) => comparison(answer(`fact${index}`) ?? '', names));
  const area = { x: columnX(1), y: 2.14, w: WIDE, h: 4.3 };
  const first = 3;
  const wide = (WIDE - first) / 4;
  const rowHeight = Math.min(0.86, area.h / (names.length + 1.2));
  const cells = (row: number): Cell[] =>
    [0, 1, 2, 3].map((column) => ({ text: facts[column]?.words[row] ?? '', isStrong: row === names.length - 1 }));
  teller.items.push({
    kind: 'table',
    name: 'Comparison',
    area: { ...area, h: rowHeight * (names.length + 1) },
    columns: [first, wide, wide, wide, wide],
    rows: [
      [{ text: '' }, ...[0, 1, 2, 3].map((column): Cell => ({ text: facts[column]?.name ?? '' }))],
      ...names.map((name, row): Cell[] => [{ text: name, isStrong: row === names.length - 1 }, ...cells(row)]),
    ],
    ours: names.length - 1,
    rowHeight,
    style: styleOf(look, 'text'),
    accent: look.accent,
    rule: look.line,
    alt: `How ${names.join(', ')} compare.`,
  });
  [1, 2, 3, 4].forEach((index) => {
    if (facts[index - 1]) return;
    const x = area.x + first + (index - 1) * wide;
    teller.blank(`fact${index}`, {
      x: x + 0.06,
      y: area.y + 0.1,
      w: wide - 0.16,
      h: rowHeight * (names.length + 1) - 0.2,
    });
  });
};

const funnel: Body = (teller, { answer }) => {
  const { look } = teller;
  const steps = quantitiesIn(answer('steps') ?? '').slice(0, 3);
  const top = 2.24;
  const high = 0.92;
  if (steps.length < 2 || steps.some(({ value }) => value < 0)) {
    // steps without a count, so that nobody takes them for numbers
    [1, 0.6, 0.36].forEach((share, index) => {
      const area = { x: columnX(1), y: top + index * 1.08, w: WIDE * share, h: high };
      teller.form({ name: `sample:step ${index + 1}`, form: 'rect', area, fill: look.soft, rim: dashed(look) });
    });
    teller.blank('steps', { x: columnX(1) + 0.14, y: top + 0.14, w: columnsWide(7), h: high - 0.28 });
    return;
  }
  const most = Math.max(...steps.map(({ value }) => value), 1);
  const tones = tonesFor(teller, steps.length);
  // words stand in a column of their own: beside bars of every length they would jump
  const [left, wide] = [columnX(4.4), RIGHT - columnX(4.4)];
  steps.forEach(({ value, shown, words }, index) => {
    const w = Math.max(1.2, (wide * value) / most);
    const y = top + index * 1.08;
    const tone = tones[index] as Tone;
    teller.form({ name: `Step ${index + 1}`, form: 'rect', area: { x: left, y, w, h: high }, fill: tone });
    const figure = { ...styleOf(look, 'figure'), ink: teller.on(tone, 'w1'), anchor: 'ctr' } as const;
    teller.text(`Step ${index + 1} count`, { x: left + 0.2, y, w: Math.min(w - 0.3, 2), h: high }, shown, figure);
    const style = { ...styleOf(look, 'lead'), size: 20, anchor: 'ctr' } as const;
    teller.text(`Step ${index + 1} words`, { x: columnX(1), y, w: columnsWide(3.2), h: high }, words, style);
  });
};

/** What a layout shows beside its slots. */
export const bodies: Partial<Record<ContentLayout, Body>> = {
  chart,
  product: market,
  split: partsBar,
  halves,
  picture,
  table,
  funnel,
  people,
  round,
  quote,
  appendix,
};
