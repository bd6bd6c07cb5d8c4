import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Blobs } from '../../ports/blobs.ts';
import { ServiceUnavailable, StorageFull } from '../../ports/faults.ts';
import { contentDisposition } from '../../ports/content-disposition.ts';
import { isKey, requireContentType, requireKey, requireLife } from './limits.ts';

export type S3BlobsConfig = {
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
  /** Address of a compatible service; without it, Amazon's. With it, buckets are addressed by path. */
  endpoint?: string | undefined;
  /** How long one try may take. */
  timeoutMs?: number;
  now?: () => number;
};

/** One try and two more, with the SDK's own jitter; it repeats no 4xx but the throttling ones. */
const MOST_TRIES = 3;

/**
 * Blobs in a bucket of S3 or a compatible service, served by presigned addresses. The SDK is loaded when first
 * needed: it is slow to load.
 */
export function createS3Blobs(config: S3BlobsConfig): Blobs {
  const { bucket: Bucket, now = Date.now } = config;
  let loaded: ReturnType<typeof load> | undefined;
  const ask = async <T>(work: (parts: Awaited<ReturnType<typeof load>>) => Promise<T>): Promise<T> => {
    try {
      return await work(await (loaded ??= load(config)));
    } catch (error) {
      throw faultOf(error);
    }
  };

  return {
    origin: config.endpoint ? new URL(config.endpoint).origin : `https://${Bucket}.s3.${config.region}.amazonaws.com`,
    description: `S3 bucket ${Bucket}${config.endpoint ? ` at ${new URL(config.endpoint).host}` : ''}`,

    async put(Key, { contentType, body }) {
      requireKey(Key);
      requireContentType(contentType);
      await ask(({ client, s3 }) =>
        client.send(
          new s3.PutObjectCommand({
            Bucket,
            Key,
            Body: body,
            ContentType: contentType,
            ContentLength: body.byteLength,
          }),
        ),
      );
    },

    async get(Key) {
      if (!isKey(Key)) return undefined;
      return ask(async ({ client, s3 }) => {
        try {
          const { Body, ContentType = 'application/octet-stream' } = await client.send(
            new s3.GetObjectCommand({ Bucket, Key }),
          );
          return { contentType: ContentType, body: (await Body?.transformToByteArray()) ?? new Uint8Array() };
        } catch (error) {
          if (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket') return undefined;
          throw error;
        }
      });
    },

    async delete(Key) {
      if (!isKey(Key)) return;
      await ask(({ client, s3 }) => client.send(new s3.DeleteObjectCommand({ Bucket, Key })));
    },

    async signedUrl(Key, { expiresInSeconds, fileName }) {
      requireKey(Key);
      requireLife(expiresInSeconds);
      const signedAt = now();
      const url = await ask(({ client, s3, presign }) =>
        presign(
          client,
          new s3.GetObjectCommand({
            Bucket,
            Key,
            ...(fileName !== undefined && { ResponseContentDisposition: contentDisposition(fileName) }),
          }),
          { expiresIn: expiresInSeconds, signingDate: new Date(signedAt) },
        ),
      );
      return { url, expirationTime: new Date(signedAt + expiresInSeconds * 1000).toISOString() };
    },

    async check() {
      await ask(({ client, s3 }) => client.send(new s3.HeadBucketCommand({ Bucket })));
    },
  };
}

async function load({ region, endpoint, keyId, secret, timeoutMs = 10_000 }: S3BlobsConfig) {
  const [s3, { getSignedUrl: presign }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const client: S3Client = new s3.S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: MOST_TRIES,
    requestHandler: {
      connectionTimeout: Math.min(timeoutMs, 3000),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    // Compatible services do not all know the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { s3, client, presign };
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error ? (error as S3ServiceException).$metadata.httpStatusCode : undefined;
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** 507 and the names that compatible services give to a full disk or a used-up quota. */
function faultOf(error: unknown): Error {
  if (statusOf(error) === 507 || /QuotaExceeded|StorageFull|NoSuchSpace/.test(nameOf(error)))
    return new StorageFull({ cause: error });
  return new ServiceUnavailable('blobs', `S3 answered ${statusOf(error) ?? 'nothing'} (${nameOf(error)})`, {
    cause: error,
  });
}
