import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import type { LibraryTemplate, MadeFilesStatus } from '@signet/contract';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let founder: Person;
const steps = createFounder(() => house);

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  founder = await steps.answered('Quern', 'founder');
  await steps.recommend(founder);
}, 60_000);
afterAll(() => house.close());

/** A founder with a finished brand, who has all of the library. */
const finished = async (companyName: string): Promise<Person> => {
  const person = await steps.answered(companyName, 'founder');
  await steps.generate(person);
  await steps.complete(person);
  return person;
};

const sampleOf = async (as: Person): Promise<LibraryTemplate> =>
  (await house.ask('GET', '/api/brandedAssets/assetLibrary/sample', { as })).json().template;

type Answer = { authUrl?: string; made?: MadeFilesStatus; documentId?: string; errorCode?: string; message?: string };
const generate = async (as: Person, template: LibraryTemplate, more: object = {}): Promise<Answer> =>
  (
    await house.ask('POST', '/api/brandedAssets/assetLibrary/generateDocumentFromTemplate', {
      as,
      body: {
        kitId: template.marketingKitId,
        templateId: template._id,
        type: template.type,
        context: 'quizResultsPage',
        ...more,
      },
    })
  ).json();

/** Goes through the consent of the drive as a browser would; answers what comes back in the query. */
const consent = async (as: Person, authUrl: string, decision: string): Promise<URLSearchParams> => {
  const state = new URL(authUrl, 'http://localhost').searchParams.get('state');
  const answer = await house.ask('POST', '/api/drive/consent', { as, body: { state, decision } });
  return new URL(answer.json().redirectTo, 'http://localhost').searchParams;
};
const returned = (query: URLSearchParams) => ({
  accessCode: query.get('code') ?? '',
  nonce: JSON.parse(query.get('state') ?? '{}').nonce as string,
});
const filesOf = async (as: Person) => (await house.ask('GET', '/api/drive/files', { as })).json().files;

test('the sample deck shows its pages, at addresses that show nothing else', async () => {
  const template = await sampleOf(founder);
  expect(template.size).toBe('8 slides');
  const picture = await house.ask('GET', template.backgroundImageUrl);
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  const another = template.backgroundImageUrl.replace('/sample-deck/1?', '/investor-deck/1?');
  expect((await house.ask('GET', another)).json().errorCode).toBe('linkInvalid');
});

test('without access the answer says where it is given; denied, nothing is made', async () => {
  const person = await steps.answered('Denied');
  await steps.recommend(person);
  const { authUrl = '' } = await generate(person, await sampleOf(person));
  const query = await consent(person, authUrl, 'deny');
  expect(query.get('error')).toBe('access_denied');
  expect(query.get('code')).toBeNull();
  expect(JSON.parse(query.get('state') ?? '{}')).toMatchObject({
    templateId: 'sample-deck',
    trigger: 'createTemplateDocument',
  });
  expect(await filesOf(person)).toEqual([]);
});

test('partly given, the permission error names what was asked for', async () => {
  const person = await steps.answered('Partly');
  await steps.recommend(person);
  const template = await sampleOf(person);
  const { authUrl = '' } = await generate(person, template);
  const answer = await generate(person, template, returned(await consent(person, authUrl, 'allowPartly')));
  expect(answer).toMatchObject({
    errorCode: 'permissionError',
    kitId: template.marketingKitId,
    templateId: 'sample-deck',
    type: 'pitch-deck',
    readOnly: true,
  });
});

test('given, the deck is in the drive once, however often it is asked for; the code is used up', async () => {
  const template = await sampleOf(founder);
  const { authUrl = '' } = await generate(founder, template);
  const back = returned(await consent(founder, authUrl, 'allow'));
  const stranger = await steps.answered('Stranger');
  await steps.recommend(stranger);
  expect((await generate(stranger, await sampleOf(stranger), back)).errorCode).toBe('driveCodeUsed');
  const made = await generate(founder, template, back);
  await steps.untilMade(founder, made.made as MadeFilesStatus);
  const again = await generate(founder, template, back);
  expect(again.documentId).toBe(made.documentId);
  const files = await filesOf(founder);
  expect(files.map(({ name }: { name: string }) => name)).toEqual(['Quern sample deck.pptx']);
  const address = (await house.ask('GET', `/api/drive/files/${files[0]._id}/downloadUrl`, { as: founder })).json();
  const file = await house.ask('GET', address.url);
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await house.ask('GET', `/api/drive/files/${files[0]._id}/downloadUrl`, { as: stranger })).statusCode).toBe(
    404,
  );
  expect((await sampleOf(founder)).document).toMatchObject({ isOutdated: false });
}, 30_000);

