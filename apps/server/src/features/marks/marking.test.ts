import { checkBrain } from '@signet/brain';
import { afterAll, expect, it } from 'vitest';
import { readTables } from '../../../../../brain/read-tables.ts';
import { createMarking, markThreads } from './marking.ts';
import type { MarkTask } from './marks.worker.ts';

const checked = checkBrain(await readTables());
if (!checked.ok) throw new Error('The default brain does not pass its check.');
const family =
  checked.brain.fonts.find(({ _id }) => _id === 'archivo') ?? expect.fail('the default brain has no archivo');
const task: MarkTask = { name: 'Oak', things: [], families: [family], wishes: [], rivals: [] };

const threads = markThreads();
const marking = createMarking(threads);
afterAll(() => marking.close());

it('where the thread that draws is killed the drawing fails, and the next one has a thread of its own', async () => {
  const lost = marking.draw('one', 'oak', task);
  const fails = expect(lost).rejects.toThrow();
  await expect.poll(() => threads.threads.length).toBe(1);
  await threads.threads[0]?.terminate();
  await fails;
  expect((await marking.draw('one', 'oak', task)).marks.length).toBeGreaterThan(0);
}, 120_000);
