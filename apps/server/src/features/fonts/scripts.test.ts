import { checkBrain, type Brain } from '@signet/brain';
import { headlineWeights, rankFonts } from '@signet/engine';
import { expect, test } from 'vitest';
import { readTables } from '../../../../../brain/read-tables.ts';
import { createFontFiles } from './font-files.ts';
import { createFontLibrary } from './font-library.ts';

const checked = checkBrain(await readTables());
const brain: Brain = checked.ok ? checked.brain : expect.fail('the default brain does not pass its check');
const loaded = {
  id: 'a version',
  brain,
  industries: new Map(),
  keywords: new Map(),
  colorFamilies: new Map(),
  searchWords: { keywords: {}, industries: {} },
};
const library = createFontLibrary({ files: createFontFiles() });

/** How many families a founder with a name is offered for headlines and for text that have all of its letters. */
const offered = async (companyName: string): Promise<{ headlines: number; texts: number }> => {
  const answers = {
    favoriteColors: [],
    dislikedColors: [],
    keywords: ['calm', 'wise', 'sincere'],
    industry: 'restaurants-and-catering',
    lifecycle: 'seed',
  };
  const nameFits = await library.nameFits(loaded, companyName, headlineWeights({ brain, answers, companyName }));
  const { headline, bulkText } = rankFonts({
    seed: '',
    brain,
    answers,
    companyName,
    nameFits,
    research: { competitors: [] },
  });
  const covering = bulkText.filter(({ fontId }) => nameFits.has(fontId));
  return { headlines: headline.length, texts: covering.length };
};

test.each([
  ['Greek', 'Ελιά και Θυμάρι', 8, 4],
  ['Hebrew', 'אבן דרך', 8, 4],
  ['Arabic', 'شركة النخيل', 8, 4],
  ['Thai', 'ร้านกาแฟเขียว', 8, 4],
  ['Devanagari', 'हिमालय चाय', 8, 4],
  ['Japanese', 'ともしび書店', 3, 2],
  ['Korean', '한강 서점', 3, 2],
])('a name in %s, %s, has at least %i families for headlines and %i for text', async (_, name, headlines, texts) => {
  const found = await offered(name);
  expect(found.headlines).toBeGreaterThanOrEqual(headlines);
  expect(found.texts).toBeGreaterThanOrEqual(texts);
});
