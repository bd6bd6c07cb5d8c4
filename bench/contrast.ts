import { checkBrain } from '@signet/brain';
import { failsContrast } from '@signet/color';
import { rankFonts, rankSchemes } from '@signet/engine';
import { readTables } from '../brain/read-tables.ts';
import { randomQuizzes } from '../packages/engine/src/testing/random-quizzes.ts';

export interface ContrastFigures {
  quizzes: number;
  schemes: number;
  /** Schemes that break a contrast rule, unrounded. */
  broken: number;
  /** Quizzes that got fewer than 30 schemes. */
  short: number;
  /** Milliseconds of processor time for one whole set of schemes and fonts, the 95th of 100. */
  p95: number;
}

/** Recommends for random quizzes (10,000 is the bar) and counts what breaks the contrast rules. */
export const measureContrast = async (quizzes: number): Promise<ContrastFigures> => {
  const checked = checkBrain(await readTables());
  if (!checked.ok) throw new Error('The default brain does not pass its check.');
  const figures: ContrastFigures = { quizzes, schemes: 0, broken: 0, short: 0, p95: 0 };
  const times: number[] = [];
  for (const quiz of randomQuizzes(checked.brain, quizzes)) {
    const before = process.cpuUsage();
    const schemes = rankSchemes(quiz);
    rankFonts(quiz);
    const spent = process.cpuUsage(before);
    times.push((spent.user + spent.system) / 1000);
    figures.schemes += schemes.length;
    figures.broken += schemes.filter(({ colors }) => failsContrast(colors).length > 0).length;
    if (schemes.length < 30) figures.short += 1;
  }
  figures.p95 = times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;
  return figures;
};
