import { performance } from 'node:perf_hooks';
import type { EngineInput } from '@signet/engine';
import { median, percentile, row, type Row } from '../report.ts';
import { see, type SetCheck } from './checks/check.ts';
import { compositionChecks } from './checks/compositions.ts';
import { fontChecks } from './checks/fonts.ts';
import { leadChecks } from './checks/leads.ts';
import { listChecks } from './checks/lists.ts';
import { reasonChecks } from './checks/reasons.ts';
import { letterReasonChecks } from './checks/letter-reasons.ts';
import { stabilityChecks } from './checks/stability.ts';
import { schemeChecks, type Entry, type SchemeTally } from './contest.ts';
import type { Faces } from './faces.ts';
import { quizzes, type QuizSource } from './quizzes.ts';
import { recommend, type RecommendedSet } from './recommended-set.ts';
import { remember } from './remembered.ts';
import type { Sizes } from './sizes.ts';
import { addQuiz, rowsOf, startTallies, type Tally } from './tally.ts';

/** What the engine came to over all quizzes. */
export type Judged = {
  /** As an entry of the contest with the peers. */
  entry: Entry;
  sets: Tally<RecommendedSet>[];
  repeated: Tally<RecommendedSet>[];
  /** Milliseconds of processor for a whole set, the name judged in every font included. */
  wholeSets: number[];
};

const PROGRESS_EVERY = 100;

/** A whole set as a server makes it with its fonts open; the garbage that it leaves is counted as well. */
const timeWholeSet = (quiz: EngineInput, faces: Faces): number => {
  const before = process.cpuUsage();
  recommend({ ...quiz, nameFits: faces.judgeAgain(quiz) });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Asks the engine every quiz once, and the first ones again for what needs it twice. */
export const judgeEveryQuiz = (source: QuizSource, faces: Faces, sizes: Sizes): Judged => {
  const setChecks: readonly SetCheck[] = [
    ...compositionChecks,
    ...leadChecks,
    ...listChecks,
    ...reasonChecks,
    ...fontChecks(faces.hasLicence),
  ];
  const tallies: SchemeTally[] = startTallies(schemeChecks);
  const [sets, repeated] = [startTallies(setChecks), startTallies([...stabilityChecks, ...letterReasonChecks])];
  const [times, wholeSets]: [number[], number[]] = [[], []];
  for (const quiz of quizzes(source, sizes.quizzes)) {
    if (times.length < sizes.timed) wholeSets.push(timeWholeSet(quiz, faces));
    const begun = performance.now();
    const set = recommend(quiz);
    times.push(performance.now() - begun);
    if (times.length <= sizes.sameness) remember(quiz, set);
    addQuiz(
      tallies,
      quiz,
      set.schemes.map(({ colors }) => see(colors)),
    );
    addQuiz(sets, quiz, set);
    if (times.length <= sizes.repeated) addQuiz(repeated, quiz, set);
    if (times.length % PROGRESS_EVERY === 0) console.log(`engine: ${times.length} quizzes`);
  }
  return {
    entry: { name: 'engine', quizzes: times.length, milliseconds: median(times), tallies },
    sets,
    repeated,
    wholeSets,
  };
};

/** Every check as a row, those of the schemes beside the best peer. */
export const judgedRows = ({ entry, sets, repeated, wholeSets }: Judged, peers: readonly Entry[]): Row[] => {
  const slowest = peers.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
  return [
    ...entry.tallies.flatMap((tally, at) =>
      rowsOf(
        tally,
        peers.flatMap(({ tallies }) => tallies[at] ?? []),
      ),
    ),
    ...[...sets, ...repeated].flatMap((tally) => rowsOf(tally)),
    row({
      name:
        `engine: one whole set and its name judged, p95 of ${wholeSets.length}, ` +
        `beside 30 schemes of ${slowest?.name}`,
      value: percentile(wholeSets, 0.95),
      unit: 'ms of processor',
      baseline: slowest?.milliseconds ?? 0,
      target: { of: 'ratio', is: '<=', than: 4 },
    }),
  ];
};
