import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { createNotes } from '../../testing/notes.ts';

let house: TestHouse;
let notes: ReturnType<typeof createNotes>;
beforeAll(async () => {
  house = await openTestHouse();
});
beforeEach(() => {
  notes = createNotes(house);
});
afterEach(async () => {
  await house.database.db.deleteFrom('made_files').execute();
});
afterAll(() => house.close());

describe('what nobody keeps', () => {
  it('is swept away an hour after it was superseded, when its last address has expired', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    await notes.work();
    const former = await notes.stored();
    await notes.ask(ada, 'Lovelace');
    await notes.work();
    await notes.sweepIn(0.9);
    expect(await notes.stored()).toEqual(expect.arrayContaining(former));
    await notes.sweepIn(1.1);
    expect(await notes.stored()).toHaveLength(2);
    expect(await notes.textsOf(ada)).toEqual(['Lovelace 1', 'Lovelace 2']);
  });

  it('stays as long as something else counts on it, such as a completed brand', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    await notes.work();
    notes.scene.keptElsewhere = await notes.stored();
    await notes.ask(ada, 'Lovelace');
    await notes.work();
    await notes.sweepIn(1.1);
    expect(await notes.stored()).toEqual(expect.arrayContaining(notes.scene.keptElsewhere));
  });

  it('because its owner or its quiz is gone, is swept away', async () => {
    const [ada, grace, edsger] = [await notes.someone(), await notes.someone(), await notes.someone()];
    for (const [of, name] of [
      [ada, 'Ada'],
      [grace, 'Grace'],
      [edsger, 'Edsger'],
    ] as const)
      await notes.ask(of, name);
    await notes.work();
    const { db } = house.database;
    await db.updateTable('users').set({ active_quiz_id: null }).execute();
    await db.deleteFrom('users').where('id', '=', ada.userId).execute();
    await db.deleteFrom('quizzes').where('id', '=', grace.subject).execute();
    await notes.sweepIn(1.1);
    expect(await notes.stored()).toHaveLength(2);
    expect(await notes.textsOf(edsger)).toEqual(['Edsger 1', 'Edsger 2']);
  });

  it('because a killed worker left it, is swept away; what is being made is not', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    const job = randomUUID();
    await notes.workAndDie(job);
    await notes.sweepIn(0.9);
    expect(await notes.stored()).toHaveLength(1);
    await notes.work(job);
    await notes.sweepIn(1.1);
    expect(await notes.stored()).toHaveLength(2);
    expect(await notes.textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
  });

  it('does not stand still because every try of a job was lost: it waits again, and turns are added', async () => {
    const ada = await notes.someone();
    const { id } = await notes.ask(ada, 'Ada');
    await notes.workAndDie();
    notes.scene.turns = 0;
    await notes.sweepIn(0.01);
    expect([notes.scene.turns, (await notes.status(id, ada.userId)).status]).toEqual([0, 'making']);
    await notes.sweepIn(0.1);
    expect([notes.scene.turns, (await notes.status(id, ada.userId)).status]).toEqual([1, 'waiting']);
  });
});
