import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { createNotes } from '../../testing/notes.ts';
import { Refusal } from '../../http/refusal.ts';
import { ServiceUnavailable, StorageFull } from '../../ports/faults.ts';

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

describe('what is made in the background', () => {
  it('is asked for without waiting, and served once it is whole', async () => {
    const ada = await notes.someone();
    const asked = await notes.ask(ada, 'Ada');
    expect(asked).toMatchObject({ status: 'waiting', place: 1, progress: 0, files: 0 });
    expect(await notes.textsOf(ada)).toBeUndefined();
    await notes.work();
    expect(await notes.status(asked.id, ada.userId)).toMatchObject({ status: 'complete', progress: 100, files: 2 });
    expect(await notes.textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
  });

  it('is made once, however often the same is asked for', async () => {
    const ada = await notes.someone();
    await Promise.all([notes.ask(ada, 'Ada'), notes.ask(ada, 'Ada'), notes.ask(ada, 'Ada')]);
    await Promise.all([notes.work(), notes.work(), notes.work()]);
    await notes.ask(ada, 'Ada');
    await notes.work();
    expect(notes.scene.begun).toEqual(['Ada']);
  });

  it('stays served until what was asked for in its place is whole', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    await notes.work();
    await notes.ask(ada, 'Lovelace');
    notes.scene.during = async () => expect(await notes.textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
    await notes.work();
    expect(await notes.textsOf(ada)).toEqual(['Lovelace 1', 'Lovelace 2']);
  });

  it('that was whole before counts again at once', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    await notes.work();
    await notes.ask(ada, 'Lovelace');
    await notes.work();
    expect(await notes.ask(ada, 'Ada')).toMatchObject({ status: 'complete', files: 2 });
    expect(await notes.textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
    expect(notes.scene.begun).toEqual(['Ada', 'Lovelace']);
  });

  it('is dropped before it is begun when something newer is wanted', async () => {
    const ada = await notes.someone();
    const first = await notes.ask(ada, 'Ada');
    await notes.ask(ada, 'Lovelace');
    await notes.work();
    await notes.work();
    expect(notes.scene.begun).toEqual(['Lovelace']);
    expect((await notes.status(first.id, ada.userId)).status).toBe('superseded');
  });

  it('never counts once something newer is wanted, even if it is finished', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    notes.scene.during = async (name) => {
      if (name === 'Ada') await notes.ask(ada, 'Lovelace');
    };
    await notes.work();
    expect(await notes.textsOf(ada)).toEqual(['Lovelace 1', 'Lovelace 2']);
    const { rows } = await house.database.pool.query("select status from made_files where status <> 'complete'");
    expect(rows).toEqual([{ status: 'superseded' }]);
  });

  it('counts in one transaction with what its kind does then', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    notes.scene.whenWhole = async (trx, of) => {
      expect(of).toEqual(ada);
      await trx.updateTable('users').set({ quiz_completed: true }).where('id', '=', of.userId).execute();
      throw new Error('not yet');
    };
    await expect(notes.work()).rejects.toThrow('not yet');
    expect(await notes.textsOf(ada)).toBeUndefined();
    const { rows } = await house.database.pool.query('select quiz_completed from users where id = $1', [ada.userId]);
    expect(rows).toEqual([{ quiz_completed: false }]);
  });
});

