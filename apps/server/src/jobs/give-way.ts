import { readlinkSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Half of what others get where all of a machine is wanted: enough that a brand never waits for ever. */
const HALF = 3;

/**
 * Called in a worker thread: from now on whoever waits for an answer comes first where the processor is wanted by both.
 * Linux gives each thread a priority of its own, by the thread's number; elsewhere nothing changes.
 */
export const giveWay = (): void => {
  try {
    // "1234/task/1240": the kernel's own name for the thread that asks
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(19, getPriority(thread) + HALF));
  } catch {
    // no such system, or not allowed: the work is done all the same
  }
};

/** The least of what there is. */
const LAST = 19;

/**
 * Called in a process that was started detached, which is a session of its own: Linux shares processors between
 * sessions first, so that whatever a process's own priority is, it would get as much as Postgres does in all.
 */
export const giveWayAsAWhole = (): void => {
  try {
    writeFileSync('/proc/self/autogroup', String(LAST));
  } catch {
    // no such system, or sessions are not told apart
  }
};
