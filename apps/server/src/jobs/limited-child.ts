import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** All that a child may open: code of this product and of what it stands on, neither data nor configuration. */
const CODE = ['node_modules', 'packages', 'apps/server/src', 'apps/server/package.json', 'package.json'];
/** Of Linux: bounds what Node takes beside its heap as well. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((one) => existsSync(one));

/** What a piece of work in a process of its own may cost. */
export type Limits = {
  /** Of processor time, kept by the system where it can (Linux), and of the clock as well unless it gives way. */
  milliseconds: number;
  /** Of JavaScript's own. */
  heapMegabytes: number;
  /** Of all the process holds; kept by the system where it can (Linux). */
  dataMegabytes: number;
  answerBytes: number;
  /** Whether it may load libraries of the system's own code; Node's permissions do not bind what these do. */
  allowsAddons?: true;
  /** Whoever waits for an answer of the server comes first where the processor is wanted by both. */
  givesWay?: true;
};

/** Of Unix, from the kernel's first to its last: a tenth of what others get. */
const LATER = 10;

const giveWay = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, LATER);
  } catch {
    // it has ended already, or the system has no such thing: the work is done all the same
  }
};

/** So long may one that gives way be kept from its work by others: a busy machine is no fault of what is read. */
const KEPT_WAITING_MS = 20_000;

/** How long the clock may run. Where the system counts no processor time, the clock alone bounds the work. */
const patienceOf = ({ milliseconds, givesWay }: Limits): number =>
  givesWay && PRLIMIT ? Math.max(milliseconds, KEPT_WAITING_MS) : milliseconds;

/**
 * `slow`: its work took longer than it may; `late`: the clock ran out, where a busy machine may be why; `large`: it
 * answered more than it may; `broken`: it ended by itself, or for want of memory.
 */
type Why = 'slow' | 'late' | 'large' | 'broken';

/** The process took longer or more than it may, or ended by itself. */
export class ChildFailed extends Error {
  readonly why: Why;
  constructor(why: Why, message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}

const commandOf = (
  script: URL,
  args: readonly string[],
  { heapMegabytes, dataMegabytes, milliseconds, allowsAddons }: Limits,
): [string, string[]] => {
  const node = [
    '--permission',
    ...CODE.map((one) => `--allow-fs-read=${path.join(ROOT, one)}`),
    ...(allowsAddons ? ['--allow-addons'] : []),
    '--no-warnings',
    `--max-old-space-size=${heapMegabytes}`,
    fileURLToPath(script),
    ...args,
  ];
  const seconds = Math.ceil(milliseconds / 1000);
  return PRLIMIT
    ? [
        PRLIMIT,
        [
          `--data=${dataMegabytes * 1024 * 1024}`,
          // at the second the system kills; before, it says that the time is over
          `--cpu=${seconds}:${seconds + 1}`,
          '--core=0',
          '--',
          process.execPath,
          ...node,
        ],
      ]
    : [process.execPath, node];
};

/**
 * Has a script of this product work on bytes that a stranger made, in a process that ends with it, may open no other
 * file, dial nobody, start nothing and sees no environment: the bytes go in by its input, what it writes is the answer.
 * With `allowsAddons` that holds for its JavaScript alone.
 * @throws ChildFailed where it goes beyond its limits or fails; an error of `input`, where that breaks off.
 */
export const runInChild = (
  script: URL,
  input: Uint8Array | Readable,
  { args = [], ...limits }: Limits & { args?: readonly string[] },
): Promise<string> =>
  new Promise((resolve, reject) => {
    const [file, argv] = commandOf(script, args, limits);
    const child = spawn(file, argv, { env: {}, stdio: ['pipe', 'pipe', 'pipe'] });
    if (limits.givesWay) giveWay(child.pid);
    const source = input instanceof Readable ? input : Readable.from([input]);
    const answer: Buffer[] = [];
    let size = 0;
    let said = '';
    let why: Why = 'broken';
    const giveUp = (because: Why): void => {
      why = because;
      child.kill('SIGKILL');
    };
    const over = setTimeout(() => giveUp(PRLIMIT ? 'late' : 'slow'), patienceOf(limits));
    child.stdout.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > limits.answerBytes) giveUp('large');
      else answer.push(piece);
    });
    child.stderr.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(0, 2000);
    });
    child.on('error', (error) => {
      clearTimeout(over);
      reject(new ChildFailed('broken', 'the process could not begin', { cause: error }));
    });
    child.on('close', (code, signal) => {
      clearTimeout(over);
      source.destroy();
      if (code === 0) resolve(Buffer.concat(answer).toString());
      else
        reject(
          new ChildFailed(signal === 'SIGXCPU' ? 'slow' : why, `the process ended by ${signal ?? code}`, {
            cause: said,
          }),
        );
    });
    source.on('error', (error) => {
      reject(error);
      child.kill('SIGKILL');
    });
    // one that ended before it has read all breaks the pipe; how it ended is told above
    child.stdin.on('error', () => source.destroy());
    source.pipe(child.stdin);
  });
