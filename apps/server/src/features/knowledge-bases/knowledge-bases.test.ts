import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { KnowledgeBase, KnowledgeDocument } from '@signet/contract';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let admin: Person;

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  house.ask(method, `/api/knowledgeBases${path}`, { as: admin, ...(body && { body }) });
const baseOf = async (id: string): Promise<KnowledgeBase> =>
  (await ask('GET', `/${id}/documents`)).json().knowledgeBase;
const until = (id: string, holds: (base: KnowledgeBase) => boolean) =>
  vi.waitUntil(async () => holds(await baseOf(id)), { timeout: 60_000, interval: 200 });

const create = async (name: string): Promise<string> => {
  const { knowledgeBase } = (await ask('POST', '', { name, notes: '' })).json();
  await until(knowledgeBase._id, ({ status }) => status === 'ACTIVE');
  await ask('POST', `/${knowledgeBase._id}/dataSource`);
  await until(knowledgeBase._id, ({ s3BucketUrl, status }) => s3BucketUrl !== null && status === 'ACTIVE');
  return knowledgeBase._id;
};
const send = async (id: string, name: string, content: string | Uint8Array) =>
  house.ask('POST', `/api/knowledgeBases/${id}/documents?name=${encodeURIComponent(name)}`, {
    as: admin,
    body: Buffer.from(content),
    headers: { 'content-type': 'application/octet-stream' },
  });
const sync = async (id: string): Promise<KnowledgeBase['syncJob']> => {
  expect((await ask('POST', `/${id}/dataSource/sync`)).json().knowledgeBase.syncJob.status).toBe('STARTING');
  await until(id, ({ syncJob }) => syncJob.status === 'COMPLETE');
  return (await baseOf(id)).syncJob;
};
const documents = async (id: string): Promise<KnowledgeDocument[]> =>
  (await ask('GET', `/${id}/documents`)).json().records;

const word = (text: string) =>
  zipSync({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="w"><w:body><w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>` +
        `<w:r><w:t>Investors</w:t></w:r></w:p>` +
        `<w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ),
  });

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  admin = await house.person({ role: 'admin' });
}, 120_000);
afterAll(() => house.close());

