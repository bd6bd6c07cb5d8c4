import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sheets } from '@signet/brain';
import { WORKBOOK_TYPE } from '@signet/contract';
import { readBrainWorkbook, writeBrainWorkbook } from '../brain/brain-workbook.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

const shipped = readFileSync(new URL('../../../../../brain/signet-brain.xlsx', import.meta.url));
let house: TestHouse;
let admin: Person;
let sheets: Sheets;
beforeAll(async () => {
  house = await openTestHouse();
  admin = await house.person({ role: 'admin' });
  sheets = await readBrainWorkbook(shipped);
});
afterAll(() => house.close());

type Listed = { _id: string; version: string; status: string; quizzes: number; notes: string };
const list = async () =>
  (await house.ask('GET', '/api/brain/versions', { as: admin })).json() as { records: Listed[]; count: number };

/** Sends a workbook to the address that is asked for, and answers its key. */
const send = async (bytes: Uint8Array): Promise<string> => {
  const { key, uploadUrl } = (await house.ask('GET', '/api/brain/uploadVersionUrl', { as: admin })).json();
  const headers = { 'content-type': WORKBOOK_TYPE };
  expect((await house.ask('PUT', uploadUrl, { body: Buffer.from(bytes), headers })).statusCode).toBe(200);
  return key as string;
};
const upload = async (version: string, bytes: Uint8Array, notes = '') => {
  const bucketKey = await send(bytes);
  return house.ask('POST', '/api/brain/versions', { as: admin, body: { version, notes, bucketKey } });
};
/** The default brain with one cell written anew. */
const changed = (sheet: string, row: number, column: string, to: string): Promise<Uint8Array> => {
  const rows = (sheets[sheet] ?? []).map((cells) => [...cells]);
  const place = rows[0]?.indexOf(column) ?? -1;
  const cells = rows[row - 1];
  if (!cells || place < 0) throw new Error(`there is no ${sheet} ${row} ${column}`);
  cells[place] = to;
  return writeBrainWorkbook({ ...sheets, [sheet]: rows });
};

