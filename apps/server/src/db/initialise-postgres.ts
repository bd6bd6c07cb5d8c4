import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config.ts';
import type { Runner } from './postgres-runner.ts';

const RETRY_MS = 100;
const CLEAR_TRIES = 50;

/** Runs a program to its end; an abort ends it at once. */
const runOnce = async (runner: Runner, command: string, args: string[], signal: AbortSignal): Promise<void> => {
  const [file, argv] = runner.wrap(command, args);
  const child = spawn(file, argv, { ...runner.ids, env: runner.env, stdio: ['ignore', 'ignore', 'pipe'], signal });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${path.basename(command)} failed: ${said}`);
};

/**
 * What first starts that were killed have left beside the data folder. Their initdb may still run for a moment and
 * write there; without its files it gives up by itself.
 */
const clearDrafts = async (dir: string): Promise<void> => {
  const parent = path.dirname(dir);
  const isDraft = (name: string) => name.startsWith(`${path.basename(dir)}.new`);
  for (let tries = 0; tries < CLEAR_TRIES; tries++) {
    const drafts = fs.readdirSync(parent).filter(isDraft);
    if (drafts.length === 0) return;
    for (const draft of drafts)
      await fs.promises.rm(path.join(parent, draft), { recursive: true, force: true }).catch(() => undefined);
    await pause(RETRY_MS);
  }
};

/**
 * Makes an empty database in `dir`. Made beside and moved into place whole: an interrupted first start leaves nothing
 * that looks like a database.
 */
export const initialise = async (dir: string, initdb: string, runner: Runner, stopped: AbortSignal): Promise<void> => {
  if (fs.readdirSync(dir).length > 0)
    throw new ConfigError(
      `${dir} is not empty and holds no database. Move what is in it elsewhere, or choose another DATA_DIR.`,
    );
  await clearDrafts(dir);
  const fresh = `${dir}.new.${process.pid}`;
  fs.mkdirSync(fresh, { mode: 0o700 });
  runner.own(fresh);
  const args = ['--auth=trust', '--username=signet', '--encoding=UTF8', '--locale-provider=builtin'];
  const locale = ['--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await runOnce(runner, initdb, [`--pgdata=${fresh}`, ...args, ...locale], stopped);
  } catch (error) {
    await clearDrafts(dir);
    throw error;
  }
  fs.renameSync(fresh, dir);
};
