import { performance } from 'node:perf_hooks';
import type { Player } from '../api/cast.ts';
import { percentile, row, type Row } from '../report.ts';

const TARGET_MS = 300;

const timed = async (call: () => Promise<Response>): Promise<number> => {
  const begun = performance.now();
  const answer = await call();
  const text = await answer.text();
  const took = performance.now() - begun;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return took;
};

/**
 * The last answer is saved, which makes the recommendations, for one founder after the other; then the same is saved
 * again, which makes none. Measured by the caller, so that the way there and back is in it.
 */
export const benchRecommendations = async (url: string, people: readonly Player[]): Promise<Row> => {
  const saves: number[] = [];
  const made: number[] = [];
  for (const { token, save } of people) {
    const put = (version: number) => () =>
      fetch(`${url}/api/quizzes/`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ version, ...save }),
      });
    made.push(await timed(put(1)));
    saves.push(await timed(put(2)));
  }
  console.log(
    `recommendations: the first ${Math.round(made[0] ?? 0)} ms, the median ${Math.round(percentile(made, 0.5))}` +
      ` ms, the slowest ${Math.round(Math.max(...made))} ms`,
  );
  return row({
    name: `chain: recommendations for ${people.length} founders, p95, beside PUT quiz`,
    value: percentile(made, 0.95),
    unit: 'ms',
    baseline: percentile(saves, 0.95),
    target: { of: 'value', is: '<=', than: TARGET_MS },
  });
};
