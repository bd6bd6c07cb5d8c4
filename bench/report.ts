import os from 'node:os';
import { percentile } from '@signet/statistics';

/** What a figure has to come to: a bound of its own, or of its ratio to the baseline of the same run. */
export type Target = { of: 'value' | 'ratio'; is: '<=' | '>='; than: number };

/**
 * One measured figure. `ok` is null where there is nothing to be held to, or nothing was measured (the name then ends
 * 'not run').
 */
export type Row = {
  name: string;
  value: number | null;
  unit: string;
  baseline: number | null;
  ratio: number | null;
  target: string | null;
  ok: boolean | null;
};

type Figure = { name: string; value: number; unit: string; baseline: number; target?: Target };

const rounded = (value: number): number => Number(value.toPrecision(4));

/** A figure beside its baseline; ratio is value / baseline. */
export const row = ({ name, value, unit, baseline, target }: Figure): Row => {
  const ratio = baseline === 0 ? null : rounded(value / baseline);
  const held = target?.of === 'ratio' ? ratio : value;
  const ok = target ? held !== null && (target.is === '<=' ? held <= target.than : held >= target.than) : null;
  return {
    name,
    value: rounded(value),
    unit,
    baseline: rounded(baseline),
    ratio,
    target: target ? `${target.of} ${target.is} ${target.than}` : null,
    ok,
  };
};

export const notRun = (name: string, why: string): Row => {
  console.log(`${name}: not run, ${why}`);
  return { name: `${name}, not run`, value: null, unit: '', baseline: null, ratio: null, target: null, ok: null };
};

export { percentile };
/** The middle one of the values, the lower of two. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** What the figures were measured on, in one line. */
export const describeMachine = (): string => {
  const cpus = os.cpus();
  return (
    `${cpus.length} x ${cpus[0]?.model.trim() ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ` +
    `${os.type()} ${os.release()}, Node ${process.versions.node}`
  );
};

const cell = (value: number | string | null): string => (value === null ? '-' : String(value));

/** For people: a table with a line a row. */
export const drawTable = (rows: readonly Row[]): string => {
  const verdict = (ok: boolean | null) => (ok === null ? '' : ok ? 'met' : 'MISSED');
  const lines = [
    ['', 'value', 'unit', 'baseline', 'ratio', 'target', ''],
    ...rows.map((one) => [
      one.name,
      cell(one.value),
      one.unit,
      cell(one.baseline),
      cell(one.ratio),
      cell(one.target),
      verdict(one.ok),
    ]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
