import { row, type Row, type Target } from '../report.ts';

/** A share that has no peer: nothing else of its kind can be asked the same. */
export const aloneRow = (name: string, value: number, least: number | undefined, unit = 'share'): Row => {
  const target: Target | undefined = least === undefined ? undefined : { of: 'value', is: '>=', than: least };
  return { ...row({ name, value, unit, baseline: 0, ...(target ? { target } : {}) }), baseline: null, ratio: null };
};

/** How many of these hold, 0 to 1. */
export const shareThat = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / items.length;
