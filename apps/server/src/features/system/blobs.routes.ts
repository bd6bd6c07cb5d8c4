import type { Readable } from 'node:stream';
import { api } from '@signet/contract';
import { parseByteRange } from '../../http/byte-range.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { contentDisposition } from '../../ports/content-disposition.ts';

type Verdict = 'ok' | 'expired' | 'invalid';
type Signed = { expires: string; signature: string };

/** What signed addresses turn out to be. */
export type SignedPaths = {
  verify: (key: string, query: Signed & { name?: string | undefined }) => Verdict;
  verifyUpload: (key: string, query: Signed & { type: string; most: string }) => Verdict;
};

const requireOk = (verdict: Verdict | undefined): void => {
  if (verdict !== 'ok') throw new Refusal(verdict === 'expired' ? 'linkExpired' : 'linkInvalid');
};

/** Files by signed addresses. Where the store serves them itself, no address here is valid. */
export const blobRoutes = (
  route: Route,
  { blobs, signedPaths }: { blobs: Blobs; signedPaths?: SignedPaths | undefined },
): void => {
  route(api.system.blob, async ({ params, query }, { request, reply }) => {
    const key = params['*'];
    requireOk(signedPaths?.verify(key, query));
    // a file at an address never changes into another of which a part could be asked: If-Range has nothing to compare
    const part = request.headers['if-range'] === undefined ? parseByteRange(request.headers.range) : undefined;
    const blob = orRefuse(await blobs.open(key, part), 'notFound');
    reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-store');
    if ('outOfRange' in blob) return reply.code(416).header('content-range', `bytes */${blob.size}`).send();
    const { start, length, size } = blob;
    if (part) reply.code(206).header('content-range', `bytes ${start}-${start + length - 1}/${size}`);
    return reply
      .type(blob.contentType)
      .header('content-length', length)
      .header('content-disposition', contentDisposition(query.name ?? key.split('/').at(-1) ?? 'file'))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(blob.body);
  });

  route(api.system.uploadBlob, async ({ params, query }, { request }) => {
    const key = params['*'];
    requireOk(signedPaths?.verifyUpload(key, query));
    if (request.headers['content-type'] !== query.type) throw new Refusal('unsupportedMediaType');
    await blobs.put(key, { contentType: query.type, body: request.body as Readable, mostBytes: Number(query.most) });
    return { success: true as const };
  });
};