test('what is saved of one brand says nothing of another brand’s deck; an edit outdates its own', async () => {
  const owner = await steps.answered('Twin', 'founder');
  await steps.generate(owner);
  await steps.complete(owner);
  const sampleFor = async (quizId: string): Promise<LibraryTemplate> =>
    (await house.ask('GET', `/api/brandedAssets/assetLibrary/sample?quizId=${quizId}`, { as: owner })).json().template;
  const save = async (quizId: string) => {
    const { made, documentId } = await generate(owner, await sampleFor(quizId), { quizId });
    await steps.untilMade(owner, made as MadeFilesStatus);
    return documentId;
  };
  const { authUrl = '' } = await generate(owner, await sampleOf(owner));
  const back = returned(await consent(owner, authUrl, 'allow'));
  const first = await generate(owner, await sampleOf(owner), back);
  await steps.untilMade(owner, first.made as MadeFilesStatus);

  const copied = { asNew: true };
  const other = (await house.ask('POST', '/api/quizzes/copy', { as: owner, body: copied })).json()._id as string;
  expect((await sampleFor(other)).document).toBeNull();
  expect(await save(other)).not.toBe(first.documentId);
  const states = () =>
    house.database.db.selectFrom('documents').select(['quiz_id', 'outdated']).where('user_id', '=', owner.id);
  expect(await states().where('outdated', '=', true).execute()).toEqual([]);
  expect((await sampleFor(owner.quizId)).document).toMatchObject({ _id: first.documentId, isOutdated: false });

  const edit = (await house.ask('POST', '/api/quizzes/copy', { as: owner, body: {} })).json()._id as string;
  expect(await save(edit)).toBe(first.documentId);
  await house.ask('PUT', '/api/quizzes/', { as: owner, body: { _id: edit, version: 0, companyName: 'Twinned' } });
  expect((await sampleFor(edit)).document).toMatchObject({ _id: first.documentId, isOutdated: true });
  await save(edit);
  expect(await states().where('outdated', '=', true).execute()).toEqual([{ quiz_id: owner.quizId, outdated: true }]);

  // whoever goes back has the earlier document again, and the one of in between is the outdated one
  expect((await sampleFor(owner.quizId)).document).toMatchObject({ isOutdated: true });
  expect(await save(owner.quizId)).toBe(first.documentId);
  expect((await sampleFor(owner.quizId)).document).toMatchObject({ _id: first.documentId, isOutdated: false });
  expect(await states().where('outdated', '=', true).execute()).toEqual([{ quiz_id: edit, outdated: true }]);
}, 60_000);

test('a document that was removed from the drive for good is made anew', async () => {
  const template = await sampleOf(founder);
  const { document } = template;
  await house.database.db.deleteFrom('drive_files').where('user_id', '=', founder.id).execute();
  const { made, documentId } = await generate(founder, template);
  expect(documentId).not.toBe(document?._id);
  await steps.untilMade(founder, made as MadeFilesStatus);
  expect(await filesOf(founder)).toHaveLength(1);
}, 30_000);

test('what staff moves to the trash is noted, a document each', async () => {
  const { db } = house.database;
  const admin = await house.person({ role: 'admin' });
  await db.updateTable('documents').set({ outdated: true }).where('user_id', '=', founder.id).execute();
  const path = '/api/brandedAssets/assetLibrary/trashOutdatedDocs';
  expect((await house.ask('POST', path, { as: admin })).json().trashedCount).toBeGreaterThan(0);
  const noted = await db.selectFrom('audit_log').select(['owner_id', 'act']).where('actor_id', '=', admin.id).execute();
  expect(noted).toContainEqual({ owner_id: founder.id, act: `POST ${path}` });
  await generate(founder, await sampleOf(founder));
});

