import { checkBrain } from '@signet/brain';
import { colorRoles, failsContrast } from '@signet/color';
import type { SchemeColors } from '@signet/color';
import { rankFonts, rankSchemes } from '@signet/engine';
import { readTables } from '../brain/read-tables.ts';
import { seededRandom } from '../packages/engine/src/random.ts';
import { randomQuizzes } from '../packages/engine/src/testing/random-quizzes.ts';
import { median, percentile, row, type Row } from './report.ts';

/** What a run takes a minute for; all of them with --full. */
const QUIZZES = 1000;
const ALL_QUIZZES = 10_000;
const SCHEMES_EACH = 30;

const breaks = (colors: SchemeColors): boolean => failsContrast(colors).length > 0;

/** The baseline: how many of as many schemes of uniformly random hexes break a rule. */
const countRandomBroken = (schemes: number): number => {
  const random = seededRandom('uniform');
  const hex = () => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`;
  let broken = 0;
  for (let at = 0; at < schemes; at++) if (breaks(Object.fromEntries(colorRoles.map((role) => [role, hex()])) as SchemeColors)) broken += 1;
  return broken;
};

/** Recommends for many random quizzes (10,000 when `full`) and counts what breaks the contrast rules, unrounded; times each whole set of schemes and fonts. */
export const benchContrast = async ({ full }: { full: boolean }): Promise<Row[]> => {
  const quizzes = full ? ALL_QUIZZES : QUIZZES;
  const checked = checkBrain(await readTables());
  if (!checked.ok) throw new Error('The default brain does not pass its check.');
  const times: number[] = [];
  let [broken, missing] = [0, 0];
  for (const quiz of randomQuizzes(checked.brain, quizzes)) {
    const before = process.cpuUsage();
    const schemes = rankSchemes(quiz);
    rankFonts(quiz);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    broken += schemes.filter(({ colors }) => breaks(colors)).length;
    missing += SCHEMES_EACH - schemes.length;
  }
  const all = quizzes * SCHEMES_EACH;
  return [
    row({ name: `contrast: broken of ${all} schemes, beside random colors`, value: broken, unit: 'schemes', baseline: countRandomBroken(all), target: { of: 'value', is: '<=', than: 0 } }),
    row({ name: 'contrast: schemes missing of 30 a quiz', value: missing, unit: 'schemes', baseline: 0, target: { of: 'value', is: '<=', than: 0 } }),
    row({ name: 'contrast: one whole set, p95 beside the median', value: percentile(times, 0.95), unit: 'ms of processor', baseline: median(times), target: { of: 'value', is: '<=', than: 150 } }),
  ];
};
