import { mkdtemp, rm } from 'node:fs/promises';
import { createHash, createHmac } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { blobsConformance } from '../../ports/blobs.conformance.ts';
import { ServiceUnavailable, StorageFull } from '../../ports/faults.ts';
import { createS3Blobs } from './s3.ts';

const hello = { contentType: 'text/plain', body: Buffer.from('hello') };
/** The key pair that s3rver knows. */
const keys = { keyId: 'S3RVER', secret: 'S3RVER' };

let directory = '';
let endpoint = '';
let s3: S3rver;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'signet-s3-'));
  const configureBuckets = Array.from({ length: 80 }, (_one, at) => ({ name: `bucket-${at}` }));
  s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await s3.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true, force: true });
});
afterEach(() => {
  vi.useRealTimers();
});

let used = 0;
blobsConformance('S3', {
  open: async (now) => createS3Blobs({ bucket: `bucket-${used++}`, region: 'us-east-1', endpoint, ...keys, now }),
  async fetchSigned(url, now) {
    // s3rver knows when an address has expired but does not check signatures of version 4.
    if (!isSigned('GET', new URL(url))) return { status: 403 };
    vi.useFakeTimers({ toFake: ['Date'], now });
    const response = await fetch(url);
    const body = new Uint8Array(await response.arrayBuffer());
    const disposition = response.headers.get('content-disposition');
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      ...(disposition && { disposition }),
      body,
    };
  },
  async sendSigned(url, { contentType, body }, now) {
    if (!isSigned('PUT', new URL(url), { 'content-type': contentType })) return 403;
    vi.useFakeTimers({ toFake: ['Date'], now });
    return (await fetch(url, { method: 'PUT', headers: { 'content-type': contentType }, body: Buffer.from(body) }))
      .status;
  },
});

describe('blobs in S3', () => {
  test('send every request signed', async () => {
    const seen = await withServer(async (stub) => {
      await blobsAt(stub.endpoint).put('a/b', hello);
      await blobsAt(stub.endpoint).delete('a/b');
      return stub.requests;
    });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /some-bucket/a/b?x-id=PutObject',
      'DELETE /some-bucket/a/b?x-id=DeleteObject',
    ]);
    for (const { authorization } of seen)
      expect(authorization).toMatch(
        new RegExp(
          String.raw`^AWS4-HMAC-SHA256 Credential=KEY/\d{8}/eu-test-1/s3/aws4_request, ` +
            String.raw`SignedHeaders=[\w;-]+, Signature=[0-9a-f]{64}$`,
        ),
      );
  });

  test('address the bucket by path at a compatible service and by host at Amazon', async () => {
    const { url: compatible } = await blobsAt('https://s3.example.com').signedUrl('a/b', { expiresInSeconds: 60 });
    expect(compatible).toMatch(/^https:\/\/s3\.example\.com\/some-bucket\/a\/b\?/);
    const amazon = createS3Blobs({ bucket: 'some-bucket', region: 'eu-west-1', ...keys });
    expect((await amazon.signedUrl('a/b', { expiresInSeconds: 60 })).url).toMatch(
      /^https:\/\/some-bucket\.s3\.eu-west-1\.amazonaws\.com\/a\/b\?/,
    );
  });

  test.each([
    [507, 'InsufficientStorage'],
    [403, 'QuotaExceeded'],
    [507, 'XMinioStorageFull'],
  ])('answer %d %s as StorageFull', async (status, code) => {
    await withServer(
      async (stub) => {
        await expect(blobsAt(stub.endpoint).put('a', hello)).rejects.toThrow(StorageFull);
      },
      refusing(status, code),
    );
  });

  test.each([
    [403, 'AccessDenied', 1],
    [404, 'NoSuchBucket', 1],
    [500, 'InternalError', 3],
    [503, 'SlowDown', 3],
  ])('answer %d %s as ServiceUnavailable after %d tries', async (status, code, tries) => {
    await withServer(
      async (stub) => {
        await expect(blobsAt(stub.endpoint).get('a')).rejects.toThrow(ServiceUnavailable);
        expect(stub.requests.length).toBe(tries);
      },
      refusing(status, code),
    );
  });

  test('answer the check with ServiceUnavailable when the bucket is not there', async () => {
    await expect(
      createS3Blobs({ bucket: 'no-such-bucket', region: 'us-east-1', endpoint, ...keys }).check(),
    ).rejects.toThrow(ServiceUnavailable);
  });

  test('give up on a service that never answers', async () => {
    await withServer(
      async (stub) => {
        const blobs = createS3Blobs({
          bucket: 'some-bucket',
          region: 'eu-test-1',
          endpoint: stub.endpoint,
          keyId: 'KEY',
          secret: 'SECRET',
          timeoutMs: 30,
        });
        await expect(blobs.get('a')).rejects.toThrow(ServiceUnavailable);
      },
      () => undefined,
    );
  });

  test('keep their secret out of errors, addresses and the banner', async () => {
    await withServer(
      async (stub) => {
        const blobs = blobsAt(stub.endpoint);
        const error = await blobs.get('a').catch((thrown: unknown) => thrown);
        const { url } = await blobs.signedUrl('a', { expiresInSeconds: 60 });
        expect(`${String(error)} ${blobs.description} ${url}`).not.toContain('SECRET');
      },
      refusing(403, 'SignatureDoesNotMatch'),
    );
  });
});

/**
 * Whether a presigned address has the signature that AWS's documentation of Signature Version 4 prescribes, made with
 * s3rver's keys.
 */
const isSigned = (method: 'GET' | 'PUT', url: URL, sent: Record<string, string> = {}): boolean => {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encodeStrictly).join('='))
    .toSorted();
  const headers = Object.entries({ ...sent, host: url.host }).map(([name, value]) => `${name}:${value}`);
  const names = Object.keys({ ...sent, host: '' }).join(';');
  const request = [method, url.pathname, query.join('&'), ...headers, '', names, 'UNSIGNED-PAYLOAD'].join('\n');
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const scope = [date.slice(0, 8), 'us-east-1', 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), createHash('sha256').update(request).digest('hex')].join(
    '\n',
  );
  const signingKey = scope.reduce(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    Buffer.from(`AWS4${keys.secret}`),
  );
  return url.searchParams.get('X-Amz-Signature') === createHmac('sha256', signingKey).update(text).digest('hex');
};

const encodeStrictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const blobsAt = (address: string) =>
  createS3Blobs({ bucket: 'some-bucket', region: 'eu-test-1', endpoint: address, keyId: 'KEY', secret: 'SECRET' });

const refusing = (status: number, code: string): RequestListener => {
  return (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
};

type Stub = {
  endpoint: string;
  requests: { method?: string | undefined; url?: string | undefined; authorization?: string | undefined }[];
};

/** Runs a test against a server that keeps what it was asked and answers the same each time. */
const withServer = async <T>(
  work: (stub: Stub) => Promise<T>,
  answer: RequestListener = (_request, response) => response.end(),
): Promise<T> => {
  const requests: Stub['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method, url: request.url, authorization: request.headers.authorization });
    request.resume();
    answer(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  try {
    return await work({
      endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      requests,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
