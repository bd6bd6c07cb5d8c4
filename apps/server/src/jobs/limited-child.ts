import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((one) => existsSync(one));

/** What a piece of work in a process of its own may cost. */
export type Limits = {
  milliseconds: number;
  /** Of JavaScript's own. */
  heapMegabytes: number;
  /** Of all the process holds; kept by the system where it can (Linux). */
  dataMegabytes: number;
  answerBytes: number;
  /** Whether it may load libraries of the system's own code. */
  allowsAddons?: true;
};

/** The process took longer or more than it may, or ended by itself. */
export class ChildFailed extends Error {}

/** All it may do is read this product's own code: no other file, no network, no process, no environment. */
const commandOf = (
  script: URL,
  { heapMegabytes, dataMegabytes, milliseconds, allowsAddons }: Limits,
): [string, string[]] => {
  const node = [
    '--permission',
    `--allow-fs-read=${ROOT}*`,
    ...(allowsAddons ? ['--allow-addons'] : []),
    '--no-warnings',
    `--max-old-space-size=${heapMegabytes}`,
    fileURLToPath(script),
  ];
  const seconds = Math.ceil(milliseconds / 1000);
  return PRLIMIT
    ? [PRLIMIT, [`--data=${dataMegabytes * 1024 * 1024}`, `--cpu=${seconds}`, '--core=0', process.execPath, ...node]]
    : [process.execPath, node];
};

/**
 * Has a script of this product work on bytes that a stranger made, in a process that ends with it: the bytes go in by
 * its input, what it writes is the answer.
 * @throws ChildFailed where it goes beyond its limits or fails.
 */
export const runInChild = (script: URL, input: Uint8Array, limits: Limits): Promise<string> =>
  new Promise((resolve, reject) => {
    const [file, argv] = commandOf(script, limits);
    const child = spawn(file, argv, { env: {}, stdio: ['pipe', 'pipe', 'pipe'] });
    const answer: Buffer[] = [];
    let size = 0;
    let said = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), limits.milliseconds);
    child.stdout.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > limits.answerBytes) child.kill('SIGKILL');
      else answer.push(piece);
    });
    child.stderr.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(0, 2000);
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(new ChildFailed('the process could not begin', { cause: error }));
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(answer).toString());
      else reject(new ChildFailed(`the process ended by ${signal ?? code}`, { cause: said }));
    });
    // one that ended before it has read all breaks the pipe; how it ended is told above
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
