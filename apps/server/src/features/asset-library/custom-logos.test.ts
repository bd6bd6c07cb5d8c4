import { afterAll, beforeAll, expect, it } from 'vitest';
import { templateTypeKeys, type LibraryTemplate } from '@signet/contract';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { logoFiles, multipart } from '../../testing/logo-upload.ts';

const LIBRARY = '/api/brandedAssets/assetLibrary';
let house: TestHouse;
let staff: Person;
let founder: Person;
const steps = createFounder(() => house);

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  staff = await house.person({ role: 'staff' });
  founder = await steps.answered('Quern', 'studio');
  await steps.generate(founder);
  await steps.complete(founder);
}, 120_000);
afterAll(() => house.close());

const redraw = async (): Promise<void> => {
  const url = `/api/brandedAssets/generateAllLogos?quizId=${founder.quizId}`;
  const status = async () => (await house.ask('POST', url, { as: staff, body: {} })).json().status;
  await expect.poll(status, { timeout: 60_000 }).toBe('complete');
};
const upload = async (): Promise<void> => {
  const url = `/api/brandedAssets/uploadLogos?quizId=${founder.quizId}`;
  expect((await house.ask('POST', url, { as: staff, ...multipart(logoFiles()) })).statusCode).toBe(200);
  await redraw();
};
const clear = async (): Promise<void> => {
  await house.ask('POST', `/api/brandedAssets/clearLogos?quizId=${founder.quizId}`, { as: staff, body: {} });
  await redraw();
};

const templatesOf = async (type: string): Promise<LibraryTemplate[]> =>
  (await house.ask('GET', `${LIBRARY}?templateType=${type}`, { as: founder })).json().templates;
/** The first page of the first template of every tab. */
const firstPages = async (): Promise<[string, string][]> =>
  Promise.all(
    templateTypeKeys.map(async (type): Promise<[string, string]> => {
      const [template] = await templatesOf(type);
      const picture = await house.ask('GET', template?.backgroundImageUrl ?? '');
      expect(picture.headers['content-type'], type).toBe('image/png');
      return [type, picture.rawPayload.toString('base64')];
    }),
  );

it('logos that staff brought along stand on the documents of every tab, and go when they are cleared', async () => {
  const drawn = await firstPages();
  await upload();
  const own = await firstPages();
  expect(own.filter(([, picture], at) => picture === drawn[at]?.[1]).map(([type]) => type)).toEqual([]);
  await clear();
  expect(await firstPages()).toEqual(drawn);
}, 120_000);
