import { logoLockups } from '@signet/contract';
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

const forms: readonly string[] = logoLockups;

/**
 * Where a file of a logo lies among the others: the chosen form lies open, under the names of the specification; each
 * other form has a folder, so that nobody has to look through two hundred files for the one that is meant.
 */
export const logoFolderOf = (fileName: string): string => {
  const [, ...parts] = fileName.split(/[-.]/);
  const form = parts.find((part) => forms.includes(part));
  return form === undefined ? '' : `${form}/`;
};

/** The files of a brand's logo as a pack has them. */
export const createLogoEntries = ({ blobs, printing }: Parts) => {
  const read = async (key: string): Promise<Uint8Array> => orRefuse(await blobs.get(key), 'logosMissing').body;

  return {
    read,

    /** Every file, and each drawing as a PDF; the PDFs are printed at once when the first is due. */
    all(files: readonly { fileName: string; key: string }[], title: string, folder: string): PackEntry[] {
      const drawings = files.filter(({ fileName }) => fileName.endsWith('.svg'));
      const pathOf = (fileName: string): string => `${folder}${logoFolderOf(fileName)}${fileName}`;
      let printed: Promise<Uint8Array[]> | undefined;
      const print = async () => {
        const svgs: string[] = [];
        for (const { key } of drawings) svgs.push(Buffer.from(await read(key)).toString());
        return printing.pictures(svgs.map((svg) => ({ svg, title, ...sizeOf(svg) })));
      };
      return [
        ...files.map(({ fileName, key }) => ({ path: pathOf(fileName), load: () => read(key) })),
        ...drawings.map(({ fileName }, at) => ({
          path: pathOf(fileName.replace(/\.svg$/, '.pdf')),
          load: async () => orRefuse((await (printed ??= print()))[at], 'logosMissing'),
        })),
      ];
    },
  };
};

export type LogoEntries = ReturnType<typeof createLogoEntries>;
