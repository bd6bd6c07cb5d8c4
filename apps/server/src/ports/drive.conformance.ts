import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DriveDenied, type Drive, type NewDriveFile } from './drive.ts';

/** A file as it lies in the drive, by whoever can look into it. */
export type LyingFile = {
  name: string;
  body: Buffer;
  isTrashed: boolean;
  isReadOnly: boolean;
  properties: Record<string, string>;
};

export type OpenDrive = {
  drive: Drive;
  person: () => Promise<{ userId: string; email: string }>;
  /** What the person does on the page of consent; the code that leads back. */
  consent: (address: string, userId: string, decision: 'allow' | 'allowPartly' | 'deny') => Promise<string | undefined>;
  lying: (userId: string) => Promise<LyingFile[]>;
  close: () => Promise<void>;
};
export type DriveSubject = { open: () => Promise<OpenDrive> };

const returnTo = 'https://signet.example/library';
const state = JSON.stringify({ nonce: randomUUID() });

export const someFile = (more: Partial<NewDriveFile> = {}): NewDriveFile => ({
  key: randomUUID(),
  folder: "Zoë's Bread & Söhne",
  name: 'Investor deck.pptx',
  mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  body: Buffer.from('PK\u0003\u0004 a deck'),
  readOnly: false,
  properties: { template: 'investor-deck', basis: 'b'.repeat(64) },
  ...more,
});

/** What every adapter of the drive port does, whoever keeps the files. */
export const driveConformance = (name: string, subject: DriveSubject): void => {
  const opened = async () => {
    const house = await subject.open();
    const person = await house.person();
    const { drive } = house;
    const code = async (decision: 'allow' | 'allowPartly' | 'deny' = 'allow') =>
      (await house.consent(drive.consentUrl({ state, returnTo }), person.userId, decision)) ?? '';
    const grant = async () => drive.grant({ ...person, code: await code(), returnTo });
    const access = async () => ({ ...(await grant()), userId: person.userId });
    return { ...house, ...person, code, grant, access };
  };
  const why = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'allowed',
      (error: unknown) => (error instanceof DriveDenied ? error.why : error),
    );

  describe(`documents in ${name}`, () => {
    test('says what it is in one line, and by which name founders know it', async () => {
      const { drive, close } = await opened();
      expect(drive.description).not.toContain('\n');
      expect(drive.name).not.toBe('');
      await close();
    });

    test('the page of consent carries the state; what it leads back with stands for an account', async () => {
      const { drive, grant, close } = await opened();
      const address = new URL(drive.consentUrl({ state, returnTo }), 'https://signet.example');
      expect(address.searchParams.get('state')).toBe(state);
      expect((await grant()).account).toContain('@');
      await close();
    });

    test('denied there is no code; a code of nobody is none', async () => {
      const { drive, code, userId, email, close } = await opened();
      const denied = await code('deny');
      expect(await why(drive.grant({ userId, email, code: denied, returnTo }))).toBe('code');
      expect(await why(drive.grant({ userId, email, code: 'made up', returnTo }))).toBe('code');
      await close();
    });

    test('less than is needed is said to be less', async () => {
      const { drive, code, userId, email, close } = await opened();
      expect(await why(drive.grant({ userId, email, code: await code('allowPartly'), returnTo }))).toBe('permission');
      await close();
    });

    test('a file lies there whole, with what it was made of, and is opened by its address', async () => {
      const { drive, access, lying, userId, close } = await opened();
      const file = someFile({ name: 'Żółć & Söhne, "deck".pptx' });
      const saved = await drive.save(await access(), file);
      expect(saved.fileId).not.toBe('');
      expect(saved.url).toMatch(/^(\/|https:)/u);
      const [found, ...others] = await lying(userId);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ name: file.name, isTrashed: false, isReadOnly: false });
      expect(found?.properties.template).toBe('investor-deck');
      expect(Buffer.compare(found?.body ?? Buffer.alloc(0), Buffer.from(file.body))).toBe(0);
      await close();
    });

    test('saved twice by one key it is one file with the newer bytes; by two keys it is two', async () => {
      const { drive, access, lying, userId, close } = await opened();
      const given = await access();
      const file = someFile({ readOnly: true });
      const first = await drive.save(given, file);
      const again = await drive.save(given, { ...file, body: Buffer.from('PK newer') });
      expect(again.fileId).toBe(first.fileId);
      expect((await lying(userId)).map(({ body }) => body.toString())).toEqual(['PK newer']);
      await drive.save(given, someFile());
      expect(await lying(userId)).toHaveLength(2);
      await close();
    });

    test('it goes to the trash and comes back; what is not there any more is no error', async () => {
      const { drive, access, lying, userId, close } = await opened();
      const given = await access();
      const { fileId } = await drive.save(given, someFile());
      await drive.trash(given, fileId);
      expect((await lying(userId))[0]?.isTrashed).toBe(true);
      await drive.restore(given, fileId);
      expect((await lying(userId))[0]?.isTrashed).toBe(false);
      await drive.trash(given, randomUUID());
      await close();
    });

    test('given up twice is given up once', async () => {
      const { drive, access, close } = await opened();
      const given = await access();
      await drive.revoke(given);
      await drive.revoke(given);
      await close();
    });
  });
};
