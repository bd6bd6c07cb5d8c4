import type { BrandContent } from '../../db/tables/quizzes.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import { logoTextOf } from '../quizzes/logo-text.ts';
import type { QuizRow } from '../quizzes/quizzes.service.ts';

type Answers = BrandContent['answers'];

/** The answers with the names and meanings that the brain has for them now. */
const answersOf = (quiz: QuizRow, { industries, keywords }: LoadedBrain): Answers => ({
  companyName: quiz.company_name,
  websiteUrl: quiz.website_url,
  industry: { _id: quiz.industry, name: industries.get(quiz.industry)?.name ?? quiz.industry },
  businessLifecycle: quiz.business_lifecycle,
  competitors: quiz.competitors ?? [],
  ...(quiz.stand_out === null ? {} : { standOut: quiz.stand_out }),
  colorPreferences: quiz.color_preferences ?? { favoriteColors: [], dislikedColors: [] },
  thoughtsAndFeelings: quiz.keyword_ids.flatMap((id) => keywords.get(id) ?? []),
});

/** All that a brand is, from what it is made of: nothing in it has to be looked up later. */
export const brandContent = (
  quiz: QuizRow,
  brain: LoadedBrain,
  {
    files,
    ...of
  }: Pick<BrandContent, 'chosen' | 'usesOwnColors' | 'hasCustomLogos' | 'recommended' | 'research'> & {
    files: BrandContent['logo']['files'];
  },
): BrandContent => ({
  answers: answersOf(quiz, brain),
  logo: { text: logoTextOf(quiz), files: files.map(({ fileName, key }) => ({ fileName, key })) },
  ...of,
});
