import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { KnowledgeBase, KnowledgeDocument } from '@signet/contract';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let admin: Person;
let baseId: string;

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  house.ask(method, `/api/knowledgeBases${path}`, { as: admin, ...(body && { body }) });
const shown = async (): Promise<{ knowledgeBase: KnowledgeBase; records: KnowledgeDocument[] }> =>
  (await ask('GET', `/${baseId}/documents`)).json();
const until = (holds: (base: KnowledgeBase) => boolean) =>
  vi.waitUntil(async () => holds((await shown()).knowledgeBase), { timeout: 60_000, interval: 200 });
const write = (name: string, text: string) =>
  house.blobs.put(`shared/handbook/${name}`, { contentType: 'text/plain', body: Buffer.from(text) });
const sync = async (): Promise<KnowledgeBase['syncJob']> => {
  await ask('POST', `/${baseId}/dataSource/sync`);
  await until(({ syncJob }) => syncJob.status === 'COMPLETE');
  return (await shown()).knowledgeBase.syncJob;
};
const statesOf = async () => (await shown()).records.map(({ name, state, version }) => [name, state, version]);

beforeAll(async () => {
  house = await openTestHouse({ knowledgeFolders: new Map([['handbook', 'shared/handbook']]) });
  await house.startWork();
  admin = await house.person({ role: 'admin' });
  baseId = (await ask('POST', '', { name: 'Handbook', notes: '' })).json().knowledgeBase._id;
  await until(({ status }) => status === 'ACTIVE');
  await ask('POST', `/${baseId}/dataSource`);
  await until(({ s3BucketUrl }) => s3BucketUrl !== null);
});
afterAll(() => house.close());

it('a base reads the folder that others fill, copies only what changed, and names what it cannot read', async () => {
  expect((await shown()).knowledgeBase).toMatchObject({ s3BucketUrl: 'shared/handbook', isElsewhere: true });
  await write('tone.md', '# Tone\n\nWrite to one person.');
  await write('money/runway.md', '# Runway\n\nCash by what is spent in a month.');
  await write('pricing.md', '# Pricing\n\nOne price for everybody.');
  await write('photo.png', 'no text');
  const first = await sync();
  expect(first.statistics).toMatchObject({ numberOfNewDocumentsIndexed: 3, numberOfDocumentsFailed: 1 });
  expect(first.failures).toEqual([{ name: 'photo.png', reason: 'Files of this kind cannot be read.' }]);
  expect(await statesOf()).toEqual([
    ['money/runway.md', 'indexed', 1],
    ['pricing.md', 'indexed', 1],
    ['tone.md', 'indexed', 1],
  ]);

  await write('tone.md', '# Tone\n\nWrite to one person, and never shout.');
  await house.blobs.delete('shared/handbook/money/runway.md');
  const second = await sync();
  expect(second.statistics).toMatchObject({ numberOfModifiedDocumentsIndexed: 1, numberOfDocumentsDeleted: 1 });
  expect(await statesOf()).toEqual([
    ['pricing.md', 'indexed', 1],
    ['tone.md', 'indexed', 2],
  ]);
});

it('a folder in which nothing is any more takes no document with it', async () => {
  await house.blobs.delete('shared/handbook/tone.md');
  await house.blobs.delete('shared/handbook/photo.png');
  await house.blobs.delete('shared/handbook/pricing.md');
  const { failures } = await sync();
  expect(failures).toEqual([{ name: 'shared/handbook', reason: expect.stringContaining('were kept') }]);
  expect((await statesOf()).map(([name]) => name)).toEqual(['pricing.md', 'tone.md']);
  await write('tone.md', '# Tone\n\nWrite to one person, and never shout.');
});

it('what lies there is changed there, and stays when the base goes', async () => {
  const sent = await house.ask('POST', `/api/knowledgeBases/${baseId}/documents?name=a.md`, {
    as: admin,
    body: Buffer.from('# A'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(sent.json().errorCode).toBe('documentsElsewhere');
  const [document] = (await shown()).records;
  expect((await ask('DELETE', `/${baseId}/documents/${document?._id}`)).json().errorCode).toBe('documentsElsewhere');
  await ask('DELETE', `/${baseId}`);
  await vi.waitUntil(async () => (await ask('GET', `/${baseId}/documents`)).statusCode === 404, { timeout: 60_000 });
  expect(await house.blobs.get('shared/handbook/tone.md')).toBeDefined();
});

it('a base of another name has a folder of its own', async () => {
  const other = (await ask('POST', '', { name: 'Investors', notes: '' })).json().knowledgeBase._id;
  baseId = other;
  await until(({ status }) => status === 'ACTIVE');
  await ask('POST', `/${other}/dataSource`);
  await until(({ s3BucketUrl }) => s3BucketUrl === `knowledge/${other}`);
});
