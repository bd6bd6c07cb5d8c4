import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clearAway, freePort, run, untilHealthy, type Home, type Running } from '../bench/live/home.ts';
import { ask, doorOf, newcomer, type Session } from '../bench/live/sign-in.ts';
import { createFindings, report, type Fault, type Findings } from './round.ts';

const MEGABYTES = 256;
const WRITERS = 8;
const SECONDS = 60;
const MAIN = path.join(import.meta.dirname, '..', 'apps', 'server', 'src', 'main.ts');

type Quiz = { version: number };
type Writer = { session: Session; answered: number; refused?: number };

/** The real server in a mount namespace of its own, with a small disk under DATA_DIR that nobody else sees. */
const launchOnSmallDisk = ({ dir, port }: Home): Running => {
  const script = `mount -t tmpfs -o size=${MEGABYTES}m,mode=755 tmpfs "$1" && exec "$2" "$3"`;
  return run('unshare', ['-m', 'sh', '-c', script, 'sh', dir, process.execPath, MAIN], {
    ...process.env,
    DATA_DIR: dir,
    PORT: String(port),
    LOG_LEVEL: 'info',
  });
};

const canMount = (): boolean => spawnSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

/** Takes whatever room the disk has left, through the server's own view of it. */
const fill = (file: string): void => {
  const handle = fs.openSync(file, 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) fs.writeSync(handle, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(handle);
  }
};

/** A save as large as may be, of text that does not compress. */
const largeSave = (version: number) => ({
  version,
  logoText: randomBytes(220).toString('base64').slice(0, 290),
  competitors: [1, 2, 3].map((n) => ({
    identifier: { value: `Rival ${n}`, uuid: randomUUID(), image_id: `rival-${n}` },
    short_description: randomBytes(370).toString('base64').slice(0, 490),
  })),
});

/** Saves without pause until one is refused. */
const writeUntilRefused = async (url: string, writer: Writer, giveUp: number): Promise<void> => {
  while (Date.now() < giveUp) {
    const answer = await ask(url, writer.session, 'PUT', '/api/quizzes/', largeSave(writer.answered));
    await answer.text();
    if (!answer.ok) {
      writer.refused = answer.status;
      return;
    }
    writer.answered += 1;
  }
};

/** What was answered before is there, and with room made the next save is taken. Number of saves lost. */
const look = async (url: string, { session, answered }: Writer, { check }: Findings): Promise<number> => {
  const quiz = (await (await ask(url, session, 'GET', '/api/quizzes/')).json()) as Quiz;
  // the refused one may have been written when only its answer could not be given
  check(
    quiz.version === answered || quiz.version === answered + 1,
    `version ${answered} was answered, ${quiz.version} is there`,
  );
  check(
    (await ask(url, session, 'PUT', '/api/quizzes/', largeSave(quiz.version))).ok,
    'with room made, a save is still refused',
  );
  return Math.max(0, answered - quiz.version);
};

/**
 * The disk runs full while several people save: saves are refused in words, nothing that was answered is lost, and
 * room made is used.
 */
export const diskFull: Fault = async () => {
  if (process.platform !== 'linux' || !canMount()) {
    console.log('not run: a small disk of its own needs Linux and the right to mount');
    return [{ name: 'disk-full, not run', rounds: 0, lost: 0, ok: null }];
  }
  const port = await freePort();
  const home: Home = {
    dir: fs.mkdtempSync(path.join(os.tmpdir(), 'signet-full-')),
    port,
    url: `http://localhost:${port}`,
    settings: {},
  };
  const findings = createFindings();
  const server = launchOnSmallDisk(home);
  const inside = path.join('/proc', String(server.pid), 'root', home.dir);
  try {
    await untilHealthy(home.url, server);
    const writers: Writer[] = [];
    for (let n = 0; n < WRITERS; n++)
      writers.push({ session: (await newcomer(doorOf(home.url))).session, answered: 0 });
    const giveUp = Date.now() + SECONDS * 1000;
    const writing = Promise.all(writers.map((one) => writeUntilRefused(home.url, one, giveUp)));
    await pause(1000);
    fill(path.join(inside, 'filler'));
    await writing;
    const refusals = [...new Set(writers.map((one) => one.refused))];
    findings.check(
      refusals.every((status) => status === 503 || status === 507),
      `saves on the full disk answered ${refusals.join(', ')}`,
    );
    fs.rmSync(path.join(inside, 'filler'));
    await untilHealthy(home.url, server);
    const lost = (await Promise.all(writers.map((one) => look(home.url, one, findings)))).reduce(
      (sum, one) => sum + one,
      0,
    );
    const answered = writers.reduce((sum, one) => sum + one.answered, 0);
    report(
      'round 1',
      `${answered} saves answered on a filling disk, then ${refusals.join(', ')}; ${lost} lost`,
      findings.all,
    );
    return [{ name: 'disk-full', rounds: 1, lost, ok: findings.all.length === 0 }];
  } finally {
    server.signal('SIGTERM');
    await server.ended;
    await clearAway(home);
  }
};