describe('a making that goes wrong', () => {
  it('is followed by what its kind does then; a fault of that is logged, and a refusal is none', async () => {
    const ada = await notes.someone();
    notes.scene.afterWhole = () => Promise.reject(new Refusal('notFound'));
    await notes.ask(ada, 'Ada');
    await notes.work();
    expect(notes.scene.logged).toEqual([]);
    const fault = new TypeError('a bug in what is drawn ahead');
    notes.scene.afterWhole = () => Promise.reject(fault);
    await notes.ask(ada, 'Ada, again');
    await notes.work();
    await expect.poll(() => notes.scene.logged).toMatchObject([[{ err: fault }, expect.any(String)]]);
  });

  it('says why, and the same job tries again', async () => {
    const ada = await notes.someone();
    const { id } = await notes.ask(ada, 'Ada');
    notes.scene.during = () => Promise.reject(new StorageFull());
    const job = randomUUID();
    await expect(notes.work(job)).rejects.toThrow(StorageFull);
    expect(await notes.status(id, ada.userId)).toMatchObject({
      status: 'failed',
      message: 'There is no room left to store this. Nothing was changed.',
    });
    notes.scene.during = async () => undefined;
    await notes.work(job);
    expect(await notes.textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
  });

  it.each([
    [new Refusal('permissionError'), 'permissionError', /^ERROR: Insufficient Permissions/],
    [new Refusal('driveFull'), 'driveFull', /^There is no room left in your drive/],
    [new ServiceUnavailable('drive', 'does not answer'), 'unavailable', /^A service this needs is not answering/],
    [new Error('anything'), 'makingFailed', /^This could not be made/],
  ])('for a reason that has words says it in them: %s', async (error, errorCode, words) => {
    const ada = await notes.someone();
    const { id } = await notes.ask(ada, 'Ada');
    notes.scene.during = () => Promise.reject(error);
    await notes.work().catch(() => undefined);
    const told = await notes.status(id, ada.userId);
    expect(told).toMatchObject({ status: 'failed', errorCode });
    expect(told.message).toMatch(words);
  });

  it('that could never go right is not tried again by itself, only when it is asked for again', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    notes.scene.during = () => Promise.reject(new Refusal('notFound'));
    const job = randomUUID();
    await notes.work(job);
    await notes.work(job);
    expect(notes.scene.begun).toHaveLength(1);
    expect(await notes.ask(ada, 'Ada')).toMatchObject({ status: 'waiting', message: null });
    expect(notes.scene.turns).toBe(2);
  });

  it('because its worker was killed is taken over by the job that is tried again, from the beginning', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    const job = randomUUID();
    await notes.workAndDie(job);
    await notes.work(job);
    expect(await notes.textsOf(ada)).toEqual(['Ada 1', 'Ada 2']);
    expect(notes.scene.begun).toEqual(['Ada', 'Ada']);
  });

  it('that costs more than its kind may is given up, and leaves nothing', async () => {
    const ada = await notes.someone();
    const { id } = await notes.ask(ada, 'A'.repeat(2000));
    await notes.work();
    expect((await notes.status(id, ada.userId)).status).toBe('failed');
    expect(await notes.stored()).toEqual([]);
  });
});

