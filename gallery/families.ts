import { checkBrain, type FontFamily } from '@signet/brain';
import { openFont, type Font } from '@signet/type';
import { createFontFiles } from '../apps/server/src/features/fonts/font-files.ts';
import { readTables } from '../brain/read-tables.ts';

const checked = checkBrain(await readTables());
/** The families of the default brain. */
export const families: readonly FontFamily[] = checked.ok ? checked.brain.fonts : [];

const files = createFontFiles();

/** A face of the default brain, opened: `openFace('lora', 700)`. Rejects with an Error for a family or face that is not there. */
export const openFace = async (id: string, weight: number, italic = false): Promise<Font> => {
  const family = families.find(({ _id }) => _id === id);
  if (!family) throw new Error(`No family ${id} in the brain`);
  return openFont(await files.face(family, weight, italic));
};
