import type { Competitor, PinnedBrand, ResearchRead } from '@signet/contract';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import { logoTextOf } from '../quizzes/logo-text.ts';
import type { QuizRow } from '../quizzes/quizzes.service.ts';
import type { Choice } from '../selections/selections.service.ts';

/** What is drawn and told of a brand, finished or in the making. */
export type BrandInForce = {
  quizId: string;
  isFinished: boolean;
  brainVersionId: string;
  companyName: string;
  logoText: string;
  /** As it was answered: an address, none yet, or empty. */
  websiteUrl: string;
  /** The key of what the company does. */
  industryId: string;
  businessLifecycle: string;
  /** 0 to 1; absent where the industry's norm counts. */
  standOut?: number;
  /** CORE, SUPPORTING, NUANCE. */
  keywords: { name: string }[];
  competitors: readonly Competitor[];
  /** What had been read of the competitors when it was finished; absent before that: then more may still be read. */
  research?: ResearchRead;
  chosen: Choice;
  /** Files of a logo that somebody brought along, which stands in the place of the drawn one. */
  custom?: CustomLogos;
};

/** A finished brand, from its version alone. */
export const finishedBrand = (brand: PinnedBrand, custom: CustomLogos | undefined): BrandInForce => {
  const { quizId, brainVersionId, logoText, answers, research, chosen } = brand;
  const { companyName, websiteUrl, industry, businessLifecycle, standOut, thoughtsAndFeelings, competitors } = answers;
  return {
    quizId,
    isFinished: true,
    brainVersionId,
    companyName,
    logoText,
    websiteUrl,
    industryId: industry._id,
    businessLifecycle,
    ...(standOut === undefined ? {} : { standOut }),
    keywords: thoughtsAndFeelings.map(({ name }) => ({ name })),
    competitors,
    // brands of before research was pinned say nothing of it
    ...(research.readAt === null ? {} : { research }),
    chosen,
    ...(custom && { custom }),
  };
};

/** What is answered and chosen of a quiz at this moment. */
export const brandAsChosen = (
  quiz: QuizRow,
  { keywords }: Pick<LoadedBrain, 'keywords'>,
  { active, customLogos }: { active: Choice; customLogos: CustomLogos | null },
): BrandInForce => ({
  quizId: quiz.id,
  isFinished: false,
  brainVersionId: quiz.brain_version_id,
  companyName: quiz.company_name,
  logoText: logoTextOf(quiz),
  websiteUrl: quiz.website_url,
  industryId: quiz.industry,
  businessLifecycle: quiz.business_lifecycle,
  ...(quiz.stand_out === null ? {} : { standOut: quiz.stand_out }),
  keywords: quiz.keyword_ids.flatMap((id) => {
    const keyword = keywords.get(id);
    return keyword ? [{ name: keyword.name }] : [];
  }),
  competitors: quiz.competitors ?? [],
  chosen: active,
  ...(customLogos && { custom: customLogos }),
});
