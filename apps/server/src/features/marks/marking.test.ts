import { checkBrain } from '@signet/brain';
import { afterAll, expect, it } from 'vitest';
import { readTables } from '../../../../../brain/read-tables.ts';
import { createMarking, markThreads } from './marking.ts';
import type { MarkTask } from './marks.worker.ts';

const checked = checkBrain(await readTables());
if (!checked.ok) throw new Error('The default brain does not pass its check.');
const family =
  checked.brain.fonts.find(({ _id }) => _id === 'archivo') ?? expect.fail('the default brain has no archivo');
const task: MarkTask = { name: 'Oak', things: [], families: [family], wishes: [], rivals: [], seed: 0 };

const threads = markThreads();
afterAll(() => threads.end());

it('a drawing whose thread is lost is given up, and the next one has a thread of its own', async () => {
  // no thread begins as fast as this: to whoever waits it is lost
  const hasty = createMarking(threads, 1);
  await expect(hasty.draw('one', 'oak', task)).rejects.toThrow();
  const { marks } = await createMarking(threads).draw('one', 'oak', task);
  expect(marks.length).toBeGreaterThan(0);
}, 120_000);

it('a thread loads what it draws with ahead of the name, once for founders who answer page after page', async () => {
  const asked: string[] = [];
  const marking = createMarking({
    run: (work, name, signal) => {
      asked.push(name);
      return threads.run(work, name, signal);
    },
    end: () => Promise.resolve(),
  });
  marking.prepare();
  marking.prepare();
  const { marks } = await marking.draw('one', 'oak', task);
  expect(marks.length).toBeGreaterThan(0);
  expect(asked).toEqual(['load', 'draw']);
}, 120_000);
