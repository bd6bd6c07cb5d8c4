import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LibraryTemplate, MadeFilesStatus } from '@signet/contract';
import { createFileBlobs } from '../../adapters/blobs/files.ts';
import { createEmbeddedDrive } from '../../adapters/drive/embedded.ts';
import { createGoogleDrive } from '../../adapters/drive/google.ts';
import type { Drive } from '../../ports/drive.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { createFounder } from '../../testing/founder.ts';
import { startGoogleServer } from '../../testing/google-server.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { MAKE } from '../made-files/made-files.service.ts';

/** What the founder does on the drive's own page. */
type Decision = 'allow' | 'allowPartly' | 'deny';
/** A drive as a founder has it, beside what only its owner can do. */
type Keeper = {
  drive: Drive;
  /** The query that leads back from the page of consent. */
  back: (house: TestHouse, as: Person, authUrl: string, decision: Decision) => Promise<URLSearchParams>;
  /** Access is taken back where it was given. */
  takeBack: (house: TestHouse, as: Person) => Promise<unknown>;
  /** Names of the documents that lie there. */
  lying: (as: Person) => Promise<string[]>;
  close: () => Promise<unknown>;
};
type Given = Awaited<ReturnType<typeof createTestDatabase>>;

const FOLDER = 'application/vnd.google-apps.folder';
const client = { clientId: 'signet.apps.example', clientSecret: 'a secret of this test' };

const keepers = {
  'Signet Drive': async ({ db }: Given): Promise<Keeper> => {
    const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-cases-'));
    const blobs = createFileBlobs({ dir, publicPath: '/api/blobs', key: Buffer.alloc(32, 7) });
    return {
      drive: createEmbeddedDrive({ db, blobs, key: Buffer.alloc(32, 9) }),
      async back(house, as, authUrl, decision) {
        const state = new URL(authUrl, 'http://localhost').searchParams.get('state');
        const answer = await house.ask('POST', '/api/drive/consent', { as, body: { state, decision } });
        return new URL(answer.json().redirectTo, 'http://localhost').searchParams;
      },
      takeBack: (house, as) => house.ask('PUT', '/api/auth/users/disconnectGoogle', { as }),
      lying: async ({ id }) =>
        (await db.selectFrom('drive_files').select('name').where('user_id', '=', id).execute()).map(({ name }) => name),
      close: () => fs.rm(dir, { recursive: true, force: true }),
    };
  },
  'Google Drive': async (): Promise<Keeper> => {
    const server = await startGoogleServer(client);
    return {
      drive: createGoogleDrive({ ...client, baseUrl: server.baseUrl, waitMs: 1 }),
      async back(_house, _as, authUrl, decision) {
        const state = new URL(authUrl).searchParams.get('state') ?? '';
        const code = server.consent(authUrl, decision);
        return new URLSearchParams({ state, ...(code === undefined ? { error: 'access_denied' } : { code }) });
      },
      takeBack: async () => server.takeBack(),
      lying: async () =>
        [...server.files.values()].filter(({ mimeType }) => mimeType !== FOLDER).map(({ name }) => name),
      close: server.close,
    };
  },
} as const;

/** A drive whose next upload arrives whole, and then the process that sent it is gone. */
const mortal = (drive: Drive) => {
  let died: (() => void) | undefined;
  return {
    drive: {
      ...drive,
      async save(...of: Parameters<Drive['save']>) {
        const saved = await drive.save(...of);
        if (!died) return saved;
        died();
        died = undefined;
        return new Promise<never>(() => undefined);
      },
    } satisfies Drive,
    /** Settles once the upload has arrived. */
    dies: () => new Promise<void>((resolve) => void (died = resolve)),
  };
};

type Answer = { authUrl?: string; made?: MadeFilesStatus; documentId?: string; errorCode?: string };

