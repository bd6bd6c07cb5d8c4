import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/**
 * When the process began, as the kernel counts; tells a process from a later one with the same id. Empty where /proc
 * is absent.
 */
const startOf = (pid: number): string => {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid: number, start: string): boolean => {
  // 0 and below name groups of processes, our own among them: a lock cut short by a power failure holds nobody
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return start === '' || startOf(pid) === start;
};

const UNUSABLE: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'part of its path is a file, not a folder',
};

/**
 * Takes DATA_DIR for this process: one owner at a time, named in `signet.lock`, never taken from a live process. A
 * killed owner's lock is recognised by its process id and start time.
 * @returns what releases it.
 * @throws ConfigError naming the holder, or why nothing can be written there.
 */
export const takeDataDir = (dir: string): (() => void) => {
  const lock = path.join(dir, 'signet.lock');
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  const draft = `${lock}.${process.pid}`;
  try {
    fs.mkdirSync(dir, { recursive: true });
    fs.writeFileSync(draft, mine);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR ${dir} cannot be used: ${(code && UNUSABLE[code]) ?? code}.`);
  }
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // link fails when the lock exists, and never shows a half-written one
        fs.linkSync(draft, lock);
        return () => {
          if (readLock(lock) === mine) fs.rmSync(lock, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      clearStale(lock, dir);
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  throw new ConfigError(`DATA_DIR ${dir} could not be locked.`);
};

const readLock = (lock: string): string | undefined => {
  try {
    return fs.readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
};

const clearStale = (lock: string, dir: string): void => {
  const held = readLock(lock);
  if (held === undefined) return;
  const [pid, start = ''] = held.trim().split(' ');
  if (isAlive(Number(pid), start))
    throw new ConfigError(
      `DATA_DIR ${dir} is in use by another Signet (process ${pid}). Stop it, or choose another folder.`,
    );
  // Move it aside before removing: of two that see the same stale lock only one gets it, and a fresh lock put there
  // meanwhile is put back.
  const aside = `${lock}.${process.pid}.stale`;
  try {
    fs.renameSync(lock, aside);
    if (readLock(aside) !== held) fs.linkSync(aside, lock);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  fs.rmSync(aside, { force: true });
};

/**
 * The secret that keys are derived from: the one configured, else one made at the first start and kept in DATA_DIR
 * (mode 0600).
 */
export const readOrMakeSecret = (dir: string, configured: string | undefined): string => {
  if (configured) return configured;
  const file = path.join(dir, 'secret');
  if (!fs.existsSync(file)) {
    // written whole before it gets its name: a start that is killed here leaves no half a secret
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
    fs.renameSync(draft, file);
  }
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new ConfigError(`${file} is damaged: it should hold at least 32 characters. Restore it from a backup.`);
  return secret;
};
