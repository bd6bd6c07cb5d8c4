import { Readable } from 'node:stream';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { ResearchStatus } from '@signet/contract';
import { withinBudget } from '../../db/patience.ts';
import { Refusal } from '../../http/refusal.ts';

/** Another node may be the one that reads: after so long it is looked at without having been told. */
const LOOK_MS = 1000;
/** What is told several times in a moment is looked at once. */
const LEAST_MS = 200;
/** A stream ends after this: whoever still follows asks again, with the token of then. */
const LONGEST_MS = 2 * 60 * 1000;
/** Proxies give up on a connection where nothing comes. */
const SILENCE_MS = 15_000;
/** Of one person at once. With more tabs than these the last ask each second (spec quiz §4). */
const STREAMS = 4;

/** Wakes those who wait for news of the research, in this process. */
export const createBell = () => {
  let waiting: (() => void)[] = [];
  const ring = (): void => {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };
  return {
    ring,
    /** Resolves with the next ring, or after a while. */
    heard: (): Promise<void> =>
      new Promise((done) => {
        const timer = setTimeout(done, LOOK_MS);
        waiting.push(() => {
          clearTimeout(timer);
          done();
        });
      }),
  };
};
export type Bell = ReturnType<typeof createBell>;

/** Something may still come of it: the founder's competitors, or the usual companies of their industry. */
const isOpen = ({ scrapeStatus, industry }: ResearchStatus): boolean =>
  scrapeStatus === 'inProgress' || industry.some(({ status }) => status === 'waiting' || status === 'reading');

/** Each look has a time for its statements as a request has. */
const look = (status: () => Promise<ResearchStatus>): Promise<ResearchStatus> =>
  new Promise((done, failed) => withinBudget(() => void status().then(done, failed)));

type Parts = { bell: Bell; ended: AbortSignal };
type Status = () => Promise<ResearchStatus>;
/** The present status, and the one after the next news or a while; undefined where the server stops. */
type Looks = { now: Status; next: () => Promise<ResearchStatus | undefined> };

/** Looks at several things, each once for all who follow it here. */
const createSharedLooks = ({ bell, ended }: Parts) => {
  const due = new Map<string, Promise<ResearchStatus>>();
  const coming = new Map<string, Promise<ResearchStatus | undefined>>();
  /** One that has begun is no answer to who comes later: something may have been saved in between. */
  const begin = async (what: string, status: Status): Promise<ResearchStatus> => {
    await turn();
    due.delete(what);
    return look(status);
  };
  const nowAt = (what: string, status: Status): Promise<ResearchStatus> => {
    const looked = due.get(what) ?? begin(what, status);
    due.set(what, looked);
    return looked;
  };
  const nextOf = async (what: string, status: Status): Promise<ResearchStatus | undefined> => {
    await pause(LEAST_MS);
    await bell.heard();
    // who asks from here on waits for the look after this one
    coming.delete(what);
    return ended.aborted ? undefined : nowAt(what, status);
  };
  return (what: string, status: Status): Looks => ({
    now: () => nowAt(what, status),
    next() {
      const waited = coming.get(what) ?? nextOf(what, status);
      coming.set(what, waited);
      return waited;
    },
  });
};

const events = async function* ({ now: first, next }: Looks): AsyncGenerator<string> {
  const begun = Date.now();
  let [told, toldAt] = ['', begun];
  let now: ResearchStatus | undefined = await first();
  while (now && Date.now() - begun < LONGEST_MS) {
    const text = JSON.stringify(now);
    if (text !== told) {
      yield `data: ${text}\n\n`;
      [told, toldAt] = [text, Date.now()];
    } else if (Date.now() - toldAt > SILENCE_MS) {
      yield ': still here\n\n';
      toldAt = Date.now();
    }
    if (!isOpen(now)) return;
    now = await next();
  }
};

/** Tells people of changes of a status, each of them in a few streams at once. */
export const createFollowing = (parts: Parts) => {
  const looksAt = createSharedLooks(parts);
  const open = new Map<string, number>();
  const count = (person: string, change: 1 | -1): void => {
    const now = (open.get(person) ?? 0) + change;
    if (now > 0) open.set(person, now);
    else open.delete(person);
  };
  /**
   * A status and each change of it, as server-sent events (HTML, §9.2), until nothing more can come. All streams of
   * what has this name look at it together.
   * @throws Refusal `tooManyRequests` where this person follows in as many streams as they may.
   */
  return (person: string, what: string, status: Status): Readable => {
    if ((open.get(person) ?? 0) >= STREAMS) throw new Refusal('tooManyRequests');
    count(person, 1);
    return Readable.from(events(looksAt(what, status)), { objectMode: false }).once('close', () => count(person, -1));
  };
};
