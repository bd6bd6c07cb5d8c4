import type { Tone } from '@signet/scene';
import { fieldsIn, quantitiesIn, quantityIn, type Quantity } from './figures.ts';
import { at, columnX, columnsWide, RIGHT } from './grid.ts';
import { styleOf } from './look.ts';
import type { Cell } from './model.ts';
import type { Teller } from './teller.ts';
import type { Body } from './told.ts';
import { tonesFor } from './tones.ts';

const WIDE = RIGHT - columnX(1);

/** Up to four parts of a whole; none where one is below zero: its shares could not be drawn, so it is asked again. */
const wholeOf = (answer = ''): Quantity[] => {
  const parts = quantitiesIn(answer);
  return parts.some(({ value }) => value < 0) ? [] : parts.filter(({ value }) => value > 0).slice(0, 4);
};

const bar = (
  teller: Teller,
  name: string,
  parts: readonly { share: number; tone: Tone }[],
  area: ReturnType<typeof at>,
) => {
  let { x } = area;
  parts.forEach(({ share, tone }, index) => {
    const w = area.w * share;
    teller.form({ name: `${name} ${index + 1}`, form: 'rect', area: { ...area, x, w }, fill: tone });
    x += w;
  });
};

export const market: Body = (teller, { answer }) => {
  const { look } = teller;
  const sign = { ...styleOf(look, 'figure'), ink: look.ink, align: 'ctr' } as const;
  teller.text('times', { x: columnX(5), y: 2.2, w: columnsWide(1), h: 0.78 }, '×', sign);
  teller.text('equals', { x: columnX(9), y: 2.2, w: columnsWide(1), h: 0.78 }, '=', sign);
  const all = quantityIn(answer('figure1') ?? '');
  const first = quantityIn(answer('first') ?? '');
  const share = all && first && all.value > 0 ? Math.min(1, Math.max(0.02, first.value / all.value)) : 0.14;
  const isKnown = Boolean(all && first);
  const tones: Tone[] = [isKnown ? look.accent : { from: look.ground, to: look.ink, share: 0.2 }, look.soft];
  bar(
    teller,
    isKnown ? 'Market' : 'sample:market',
    [
      { share, tone: tones[0] as Tone },
      { share: 1 - share, tone: tones[1] as Tone },
    ],
    {
      x: columnX(1),
      y: 4.9,
      w: WIDE,
      h: 0.62,
    },
  );
};

export const partsBar: Body = (teller, { answer }) => {
  const { look } = teller;
  const parts = wholeOf(answer('parts'));
  const area = { x: columnX(1), y: 2.4, w: WIDE, h: 1.4 };
  if (parts.length < 2) {
    teller.blank('parts', area);
    return;
  }
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const tones = tonesFor(teller, parts.length);
  bar(
    teller,
    'Part',
    parts.map(({ value }, index) => ({ share: value / sum, tone: tones[index] as Tone })),
    area,
  );
  let { x } = area;
  parts.forEach(({ value, shown, words }, index) => {
    const w = (area.w * value) / sum;
    const ink = teller.on(tones[index] as Tone, 'w1');
    const inside = { x: x + 0.16, y: area.y, w: Math.max(w - 0.2, 0.4), h: area.h };
    teller.text(`Part ${index + 1} sum`, inside, shown, { ...styleOf(look, 'figure'), size: 32, ink, anchor: 'ctr' });
    const below = { x, y: area.y + area.h + 0.16, w: Math.max(w - 0.15, 1.4), h: 0.9 };
    teller.text(`Part ${index + 1} words`, below, words, styleOf(look, 'text'));
    x += w;
  });
};

/** `reached by December 2027`: the month or year by which, as it was said. */
const dateIn = (text: string): string | undefined =>
  /\b(?:by|until|in)\s+((?:(?:end of|mid|early|late)\s+)?(?:\p{Lu}\p{L}+\s+)?20\d\d)\b/u.exec(text)?.[1];

export const round: Body = (teller, { answer }) => {
  const { look } = teller;
  const parts = wholeOf(answer('parts'));
  const stack = at(1, 5, 2.46, 3.96);
  if (parts.length < 2) teller.blank('parts', stack);
  else {
    const sum = parts.reduce((total, { value }) => total + value, 0);
    const tones = tonesFor(teller, parts.length).toReversed();
    const inside = 0.5;
    let { y } = stack;
    parts.forEach(({ value, shown, words }, index) => {
      // drawn to scale: what is too thin to be written in is written beside
      const h = (stack.h * value) / sum;
      const tone = tones[index] as Tone;
      teller.form({ name: `Part ${index + 1}`, form: 'rect', area: { x: stack.x, y, w: 1.5, h }, fill: tone });
      const row = { y: y + Math.max(0, (Math.min(h, 0.9) - inside) / 2), h: inside };
      const x = stack.x + 1.75;
      const figure = { ...styleOf(look, 'name'), anchor: 'ctr' } as const;
      teller.text(`Part ${index + 1} sum`, { x, ...row, w: 1.3 }, shown, figure);
      const told = { ...styleOf(look, 'text'), anchor: 'ctr' } as const;
      teller.text(`Part ${index + 1} words`, { x: x + 1.35, ...row, w: columnX(7) - 0.35 - x - 1.35 }, words, told);
      y += Math.max(h, 0.02);
    });
  }
  const reached = [1, 2, 3, 4].flatMap((index) => {
    const said = answer(`reach${index}`);
    return said === undefined ? [] : [fieldsIn(said, 3)];
  });
  const area = { x: columnX(7), y: 2.06, w: RIGHT - columnX(7), h: 0 };
  const columns = [area.w - 3.3, 1.4, 1.9];
  const rowHeight = 0.78;
  const until = answer('until') ?? dateIn(answer('source') ?? '');
  if (reached.length > 0)
    teller.items.push({
      kind: 'table',
      name: 'What it reaches',
      area: { ...area, h: rowHeight * (reached.length + 1) },
      columns,
      rows: [
        [{ text: 'What it reaches' }, { text: 'Today' }, { text: until ?? 'With the round' }],
        ...reached.map(([name = '', today = '', then = '']): Cell[] => [
          { text: name },
          { text: today },
          { text: then, isStrong: true },
        ]),
      ],
      rowHeight,
      style: { ...styleOf(look, 'lead'), size: 20 },
      accent: look.accent,
      rule: look.line,
      alt: 'What the money reaches.',
    });
  [1, 2, 3, 4].forEach((index) => {
    if (answer(`reach${index}`) !== undefined) return;
    teller.blank(`reach${index}`, { x: area.x, y: 2.46 + (index - 1) * 1.02, w: area.w, h: 0.9 });
  });
  // without numbers there is nothing yet to be reached
  if (until === undefined && reached.length === 4)
    teller.blank('until', { x: area.x, y: area.y + rowHeight * (reached.length + 1) + 0.1, w: area.w, h: 0.42 });
};