test('a file goes to the trash and comes back; access that is given up is asked for again', async () => {
  const [file] = await filesOf(founder);
  const trash = await house.ask('POST', `/api/drive/files/${file._id}/trash`, { as: founder });
  expect(trash.json().isTrashed).toBe(true);
  const restored = await house.ask('POST', `/api/drive/files/${file._id}/restore`, { as: founder });
  expect(restored.json().isTrashed).toBe(false);
  const status = async () => (await house.ask('GET', '/api/auth/users/userThirdPartyAuth', { as: founder })).json();
  expect(await status()).toMatchObject({ google: { hasCredentials: true }, drive: { account: founder.email } });
  await house.ask('PUT', '/api/auth/users/disconnectGoogle', { as: founder });
  expect(await status()).toMatchObject({ google: { hasCredentials: false } });
  expect((await generate(founder, await sampleOf(founder))).authUrl).toContain('/drive/consent');
});

test('what a tier does not include is refused; the sample deck is for everybody', async () => {
  const free = await steps.answered('Free');
  await steps.recommend(free);
  const sample = await sampleOf(free);
  expect((await generate(free, sample)).authUrl).toBeDefined();
  expect((await generate(free, { ...sample, _id: 'investor-deck' })).errorCode).toBe('featureMissing');
});

test('library and story are for whoever has finished a brand; the sample deck is there before', async () => {
  const person = await steps.answered('Begun', 'founder');
  await steps.recommend(person);
  const sample = await sampleOf(person);
  expect((await generate(person, sample)).authUrl).toBeDefined();
  const told = { question: 'cover.title', answer: 'Bread' };
  const answers = [
    await house.ask('GET', '/api/brandedAssets/assetLibrary', { as: person }),
    await house.ask('GET', '/api/brandedAssets/assetLibrary/preflight/sample-deck', { as: person }),
    await house.ask('GET', '/api/brandedAssets/story', { as: person }),
    await house.ask('PUT', '/api/brandedAssets/story', { as: person, body: told }),
  ].map((answer) => answer.json());
  const asked = { ...sample, _id: 'investor-deck' };
  for (const answer of [...answers, await generate(person, asked)])
    expect(answer).toMatchObject({
      errorCode: 'quizNotCompleted',
      message: 'Please complete the brand quiz first.',
    });
});

test('a card of a kit that is chosen no more is refused, before access to a drive is asked for', async () => {
  const person = await steps.answered('Rekitted');
  await steps.recommend(person);
  const card = await sampleOf(person);
  const ofBefore = { ...card, marketingKitId: card.marketingKitId === 'kit-relay' ? 'kit-contour' : 'kit-relay' };
  expect(await generate(person, ofBefore)).toMatchObject({
    errorCode: 'noMatchingTemplate',
    message: 'No matching pitch decks in Asset Library',
  });
  expect((await generate(person, card)).authUrl).toContain('/drive/consent');
});

test('a story is told one answer at a time, kept with the brand, and used by every document of it', async () => {
  const teller = await finished('Told');
  const story = async () => (await house.ask('GET', '/api/brandedAssets/story', { as: teller })).json().questions;
  const asked = await story();
  expect(asked[0]).toMatchObject({ key: 'cover.title', answer: null });
  const told = (question: string, answer: string) =>
    house.ask('PUT', '/api/brandedAssets/story', { as: teller, body: { question, answer } });
  expect((await told('cover.title', 'Bread before the \u202estreet wakes')).json()).toEqual({ saved: true });
  expect((await told('cover.nothing', 'x')).statusCode).toBe(404);
  const [first] = await story();
  expect(first.answer).toBe('Bread before the street wakes');
  expect(first.pageUrl).not.toBe(asked[0].pageUrl);
  expect((await house.ask('GET', first.pageUrl)).headers['content-type']).toBe('image/png');
  expect((await house.ask('GET', asked[0].pageUrl)).json().errorCode).toBe('linkExpired');
  await told('rivals.fact1', 'Open all year: yes');
  expect((await story()).find(({ key }: { key: string }) => key === 'rivals.fact1')).toMatchObject({
    answer: 'Open all year: Told yes',
    hint: expect.stringContaining('In this order: Told.'),
  });
  await told('rivals.fact1', '');
  // a copy is told of as the brand was, and has a story of its own from then on
  const copied = await house.ask('POST', '/api/quizzes/copy', { as: teller, body: { asNew: true } });
  const copies = house.database.db
    .selectFrom('story_answers')
    .select('answer')
    .where('quiz_id', '=', copied.json()._id);
  expect(await copies.execute()).toEqual([{ answer: 'Bread before the street wakes' }]);
  await told('cover.title', '');
  expect((await story())[0].answer).toBeNull();
  expect(await copies.execute()).toHaveLength(1);
});

