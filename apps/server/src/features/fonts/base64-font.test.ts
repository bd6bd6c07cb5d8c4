import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
});
afterAll(() => house.close());

const { answered } = createFounder(() => house);

describe('a face of the brand', () => {
  it('comes as the whole font file, and only where the brain has it', async () => {
    const person = await answered();
    const face = (fontName: string) =>
      house.ask(
        'GET',
        `/api/brandedAssets/base64Font?fontName=${encodeURIComponent(fontName)}&fontWeight=700&fontStyle=normal`,
        { as: person },
      );
    const { data } = (await face('Lora')).json();
    expect(Buffer.from(data, 'base64').subarray(0, 4)).toEqual(Buffer.from([0, 1, 0, 0]));
    expect((await face('Comic Sans MS')).statusCode).toBe(404);
  });
});