describe('a knowledge base', () => {
  it('has a name that no other has, and a data source before anything is sent', async () => {
    expect((await ask('POST', '', { name: ' ' })).json().message).toBe('Name is required');
    const { knowledgeBase } = (await ask('POST', '', { name: 'Named', notes: 'n' })).json();
    expect(knowledgeBase).toMatchObject({ status: 'CREATING', s3BucketUrl: null, syncJob: { status: 'NOT_STARTED' } });
    expect((await ask('POST', '', { name: 'named' })).json().errorCode).toBe('knowledgeBaseNamed');
    const found = async (search: string) => (await ask('GET', `?search=${encodeURIComponent(search)}`)).json().count;
    expect([await found('NAMED'), await found('n%d'), await found('no such')]).toEqual([1, 0, 0]);
    await until(knowledgeBase._id, ({ status }) => status === 'ACTIVE');
    expect((await ask('POST', `/${knowledgeBase._id}/dataSource/sync`)).json().errorCode).toBe('dataSourceMissing');
    expect((await send(knowledgeBase._id, 'a.md', 'x')).json().errorCode).toBe('dataSourceMissing');
    expect((await ask('POST', '/statuses', { ids: [knowledgeBase._id] })).json().statuses).toEqual({
      [knowledgeBase._id]: 'ACTIVE',
    });
    await ask('DELETE', `/${knowledgeBase._id}`);
    const isGone = async () => (await ask('GET', `/${knowledgeBase._id}/documents`)).statusCode === 404;
    await vi.waitUntil(isGone, { timeout: 60_000, interval: 200 });
  });

  it('reads what it can, names what it cannot, and only what changed is read again', async () => {
    const id = await create('Handbook');
    expect((await send(id, 'program.exe', 'MZ')).json().errorCode).toBe('documentUnreadable');
    await send(id, 'tone.md', '# Tone\n\nWrite to one person. Never shout.');
    await send(id, 'pitch.docx', word('Say what you need the money for before you say how much.'));
    await send(id, 'broken.pdf', 'this is no PDF');
    await send(id, 'empty.txt', '   ');
    const first = await sync(id);
    expect(first.statistics).toMatchObject({
      numberOfDocumentsScanned: 4,
      numberOfDocumentsFailed: 2,
      numberOfNewDocumentsIndexed: 2,
      numberOfModifiedDocumentsIndexed: 0,
    });
    expect(first.failures.map(({ name }) => name).toSorted()).toEqual(['broken.pdf', 'empty.txt']);
    expect(first.failures.every(({ reason }) => reason.endsWith('.'))).toBe(true);
    expect((await documents(id)).map(({ name, state }) => [name, state])).toEqual([
      ['broken.pdf', 'failed'],
      ['empty.txt', 'failed'],
      ['pitch.docx', 'indexed'],
      ['tone.md', 'indexed'],
    ]);

    await send(id, 'tone.md', '# Tone\n\nWrite to one person. Whisper.');
    const [tone] = (await documents(id)).filter(({ name }) => name === 'tone.md');
    expect(tone).toMatchObject({ version: 2, state: 'waiting' });
    const [pitch] = (await documents(id)).filter(({ name }) => name === 'pitch.docx');
    await ask('DELETE', `/${id}/documents/${pitch?._id}`);
    const second = await sync(id);
    expect(second.statistics).toMatchObject({
      numberOfModifiedDocumentsIndexed: 1,
      numberOfNewDocumentsIndexed: 0,
      numberOfDocumentsDeleted: 1,
    });
    const preview = (await ask('GET', `/${id}/documents/${tone?._id}`)).json();
    expect(preview.passages).toEqual([{ heading: 'Tone', text: 'Write to one person. Whisper.' }]);
    expect(preview.versions).toHaveLength(2);
  }, 120_000);

  it('is brought on where the queue gave its step up, and a sync that fell silent may be begun again', async () => {
    const { knowledgeBase: left } = (await ask('POST', '', { name: 'Left behind', notes: '' })).json();
    await until(left._id, ({ status }) => status === 'ACTIVE');
    const silent = await create('Silent');
    const long = sql`now() - interval '1 day'`;
    await sql`update knowledge_bases set status = 'UPDATING' where id = ${left._id}`.execute(house.database.db);
    await sql`update knowledge_bases set sync_status = 'IN_PROGRESS', sync_updated_at = ${long}
      where id = ${silent}`.execute(house.database.db);
    expect((await ask('POST', `/${silent}/dataSource/sync`)).json().errorCode).toBe('knowledgeBaseBusy');
    await house.work('knowledge-bases.tend');
    await until(left._id, ({ status, s3BucketUrl }) => status === 'ACTIVE' && s3BucketUrl !== null);
    expect((await baseOf(silent)).syncJob.status).toBe('FAILED');
    expect((await sync(silent)).statistics.numberOfDocumentsScanned).toBe(0);
  }, 60_000);

  it('reads a document that was replaced by one of another kind as what it is now', async () => {
    const id = await create('Replaced');
    const { document } = (await send(id, 'plan.md', '# Plan')).json();
    const path = `/api/knowledgeBases/${id}/documents?name=plan.docx&replaces=${document._id}`;
    await house.ask('POST', path, {
      as: admin,
      body: Buffer.from(word('The plan is a bridge.')),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect((await sync(id)).failures).toEqual([]);
    expect((await documents(id)).map(({ name, version, state }) => [name, version, state])).toEqual([
      ['plan.docx', 2, 'indexed'],
    ]);
  }, 60_000);

  it('goes on after the document with which the job before ended, and forgets nothing that failed there', async () => {
    const id = await create('In turns');
    await send(id, 'a.pdf', 'this is no PDF');
    await send(id, 'b.md', '# B\n\nThe second.');
    await sql`update knowledge_bases set sync_status = 'IN_PROGRESS', sync_updated_at = now(),
      sync_failures = '[{"name":"a.pdf","reason":"Broken."}]' where id = ${id}`.execute(house.database.db);
    await house.work('knowledge-bases.sync', { id, after: 'a.pdf' });
    const { syncJob } = await baseOf(id);
    expect(syncJob).toMatchObject({ status: 'COMPLETE', failures: [{ name: 'a.pdf', reason: 'Broken.' }] });
    expect(syncJob.statistics).toMatchObject({ numberOfDocumentsScanned: 2, numberOfNewDocumentsIndexed: 1 });
  }, 60_000);
});
