import { performance } from 'node:perf_hooks';
import { median } from '../report.ts';
import { competitorChecks } from './checks/competitors.ts';
import { contrastChecks } from './checks/contrast.ts';
import { see, type SchemeCheck, type SeenScheme } from './checks/check.ts';
import { roleChecks } from './checks/roles.ts';
import { varietyChecks } from './checks/variety.ts';
import { wishChecks } from './checks/wishes.ts';
import { familyTable } from './peers/family-table.ts';
import { leonardo } from './peers/leonardo.ts';
import { material } from './peers/material.ts';
import type { Peer } from './peers/peer.ts';
import { randomBrandColors, uniformRandom } from './peers/random-colors.ts';
import { quizzes, type QuizSource } from './quizzes.ts';
import type { Sizes } from './sizes.ts';
import { addQuiz, shareOf, startTallies, type Tally } from './tally.ts';

/** What the engine's schemes and those of its peers are held to. */
export const schemeChecks: readonly SchemeCheck[] = [
  ...contrastChecks,
  ...wishChecks,
  ...competitorChecks,
  ...varietyChecks,
  ...roleChecks,
];

export type SchemeTally = Tally<readonly SeenScheme[]>;

/** What one way to make schemes came to. */
export type Entry = {
  name: string;
  quizzes: number;
  /** For 30 schemes, the median. */
  milliseconds: number;
  tallies: SchemeTally[];
};

const enter = (peer: Peer, source: QuizSource, sizes: Sizes): Entry => {
  const tallies = startTallies(schemeChecks);
  const times: number[] = [];
  for (const quiz of quizzes(source, sizes.peers)) {
    const begun = performance.now();
    const schemes = peer.schemesFor(quiz);
    times.push(performance.now() - begun);
    addQuiz(tallies, quiz, schemes.map(see));
  }
  return { name: peer.name, quizzes: times.length, milliseconds: median(times), tallies };
};

/** All peers on the same quizzes by the same checks. */
export const enterPeers = (source: QuizSource, sizes: Sizes): Entry[] => {
  const { brandColors } = source;
  const peers = [
    uniformRandom(),
    randomBrandColors(brandColors),
    familyTable(),
    material(brandColors),
    leonardo(brandColors),
  ];
  return peers.map((peer) => enter(peer, source, sizes));
};

const percent = (share: number): string =>
  Number.isNaN(share) ? '-' : `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
const targetOf = ({ atLeast }: SchemeCheck): string =>
  atLeast === undefined ? '' : `${atLeast === 1 ? '' : '>= '}${Math.round(atLeast * 1000) / 10} %`;
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * The contest as a table in Markdown, as it stands in docs/benchmarks.md. Shares are cut, not rounded: 100.0 % is all
 * of them.
 */
export const drawContest = (entries: readonly Entry[]): string => {
  const rows = schemeChecks.map((check, at) =>
    line([
      check.claim,
      targetOf(check),
      ...entries.map(({ tallies }) => percent(tallies[at] ? shareOf(tallies[at]) : Number.NaN)),
    ]),
  );
  return [
    line(['share of', 'target', ...entries.map(({ name }) => name)]),
    line(['---', '---', ...entries.map(() => '---')]),
    ...rows,
    line(['quizzes asked', '', ...entries.map(({ quizzes }) => quizzes.toLocaleString('en'))]),
    line(['30 schemes, median, ms', '', ...entries.map(({ milliseconds }) => milliseconds.toFixed(1))]),
  ].join('\n');
};
