import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { createBrainLibrary } from '../brain/brain.library.ts';
import { createFontFiles } from '../fonts/font-files.ts';
import { createFontLibrary } from '../fonts/font-library.ts';
import { warmUp } from './warm-up.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

it('reads every family for any name of the active brain ahead and stores nothing', async () => {
  const files = createFontFiles();
  const read: string[] = [];
  const fonts = createFontLibrary({
    files: {
      ...files,
      face: (family, ...rest) => {
        read.push(family.fontName);
        return files.face(family, ...rest);
      },
    },
  });
  const loaded = await createBrainLibrary({ db: house.database.db }).forQuiz(undefined, '');
  await warmUp(loaded, fonts);
  const forScripts = new Set(loaded.brain.fontScripts.map(({ font_id }) => font_id));
  const forAny = loaded.brain.fonts.filter(({ _id }) => !forScripts.has(_id));
  expect(new Set(read)).toEqual(new Set(forAny.map(({ fontName }) => fontName)));
  const { rows } = await house.database.pool.query('select id from recommendations');
  expect(rows).toEqual([]);
});
