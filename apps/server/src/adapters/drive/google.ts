import * as z from 'zod';
import type { Drive, DriveAccess, NewDriveFile, SavedFile } from '../../ports/drive.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { createGoogleTokens, SCOPE, type GoogleClient } from './google-tokens.ts';
import { createGoogleWire, failureOf, googleAddresses, type Answer } from './google-wire.ts';

export type GoogleConfig = GoogleClient & {
  /** Elsewhere than at Google. */
  baseUrl?: URL | undefined;
  timeoutMs?: number;
  /** The first pause before a call is made again. */
  waitMs?: number;
  now?: () => Date;
};

const FOLDER = 'application/vnd.google-apps.folder';
/** What an Office file becomes there, so that it opens in the browser and can be edited. */
const CONVERTED: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'application/vnd.google-apps.presentation',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'application/vnd.google-apps.document',
};
/** Names our files by what they are made of: written twice they are one. */
const KEY = 'signetKey';
const FOLDER_KEY = 'signetFolder';
/** A property of a file takes so many bytes with its name (Drive API, custom file properties). */
const MOST_PROPERTY = 124;
/** An upload that is cut goes on where it was cut, so many times. */
const RESUMES = 5;
const NOT_FOUND = 404;
const GOES_ON = 308;

const fileIn = z.object({ id: z.string(), webViewLink: z.string().optional() });
const listIn = z.object({ files: z.array(fileIn) });
const aboutIn = z.object({ user: z.object({ emailAddress: z.string() }) });

const read = <T>(schema: z.ZodType<T>, { body }: Answer): T => {
  const found = schema.safeParse(body);
  if (!found.success) throw new ServiceUnavailable('drive', 'Google: an answer without what it needs');
  return found.data;
};

