import { close, freePort, launch, makeHome, start, untilHealthy } from '../bench/live/home.ts';
import { createFindings, report, type Fault } from './round.ts';

const ROUNDS = 10;
const MOST_SECONDS = 2;

/**
 * Starts a second server on the folder of one that runs: it refuses at once and says who has the folder, and the first
 * goes on undisturbed.
 */
export const secondStart: Fault = async () => {
  const home = await makeHome();
  const holder = await start(home);
  const row = { name: 'second-start', rounds: 0, lost: 0, ok: true };
  let slowest = 0;
  try {
    while (row.rounds < ROUNDS) {
      const { check, all } = createFindings();
      const begun = performance.now();
      const second = launch({ ...home, port: await freePort() });
      const code = await second.ended;
      const seconds = (performance.now() - begun) / 1000;
      slowest = Math.max(slowest, seconds);
      const told = second.printed().trim();
      check(code !== 0 && code !== null, `the second ended with ${code}`);
      check(seconds <= MOST_SECONDS, `it refused only after ${seconds.toFixed(1)} s`);
      check(told.includes(`${home.dir} is in use by another Signet (process ${holder.pid})`), `it said: ${told}`);
      await untilHealthy(home.url, holder, MOST_SECONDS);
      row.rounds += 1;
      row.lost += all.length;
      report(`round ${row.rounds}`, `refused after ${seconds.toFixed(2)} s`, all);
    }
    console.log(`      the slowest refusal took ${slowest.toFixed(2)} s`);
    return [{ ...row, ok: row.lost === 0 }];
  } finally {
    await close(home, holder);
  }
};