describe('the queue', () => {
  it('serves owners in turn: who asks for much waits behind everybody who asks for one', async () => {
    const busy = await notes.someone();
    const wanted = Array.from({ length: 5 }, (_one, at) => ({ ...busy, subject: randomUUID(), name: `Busy ${at}` }));
    for (const { name, ...of } of wanted) await notes.ask(of, name);
    await notes.ask(await notes.someone(), 'Ada');
    await notes.ask(await notes.someone(), 'Grace');
    await notes.work();
    expect(notes.scene.begun).toEqual(['Busy 0', 'Ada', 'Grace', 'Busy 1', 'Busy 2', 'Busy 3', 'Busy 4']);
  });

  it('lets nobody who has never been served pass those who have waited longer', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    await notes.work();
    await notes.ask({ ...ada, subject: randomUUID() }, 'Lovelace');
    await notes.ask(await notes.someone(), 'Grace');
    await notes.work();
    expect(notes.scene.begun).toEqual(['Ada', 'Lovelace', 'Grace']);
  });

  it('tells each their place', async () => {
    const asked: { of: { userId: string; subject: string }; id: string }[] = [];
    for (const name of ['Ada', 'Grace', 'Edsger']) {
      const of = await notes.someone();
      asked.push({ of, id: (await notes.ask(of, name)).id });
    }
    const places = () => Promise.all(asked.map(async ({ of, id }) => (await notes.status(id, of.userId)).place));
    expect(await places()).toEqual([1, 2, 3]);
    const seen: number[][] = [];
    notes.scene.during = async () => void seen.push(await places());
    await notes.work();
    expect(seen).toEqual([
      [0, 1, 2],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });

  it('gives several workers several things', async () => {
    for (const name of ['Ada', 'Grace', 'Edsger', 'Barbara']) await notes.ask(await notes.someone(), name);
    await Promise.all([notes.work(), notes.work(), notes.work(), notes.work()]);
    expect(notes.scene.begun.toSorted()).toEqual(['Ada', 'Barbara', 'Edsger', 'Grace']);
  });

  it('makes what needs the same one at a time, and all of it although other jobs found nothing to do', async () => {
    const presses = createNotes(house, 'a press');
    let [under, most] = [0, 0];
    presses.scene.during = async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((later) => setImmediate(later));
      under -= 1;
    };
    for (const name of ['Ada', 'Grace', 'Edsger', 'Barbara']) await presses.ask(await presses.someone(), name);
    await Promise.all([presses.work(), presses.work(), presses.work(), presses.work()]);
    expect(presses.scene.begun).toEqual(['Ada', 'Grace', 'Edsger', 'Barbara']);
    expect(most).toBe(1);
  });

  it('does what takes long aside: others have what it needs meanwhile, and it keeps its place', async () => {
    const presses = createNotes(house, 'a press');
    const traced = new Set<string>();
    const [tracing, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    presses.scene.aside = async (name) => {
      if (name !== 'Ada' || traced.has(name)) return undefined;
      return async () => {
        tracing.resolve();
        await mayEnd.promise;
        traced.add(name);
      };
    };
    for (const name of ['Ada', 'Grace', 'Edsger']) await presses.ask(await presses.someone(), name);
    const slow = presses.work();
    await tracing.promise;
    presses.scene.during = async (name) => {
      if (name !== 'Grace') return;
      // whoever was traced meanwhile waits for who has the press, and for nobody else
      mayEnd.resolve();
      await slow;
    };
    const { turns } = presses.scene;
    await presses.work();
    expect(presses.scene.begun).toEqual(['Grace', 'Ada', 'Edsger']);
    expect(turns).toBe(4);
  });

  it('does one thing aside at a time: the second is made at once, so that all others keep their workers', async () => {
    const presses = createNotes(house, 'a press');
    const [tracing, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const traced: string[] = [];
    presses.scene.aside = async (name) => {
      if (name === 'Edsger' || traced.includes(name)) return undefined;
      return async () => {
        traced.push(name);
        tracing.resolve();
        if (name === 'Ada') await mayEnd.promise;
      };
    };
    for (const name of ['Ada', 'Grace', 'Edsger']) await presses.ask(await presses.someone(), name);
    const slow = presses.work();
    await tracing.promise;
    presses.scene.during = async (name) => name === 'Edsger' && mayEnd.resolve();
    await Promise.all([presses.work(), slow]);
    expect(traced).toEqual(['Ada']);
    expect(presses.scene.begun).toEqual(['Grace', 'Edsger', 'Ada']);
  });

  it('fails where what takes long does, and leaves what it needs to others', async () => {
    const presses = createNotes(house, 'a press');
    presses.scene.aside = async (name) =>
      name === 'Ada' ? () => Promise.reject(new Refusal('tooManyRequests')) : undefined;
    const ada = await presses.someone();
    const asked = await presses.ask(ada, 'Ada');
    await presses.ask(await presses.someone(), 'Grace');
    await presses.work();
    expect(await presses.status(asked.id, ada.userId)).toMatchObject({ errorCode: 'tooManyRequests' });
    expect(presses.scene.begun).toEqual(['Grace']);
  });

  it('goes on with what had to wait for one that failed', async () => {
    const presses = createNotes(house, 'a press');
    for (const name of ['Ada', 'Grace']) await presses.ask(await presses.someone(), name);
    const { turns } = presses.scene;
    presses.scene.during = () => Promise.reject(new Error('out of paper'));
    await expect(presses.work()).rejects.toThrow('out of paper');
    expect(presses.scene.turns).toBe(turns + 1);
  });

  it('keeps the place of whoever asks again', async () => {
    const ada = await notes.someone();
    await notes.ask(ada, 'Ada');
    await notes.ask(await notes.someone(), 'Grace');
    expect(await notes.ask(ada, 'Ada')).toMatchObject({ place: 1 });
  });
});
