import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clearAway, freePort, launch, makeHome, untilHealthy, type Home } from '../bench/live/home.ts';
import type { Door } from '../bench/live/sign-in.ts';
import { createGuest } from './outlasting.ts';
import { createFindings, report, type Fault, type Findings, type Row } from './round.ts';
import { choicesFrom } from './saves.ts';
import { makeStandby, open, pidOf, tell, untilInStep, waitForStandby, type Member } from './standby.ts';
import { createWriter, type Writer } from './writer.ts';

const ROUNDS = 10;
const WRITERS = 4;
const MOST_SECONDS = 15;
const LEAST_SAVES = 8;

type House = { door: Door; homes: Home[]; writers: Writer[]; printed: () => string; close: () => Promise<void> };

/** Two nodes whose DATABASE_URL names both members. */
const openHouse = async (shared: Home, members: Member[]): Promise<House> => {
  const hosts = members.map(({ host }) => host).join(',');
  const settings = {
    DATABASE_URL: `postgres://signet@localhost/signet?host=${encodeURIComponent(hosts)}`,
    PUBLIC_URL: shared.url,
    SIGNET_SECRET: randomBytes(32).toString('base64url'),
    BLOBS_DIR: path.join(shared.dir, 'blobs'),
  };
  const ports = [shared.port, await freePort()];
  const homes = ports.map((port, at) => {
    const dir = path.join(shared.dir, `node-${at}`);
    fs.mkdirSync(dir);
    return { dir, port, url: `http://localhost:${port}`, settings };
  });
  const servers = homes.map((home) => launch(home));
  const close = async () => {
    for (const server of servers) server.signal('SIGTERM');
    await Promise.all(servers.map((server) => server.ended));
  };
  try {
    await Promise.all(homes.map((home, at) => untilHealthy(home.url, servers[at]!)));
    const door = { publicUrl: shared.url, nodes: homes.map(({ url }) => url) };
    const writers: Writer[] = [];
    for (let n = 0; n < WRITERS; n++) writers.push(await createWriter(`writer ${n}`, door, choicesFrom(shared.url)));
    return { door, homes, writers, printed: () => servers.map((server) => server.printed()).join('\n'), close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Both nodes answer, and each writer's quiz can be read and is what was answered. */
const untilWritable = async ({ homes }: House): Promise<number> => {
  const begun = performance.now();
  const isReady = ({ url }: Home) =>
    fetch(`${url}/api/health`).then(
      async (answer) => (await answer.text(), answer.ok),
      () => false,
    );
  for (;;) {
    const seconds = (performance.now() - begun) / 1000;
    if ((await Promise.all(homes.map(isReady))).every(Boolean) || seconds > 4 * MOST_SECONDS) return seconds;
    await pause(50);
  }
};

/** The jobs that ended, by their ids: what a killed primary had confirmed must not be done again. */
const endedJobs = (printed: string): string[] =>
  [...printed.matchAll(/"job":"([^"]+)","jobId":"([^"]+)"[^}]*"msg":"job"/g)].map(([, , id]) => id ?? '');

type Pair = { primary: Member; standby: Member };

/** Saves without pause until told to stop; what was refused meanwhile is looked at and tried again. */
const keepSaving = (writers: readonly Writer[], { check }: Findings) => {
  const stop = new AbortController();
  let [answered, refused] = [0, 0];
  const lookAt = async (writer: Writer): Promise<void> => {
    const since = writer.answered();
    for (const one of (await writer.look()).lost) check(false, one);
    answered += since;
  };
  const canLook = (writer: Writer): Promise<boolean> =>
    lookAt(writer).then(
      () => true,
      () => false,
    );
  const save = async (writer: Writer): Promise<void> => {
    for (;;) {
      await writer.write(stop.signal);
      if (stop.signal.aborted) return;
      refused += 1;
      // whether the refused save was kept must be known before the next; while nobody takes writes nothing can be read
      while (!(await canLook(writer))) {
        if (stop.signal.aborted) return;
        await pause(100);
      }
    }
  };
  const saving = Promise.all(writers.map(save));
  return {
    answered: () => answered + writers.reduce((sum, writer) => sum + writer.answered(), 0),
    refused: () => refused,
    end: async () => {
      stop.abort();
      await saving;
      for (const writer of writers) await lookAt(writer);
    },
  };
};

const round = async (n: number, house: House, { primary, standby }: Pair, findings: Findings): Promise<string> => {
  const guest = await createGuest(house.door, `Guest ${n}`);
  const saving = keepSaving(house.writers, findings);
  // by saves and not by time: a busy machine must not be killed before it has saved anything
  const least = LEAST_SAVES + Math.floor(Math.random() * LEAST_SAVES);
  while (saving.answered() < least) await pause(5);
  const [answered, refused] = [saving.answered(), saving.refused()];
  await guest.begin();
  process.kill(pidOf(primary), 'SIGKILL');
  const begun = performance.now();
  await tell(standby, 'select pg_promote(true, 30)');
  await waitForStandby(standby, false);
  await untilWritable(house);
  const goal = saving.answered() + house.writers.length;
  while (saving.answered() < goal) await pause(5);
  const seconds = (performance.now() - begun) / 1000;
  await saving.end();
  for (const one of await guest.look(standby)) findings.check(false, one);
  findings.check(seconds <= MOST_SECONDS, `saved again only after ${seconds.toFixed(1)} s`);
  const before = `${answered} saves answered and ${refused} refused before`;
  return `round ${n}: ${before}, saving again after ${seconds.toFixed(1)} s`;
};

/**
 * A primary with a synchronous standby, killed while two nodes save and logos are made: the standby is promoted, the
 * nodes follow it, and every save that was answered is there. A session is renewed on the new primary, what it counted
 * before stays counted, and the logos are made once.
 */
export const failover: Fault = async () => {
  const shared = await makeHome();
  const [one, other] = ['one', 'other'].map((name) => path.join(shared.dir, 'postgres', name)) as [string, string];
  fs.mkdirSync(path.dirname(one));
  const findings = createFindings();
  let pair: Pair | undefined;
  let house: House | undefined;
  try {
    const primary = await open(one);
    await tell(primary, 'create database signet');
    await waitForStandby(primary, false);
    pair = { primary, standby: await makeStandby(primary, other) };
    await waitForStandby(primary, true);
    await untilInStep(primary);
    house = await openHouse(shared, [pair.primary, pair.standby]);
    for (let n = 1; n <= ROUNDS; n++) {
      const found = createFindings();
      const told = await round(n, house, pair, found);
      report(told, 'the primary was killed, the standby promoted', found.all);
      findings.all.push(...found.all);
      const dead: Member = pair.primary;
      const promoted: Member = pair.standby;
      pair = { primary: promoted, standby: await makeStandby(promoted, dead.dir) };
      await waitForStandby(promoted, true);
      await untilInStep(promoted);
    }
    const ended = endedJobs(house.printed());
    const once = new Set(ended).size;
    findings.check(ended.length === once, `${ended.length - once} jobs ended twice`);
    findings.check(once >= ROUNDS, `only ${once} jobs ended`);
    console.log(`      ${once} jobs ended, ${ended.length - once} of them twice`);
    const row: Row = { name: 'failover', rounds: ROUNDS, lost: findings.all.length, ok: findings.all.length === 0 };
    return [row];
  } finally {
    await house?.close();
    await pair?.standby.postgres.stop();
    await pair?.primary.postgres.stop();
    await clearAway(shared);
  }
};
