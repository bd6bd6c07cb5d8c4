import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import { clearAway, launch, makeHome, start, untilHealthy } from '../bench/live/home.ts';
import { seededRandom } from '../bench/live/random.ts';
import { ask, doorOf, signIn } from '../bench/live/sign-in.ts';
import { createFindings, report, type Fault } from './round.ts';

/**
 * Rounds killed at random, and rounds killed in the narrowest place: when the password was just printed and nothing
 * runs yet.
 */
const ROUNDS = 58;
const JUST_PRINTED_ROUNDS = 2;
const EMAIL = 'admin@localhost.localdomain';

const passwordIn = (printed: string): string | undefined => /^ *password +(\S+)$/m.exec(printed)?.[1];

/** How long a first start takes here, so that the kills spread over all of it. */
const timeFirstStart = async (): Promise<number> => {
  const home = await makeHome();
  const begun = performance.now();
  const server = await start(home);
  const took = performance.now() - begun;
  server.signal('SIGTERM');
  await server.ended;
  await clearAway(home);
  return took;
};

const signsIn = async (url: string, password: string): Promise<string | undefined> => {
  try {
    const session = await signIn(doorOf(url), { email: EMAIL, password });
    const outbox = await ask(url, session, 'GET', '/api/mail/outbox');
    return outbox.ok ? undefined : `the administrator's page answered ${outbox.status}`;
  } catch (error) {
    return String(error);
  }
};

/**
 * The very first start is killed at a random moment: the next start works, and the password that was printed last
 * signs the administrator in.
 */
export const firstStartKilled: Fault = async (seed) => {
  const random = seededRandom(seed);
  const whole = await timeFirstStart();
  let ok = true;
  for (let round = 1; round <= ROUNDS + JUST_PRINTED_ROUNDS; round++) {
    const { check, all } = createFindings();
    const home = await makeHome();
    const first = launch(home);
    // one kill in each part of the start, so that the late ones, with most done, are always among them
    const after = round <= ROUNDS ? Math.round(((round - 1 + random()) / ROUNDS) * whole) : undefined;
    if (after !== undefined) await pause(after);
    else while (!passwordIn(first.printed())) await pause(1);
    first.signal('SIGKILL');
    await first.ended;
    const second = launch(home);
    try {
      await untilHealthy(home.url, second);
      const password = passwordIn(second.printed()) ?? passwordIn(first.printed());
      check(password !== undefined, 'no password was ever printed');
      const wrong = password && (await signsIn(home.url, password));
      check(!/^\s+at .+:\d+:\d+/m.test(second.printed()), 'the next start printed a stack trace');
      const drafts = fs.readdirSync(home.dir).filter((name) => /\.new|\.(stale|\d+)$/.test(name));
      check(drafts.length === 0, `left over: ${drafts.join(', ')}`);
      check(!wrong, `the printed password does not sign in: ${wrong}`);
    } catch (error) {
      check(false, `the next start failed: ${String(error)}`);
    }
    second.signal('SIGTERM');
    await second.ended;
    await clearAway(home);
    const when =
      after === undefined ? 'when the password was printed' : `after ${after} of about ${Math.round(whole)} ms`;
    report(
      `round ${round}`,
      `killed ${when}; the password was printed by the ${passwordIn(second.printed()) ? 'second' : 'first'} start`,
      all,
    );
    ok &&= all.length === 0;
  }
  return [{ name: 'first-start-killed', rounds: ROUNDS + JUST_PRINTED_ROUNDS, lost: 0, ok }];
};
