import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { DocumentEnding } from '@signet/contract';
import type { Piece } from '@signet/strategist/split';
import { failures } from './document-failed.ts';

/** Raised when the same file would be read otherwise: everything is read again then. */
export const READER = 1;

const CHILD = fileURLToPath(new URL('./reader.child.ts', import.meta.url));
const ROOT = path.resolve(import.meta.dirname, '../../../../../..');
/** All that the child may open: its own code and that of what it reads with. The document comes by its input. */
const READABLE = [
  'node_modules',
  'packages',
  'apps/server/src/features/knowledge-bases/reading',
  'apps/server/package.json',
];
const MOST_MS = 15_000;
const MOST_ANSWER = 12 * 1024 * 1024;
/** Of Linux: bounds what Node takes beside its heap as well. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((one) => fs.existsSync(one));
const BOUNDS = ['--data=1000000000', '--cpu=10', '--core=0', '--'];

const commandOf = (kind: DocumentEnding): [program: string, args: string[]] => {
  const node = [
    '--permission',
    ...READABLE.map((one) => `--allow-fs-read=${path.join(ROOT, one)}`),
    '--max-old-space-size=256',
    '--no-warnings',
    CHILD,
    kind,
  ];
  return PRLIMIT ? [PRLIMIT, [...BOUNDS, process.execPath, ...node]] : [process.execPath, node];
};

export type Read = { pieces: Piece[] } | { failure: string };

/**
 * Reads a document that somebody sent, in a process that may open nothing, dial nobody and start nothing, with bounds
 * on time and memory. Whatever it does, the answer is its pieces or a sentence that says why there are none.
 */
export const readDocument = (kind: DocumentEnding, document: Readable): Promise<Read> =>
  new Promise((resolve, reject) => {
    const [program, args] = commandOf(kind);
    const child = spawn(program, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
    const parts: Buffer[] = [];
    let length = 0;
    let failure: string = failures.broken;
    const giveUp = (why: string): void => {
      failure = why;
      child.kill('SIGKILL');
    };
    const over = setTimeout(() => giveUp(failures.slow), MOST_MS);
    child.stdout.on('data', (part: Buffer) => {
      length += part.length;
      if (length > MOST_ANSWER) giveUp(failures.large);
      else parts.push(part);
    });
    // a child that ends early reads no more
    child.stdin.on('error', () => document.destroy());
    document.on('error', (error) => {
      clearTimeout(over);
      child.kill('SIGKILL');
      reject(error);
    });
    document.pipe(child.stdin);
    child.on('error', (error) => {
      clearTimeout(over);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(over);
      document.destroy();
      if (code !== 0) return resolve({ failure });
      try {
        return resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as Read);
      } catch {
        return resolve({ failure });
      }
    });
  });
