import { orRefuse } from '../../http/refusal.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { Printing } from '../books/press.ts';
import type { PackEntry } from './pack-zip.ts';

type Parts = { blobs: Pick<Blobs, 'get'>; printing: Pick<Printing, 'pictures'> };

/** Width and height of one of our drawings, from its own words. */
const sizeOf = (svg: string): { width: number; height: number } => {
  const [, width = '1', height = '1'] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
};

/** The files of a brand's logo as a pack has them. */
export const createLogoEntries = ({ blobs, printing }: Parts) => {
  const read = async (key: string): Promise<Uint8Array> => orRefuse(await blobs.get(key), 'logosMissing').body;

  return {
    read,

    /** Every file, and each drawing as a PDF; the PDFs are printed at once when the first is due. */
    all(files: readonly { fileName: string; key: string }[], title: string, folder: string): PackEntry[] {
      const drawings = files.filter(({ fileName }) => fileName.endsWith('.svg'));
      let printed: Promise<Uint8Array[]> | undefined;
      const print = async () => {
        const svgs: string[] = [];
        for (const { key } of drawings) svgs.push(Buffer.from(await read(key)).toString());
        return printing.pictures(svgs.map((svg) => ({ svg, title, ...sizeOf(svg) })));
      };
      return [
        ...files.map(({ fileName, key }) => ({ path: `${folder}${fileName}`, load: () => read(key) })),
        ...drawings.map(({ fileName }, at) => ({
          path: `${folder}${fileName.replace(/\.svg$/, '.pdf')}`,
          load: async () => orRefuse((await (printed ??= print()))[at], 'logosMissing'),
        })),
      ];
    },
  };
};

export type LogoEntries = ReturnType<typeof createLogoEntries>;
