import { finished, type Readable } from 'node:stream';
import { customLogoFileNames, customLogoMost } from '@signet/contract';
import { Refusal } from '../../http/refusal.ts';
import type { NamedBytes } from '../../jobs/packed-files.ts';

/** Honest ones take a second or two; while few uploads may come at once, nobody keeps the others waiting for longer. */
const MOST_MS = 20_000;

/**
 * The bytes of a body, read no further than the call allows and no longer than others may be kept waiting. What is
 * refused is left as it is: to destroy it would end the connection before the refusal is told.
 */
const readWithin = (body: Readable, most: number, mostMs: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const refuse = (refusal: Refusal): void => {
      clearTimeout(late);
      body.off('data', take);
      body.resume();
      reject(refusal);
    };
    const late = setTimeout(() => refuse(new Refusal('uploadTooSlow')), mostMs);
    const take = (piece: Buffer): void => {
      size += piece.length;
      if (size > most) refuse(new Refusal('bodyTooLarge'));
      else pieces.push(piece);
    };
    body.on('data', take);
    finished(body, { writable: false }, (error) => {
      clearTimeout(late);
      if (error) reject(error);
      else resolve(Buffer.concat(pieces));
    });
  });

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
 * @throws Refusal `logoRefused` where one is missing, comes twice or is too large; `uploadTooSlow`.
 */
export const sentFiles = async (
  body: Readable,
  { contentType, mostBytes, mostMs = MOST_MS }: { contentType: string | undefined; mostBytes: number; mostMs?: number },
): Promise<NamedBytes[]> => {
  if (!contentType?.startsWith('multipart/form-data')) throw new Refusal('unsupportedMediaType');
  const form = await formOf(await readWithin(body, mostBytes, mostMs), contentType);
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
