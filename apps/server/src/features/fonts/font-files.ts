import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontFamily } from '@signet/brain';
import { LRUCache } from 'lru-cache';

type FamilyFiles = Pick<FontFamily, 'fontName' | 'package'>;

/** A licence as it must travel with the font's files. */
export type FontLicence = {
  fileName: string;
  text: string;
};

/** A brain names a font file that this installation does not have. */
export class MissingFace extends Error {}

/** About 200 KB each. */
const FACES_KEPT = 200;
/** A brain can be uploaded: its package name must not lead anywhere else. */
const PACKAGE = /^@expo-google-fonts\/[a-z0-9-]+$/;
const LICENCE_FILE = 'LICENSE_FONT';

const packageFolder = ({ fontName, package: name }: FamilyFiles): string => {
  if (!PACKAGE.test(name)) throw new MissingFace(`${fontName}: ${name} is not a package of font files`);
  try {
    return path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  } catch (cause) {
    throw new MissingFace(`${fontName}: the package ${name} is not installed`, { cause });
  }
};

/** A face lies in a folder of its own: `700Bold`, `700Bold_Italic`. */
const findFace = async (folder: string, weight: number, italic: boolean): Promise<string | undefined> => {
  const wanted = new RegExp(`^${weight}[A-Za-z]+${italic ? '_Italic' : ''}$`);
  const face = (await fs.readdir(folder)).find((name) => wanted.test(name));
  const file =
    face === undefined ? undefined : (await fs.readdir(path.join(folder, face))).find((name) => name.endsWith('.ttf'));
  return face !== undefined && file !== undefined ? path.join(folder, face, file) : undefined;
};

const readFace = async (family: FamilyFiles, weight: number, italic: boolean): Promise<Uint8Array> => {
  const folder = packageFolder(family);
  const file = await findFace(folder, weight, italic);
  if (!file)
    throw new MissingFace(
      `${family.fontName} has no ${italic ? 'italic' : 'upright'} of weight ${weight} in ${family.package}`,
    );
  return fs.readFile(file);
};

/** The whole font files that a brain's families name, from the npm packages that hold them. */
export const createFontFiles = () => {
  const faces = new LRUCache<string, Promise<Uint8Array>>({ max: FACES_KEPT });
  return {
    /**
     * The TTF of one face; read once while it is in use. Rejects with a MissingFace naming the family when there is
     * none.
     */
    face(family: FamilyFiles, weight: number, italic = false): Promise<Uint8Array> {
      const key = `${family.package} ${weight} ${italic}`;
      const known = faces.get(key);
      if (known) return known;
      const read = readFace(family, weight, italic);
      faces.set(key, read);
      // a failure is not kept: the package may be there the next time
      read.catch(() => faces.delete(key));
      return read;
    },

    /** The family's licence text. Rejects as `face` does. */
    async licence(family: FamilyFiles): Promise<FontLicence> {
      return {
        fileName: LICENCE_FILE,
        text: await fs.readFile(path.join(packageFolder(family), LICENCE_FILE), 'utf8'),
      };
    },
  };
};

export type FontFiles = ReturnType<typeof createFontFiles>;
