import type { Brain } from '@signet/brain';
import type { RefusalCode } from '@signet/contract';
import { LRUCache } from 'lru-cache';
import type { Recommended } from '../../db/tables/quizzes.ts';
import type { ResearchContent } from '../../db/tables/research.ts';
import { Refusal } from '../../http/refusal.ts';
import { giveWay } from '../../jobs/give-way.ts';
import { loadBrain, type LoadedBrain } from '../brain/loaded-brain.ts';
import { createFontFiles } from '../fonts/font-files.ts';
import { createFontLibrary } from '../fonts/font-library.ts';
import { logoTextOf } from '../quizzes/logo-text.ts';
import type { QuizRow } from '../quizzes/quizzes.service.ts';
import { headlineWeightsOf, recommend } from './recommend.ts';
import { warmUp } from './warm-up.ts';

/** A version of the brain as it crosses to another thread: text, which is parsed where the version is not known. */
export type BrainText = { id: string; json: string };
/** All that a ranking reads. */
export type RankingTask = { quiz: QuizRow; brain: BrainText; research: ResearchContent };
/** What came of it. A refusal's cause is kept for the log; anything else that goes wrong is thrown. */
export type RankingOutcome = { missing: string[] } & ({ content: Recommended } | { refusal: RefusalCode; why: string });

const MOST_BRAINS = 4;

giveWay();

const brains = new LRUCache<string, LoadedBrain>({ max: MOST_BRAINS });
/** Families whose file is not installed, told to the main thread once. */
let missing: string[] = [];
const fonts = createFontLibrary({ files: createFontFiles(), onMissing: ({ message }) => void missing.push(message) });

const brainOf = ({ id, json }: BrainText): LoadedBrain => {
  const known = brains.get(id);
  if (known) return known;
  const loaded = loadBrain(id, JSON.parse(json) as Brain);
  brains.set(id, loaded);
  return loaded;
};

const takeMissing = (): string[] => {
  const told = missing;
  missing = [];
  return told;
};

/** Ranks everything for one quiz: some 100 ms of a processor, which no other request should wait for. */
export const rank = async ({ quiz, brain, research }: RankingTask): Promise<RankingOutcome> => {
  const loaded = brainOf(brain);
  try {
    const nameFits = await fonts.nameFits(loaded, logoTextOf(quiz), headlineWeightsOf(quiz, loaded));
    const content = recommend(quiz, loaded, research, nameFits);
    return { content, missing: takeMissing() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, cause } = error;
    const why = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? '');
    return { refusal: code, why, missing: takeMissing() };
  }
};

/** Reads ahead what the first ranking in this thread would wait for. */
export const readAhead = (brain: BrainText): Promise<void> => warmUp(brainOf(brain), fonts);
