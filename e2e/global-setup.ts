import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The places that whoever runs a Signet names; screens leave out what has no address. */
const LINKS = {
  SITE_URL: 'https://brand.example.com',
  SUPPORT_URL: 'https://brand.example.com/support',
  COMMUNITY_URL: 'https://chat.example.com',
  WAITLIST_URL: 'https://brand.example.com/waitlist',
};
/** What of a developer's own settings a server under test may see; their Stripe or mail server is none of it. */
const INHERITED = /^(?:PATH|HOME|USER|LANG|LC_\w+|TMPDIR|LD_LIBRARY_PATH|TZ|NODE_\w+|SIGNET_\w+)$/;
const inherited = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.test(name)));
const root = path.dirname(import.meta.dirname);
export const ADMINISTRATOR = { email: 'admin@signet.example', password: 'the-first-administrator' };

type Settings = Readonly<Record<string, string>>;

/** A folder for a house, and what takes it away. */
export const makeDir = (): { dir: string; remove: () => void } => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'signet-e2e-'));
  return { dir, remove: () => fs.rmSync(dir, { recursive: true, force: true }) };
};

/** Starts the built product in a folder, as `npm start` does; what it answers stops it, as a signal does. */
export const startIn = async (dir: string, port: string, settings: Settings = {}): Promise<() => Promise<void>> => {
  const env = {
    ...inherited(),
    ...LINKS,
    PORT: port,
    DATA_DIR: dir,
    LOG_LEVEL: 'warn',
    SIGNET_ADMIN_EMAIL: ADMINISTRATOR.email,
    SIGNET_ADMIN_PASSWORD: ADMINISTRATOR.password,
    // nobody's real website is read: what is dialled is refused at once
    OUTBOUND_PROXY: 'http://127.0.0.1:9',
    ...settings,
  };
  const log = fs.openSync(path.join(dir, 'server.log'), 'a');
  const server = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', log, log],
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
    // asked first: another server may answer at a port that this one did not get
    if (server.exitCode !== null || tries > 600) {
      server.kill('SIGTERM');
      throw new Error(`the server did not start:\n${fs.readFileSync(path.join(dir, 'server.log'), 'utf8')}`);
    }
    if (answer?.ok) break;
    await pause(200);
  }
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
};

/** Starts it on a database of its own, which goes when it is stopped. */
export const startHouse = async (port: string, settings: Settings = {}): Promise<() => Promise<void>> => {
  const { dir, remove } = makeDir();
  const stop = await startIn(dir, port, settings);
  return async () => {
    await stop();
    remove();
  };
};

/** The house that all journeys share. */
export default (): Promise<() => Promise<void>> => startHouse(process.env['SIGNET_E2E_PORT'] ?? '43117');
