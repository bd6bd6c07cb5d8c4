import type { Readable } from 'node:stream';
import { customLogoFileNames, customLogoMost } from '@signet/contract';
import { Refusal } from '../../http/refusal.ts';
import type { NamedBytes } from '../../jobs/packed-files.ts';

/** The bytes of a body, read no further than the call allows; the server ends a request that takes a minute to come. */
const readWithin = async (body: Readable, most: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) throw new Refusal('bodyTooLarge');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

const refused = (name: string, why: string): Refusal =>
  new Refusal('logoRefused', { errors: [{ fileName: name, why }] }, `${name}: ${why}.`);

const formOf = async (bytes: Buffer, contentType: string): Promise<FormData> => {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal('invalidInput');
  }
};

/**
 * The fourteen files of a multipart body, by the names that they are served under.
 * @throws Refusal `logoRefused` where one is missing, comes twice or is too large.
 */
export const sentFiles = async (
  body: Readable,
  { contentType, mostBytes }: { contentType: string | undefined; mostBytes: number },
): Promise<NamedBytes[]> => {
  if (!contentType?.startsWith('multipart/form-data')) throw new Refusal('unsupportedMediaType');
  const form = await formOf(await readWithin(body, mostBytes), contentType);
  const sent = [...form.values()].filter((value) => typeof value !== 'string');
  return Promise.all(
    customLogoFileNames.map(async (name) => {
      const [file, ...others] = sent.filter((one) => one.name === name);
      if (!file) throw refused(name, 'it is missing');
      if (others.length > 0) throw refused(name, 'it is there twice');
      if (file.size > customLogoMost.bytes) throw refused(name, 'it is larger than 2 MB');
      return { name, bytes: new Uint8Array(await file.arrayBuffer()) };
    }),
  );
};
