import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { logoFiles, multipart } from '../../testing/logo-upload.ts';

let house: TestHouse;
let staff: Person;
let founder: Person;
const { answered, generate, complete, untilMade } = createFounder(() => house);
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  staff = await house.person({ role: 'staff' });
  founder = await answered('Quern', 'studio');
  await generate(founder);
  await complete(founder);
}, 120_000);
afterAll(() => house.close());

/** The SVG of the logo in p1, as the pack has it. */
const packed = async (): Promise<string> => {
  const begun = await house.ask('POST', '/api/brands/pack', { as: founder, body: { part: 'logos' } });
  expect((await untilMade(founder, begun.json())).status).toBe('complete');
  const { url } = (await house.ask('GET', '/api/brands/pack/downloadUrl?part=logos', { as: founder })).json();
  const files = unzipSync((await house.ask('GET', url)).rawPayload);
  const [, bytes] = Object.entries(files).find(([name]) => name.endsWith('/logo-p1.svg')) ?? [];
  return Buffer.from(bytes ?? []).toString();
};
const redraw = async (): Promise<void> => {
  const url = `/api/brandedAssets/generateAllLogos?quizId=${founder.quizId}`;
  const status = async () => (await house.ask('POST', url, { as: staff, body: {} })).json().status;
  await expect.poll(status, { timeout: 60_000 }).toBe('complete');
};

it('a pack has the logos that staff brought along, and the drawn ones again once they are cleared', async () => {
  const drawn = await packed();
  const form = multipart(logoFiles());
  const url = `/api/brandedAssets/uploadLogos?quizId=${founder.quizId}`;
  expect((await house.ask('POST', url, { as: staff, ...form })).statusCode).toBe(200);
  await redraw();
  const own = await packed();
  expect(own).not.toBe(drawn);
  expect(own).toContain('#123456');
  await house.ask('POST', `/api/brandedAssets/clearLogos?quizId=${founder.quizId}`, { as: staff, body: {} });
  await redraw();
  expect(await packed()).toBe(drawn);
}, 180_000);
