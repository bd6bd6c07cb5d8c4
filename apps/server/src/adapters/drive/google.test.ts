import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { driveConformance, someFile } from '../../ports/drive.conformance.ts';
import type { DriveDenied } from '../../ports/drive.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { startGoogleServer, type GoogleTrouble } from '../../testing/google-server.ts';
import { createGoogleDrive } from './google.ts';
import { pauseOf } from './google-wire.ts';

const client = { clientId: 'client.apps.example', clientSecret: 'a secret of this test' };
const returnTo = 'https://signet.example/library';
const FOLDER = 'application/vnd.google-apps.folder';

const open = async (timeoutMs = 30_000) => {
  const server = await startGoogleServer(client);
  const drive = createGoogleDrive({ ...client, baseUrl: server.baseUrl, waitMs: 1, timeoutMs });
  const person = { userId: randomUUID(), email: 'ann@example.com' };
  const code = server.consent(drive.consentUrl({ state: '{}', returnTo }), 'allow') ?? '';
  const grant = await drive.grant({ ...person, code, returnTo });
  return { server, drive, person, code, access: { ...grant, userId: person.userId } };
};

driveConformance('Google Drive', {
  async open() {
    const server = await startGoogleServer(client);
    return {
      drive: createGoogleDrive({ ...client, baseUrl: server.baseUrl, waitMs: 1 }),
      person: async () => ({ userId: randomUUID(), email: 'ann@example.com' }),
      consent: async (address, _userId, decision) => server.consent(address, decision),
      lying: async () =>
        [...server.files.values()]
          .filter(({ mimeType }) => mimeType !== FOLDER)
          .map(({ name, body, trashed, readOnly, appProperties }) => ({
            name,
            body,
            isTrashed: trashed,
            isReadOnly: readOnly,
            properties: appProperties,
          })),
      close: server.close,
    };
  },
});

it('a deck becomes Slides in a folder of the brand, which is made once', async () => {
  const { server, drive, access } = await open();
  await drive.save(access, someFile());
  await drive.save(access, someFile({ mediaType: 'image/png', name: 'Post.png' }));
  const files = [...server.files.values()];
  const folders = files.filter(({ mimeType }) => mimeType === FOLDER);
  expect(folders.map(({ name }) => name)).toEqual(["Zoë's Bread & Söhne"]);
  const rest = files.filter(({ mimeType }) => mimeType !== FOLDER);
  expect(rest.map(({ mimeType }) => mimeType)).toEqual(['application/vnd.google-apps.presentation', 'image/png']);
  expect(rest.every(({ parents }) => parents[0] === folders[0]?.id)).toBe(true);
  await server.close();
});

it('a code is taken once', async () => {
  const { server, drive, person, code } = await open();
  const again = await drive.grant({ ...person, code, returnTo }).catch((error: unknown) => error);
  expect(again).toMatchObject({ why: 'code' });
  await server.close();
});

it.each<[string, GoogleTrouble[]]>([
  ['asked too often', ['tooOften', 'tooOften']],
  ['stumbling', ['broken']],
  ['with a token that has ended', ['expired']],
])('%s, it is asked again and the file lies there once', async (_how, troubles) => {
  const { server, drive, access } = await open();
  server.trouble(...troubles);
  await drive.save(access, someFile());
  expect([...server.files.values()].filter(({ mimeType }) => mimeType !== FOLDER)).toHaveLength(1);
  await server.close();
});

it('a Google that is asked too often is asked three times', async () => {
  const { server, drive, access } = await open();
  server.trouble('tooOften', 'tooOften', 'tooOften', 'tooOften');
  const before = server.asked.length;
  const failure = await drive.save(access, someFile()).catch((error: unknown) => error);
  expect(String(failure)).toContain('Google: 429 rateLimitExceeded');
  expect(server.asked).toHaveLength(before + 3);
  await server.close();
});

it.each([
  ['that nobody named', null, { attempt: 1, chance: 0 }, 0],
  ['that nobody named', null, { attempt: 1, chance: 1 }, 2000],
  ['that nobody named', null, { attempt: 2, chance: 0.5 }, 2000],
  ['that Google names', '2', { attempt: 1, chance: 0 }, 2000],
  ['that Google names', '2', { attempt: 2, chance: 1 }, 2500],
  ['that is too long', '600', { attempt: 1, chance: 0 }, 20_000],
  ['that is told as a date', 'Mon, 23 Nov 2026 21:00:00 GMT', { attempt: 1, chance: 0.5 }, 1000],
])('a pause %s (%s) is spread by chance: %o', (_which, named, { attempt, chance }, due) => {
  expect(pauseOf(attempt, named, 500, chance)).toBe(due);
});

it('an upload that is cut goes on where it was cut', async () => {
  const { server, drive, access } = await open();
  const body = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251));
  server.trouble('cut', 'cut');
  await drive.save(access, someFile({ body }));
  const [file] = [...server.files.values()].filter(({ mimeType }) => mimeType !== FOLDER);
  expect(Buffer.compare(file?.body ?? Buffer.alloc(0), body)).toBe(0);
  await server.close();
});

it.each<[GoogleTrouble, DriveDenied['why']]>([
  ['full', 'full'],
  ['notAllowed', 'permission'],
])('%s is told as what it is', async (trouble, why) => {
  const { server, drive, access } = await open();
  server.trouble(trouble);
  expect(await drive.save(access, someFile()).catch((error: unknown) => error)).toMatchObject({ why });
  await server.close();
});

it('access that was taken back meanwhile is gone, for what is saved and for what is trashed', async () => {
  const { server, drive, access } = await open();
  const { fileId } = await drive.save(access, someFile());
  server.takeBack();
  for (const work of [drive.save(access, someFile()), drive.trash(access, fileId)])
    expect(await work.catch((error: unknown) => error)).toMatchObject({ why: 'revoked' });
  await server.close();
});

it.each<[GoogleTrouble, string]>([
  ['silent', 'Google does not answer'],
  ['garbled', 'Google: an answer without what it needs'],
])('a Google that is %s is asked once and does not answer', async (trouble, message) => {
  const { server, drive, access } = await open(1000);
  server.trouble(trouble, trouble, trouble);
  const before = server.asked.length;
  await expect(drive.save(access, someFile())).rejects.toThrow(new ServiceUnavailable('drive', message));
  expect(server.asked).toHaveLength(before + 1);
  await server.close();
});

it('a Google that is not there, or stumbles on and on, does not answer; no secret is in the message', async () => {
  const { server, drive, access } = await open();
  server.trouble('broken', 'broken', 'broken', 'broken', 'broken');
  const before = server.asked.length;
  const failure = await drive.save(access, someFile()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ServiceUnavailable);
  expect(String(failure)).toContain('Google: 503 backendError');
  expect(String(failure)).not.toContain(access.secret);
  expect(server.asked.slice(before)).toEqual(Array.from({ length: 3 }, () => 'GET /drive/v3/files'));
  await server.close();
  await expect(drive.save(access, someFile())).rejects.toBeInstanceOf(ServiceUnavailable);
});
