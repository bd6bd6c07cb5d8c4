import type { Blobs } from '../../ports/blobs.ts';
import { contentDisposition } from '../../ports/content-disposition.ts';
import { isKey, requireContentType, requireFolder, requireKey, requireLife } from './limits.ts';
import { loadS3, type Ask, type S3BlobsConfig } from './s3-client.ts';
import { faultOf, orMissing } from './s3-faults.ts';
import { listBucket, openPart, putBlob, sweepBucket } from './s3-transfers.ts';

/** Of what was stored without a type. */
const ANY_TYPE = 'application/octet-stream';
/**
 * Blobs in a bucket of S3 or a compatible service, served by presigned addresses. The SDK is loaded when first
 * needed: it is slow to load.
 */
export const createS3Blobs = (config: S3BlobsConfig): Blobs => {
  const { bucket: Bucket, now = Date.now } = config;
  let loaded: ReturnType<typeof loadS3> | undefined;
  const ask: Ask = async (work) => {
    try {
      return await work(await (loaded ??= loadS3(config)));
    } catch (error) {
      throw faultOf(error);
    }
  };

  return {
    origin: config.endpoint ? new URL(config.endpoint).origin : `https://${Bucket}.s3.${config.region}.amazonaws.com`,
    description: `S3 bucket ${Bucket}${config.endpoint ? ` at ${new URL(config.endpoint).host}` : ''}`,

    async put(Key, blob) {
      requireKey(Key);
      requireContentType(blob.contentType);
      await putBlob({ ask, Bucket, Key }, blob);
    },

    async get(Key) {
      if (!isKey(Key)) return undefined;
      return ask(({ client, s3 }) =>
        orMissing(async () => {
          const { Body, ContentType = ANY_TYPE } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
          return { contentType: ContentType, body: (await Body?.transformToByteArray()) ?? new Uint8Array() };
        }),
      );
    },

    async open(Key, part) {
      if (!isKey(Key)) return undefined;
      return ask(({ client, s3 }) => orMissing(() => openPart({ client, s3, Bucket, Key }, part)));
    },

    async delete(Key) {
      if (!isKey(Key)) return;
      await ask(({ client, s3 }) => client.send(new s3.DeleteObjectCommand({ Bucket, Key })));
    },

    async sweep(folder, options) {
      requireFolder(folder);
      await sweepBucket({ ask, Bucket, folder }, options);
    },

    list: (folder) => listBucket({ ask, Bucket, ...(folder !== undefined && { Prefix: `${folder}/` }) }),

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

    async signedUpload(Key, { expiresInSeconds, contentType, mostBytes: _storeHasNoSuchLimit }) {
      requireKey(Key);
      requireContentType(contentType);
      requireLife(expiresInSeconds);
      const signedAt = now();
      const uploadUrl = await ask(({ client, s3, presign }) =>
        presign(client, new s3.PutObjectCommand({ Bucket, Key, ContentType: contentType }), {
          expiresIn: expiresInSeconds,
          signingDate: new Date(signedAt),
          // the SDK would leave it to whoever sends; signed, it must be this one
          signableHeaders: new Set(['host', 'content-type']),
        }),
      );
      return { uploadUrl, expirationTime: new Date(signedAt + expiresInSeconds * 1000).toISOString() };
    },

    async check() {
      await ask(({ client, s3 }) => client.send(new s3.HeadBucketCommand({ Bucket })));
    },
  };
};
