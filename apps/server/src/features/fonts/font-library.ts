import { LRUCache } from 'lru-cache';
import type { Brain, FontFamily } from '@signet/brain';
import type { FontFace } from '@signet/contract';
import type { NameFits } from '@signet/engine';
import { judgeName, openFont, type Font, type NameFit } from '@signet/type';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import { MissingFace, type FontFiles } from './font-files.ts';

/** What of a brain letters are drawn from. */
export type FontsOfBrain = { brain: Pick<Brain, 'fonts'> };

/** A brain's families in the weights that keywords ask for. Each lives in HarfBuzz's memory, about 200 KB. */
const FACES_KEPT = 300;
/** One name in one face, a few hundred bytes: some fifty names in every face. */
const FITS_KEPT = 25_000;

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
  const opened = new LRUCache<string, Promise<Font>>({ max: FACES_KEPT });
  const judged = new LRUCache<string, { fit: NameFit | undefined }>({ max: FITS_KEPT });

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

  const fitIn = async (family: FontFamily, weight: number, name: string): Promise<NameFit | undefined> => {
    const key = `${family.package} ${weight} ${name}`;
    const known = judged.get(key);
    if (known) return known.fit;
    const font = await openIfThere(family, weight);
    const fit = font && judgeName(font, name);
    // a file that is missing today may be installed tomorrow
    if (font) judged.set(key, { fit });
    return fit;
  };

  const familyOf = ({ brain }: FontsOfBrain, face: FontFace): FontFamily | undefined => {
    const family = brain.fonts.find(({ fontName }) => fontName === face.fontName);
    const has = family?.weights.includes(face.fontWeight) && (face.fontStyle === 'normal' || family.italic);
    return has ? family : undefined;
  };

  return {
    /**
     * How a name sets in each family of a brain at the weight given for it; a family that lacks a letter of it, whose
     * file is not here, or that no weight is given for, is left out.
     */
    async nameFits({ brain }: LoadedBrain, name: string, weights: ReadonlyMap<string, number>): Promise<NameFits> {
      const fitsOf = async (family: FontFamily) => {
        const weight = weights.get(family._id);
        const fit = weight === undefined ? undefined : await fitIn(family, weight, name);
        return weight === undefined || !fit ? [] : [[family._id, new Map([[weight, fit]])] as const];
      };
      return new Map((await Promise.all(brain.fonts.map(fitsOf))).flat());
    },

    /** Whether any family of a brain has every letter of a name. */
    async cover({ brain }: LoadedBrain, name: string): Promise<boolean> {
      for (const family of brain.fonts) {
        const [weight] = family.weights;
        const font = weight === undefined ? undefined : await openIfThere(family, weight);
        if (font?.covers(name)) return true;
      }
      return false;
    },

    /** The opened face, or undefined when the brain has no such one. */
    async font(brain: FontsOfBrain, face: FontFace): Promise<Font | undefined> {
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
