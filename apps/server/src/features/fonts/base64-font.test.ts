import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
});
afterAll(() => house.close());

const { answered } = createFounder(() => house);
const faceOf = (as: Person, fontName: string) =>
  house.ask(
    'GET',
    `/api/brandedAssets/base64Font?fontName=${encodeURIComponent(fontName)}&fontWeight=700&fontStyle=normal`,
    { as },
  );

describe('a face of the brand', () => {
  it('comes as the whole font file, and only where the brain has it', async () => {
    const person = await answered();
    const { data } = (await faceOf(person, 'Lora')).json();
    expect(Buffer.from(data, 'base64').subarray(0, 4)).toEqual(Buffer.from([0, 1, 0, 0]));
    expect((await faceOf(person, 'Comic Sans MS')).statusCode).toBe(404);
  });

  it("is of the active quiz's brain; of the one in force for somebody who has no quiz", async () => {
    const [person, nobody] = [await answered(), await house.person()];
    await house.database.pool.query('update users set active_quiz_id = null where id = $1', [nobody.id]);
    const statuses = async () => [(await faceOf(person, 'Lora')).statusCode, (await faceOf(nobody, 'Lora')).statusCode];
    expect(await statuses()).toEqual([200, 200]);
    await house.database.pool.query(
      `with former as (update brain_versions set status = 'inactive' where status = 'active' returning *)
       insert into brain_versions (version, status, bucket_key, content)
       select 'without fonts', 'active', bucket_key, content || '{"fonts": []}' from former`,
    );
    expect(await statuses()).toEqual([200, 404]);
  });
});