/** A text in a search of Drive, between single quotes. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const kept = (key: string, value: string): string => {
  let short = value;
  while (Buffer.byteLength(key + short) > MOST_PROPERTY) short = Array.from(short).slice(0, -1).join('');
  return short;
};

/** A founder's own Google Drive, with access to the files that Signet makes and to no others. */
export const createGoogleDrive = (config: GoogleConfig): Drive => {
  const { clientId, clientSecret, baseUrl, timeoutMs = 30_000, waitMs = 500, now = () => new Date() } = config;
  const addresses = googleAddresses(baseUrl);
  const wire = createGoogleWire({ timeoutMs, waitMs });
  const tokens = createGoogleTokens({ clientId, clientSecret, wire, addresses, now });

  /** With a token that is good; one that turns out not to be is renewed once. */
  const ask = async ({ secret }: Pick<DriveAccess, 'secret'>, url: string, init: RequestInit = {}): Promise<Answer> => {
    const send = async (): Promise<Answer> => {
      const headers = {
        ...(init.headers as Record<string, string>),
        authorization: `Bearer ${await tokens.of(secret)}`,
      };
      return wire.patiently(url, { ...init, headers });
    };
    const first = await send();
    if (first.status !== 401) return first;
    tokens.forget(secret);
    return send();
  };
  const sound = (answer: Answer): Answer => {
    if (answer.status >= 300) throw failureOf(answer);
    return answer;
  };
  const json = (method: string, body: object): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  });
  const files = (path = '', query: Record<string, string> = {}): string =>
    `${addresses.drive}/drive/v3/files${path}?${new URLSearchParams(query)}`;

  const search = async (access: DriveAccess, query: string) => {
    const url = files('', { q: query, fields: 'files(id,webViewLink)', pageSize: '10', spaces: 'drive' });
    return read(listIn, sound(await ask(access, url))).files[0];
  };
  const has = (key: string, value: string): string =>
    `appProperties has { key=${quoted(key)} and value=${quoted(kept(key, value))} }`;

  const findOrMakeFolder = async (access: DriveAccess, name: string): Promise<string> => {
    const found = await search(access, `mimeType=${quoted(FOLDER)} and trashed=false and ${has(FOLDER_KEY, name)}`);
    if (found) return found.id;
    const body = { name, mimeType: FOLDER, appProperties: { [FOLDER_KEY]: kept(FOLDER_KEY, name) } };
    return read(fileIn, sound(await ask(access, files('', { fields: 'id' }), json('POST', body)))).id;
  };

  const folders = new Map<string, Promise<string>>();
  /**
   * The folder of a brand; made where there is none, or where it lies in the trash. Two documents that are saved at
   * once look for it once: each would find none and make its own.
   */
  const folderOf = (access: DriveAccess, name: string): Promise<string> => {
    const key = JSON.stringify([access.userId, access.account, name]);
    const known = folders.get(key);
    if (known) return known;
    const found = findOrMakeFolder(access, name).finally(() => folders.delete(key));
    folders.set(key, found);
    return found;
  };

  /** Sends the bytes; what was cut goes on from the byte that Google has (Drive API, resumable uploads). */
  const send = async (access: DriveAccess, session: string, { body, mediaType }: NewDriveFile): Promise<Answer> => {
    const total = body.byteLength;
    const attempt = async (from: number): Promise<Answer | undefined> => {
      try {
        return await ask(access, session, {
          method: 'PUT',
          headers: { 'content-type': mediaType, 'content-range': `bytes ${from}-${total - 1}/${total}` },
          body: body.subarray(from) as Uint8Array<ArrayBuffer>,
        });
      } catch (error) {
        if (error instanceof ServiceUnavailable) return undefined;
        throw error;
      }
    };
    let from = 0;
    for (let resume = 0; resume < RESUMES; resume += 1) {
      const answer = await attempt(from);
      if (answer && answer.status !== GOES_ON && answer.status < 500) return answer;
      const asked = await ask(access, session, { method: 'PUT', headers: { 'content-range': `bytes */${total}` } });
      if (asked.status !== GOES_ON) return asked;
      const range = /-(\d+)$/u.exec(asked.headers.get('range') ?? '');
      from = range ? Number(range[1]) + 1 : 0;
    }
    throw new ServiceUnavailable('drive', 'Google: the upload was cut again and again');
  };

  const setReadOnly = async (access: DriveAccess, id: string, readOnly: boolean): Promise<void> => {
    const reason = readOnly ? { reason: 'A sample: make a copy to change it.' } : {};
    const url = files(`/${id}`, { fields: 'id' });
    sound(await ask(access, url, json('PATCH', { contentRestrictions: [{ readOnly, ...reason }] })));
  };

  const upload = async (access: DriveAccess, file: NewDriveFile): Promise<SavedFile> => {
    const { key, name, folder, mediaType, properties } = file;
    const existing = await search(access, `trashed=false and ${has(KEY, key)}`);
    const own = Object.fromEntries(Object.entries(properties).map(([one, value]) => [one, kept(one, value)]));
    const about = { name, appProperties: { ...own, [KEY]: kept(KEY, key) } };
    // what nobody may change is unlocked while it is written anew
    if (existing && file.readOnly) await setReadOnly(access, existing.id, false);
    const target = CONVERTED[mediaType] ?? mediaType;
    const query = { uploadType: 'resumable', fields: 'id,webViewLink' };
    const path = existing ? `/${existing.id}` : '';
    const url = `${addresses.drive}/upload/drive/v3/files${path}?${new URLSearchParams(query)}`;
    const whole = existing ? about : { ...about, mimeType: target, parents: [await folderOf(access, folder)] };
    const opening = json(existing ? 'PATCH' : 'POST', whole);
    const opened = sound(
      await ask(access, url, {
        ...opening,
        headers: {
          ...(opening.headers as Record<string, string>),
          'x-upload-content-type': mediaType,
          'x-upload-content-length': String(file.body.byteLength),
        },
      }),
    );
    const session = opened.headers.get('location');
    if (!session) throw new ServiceUnavailable('drive', 'Google: an upload without an address');
    const { id, webViewLink } = read(fileIn, sound(await send(access, session, file)));
    if (file.readOnly) await setReadOnly(access, id, true);
    return { fileId: id, url: webViewLink ?? `https://drive.google.com/open?id=${id}` };
  };

  const setTrashed = async (access: DriveAccess, fileId: string, trashed: boolean): Promise<boolean> => {
    const url = files(`/${encodeURIComponent(fileId)}`, { fields: 'id' });
    const answer = await ask(access, url, json('PATCH', { trashed }));
    if (answer.status === NOT_FOUND) return false;
    sound(answer);
    return true;
  };

  return {
    description: 'Google Drive (files that Signet makes, and no others)',
    name: 'Google Drive',
    consentUrl: ({ state, returnTo }) =>
      `${addresses.consent}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: SCOPE,
        access_type: 'offline',
        prompt: 'consent',
        state,
      })}`,
    async grant({ code, returnTo }) {
      const { refreshToken } = await tokens.take(code, returnTo);
      const url = `${addresses.drive}/drive/v3/about?${new URLSearchParams({ fields: 'user(emailAddress)' })}`;
      const { user } = read(aboutIn, sound(await ask({ secret: refreshToken }, url)));
      return { account: user.emailAddress, secret: refreshToken };
    },
    save: upload,
    async trash(access, fileId) {
      await setTrashed(access, fileId, true);
    },
    restore: (access, fileId) => setTrashed(access, fileId, false),
    async revoke({ secret }) {
      await tokens.revoke(secret);
    },
  };
};
