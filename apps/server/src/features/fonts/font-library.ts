import { LRUCache } from 'lru-cache';
import type { FontFamily } from '@signet/brain';
import type { FontFace } from '@signet/contract';
import { nearestWeight, openFont, type Font } from '@signet/type';
import type { LoadedBrain } from '../brain/brain.library.ts';
import type { FontFiles } from './font-files.ts';

/** Opened faces live in HarfBuzz's memory. */
const FONTS_KEPT = 120;
const NAMES_KEPT = 2000;
const REGULAR = 400;

/** The fonts of a brain, opened: which families can set a name, and the face that a selection means. */
export const createFontLibrary = ({ files }: { files: FontFiles }) => {
  const opened = new LRUCache<string, Promise<Font>>({ max: FONTS_KEPT });
  const covered = new LRUCache<string, boolean>({ max: NAMES_KEPT });

  const open = (family: FontFamily, weight: number, italic: boolean): Promise<Font> => {
    const key = `${family.package} ${weight} ${italic}`;
    const known = opened.get(key);
    if (known) return known;
    const font = files.face(family, weight, italic).then(openFont);
    opened.set(key, font);
    font.catch(() => opened.delete(key));
    return font;
  };

  const covers = async (family: FontFamily, name: string): Promise<boolean> => {
    const key = `${family.package} ${name}`;
    const known = covered.get(key);
    if (known !== undefined) return known;
    const font = await open(family, nearestWeight(REGULAR, family.weights) ?? REGULAR, false);
    const answer = font.covers(name);
    covered.set(key, answer);
    return answer;
  };

  const familyOf = ({ brain }: LoadedBrain, face: FontFace): FontFamily | undefined => {
    const family = brain.fonts.find(({ fontName }) => fontName === face.fontName);
    const has = family?.weights.includes(face.fontWeight) && (face.fontStyle === 'normal' || family.italic);
    return has ? family : undefined;
  };

  return {
    /** The families of a brain that have every letter of `name`, by `_id`. */
    async covering({ brain }: LoadedBrain, name: string): Promise<ReadonlySet<string>> {
      const answers = await Promise.all(brain.fonts.map(async (family) => ((await covers(family, name)) ? [family._id] : [])));
      return new Set(answers.flat());
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
