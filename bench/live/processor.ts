import fs from 'node:fs';

/** A hundredth of a second: what the kernel counts a process's time in. */
const TICK_MICROS = 10_000;

type Stat = { parent: number; own: number; ended: number };

/** What the kernel says of a process, times in ticks; undefined where there is none, or the system does not tell. */
const statOf = (pid: number | string): Stat | undefined => {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = text
      .split(' ')
      .map(Number);
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined;
  }
};

/** Processor time of a process so far, all its threads, in microseconds; 0 where the system does not tell. */
export const processorMicros = (pid: number): number => (statOf(pid)?.own ?? 0) * TICK_MICROS;

/** The same with all that come of it: those that run, and those that have ended. */
export const familyMicros = (pid: number): number => {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => ({ pid: Number(name), ...(statOf(name) ?? { parent: 0, own: 0, ended: 0 }) }));
  const ticksOf = (one: number): number =>
    all
      .filter(({ parent }) => parent === one)
      .reduce((sum, child) => sum + child.own + child.ended + ticksOf(child.pid), 0);
  const own = statOf(pid);
  return own ? (own.own + own.ended + ticksOf(pid)) * TICK_MICROS : 0;
};
