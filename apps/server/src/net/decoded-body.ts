import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { NotFetched } from './not-fetched.ts';

const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
/** More layers of packing than any server uses. */
const MOST_LAYERS = 2;

/**
 * A body as it was before it was packed, read piece by piece, so that one that unpacks without end costs no more than
 * `count` allows.
 * @param count Called with the bytes of each piece; what it throws ends the reading.
 * @throws NotFetched for a packing that nobody asked for; whatever `count` throws.
 */
export const readDecoded = async (
  body: Readable,
  encoding: string,
  count: (bytes: number) => void,
): Promise<Buffer> => {
  const layers = encoding
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== 'identity');
  if (layers.length > MOST_LAYERS || layers.some((layer) => !(layer in decoders)))
    throw new NotFetched('network', `packed as ${encoding.slice(0, 40)}`);
  let stream: Readable = body;
  for (const layer of layers.toReversed()) {
    const decoder = decoders[layer]?.() as Readable & NodeJS.WritableStream;
    const from = stream;
    from.once('error', (error) => decoder.destroy(error));
    decoder.once('close', () => from.destroy());
    from.pipe(decoder);
    stream = decoder;
  }
  const pieces: Buffer[] = [];
  for await (const piece of stream as AsyncIterable<Buffer>) {
    count(piece.byteLength);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};
