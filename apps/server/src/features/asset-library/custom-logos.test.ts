import { afterAll, beforeAll, expect, it } from 'vitest';
import { templateTypeKeys, type LibraryTemplate, type MadeFilesStatus } from '@signet/contract';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { logoFiles, multipart } from '../../testing/logo-upload.ts';

const LIBRARY = '/api/brandedAssets/assetLibrary';
let house: TestHouse;
let staff: Person;
let founder: Person;
let clock = () => new Date();
const steps = createFounder(() => house);

beforeAll(async () => {
  house = await openTestHouse({ now: () => clock() });
  await house.startWork();
  staff = await house.person({ role: 'staff' });
  founder = await steps.answered('Quern', 'studio');
  await steps.generate(founder);
  await steps.complete(founder);
}, 120_000);
afterAll(() => house.close());

const redraw = async (of: Person): Promise<void> => {
  const url = `/api/brandedAssets/generateAllLogos?quizId=${of.quizId}`;
  const status = async () => (await house.ask('POST', url, { as: staff, body: {} })).json().status;
  await expect.poll(status, { timeout: 60_000 }).toBe('complete');
};
const upload = async (of: Person): Promise<void> => {
  const url = `/api/brandedAssets/uploadLogos?quizId=${of.quizId}`;
  expect((await house.ask('POST', url, { as: staff, ...multipart(logoFiles()) })).statusCode).toBe(200);
  await redraw(of);
};
const clear = async (of: Person): Promise<void> => {
  await house.ask('POST', `/api/brandedAssets/clearLogos?quizId=${of.quizId}`, { as: staff, body: {} });
  await redraw(of);
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
  await upload(founder);
  const own = await firstPages();
  expect(own.filter(([, picture], at) => picture === drawn[at]?.[1]).map(([type]) => type)).toEqual([]);
  await clear(founder);
  expect(await firstPages()).toEqual(drawn);
}, 120_000);

/** The sample deck, saved to the built-in drive: the file there. */
const saveSample = async (as: Person): Promise<string> => {
  const sample = '/api/brandedAssets/assetLibrary/sample';
  const { template }: { template: LibraryTemplate } = (await house.ask('GET', sample, { as })).json();
  const generate = async (given: object) => {
    const asked = { kitId: template.marketingKitId, templateId: template._id, type: template.type };
    const body = { ...asked, context: 'quizResultsPage', ...given };
    return (await house.ask('POST', `${LIBRARY}/generateDocumentFromTemplate`, { as, body })).json();
  };
  const { authUrl } = await generate({});
  const state = new URL(authUrl, 'http://localhost').searchParams.get('state');
  const consented = await house.ask('POST', '/api/drive/consent', { as, body: { state, decision: 'allow' } });
  const back = new URL(consented.json().redirectTo, 'http://localhost').searchParams;
  const { nonce } = JSON.parse(back.get('state') ?? '{}');
  const { made }: { made: MadeFilesStatus } = await generate({ accessCode: back.get('code'), nonce });
  expect((await steps.untilMade(as, made)).status).toBe('complete');
  return (await house.ask('GET', '/api/drive/files', { as })).json().files[0]._id;
};
/** As the nightly sweep finds it two days on. */
const sweepLater = async (): Promise<void> => {
  clock = () => new Date(Date.now() + 48 * 60 * 60 * 1000);
  await house.work('custom-logos.sweep');
  clock = () => new Date();
};

it('a document of an unfinished brand keeps its pages when its logos are replaced and swept away', async () => {
  const person = await steps.answered('Unfinished');
  await steps.generate(person);
  await upload(person);
  const fileId = await saveSample(person);
  await upload(person);
  await sweepLater();
  const { pageUrls } = (await house.ask('GET', `${LIBRARY}/savedPages/${fileId}`, { as: person })).json();
  const picture = await house.ask('GET', pageUrls[0]);
  expect(picture.headers['content-type']).toBe('image/png');
}, 120_000);
