import { checkBrain, type Brain } from '@signet/brain';
import { openFont, type Font } from '@signet/type';
import { createFontFiles } from '../apps/server/src/features/fonts/font-files.ts';
import { readTables } from '../brain/read-tables.ts';

const readBrain = async (): Promise<Brain> => {
  const checked = checkBrain(await readTables());
  if (!checked.ok) throw new Error('The default brain does not pass its check.');
  return checked.brain;
};
/** The default brain. */
export const brain = await readBrain();

const files = createFontFiles();
const opened = new Map<string, Font>();

/**
 * A face of the default brain, opened once: `openFace('lora', 700)`. Rejects with an Error for a family or face that
 * is not there.
 */
export const openFace = async (id: string, weight: number, italic = false): Promise<Font> => {
  const family = brain.fonts.find(({ _id }) => _id === id);
  if (!family) throw new Error(`No family ${id} in the brain`);
  const key = `${id} ${weight} ${italic}`;
  const font = opened.get(key) ?? openFont(await files.face(family, weight, italic));
  opened.set(key, font);
  return font;
};
