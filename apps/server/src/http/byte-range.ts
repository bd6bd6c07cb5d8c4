import type { BlobPart } from '../ports/blobs.ts';

/** `bytes=0-99`, `bytes=100-` or `bytes=-100` (RFC 9110 §14.1.2). */
const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/;

/**
 * The part of a file that a Range header asks for. Undefined where it asks for none, for several, or for none that can
 * be read: then the whole file is answered, as the standard allows (RFC 9110 §14.2).
 */
export const parseByteRange = (header: string | undefined): BlobPart | undefined => {
  const [, from, to, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (last !== undefined) return { last: Number(last) };
  if (from === undefined) return undefined;
  if (to === undefined) return { from: Number(from) };
  return Number(to) < Number(from) ? undefined : { from: Number(from), to: Number(to) };
};