describe('a version of the brain', () => {
  it('is sent to a signed address, checked, recorded with its notes, and downloaded as it was sent', async () => {
    const answer = await upload('Spring', shipped, 'The same as before.');
    expect(answer.json()).toMatchObject({
      brainVersion: {
        version: 'Spring',
        notes: 'The same as before.',
        status: 'inactive',
        validationStatus: 'success',
      },
    });
    const { _id } = answer.json().brainVersion as Listed;
    const { downloadUrl } = (await house.ask('GET', `/api/brain/versions/${_id}/downloadUrl`, { as: admin })).json();
    expect((await house.ask('GET', downloadUrl)).rawPayload.equals(shipped)).toBe(true);
  });

  it('is found by a part of its name or of its notes, letter by letter', async () => {
    await upload('50%_off', shipped, 'For the autumn.');
    const found = async (search: string) => {
      const url = `/api/brain/versions?search=${encodeURIComponent(search)}`;
      const { records, count } = (await house.ask('GET', url, { as: admin })).json();
      return [(records as Listed[]).map(({ version }) => version), count];
    };
    expect(await found('AUTUMN')).toEqual([['50%_off'], 1]);
    expect(await found('0%_o')).toEqual([['50%_off'], 1]);
    expect(await found('0_')).toEqual([[], 0]);
  });

  it('of one name is taken once where two administrators send it at the same moment', async () => {
    const answers = await Promise.all([upload('Double', shipped), upload('Double', shipped)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await list()).records.filter(({ version }) => version === 'Double')).toHaveLength(1);
  });

  it('that was sent again after it was checked stays as it was checked', async () => {
    const { key, uploadUrl } = (await house.ask('GET', '/api/brain/uploadVersionUrl', { as: admin })).json();
    const put = (body: Buffer) => house.ask('PUT', uploadUrl, { body, headers: { 'content-type': WORKBOOK_TYPE } });
    await put(shipped);
    const body = { version: 'Twice', notes: '', bucketKey: key };
    const { _id } = (await house.ask('POST', '/api/brain/versions', { as: admin, body })).json().brainVersion as Listed;
    await put(Buffer.from('something else'));
    const { downloadUrl } = (await house.ask('GET', `/api/brain/versions/${_id}/downloadUrl`, { as: admin })).json();
    expect((await house.ask('GET', downloadUrl)).rawPayload.equals(shipped)).toBe(true);
  });

  it('of a name that is taken, or without its file, is refused', async () => {
    expect((await upload('Spring', shipped)).json().errorCode).toBe('brainVersionTaken');
    for (const bucketKey of ['brain-uploads/none.xlsx', 'brain/../secret', 'logos/one.svg']) {
      const body = { version: 'None', notes: '', bucketKey };
      const answer = await house.ask('POST', '/api/brain/versions', { as: admin, body });
      expect(answer.json().errorCode).toBe('brainFileMissing');
    }
  });

  describe('that is not recorded', () => {
    beforeAll(() => upload('Taken', shipped));
    /** Every workbook that lies in storage. */
    const stored = async (): Promise<string[]> => {
      const found: string[] = [];
      const kept = async (keys: string[]) => (found.push(...keys), new Set(keys));
      for (const folder of ['brain-uploads', 'brain/uploads'])
        await house.blobs.sweep(folder, { before: new Date(Date.now() + 60_000), kept });
      return found.toSorted();
    };

    it.each([
      ['because its name is taken', () => upload('Taken', shipped), 409],
      ['because it has faults', async () => upload('Faulty', await changed('colorFamilies', 3, 'hex', 'reddish')), 400],
      ['because it is no workbook', () => upload('Broken', Buffer.from('no workbook')), 400],
    ])('%s leaves nothing in storage', async (_why, sent, status) => {
      const before = await stored();
      expect((await sent()).statusCode).toBe(status);
      expect(await stored()).toEqual(before);
    });

    it('because the log of acts refuses it leaves nothing in storage either', async () => {
      const { db } = house.database;
      const before = await stored();
      await sql
        .raw(
          `create function no_row() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
           create trigger no_row before insert on audit_log for each row execute function no_row()`,
        )
        .execute(db);
      const answer = await upload('Unnoted', shipped);
      await sql.raw('drop trigger no_row on audit_log; drop function no_row').execute(db);
      expect(answer.statusCode).toBe(500);
      expect(await stored()).toEqual(before);
    });
  });

  it('with faults is refused with sheet, row and column of each, and is not recorded', async () => {
    const { count } = await list();
    const answer = await upload('Broken', await changed('colorFamilies', 3, 'hex', 'reddish'));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errorCode: 'brainInvalid', errors: [{ sheet: 'colorFamilies', row: 3, column: 'hex' }] },
    ]);
    expect((await list()).count).toBe(count);
  });

  it('made active counts for new quizzes only; the one before is active no more', async () => {
    const before = await house.person();
    const { brainVersion } = (
      await upload('Summer', await changed('keywords', 2, 'meaning', 'Another meaning.'))
    ).json();
    const { _id } = brainVersion as Listed;
    const change = { status: 'active' };
    await house.ask('PUT', `/api/brain/versions/${_id}`, { as: admin, body: change });
    const { records } = await list();
    expect(records.filter(({ status }) => status === 'active').map(({ version }) => version)).toEqual(['Summer']);
    const after = await house.person();
    const meaningFor = async ({ quizId }: Person, as: Person) =>
      (await house.ask('GET', `/api/brain/thoughtsAndFeelings?quizId=${quizId}`, { as })).json()[0].meaning as string;
    expect(await meaningFor(after, after)).toBe('Another meaning.');
    expect(await meaningFor(before, before)).not.toBe('Another meaning.');
    const log = house.database.db.selectFrom('audit_log').select('act').where('actor_id', '=', admin.id);
    expect((await log.execute()).map(({ act }) => act)).toContain('PUT /api/brain/versions/:id');
  });

  it('is compared with the active one sheet by sheet', async () => {
    const { brainVersion } = (await upload('Autumn', shipped)).json();
    const { _id } = brainVersion as Listed;
    const answer = await house.ask('GET', `/api/brain/versions/${_id}/difference`, { as: admin });
    expect(answer.json()).toMatchObject({
      against: 'Summer',
      sheets: [
        {
          sheet: 'keywords',
          added: 0,
          removed: 0,
          changed: 1,
          changedRows: [{ columns: [{ column: 'meaning', before: 'Another meaning.' }] }],
        },
      ],
    });
  });

  it('is tried on a sample quiz beside the active one, and nothing of it is kept', async () => {
    const { records } = await list();
    const autumn = records.find(({ version }) => version === 'Autumn');
    const stored = () => house.database.db.selectFrom('recommendations').select('id').execute();
    const before = await stored();
    const dryRun = `/api/brain/versions/${autumn?._id}/dryRun`;
    const tried = (await house.ask('POST', dryRun, { as: admin, body: { sample: 0 } })).json();
    expect(tried).toMatchObject({
      name: 'Quern',
      keywords: [expect.any(String), expect.any(String), expect.any(String)],
    });
    expect(tried.before.colors).toEqual(tried.after.colors);
    expect(await stored()).toEqual(before);
  });
});
