import { createHash } from 'node:crypto';

/** Hashes what passes. */
export const hashing = (body: AsyncIterable<Uint8Array>) => {
  const hash = createHash('sha256');
  const seen = { bytes: 0 };
  const passing = (async function* pass() {
    for await (const part of body) {
      hash.update(part);
      seen.bytes += part.length;
      yield part;
    }
  })();
  return { passing, digest: () => hash.digest('hex'), seen };
};
