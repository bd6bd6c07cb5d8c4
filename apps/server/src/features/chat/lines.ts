import { setImmediate } from 'node:timers/promises';
import type { ChatEvent } from '@signet/contract';

const asLine = (event: ChatEvent): string => `${JSON.stringify(event)}\n`;

/**
 * Events as they are sent. The first goes out at once; of the others those that are there together go out together, as
 * a packet costs the server and whoever reads it more than its words do.
 */
export const linesOf = async function* linesOf(events: AsyncGenerator<ChatEvent>): AsyncGenerator<string> {
  const take = (): Promise<IteratorResult<ChatEvent>> => {
    const taken = events.next();
    // whoever leaves meanwhile hears of no fault
    taken.catch(() => undefined);
    return taken;
  };
  try {
    const first = await take();
    if (first.done) return;
    yield asLine(first.value);
    let lines = '';
    for (let next = take(); ;) {
      const come = lines === '' ? await next : await Promise.race([next, setImmediate(undefined)]);
      if (come && !come.done) {
        lines += asLine(come.value);
        next = take();
        continue;
      }
      if (lines !== '') yield lines;
      if (come) return;
      lines = '';
    }
  } finally {
    await events.return(undefined);
  }
};
