import type { Tone } from '@signet/scene';
import type { Quantity } from './figures.ts';
import type { Form } from './model.ts';

/** Up to so many, what is counted is drawn one by one, in a row; more is a length. */
const MOST_COUNTED = 10;

/** What it was and what it is; either may be unknown. */
export type Pair = { before: Quantity | undefined; now: Quantity | undefined };
/**
 * Where both stand and in which tones; `disc` is the diameter of one and how high a length is, in inches. Of many discs
 * each is as much smaller as they need to fit in `wide`.
 */
export type Comparing = {
  name: string;
  left: readonly [before: number, now: number];
  y: number;
  wide: number;
  disc: number;
  step: number;
  tones: { before: Tone; now: Tone; track: Tone };
};

/**
 * Two numbers that count the same, beside each other, to one scale: as discs where there are few, else as lengths. Each
 * stands below its own figure. Nothing where one is unknown or below zero, or both are nothing: a length of it would
 * say nothing.
 */
export const comparedForms = ({ before, now }: Pair, comparing: Comparing): Omit<Form, 'kind'>[] => {
  if (!before || !now || before.value < 0 || now.value < 0) return [];
  const { name, left, y, wide, disc: whole, step, tones } = comparing;
  // shares are shares of a whole
  const most = Math.max(before.value, now.value, before.isPercent && now.isPercent ? 100 : 0);
  if (most === 0) return [];
  // sums of money and parts of one are no things that could be laid side by side
  const isCounted = most >= 1 && most <= MOST_COUNTED && before.sign === '' && now.sign === '';
  const fit = Math.min(1, wide / ((Math.ceil(most) - 1) * step + whole));
  return [before, now].flatMap(({ value }, side) => {
    const x = left[side] ?? left[0];
    const fill = side === 0 ? tones.before : tones.now;
    if (isCounted)
      return Array.from({ length: Math.ceil(value) }, (_, index): Omit<Form, 'kind'> => {
        // what is less than one is a disc of so much less area
        const disc = whole * fit * Math.sqrt(Math.min(1, value - index));
        const area = { x: x + index * step * fit, y: y + (whole - disc) / 2, w: disc, h: disc };
        return { name: `${name} ${side + 1}.${index + 1}`, form: 'ellipse', area, fill };
      });
    const bar = { x, y, w: wide, h: whole };
    const w = Math.max(0.06, (wide * value) / most);
    return [
      { name: `${name} ${side + 1} track`, form: 'rect', area: bar, fill: tones.track },
      { name: `${name} ${side + 1}`, form: 'rect', area: { ...bar, w }, fill },
    ];
  });
};
