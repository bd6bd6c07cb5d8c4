import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { consentPage } from './google-consent-page.ts';

/** What a call is answered instead of what is right. */
export type GoogleTrouble = 'tooOften' | 'broken' | 'silent' | 'garbled' | 'full' | 'notAllowed' | 'cut' | 'expired';

export type StubFile = {
  id: string;
  name: string;
  mimeType: string;
  parents: string[];
  appProperties: Record<string, string>;
  trashed: boolean;
  readOnly: boolean;
  body: Buffer;
};
type Upload = { id: string | undefined; about: Partial<StubFile>; received: Buffer; total: number };

const FULL_SCOPE = 'https://www.googleapis.com/auth/drive.file';
const driveError = (code: number, reason: string) => ({
  error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] },
});

/** A server that speaks as Google does: tokens by form, Drive v3 in JSON, resumable uploads with 308 and Range. */
export const startGoogleServer = async (client: { clientId: string; clientSecret: string }) => {
  const codes = new Map<string, { scope: string; redirectUri: string }>();
  const refreshTokens = new Map<string, string>();
  const accessTokens = new Map<string, string>();
  const files = new Map<string, StubFile>();
  const uploads = new Map<string, Upload>();
  const troubles: GoogleTrouble[] = [];
  const asked: string[] = [];

  const answer = (
    response: ServerResponse,
    status: number,
    body: object,
    headers: Record<string, string> = {},
  ): void => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
    response.end(JSON.stringify(body));
  };

  const token = (form: URLSearchParams, response: ServerResponse): void => {
    if (form.get('client_id') !== client.clientId || form.get('client_secret') !== client.clientSecret)
      return answer(response, 401, { error: 'invalid_client' });
    const access = `ya29.${randomUUID()}`;
    const refused = () => answer(response, 400, { error: 'invalid_grant', error_description: 'Bad Request' });
    if (form.get('grant_type') === 'authorization_code') {
      const code = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      if (!code || code.redirectUri !== form.get('redirect_uri')) return refused();
      const refresh = `1//${randomUUID()}`;
      refreshTokens.set(refresh, code.scope);
      accessTokens.set(access, refresh);
      const { scope } = code;
      return answer(response, 200, {
        access_token: access,
        expires_in: 3599,
        refresh_token: refresh,
        scope,
        token_type: 'Bearer',
      });
    }
    const refresh = form.get('refresh_token') ?? '';
    if (!refreshTokens.has(refresh)) return refused();
    accessTokens.set(access, refresh);
    answer(response, 200, {
      access_token: access,
      expires_in: 3599,
      scope: refreshTokens.get(refresh),
      token_type: 'Bearer',
    });
  };

  /** The few forms of search that are used. */
  const found = (query: string): StubFile[] => {
    const property = /appProperties has \{ key='(\w+)' and value='((?:[^'\\]|\\.)*)' \}/u.exec(query);
    const type = /mimeType='([^']+)'/u.exec(query)?.[1];
    return [...files.values()].filter(
      (file) =>
        (!query.includes('trashed=false') || !file.trashed) &&
        (type === undefined || file.mimeType === type) &&
        (!property || file.appProperties[property[1] ?? ''] === property[2]?.replaceAll(/\\(.)/gu, '$1')),
    );
  };
  const shown = ({ id, name, mimeType }: StubFile) => ({
    id,
    name,
    mimeType,
    webViewLink: `https://drive.google.com/file/d/${id}`,
  });

  const written = (id: string | undefined, about: Partial<StubFile>, body: Buffer): StubFile => {
    const before = id === undefined ? undefined : files.get(id);
    const file: StubFile = {
      id: before?.id ?? randomUUID(),
      name: about.name ?? before?.name ?? 'Untitled',
      mimeType: about.mimeType ?? before?.mimeType ?? 'application/octet-stream',
      parents: about.parents ?? before?.parents ?? [],
      appProperties: { ...before?.appProperties, ...about.appProperties },
      trashed: about.trashed ?? before?.trashed ?? false,
      readOnly: before?.readOnly ?? false,
      body: body.byteLength > 0 ? body : (before?.body ?? body),
    };
    files.set(file.id, file);
    return file;
  };

  const put = async (request: IncomingMessage, response: ServerResponse, upload: Upload): Promise<void> => {
    const range = request.headers['content-range'] ?? '';
    const more = () => {
      const headers = upload.received.byteLength > 0 ? { range: `bytes=0-${upload.received.byteLength - 1}` } : {};
      response.writeHead(308, headers as Record<string, string>).end();
    };
    if (range.startsWith('bytes */')) {
      if (upload.received.byteLength < upload.total) return more();
      return answer(response, 200, shown(written(upload.id, upload.about, upload.received)));
    }
    const body = await buffer(request);
    if (troubles[0] === 'cut') {
      troubles.shift();
      upload.received = Buffer.concat([upload.received, body.subarray(0, Math.floor(body.byteLength / 2))]);
      request.socket.destroy();
      return;
    }
    upload.received = Buffer.concat([upload.received, body]);
    if (upload.received.byteLength < upload.total) return more();
    answer(response, 200, shown(written(upload.id, upload.about, upload.received)));
  };

  const change = async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const file = files.get(id);
    const about = JSON.parse((await buffer(request)).toString()) as {
      trashed?: boolean;
      contentRestrictions?: { readOnly: boolean }[];
    };
    if (!file) return answer(response, 404, driveError(404, 'notFound'));
    if (about.trashed !== undefined) file.trashed = about.trashed;
    if (about.contentRestrictions) file.readOnly = about.contentRestrictions[0]?.readOnly === true;
    answer(response, 200, shown(file));
  };

  const drive = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
    const trouble = troubles[0] === 'cut' ? undefined : troubles.shift();
    if (trouble === 'expired') accessTokens.delete(bearer);
    const refresh = accessTokens.get(bearer);
    if (refresh === undefined || !refreshTokens.has(refresh))
      return answer(response, 401, driveError(401, 'authError'));
    if (trouble === 'tooOften')
      return answer(response, 429, driveError(429, 'rateLimitExceeded'), { 'retry-after': '0' });
    if (trouble === 'broken') return answer(response, 503, driveError(503, 'backendError'));
    if (trouble === 'silent') return;
    if (trouble === 'garbled') return void response.writeHead(200).end('{"files": [');
    if (trouble === 'full') return answer(response, 403, driveError(403, 'storageQuotaExceeded'));
    if (trouble === 'notAllowed') return answer(response, 403, driveError(403, 'insufficientPermissions'));
    const id = /\/files\/([^/?]+)$/u.exec(url.pathname)?.[1];
    const session = url.searchParams.get('upload_id');
    const upload = session === null ? undefined : uploads.get(session);
    if (upload) return put(request, response, upload);
    if (url.pathname.endsWith('/about'))
      return answer(response, 200, { user: { emailAddress: 'founder@gmail.example' } });
    if (url.pathname.startsWith('/upload/')) {
      const about = JSON.parse((await buffer(request)).toString()) as Partial<StubFile>;
      if (id !== undefined && files.get(id)?.readOnly) return answer(response, 403, driveError(403, 'cannotModify'));
      const total = Number(request.headers['x-upload-content-length']);
      const opened = randomUUID();
      uploads.set(opened, { id, about, received: Buffer.alloc(0), total });
      const location = `${base.origin}${url.pathname}?uploadType=resumable&upload_id=${opened}`;
      response.writeHead(200, { location }).end();
      return;
    }
    if (request.method === 'GET')
      return answer(response, 200, { files: found(url.searchParams.get('q') ?? '').map(shown) });
    if (request.method === 'PATCH' && id !== undefined) return change(request, response, id);
    const about = JSON.parse((await buffer(request)).toString()) as Partial<StubFile>;
    answer(response, 200, shown(written(undefined, about, Buffer.alloc(0))));
  };

  /** What a founder does on the page of consent at this address; answers the code, or none where they said no. */
  const consent = (address: string, decision: 'allow' | 'allowPartly' | 'deny'): string | undefined => {
    const asking = new URL(address);
    const isSound =
      asking.searchParams.get('scope') === FULL_SCOPE &&
      asking.searchParams.get('access_type') === 'offline' &&
      asking.searchParams.get('client_id') === client.clientId;
    if (!isSound || decision === 'deny') return undefined;
    const code = `4/${randomUUID()}`;
    codes.set(code, {
      scope: decision === 'allow' ? FULL_SCOPE : 'openid',
      redirectUri: asking.searchParams.get('redirect_uri') ?? '',
    });
    return code;
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${request.method} ${url.pathname}`);
    const work = async (): Promise<void> => {
      if (url.pathname === '/o/oauth2/v2/auth') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        return void response.end(consentPage(url, consent));
      }
      if (url.pathname === '/token') return token(new URLSearchParams((await buffer(request)).toString()), response);
      if (url.pathname === '/revoke') {
        const form = new URLSearchParams((await buffer(request)).toString());
        const isKnown = refreshTokens.delete(form.get('token') ?? '');
        return answer(response, isKnown ? 200 : 400, isKnown ? {} : { error: 'invalid_token' });
      }
      return drive(request, response, url);
    };
    void work();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return {
    baseUrl: base,
    files,
    asked,
    consent,
    trouble: (...next: GoogleTrouble[]): void => void troubles.push(...next),
    /** The founder takes access back in their own account. */
    takeBack: (): void => refreshTokens.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
