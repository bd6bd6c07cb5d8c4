import {
  businessLifecycles,
  type ColorChoice,
  type Competitor,
  type IndustryRecord,
  type KeywordRecord,
} from '@signet/contract';
import { chosenCompetitors } from '../pages/competitors.ts';
import type { PageAnswers } from '../pages/quiz-pages.ts';

/** What is known of the brand so far, saved or not. */
export type BrandSketch = {
  companyName: string;
  /** Industry and lifecycle by name, as far as they are chosen. */
  facts: string[];
  competitors: Competitor[];
  favorites: ColorChoice[];
  disliked: ColorChoice[];
  keywords: readonly KeywordRecord[];
};

/** Draws together what the pages hold. `industries` may still be on its way. */
export const sketchBrand = (answers: PageAnswers, industries: readonly IndustryRecord[]): BrandSketch => {
  const { companyName, industry, businessLifecycle } = answers[1];
  const facts = [
    industries.find((one) => one._id === industry)?.name,
    businessLifecycles.find((stage) => stage.id === businessLifecycle)?.name,
  ].filter((fact) => fact !== undefined);
  return {
    companyName: companyName.trim(),
    facts,
    competitors: chosenCompetitors(answers[2].slots),
    favorites: answers[3].favoriteColors,
    disliked: answers[3].dislikedColors,
    keywords: answers[4],
  };
};

/** One line for those who keep the panel closed: `Acme · 2 colors · 3 keywords`. */
export const sketchInShort = ({ companyName, favorites, keywords }: BrandSketch): string => {
  const counted = (count: number, noun: string) =>
    count === 0 ? undefined : `${count} ${noun}${count === 1 ? '' : 's'}`;
  return [companyName || 'Not named yet', counted(favorites.length, 'color'), counted(keywords.length, 'keyword')]
    .filter((part) => part !== undefined)
    .join(' · ');
};
