import sharp from 'sharp';
import { customLogoMost } from '@signet/contract';

type Cleaned = { png: Uint8Array } | { why: string };

const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Decodes a picture and encodes its pixels anew: nothing else of the file is left. */
export const cleanPng = async (bytes: Uint8Array): Promise<Cleaned> => {
  if (!Buffer.from(bytes.subarray(0, MAGIC.length)).equals(MAGIC)) return { why: 'it is no PNG picture' };
  const { pixels } = customLogoMost;
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: pixels * pixels, pages: 1 });
    const { width, height, format } = await picture.metadata();
    if (format !== 'png') return { why: 'it is no PNG picture' };
    if (width > pixels || height > pixels) return { why: `it is larger than ${pixels} by ${pixels} pixels` };
    return { png: await picture.png({ compressionLevel: 9 }).toBuffer() };
  } catch {
    return { why: 'it cannot be read as a picture, or has too many pixels' };
  }
};
