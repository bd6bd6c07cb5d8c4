import { headlineWeights, rankFonts, rankKits, rankSchemes } from '@signet/engine';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import type { FontLibrary } from '../fonts/font-library.ts';

/** What most names are made of: each family's letters are measured for it once. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz';

/**
 * Opens a brain's fonts and makes one set of recommendations for nobody, so that the first founder after a start does
 * not wait a second longer than the next. Nothing is stored.
 */
export const warmUp = async (loaded: LoadedBrain, fonts: Pick<FontLibrary, 'nameFits'>): Promise<void> => {
  const answers = {
    favoriteColors: [],
    dislikedColors: [],
    keywords: loaded.brain.keywords.slice(0, 3).map(({ _id }) => _id),
    industry: '',
    lifecycle: '',
  };
  const weights = headlineWeights({ brain: loaded.brain, answers, companyName: LETTERS });
  const input = {
    seed: 'warm up',
    brain: loaded.brain,
    companyName: LETTERS,
    nameFits: await fonts.nameFits(loaded, LETTERS, weights),
    research: { competitors: [] },
    answers,
  };
  rankSchemes(input);
  rankFonts(input);
  rankKits(input);
};
