import type { EngineInput } from '@signet/engine';
import { row, type Row } from '../report.ts';
import type { Check } from './checks/check.ts';
import { aloneRow } from './figures.ts';
import { describeQuiz } from './quizzes.ts';

/** What all quizzes together came to by one check. */
export type Tally<Subject> = {
  check: Check<Subject>;
  good: number;
  of: number;
  measured: number[];
  /** A line a quiz, of the first ones that failed. */
  faults: string[];
};

const FAULTS_KEPT = 8;

export const startTallies = <Subject>(checks: readonly Check<Subject>[]): Tally<Subject>[] =>
  checks.map((check) => ({ check, good: 0, of: 0, measured: [], faults: [] }));

export const addQuiz = <Subject>(tallies: readonly Tally<Subject>[], quiz: EngineInput, subject: Subject): void => {
  for (const tally of tallies) {
    const { good, of, measured, fault } = tally.check.judge(quiz, subject);
    tally.good += good;
    tally.of += of;
    if (measured !== undefined) tally.measured.push(measured);
    if (fault && tally.faults.length < FAULTS_KEPT) tally.faults.push(`${fault}\n    ${describeQuiz(quiz)}`);
  }
};

/** 0 to 1; NaN where no quiz was spoken of. */
export const shareOf = ({ good, of }: { good: number; of: number }): number => good / of;

/**
 * The engine's share beside that of the peer that does best, and the smallest figure behind it where there is one.
 * Without peers the check is one that only the engine can be held to.
 */
export const rowsOf = <Subject>(tally: Tally<Subject>, peers: readonly Tally<Subject>[] = []): Row[] => {
  const { check, of, measured } = tally;
  const best = (read: (one: Tally<Subject>) => number) =>
    Math.max(...peers.map(read).filter((value) => !Number.isNaN(value)));
  const least = (one: Tally<Subject>) => Math.min(...one.measured);
  const name = `engine: ${check.claim}, of ${of}`;
  if (peers.length === 0) return [aloneRow(name, shareOf(tally), check.atLeast)];
  const share = row({
    name,
    value: shareOf(tally),
    unit: 'share',
    baseline: best(shareOf),
    ...(check.atLeast === undefined ? {} : { target: { of: 'value', is: '>=', than: check.atLeast } }),
  });
  return measured.length === 0
    ? [share]
    : [
        share,
        row({
          name: `engine: ${check.key}, the least of all quizzes`,
          value: least(tally),
          unit: 'delta-E',
          baseline: best(least),
        }),
      ];
};

/**
 * What `--show=<key>` asks for: the first failures of one check, or with `all` of every one that failed, each with
 * its quiz.
 */
export const showFaults = (
  tallies: readonly { check: { key: string }; faults: readonly string[] }[],
  show: string | undefined,
): void => {
  for (const {
    check: { key },
    faults,
  } of tallies) {
    if (key === show || (show === 'all' && faults.length > 0))
      console.log(
        `engine: ${key}: ${faults.length === 0 ? 'nothing failed' : `the first failures\n  ${faults.join('\n  ')}`}`,
      );
  }
};
