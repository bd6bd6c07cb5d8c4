import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { readOrMakeSecret, takeDataDir } from './data-dir.ts';

let dir: string;
let lock: string;
beforeEach(() => {
  dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'signet-dir-')), 'data');
  lock = path.join(dir, 'signet.lock');
});
afterEach(() => fs.rmSync(path.dirname(dir), { recursive: true }));

const leave = (content: string) => {
  fs.mkdirSync(dir);
  fs.writeFileSync(lock, content);
};
/** The id of a process that has just ended. */
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('DATA_DIR', () => {
  it('is made when missing, taken by one process, and free again when it lets go', () => {
    const release = takeDataDir(dir);
    expect(fs.readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+\\n$`));
    release();
    expect(fs.readdirSync(dir)).toEqual([]);
    takeDataDir(dir)();
  });

  it('that is a file, or lies below one, is one clear line', () => {
    fs.writeFileSync(dir, '');
    expect(() => takeDataDir(dir)).toThrow(
      new ConfigError(`DATA_DIR ${dir} cannot be used: it is a file, not a folder.`),
    );
    const below = path.join(dir, 'deeper');
    expect(() => takeDataDir(below)).toThrow(
      new ConfigError(`DATA_DIR ${below} cannot be used: part of its path is a file, not a folder.`),
    );
  });

  it('is never taken from a live process, which is named', () => {
    takeDataDir(dir);
    const held = fs.readFileSync(lock, 'utf8');
    expect(() => takeDataDir(dir)).toThrow(
      new ConfigError(
        `DATA_DIR ${dir} is in use by another Signet (process ${process.pid}). Stop it, or choose another folder.`,
      ),
    );
    expect(fs.readFileSync(lock, 'utf8')).toBe(held);
    expect(fs.readdirSync(dir)).toEqual(['signet.lock']);
  });

  it.each([
    ['a killed process left', () => `${endedPid()} 12345\n`],
    ['an earlier process of the same id left', () => `${process.pid} 1\n`],
    ['was cut short by a power failure', () => ''],
    ['holds no process id', () => 'garbage\n'],
    ['names a group of processes', () => '-1 1\n'],
  ])('whose lock %s is taken over', (_what, content) => {
    leave(content());
    const release = takeDataDir(dir);
    expect(fs.readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(fs.readdirSync(dir)).toEqual([]);
  });

  it('is not freed by one who lost it', () => {
    const release = takeDataDir(dir);
    fs.writeFileSync(lock, '1 1\n');
    release();
    expect(fs.readFileSync(lock, 'utf8')).toBe('1 1\n');
  });
});

describe('the secret of the house', () => {
  beforeEach(() => fs.mkdirSync(dir));

  it('is the configured one, and then nothing is written', () => {
    expect(readOrMakeSecret(dir, 'configured')).toBe('configured');
    expect(fs.readdirSync(dir)).toEqual([]);
  });

  it('is made once, readable by its owner alone, and the same at every start', () => {
    const secret = readOrMakeSecret(dir, undefined);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(readOrMakeSecret(dir, undefined)).toBe(secret);
    expect(fs.statSync(path.join(dir, 'secret')).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(dir)).toEqual(['secret']);
  });

  it('that is damaged stops the start instead of making everything sealed unreadable', () => {
    fs.writeFileSync(path.join(dir, 'secret'), 'half');
    expect(() => readOrMakeSecret(dir, undefined)).toThrow(ConfigError);
    expect(fs.readFileSync(path.join(dir, 'secret'), 'utf8')).toBe('half');
  });
});