test('every template of every tab is written, and its receipt says what is left', async () => {
  const maker = await finished('Whole');
  const { authUrl = '' } = await generate(maker, await sampleOf(maker));
  const first = await generate(maker, await sampleOf(maker), returned(await consent(maker, authUrl, 'allow')));
  await steps.untilMade(maker, first.made as MadeFilesStatus);
  const { templates } = (await house.ask('GET', '/api/brandedAssets/assetLibrary', { as: maker })).json();
  expect(templates.length).toBeGreaterThanOrEqual(12);
  expect(new Set(templates.map(({ type }: LibraryTemplate) => type)).size).toBe(5);
  const inOrder = new Map<string, string[]>();
  const written = ['full-deck', 'letter', 'investor-page', 'words-post', 'card-front', 'invoice'];
  for (const template of templates as LibraryTemplate[]) {
    if (written.includes(template._id)) {
      const { made } = await generate(maker, template, { context: 'assetLibrary' });
      await steps.untilMade(maker, made as MadeFilesStatus);
      // what a founder may edit stays theirs, however it is asked for again
      const again = await generate(maker, template, { context: 'assetLibrary', readOnly: true });
      expect(again.made).toMatchObject({ id: made?.id, status: 'complete' });
    }
    if (['letter', 'investor-page'].includes(template._id)) {
      const asked = { ...template, _id: template.pdf?.templateId ?? '' };
      const { made } = await generate(maker, asked, { context: 'assetLibrary', readOnly: false });
      await steps.untilMade(maker, made as MadeFilesStatus);
    }
    const receipt = await house.ask('GET', `/api/brandedAssets/assetLibrary/preflight/${template._id}`, { as: maker });
    expect(receipt.json().pageUrls.length, template._id).toBeGreaterThan(0);
    inOrder.set(template._id, receipt.json().passed);
  }
  // nothing is told to be in order that was not looked at
  expect(inOrder.get('investor-deck')).toContain('Length of the deck');
  expect(inOrder.get('investor-page')).toContain('Text that leaves its box');
  expect(inOrder.get('investor-page')).not.toContain('Length of the deck');
  expect(inOrder.get('words-post')).toEqual(['Questions left', 'Sharpness of pictures']);
  for (const paper of ['letter', 'invoice'])
    expect(inOrder.get(paper), paper).toEqual(['Smallest type', 'Contrast of text']);
  expect(inOrder.get('card-front')).toEqual(['Sharpness of pictures']);
  const names = (await filesOf(maker)).map(({ name }: { name: string }) => name);
  expect(names.toSorted()).toEqual([
    'Whole business card, front.png',
    'Whole full deck (draft).pptx',
    'Whole invoice (draft).docx',
    'Whole letter, A4 (draft).docx',
    'Whole letterhead, A4.pdf',
    'Whole one-pager for investors, A4 (draft).pdf',
    'Whole one-pager for investors, A4 (draft).pptx',
    'Whole post, what we stand for.png',
    'Whole sample deck.pptx',
  ]);
  const files = (await filesOf(maker)) as { _id: string; name: string }[];
  const printed = files.find(({ name }) => name === 'Whole one-pager for investors, A4 (draft).pdf');
  const address = await house.ask('GET', `/api/drive/files/${printed?._id}/downloadUrl`, { as: maker });
  const { rawPayload } = await house.ask('GET', address.json().url);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
  expect(text).toContain('Competition');
  const pagesOf = async (name: string): Promise<string[]> => {
    const id = files.find((one) => one.name === name)?._id ?? '';
    return (await house.ask('GET', `/api/brandedAssets/assetLibrary/savedPages/${id}`, { as: maker })).json().pageUrls;
  };
  expect(await pagesOf('Whole letterhead, A4.pdf')).toHaveLength(2);
  expect((await pagesOf('Whole full deck (draft).pptx')).length).toBeGreaterThanOrEqual(40);
  const [letter = ''] = await pagesOf('Whole letter, A4 (draft).docx');
  expect((await house.ask('GET', letter)).headers['content-type']).toBe('image/png');
  // a document that says it is for everybody: tagged, with a title (ISO 14289-1)
  expect(rawPayload.includes('pdfuaid:part')).toBe(true);
}, 120_000);