describe.each(Object.entries(keepers))('a sample deck for %s', (_name, open) => {
  let [house, keeper, upload]: [TestHouse?, Keeper?, ReturnType<typeof mortal>?] = [];
  const there = () => {
    if (!house || !keeper || !upload) throw new Error('not open yet');
    return { house, keeper, upload };
  };
  const steps = createFounder(() => there().house);
  beforeAll(async () => {
    const database = await createTestDatabase();
    keeper = await open(database);
    upload = mortal(keeper.drive);
    // what is asked for waits until a test does it
    const jobs = { enqueue: async () => undefined, start: async () => undefined, stop: async () => undefined };
    house = await openTestHouse({ drive: upload.drive, jobs }, database);
  }, 60_000);
  afterAll(async () => {
    await house?.close();
    await keeper?.close();
  });

  const work = (jobId?: string) => there().house.work(MAKE, {}, jobId);
  const someone = async (): Promise<Person> => {
    const person = await steps.answered('Quern');
    await steps.recommend(person);
    return person;
  };
  const template = async (as: Person): Promise<LibraryTemplate> =>
    (await there().house.ask('GET', '/api/brandedAssets/assetLibrary/sample', { as })).json().template;
  const ask = async (as: Person, more: object = {}): Promise<Answer> => {
    const { marketingKitId: kitId, _id: templateId, type } = await template(as);
    const body = { kitId, templateId, type, context: 'quizResultsPage', ...more };
    const path = '/api/brandedAssets/assetLibrary/generateDocumentFromTemplate';
    return (await there().house.ask('POST', path, { as, body })).json();
  };
  const decide = async (as: Person, decision: Decision) => {
    const { authUrl = '' } = await ask(as);
    const query = await there().keeper.back(there().house, as, authUrl, decision);
    const nonce = JSON.parse(query.get('state') ?? '{}').nonce as string;
    return { error: query.get('error'), accessCode: query.get('code') ?? '', nonce };
  };
  /** What lies in the drive more than before. */
  const added = async (as: Person, act: () => Promise<unknown>): Promise<string[]> => {
    const before = await there().keeper.lying(as);
    await act();
    return (await there().keeper.lying(as)).slice(before.length);
  };
  const rows = (as: Person) =>
    there().house.database.db.selectFrom('documents').selectAll().where('user_id', '=', as.id).execute();
  const status = async (as: Person, made: MadeFilesStatus | undefined) => steps.statusOf(as, made?.id ?? '');

  test('consent granted: one document', async () => {
    const ann = await someone();
    const names = await added(ann, async () => {
      const { accessCode, nonce } = await decide(ann, 'allow');
      const { made } = await ask(ann, { accessCode, nonce });
      await work();
      expect(await status(ann, made)).toMatchObject({ status: 'complete', errorCode: null });
    });
    expect(names).toEqual(['Quern sample deck.pptx']);
    expect((await template(ann)).document).toMatchObject({ isOutdated: false });
  });

  test('consent denied: nothing is made, and no code leads back', async () => {
    const ann = await someone();
    const names = await added(ann, async () => {
      expect(await decide(ann, 'deny')).toMatchObject({ error: 'access_denied', accessCode: '' });
      await work();
    });
    expect(names).toEqual([]);
    expect(await rows(ann)).toEqual([]);
  });

  test('consent partial: the permission error names what was asked for; consent is asked for again', async () => {
    const ann = await someone();
    const { accessCode, nonce } = await decide(ann, 'allowPartly');
    const { marketingKitId: kitId } = await template(ann);
    const refused = await ask(ann, { accessCode, nonce });
    const what = { kitId, templateId: 'sample-deck', type: 'pitch-deck', readOnly: true };
    expect(refused).toMatchObject({ errorCode: 'permissionError', ...what });
    expect((await ask(ann)).authUrl).toBeDefined();
    expect(await rows(ann)).toEqual([]);
  });

  test('access revoked meanwhile: the permission error is told, and consent is asked for anew', async () => {
    const ann = await someone();
    const { accessCode, nonce } = await decide(ann, 'allow');
    const names = await added(ann, async () => {
      const { made } = await ask(ann, { accessCode, nonce });
      await there().keeper.takeBack(there().house, ann);
      await work();
      expect(await status(ann, made)).toMatchObject({ status: 'failed', errorCode: 'permissionError' });
    });
    expect(names).toEqual([]);
    expect((await ask(ann)).authUrl).toBeDefined();
    const again = await decide(ann, 'allow');
    const { made } = await ask(ann, again);
    await work();
    expect(await status(ann, made)).toMatchObject({ status: 'complete' });
    expect(await rows(ann)).toHaveLength(1);
  });

  test('code replayed: the same document while access stands, else the code is used up', async () => {
    const ann = await someone();
    const back = await decide(ann, 'allow');
    const first = await ask(ann, back);
    await work();
    expect(await added(ann, () => ask(ann, back).then(() => work()))).toEqual([]);
    expect((await ask(ann, back)).documentId).toBe(first.documentId);
    await there().house.ask('PUT', '/api/auth/users/disconnectGoogle', { as: ann });
    expect((await ask(ann, back)).errorCode).toBe('driveCodeUsed');
  });

  test('state of another person: it connects nobody, and stays theirs', async () => {
    const [ann, bob] = [await someone(), await someone()];
    const back = await decide(ann, 'allow');
    expect((await ask(bob, back)).errorCode).toBe('driveCodeUsed');
    expect((await ask(bob)).authUrl).toBeDefined();
    expect((await ask(ann, back)).documentId).toBeDefined();
    await work();
    expect(await rows(bob)).toEqual([]);
  });

  test('double click: two presses at once are one document', async () => {
    const ann = await someone();
    const { accessCode, nonce } = await decide(ann, 'allow');
    const names = await added(ann, async () => {
      await ask(ann, { accessCode, nonce });
      const [one, other] = await Promise.all([ask(ann), ask(ann)]);
      expect(one.documentId).toBe(other.documentId);
      expect(one.made?.id).toBe(other.made?.id);
      await Promise.all([work(), work()]);
    });
    expect(names).toHaveLength(1);
    expect(await rows(ann)).toHaveLength(1);
  });

  test('killed between upload and row: one document, right message', async () => {
    const ann = await someone();
    const { accessCode, nonce } = await decide(ann, 'allow');
    const jobId = randomUUID();
    const names = await added(ann, async () => {
      const { made, documentId } = await ask(ann, { accessCode, nonce });
      const isUploaded = there().upload.dies();
      // this worker never comes back
      void work(jobId);
      await isUploaded;
      // it lies in the drive, and nobody is told so before its row says it
      expect(await status(ann, made)).toMatchObject({ status: 'making', errorCode: null });
      expect((await template(ann)).document).toBeNull();
      // pressed again meanwhile it is the same making
      expect((await ask(ann)).made).toMatchObject({ id: made?.id, status: 'making' });
      // the queue gives the job to another worker
      await work(jobId);
      await vi.waitFor(async () =>
        expect(await status(ann, made)).toMatchObject({ status: 'complete', errorCode: null, message: null }),
      );
      expect((await ask(ann)).documentId).toBe(documentId);
    });
    expect(names).toEqual(['Quern sample deck.pptx']);
    expect(await rows(ann)).toMatchObject([{ file_id: expect.any(String), outdated: false }]);
    expect((await template(ann)).document).toMatchObject({ isOutdated: false });
  });
});
