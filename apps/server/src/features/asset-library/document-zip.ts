import { buffer } from 'node:stream/consumers';
import type { DocumentPart } from '@signet/documents';
import { toPng } from '@signet/render';
import yazl from 'yazl';
import { dosTimeOf } from '../../dos-time.ts';

/** A third of the work of the usual level for a sixth more bytes: a founder waits for it. */
const QUICK = 2;

/** The parts of an Office file as the file: drawings become pictures, files inside are zipped by themselves. */
export const officeFile = async (parts: readonly DocumentPart[], at: Date): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  for (const part of parts) {
    const bytes =
      'text' in part
        ? Buffer.from(part.text)
        : 'svg' in part
          ? await toPng(part.svg, { width: part.width })
          : await officeFile(part.parts, at);
    const options = { mtime: dosTimeOf(at), forceDosTimestamp: true } as const;
    zip.addBuffer(
      bytes,
      part.path,
      'text' in part ? { ...options, compressionLevel: QUICK } : { ...options, compress: false },
    );
  }
  zip.end();
  return buffer(zip.outputStream);
};
