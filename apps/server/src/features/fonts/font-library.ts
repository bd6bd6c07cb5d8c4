import { LRUCache } from 'lru-cache';
import type { FontFamily } from '@signet/brain';
import type { FontFace } from '@signet/contract';
import { judgeName, nearestWeight, openFont, type Font, type NameFit } from '@signet/type';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import { MissingFace, type FontFiles } from './font-files.ts';

/**
 * More than a brain has families: judging a name opens one face of each. They live in HarfBuzz's memory, about 200 KB
 * each.
 */
const FONTS_KEPT = 200;
/** About 25 KB each. */
const NAMES_KEPT = 200;
/** What logos are set in, where the family has it. */
const LOGO_WEIGHT = 600;

export type NameFits = ReadonlyMap<string, NameFit>;

/**
 * The fonts of a brain, opened: how each family sets a name, and the face that a selection means.
 * @param onMissing Told of each family of which this installation lacks the file, when a name is judged.
 */
export const createFontLibrary = ({
  files,
  onMissing = () => {},
}: {
  files: Pick<FontFiles, 'face'>;
  onMissing?: (error: MissingFace) => void;
}) => {
  const opened = new LRUCache<string, Promise<Font>>({ max: FONTS_KEPT });
  const judged = new LRUCache<string, NameFits>({ max: NAMES_KEPT });

  const open = (family: FontFamily, weight: number, italic: boolean): Promise<Font> => {
    const key = `${family.package} ${weight} ${italic}`;
    const known = opened.get(key);
    if (known) return known;
    const font = files.face(family, weight, italic).then(openFont);
    opened.set(key, font);
    font.catch(() => opened.delete(key));
    return font;
  };

  /** One family without its file must not cost a founder all others: a workbook can name more than is installed. */
  const openIfThere = (family: FontFamily, weight: number): Promise<Font | undefined> =>
    open(family, weight, false).catch((error: unknown) => {
      if (!(error instanceof MissingFace)) throw error;
      onMissing(error);
      return undefined;
    });

  const fitIn = async (family: FontFamily, name: string): Promise<NameFit | undefined> => {
    const weight = nearestWeight(LOGO_WEIGHT, family.weights);
    const font = weight === undefined ? undefined : await openIfThere(family, weight);
    return font && judgeName(font, name);
  };

  const familyOf = ({ brain }: LoadedBrain, face: FontFace): FontFamily | undefined => {
    const family = brain.fonts.find(({ fontName }) => fontName === face.fontName);
    const has = family?.weights.includes(face.fontWeight) && (face.fontStyle === 'normal' || family.italic);
    return has ? family : undefined;
  };

  return {
    /**
     * How a name sets in each family of a brain, by `_id`; a family that lacks a letter of it, or whose file is not
     * here, is left out.
     */
    async nameFits({ id, brain }: LoadedBrain, name: string): Promise<NameFits> {
      const key = `${id} ${name}`;
      const known = judged.get(key);
      if (known) return known;
      const all = await Promise.all(brain.fonts.map(async (family) => ({ family, fit: await fitIn(family, name) })));
      const fits = new Map(all.flatMap(({ family, fit }) => (fit ? [[family._id, fit] as const] : [])));
      judged.set(key, fits);
      return fits;
    },

    /** The opened face, or undefined when the brain has no such one. */
    async font(brain: LoadedBrain, face: FontFace): Promise<Font | undefined> {
      const family = familyOf(brain, face);
      return family && open(family, face.fontWeight, face.fontStyle === 'italic');
    },

    /** The whole file of a face, or undefined when the brain has no such one. */
    async bytes(brain: LoadedBrain, face: FontFace): Promise<Uint8Array | undefined> {
      const family = familyOf(brain, face);
      return family && files.face(family, face.fontWeight, face.fontStyle === 'italic');
    },
  };
};

export type FontLibrary = ReturnType<typeof createFontLibrary>;
