import { close, freePort, launch, makeHome, untilHealthy, type Home, type Running } from '../bench/live/home.ts';
import { createFindings, report, type Fault } from './round.ts';

const ROUNDS = 6;

/** Which of two servers came up; the other one's words. */
const race = async (first: Home, second: Home): Promise<{ winners: Running[]; losers: Running[]; homes: Home[] }> => {
  const runners = [first, second].map((home) => ({ home, server: launch(home) }));
  const outcomes = await Promise.all(
    runners.map(async ({ home, server }) => ({
      home,
      server,
      up: await untilHealthy(home.url, server).then(
        () => true,
        () => false,
      ),
    })),
  );
  return {
    winners: outcomes.filter((one) => one.up).map((one) => one.server),
    losers: outcomes.filter((one) => !one.up).map((one) => one.server),
    homes: outcomes.filter((one) => one.up).map((one) => one.home),
  };
};

/**
 * Two servers are started on one DATA_DIR at the same moment: exactly one starts, the other ends with 1 and names the
 * holder. From the second round on they also meet the lock that a killed server left.
 */
export const startRace: Fault = async () => {
  const home = await makeHome();
  const port = await freePort();
  const other: Home = { ...home, port, url: `http://localhost:${port}` };
  let winner: Running | undefined;
  let ok = true;
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const { check, all } = createFindings();
      const { winners, losers, homes } = await race(home, other);
      [winner] = winners;
      check(winners.length === 1 && losers.length === 1, `${winners.length} of two servers started`);
      for (const loser of losers) {
        const code = await loser.ended;
        check(code === 1, `the other ended with ${code}`);
        check(
          loser.printed().includes(`in use by another Signet (process ${winner?.pid})`),
          `the other said: ${loser.printed().trim().split('\n').slice(-3).join(' / ')}`,
        );
      }
      const health = await fetch(`${homes[0]?.url}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      check(health, 'the one that started did not stay healthy');
      report(`round ${round}`, `${winners.length} started, ${losers.length} gave way`, all);
      ok &&= all.length === 0;
      for (const one of winners) {
        one.signal(round === ROUNDS ? 'SIGTERM' : 'SIGKILL');
        await one.ended;
      }
    }
    return [{ name: 'start-race', rounds: ROUNDS, lost: 0, ok }];
  } finally {
    if (winner) await close(home, winner);
  }
};
