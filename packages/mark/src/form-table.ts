import { formQualities, type Form, type FormQuality } from './form.ts';
import { formQuantiles } from './form-quantiles.ts';

/** The share of the marks drawn for nobody that have less of a quality, 0 to 1. */
export const shareWithLess = (quality: FormQuality, value: number): number => {
  const sorted = formQuantiles[quality];
  let below = 0;
  while (below < sorted.length && (sorted[below] as number) < value) below += 1;
  return below / sorted.length;
};

/** A form in shares of the marks drawn for nobody: .97 round is rounder than 97 of 100. */
export const standing = (form: Form): Form =>
  Object.fromEntries(formQualities.map((one) => [one, shareWithLess(one, form[one])])) as Record<FormQuality, number>;
