import { Readable } from 'node:stream';
import type { BlobPart, Blobs, NewBlob, OpenBlob } from '../../ports/blobs.ts';
import { bytesOf, counted, isKey } from './limits.ts';
import type { Ask, S3Parts } from './s3-client.ts';

type Place = { Bucket: string; Key: string };
type Opening = Place & Pick<S3Parts, 'client' | 's3'>;

/** S3 takes parts of 5 MiB to 5 GiB, at most 10,000; one is held in memory, so that it can be sent again. */
const PART_BYTES = 8 * 2 ** 20;

/** The same bytes in pieces of one size, the last one smaller; one empty piece where there are none. */
const inParts = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    for (let rest = chunk; rest.byteLength > 0;) {
      const taken = rest.subarray(0, PART_BYTES - size);
      held.push(taken);
      size += taken.byteLength;
      rest = rest.subarray(taken.byteLength);
      if (size < PART_BYTES) continue;
      yield Buffer.concat(held);
      [held, size] = [[], 0];
    }
  }
  yield Buffer.concat(held);
};

/** In one request where one part is enough, otherwise in parts that count only once all are there. */
export const putBlob = async ({ ask, ...place }: Place & { ask: Ask }, blob: NewBlob): Promise<void> => {
  const ContentType = blob.contentType;
  const parts = inParts(counted(blob));
  const first = (await parts.next()).value as Buffer;
  const second = first.byteLength < PART_BYTES ? undefined : await parts.next();
  if (!second || second.done || second.value.byteLength === 0) {
    await ask(({ client, s3 }) =>
      client.send(new s3.PutObjectCommand({ ...place, Body: first, ContentType, ContentLength: first.byteLength })),
    );
    return;
  }
  await putParts({ ask, place, ContentType }, prepend([first, second.value], parts));
};

const prepend = async function* (first: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
};

const putParts = async (
  { ask, place, ContentType }: { ask: Ask; place: Place; ContentType: string },
  parts: AsyncIterable<Buffer>,
): Promise<void> => {
  const { UploadId } = await ask(({ client, s3 }) =>
    client.send(new s3.CreateMultipartUploadCommand({ ...place, ContentType })),
  );
  const sent: { ETag: string | undefined; PartNumber: number }[] = [];
  try {
    for await (const Body of parts) {
      const PartNumber = sent.length + 1;
      const { ETag } = await ask(({ client, s3 }) =>
        client.send(new s3.UploadPartCommand({ ...place, UploadId, PartNumber, Body })),
      );
      sent.push({ ETag, PartNumber });
    }
    await ask(({ client, s3 }) =>
      client.send(new s3.CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: sent } })),
    );
  } catch (error) {
    // the fault that is told is the first one; a bucket's own rule takes away what stays
    await ask(({ client, s3 }) => client.send(new s3.AbortMultipartUploadCommand({ ...place, UploadId }))).catch(
      () => undefined,
    );
    throw error;
  }
};

/** A part is asked of the very blob whose size was told: that it was replaced in between is a fault. */
export const openPart = async (
  { client, s3, ...place }: Opening,
  part: BlobPart | undefined,
): Promise<OpenBlob | { outOfRange: true; size: number }> => {
  const head = part && (await client.send(new s3.HeadObjectCommand(place)));
  const bytes = head && bytesOf(part, head.ContentLength ?? 0);
  if (head && !bytes) return { outOfRange: true, size: head.ContentLength ?? 0 };
  const range = bytes && { Range: `bytes=${bytes.start}-${bytes.start + bytes.length - 1}`, IfMatch: head?.ETag };
  const {
    Body,
    ContentType,
    ContentLength: length = 0,
  } = await client.send(new s3.GetObjectCommand({ ...place, ...range }));
  return {
    contentType: ContentType ?? 'application/octet-stream',
    size: head?.ContentLength ?? length,
    start: bytes?.start ?? 0,
    length,
    body: Body instanceof Readable ? Body : Readable.from([]),
  };
};

/** Lists a folder a thousand at a time and takes away what is old enough and not kept. */
export const sweepBucket = async (
  { ask, Bucket, folder }: { ask: Ask; Bucket: string; folder: string },
  { before, kept }: Parameters<Blobs['sweep']>[1],
): Promise<void> => {
  let ContinuationToken: string | undefined;
  do {
    const page = await ask(({ client, s3 }) =>
      client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ContinuationToken })),
    );
    const old = (page.Contents ?? []).filter(({ LastModified }) => LastModified && LastModified < before);
    const keys = old.flatMap(({ Key }) => Key ?? []);
    const names = keys.length > 0 ? await kept(keys) : new Set<string>();
    for (const Key of keys)
      if (!names.has(Key)) await ask(({ client, s3 }) => client.send(new s3.DeleteObjectCommand({ Bucket, Key })));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
};

/** The key of every blob in the bucket. */
export const listBucket = async function* ({
  ask,
  ...place
}: {
  ask: Ask;
  Bucket: string;
  Prefix?: string;
}): AsyncGenerator<string> {
  let ContinuationToken: string | undefined;
  do {
    const page = await ask(({ client, s3 }) =>
      client.send(new s3.ListObjectsV2Command({ ...place, ContinuationToken })),
    );
    for (const { Key } of page.Contents ?? []) if (Key && isKey(Key)) yield Key;
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
};
