import type { Quiz } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { industryInCopy } from '../../../../brand/brand-copy.ts';
import type { TradeSource } from '../../../../brand/trade-copy.ts';
import { industriesQuery } from '../../quiz-queries.ts';
import type { Studio } from '../choice/use-studio.ts';

/** What a company's industry is called in running text; undefined for one that is in no list. */
export const useIndustryInCopy = (quiz: Quiz): string | undefined => {
  const { data: industries = [] } = useQuery(industriesQuery(quiz._id));
  return industryInCopy(industries, quiz.industry);
};

/** What is known of a company for sentences about it. */
export const useCopy = ({ quiz, recommendations }: Pick<Studio, 'quiz' | 'recommendations'>): TradeSource => ({
  companyName: quiz.companyName,
  industry: useIndustryInCopy(quiz),
  industryId: quiz.industry,
  keywords: quiz.thoughtsAndFeelings,
  specimens: recommendations.specimens ?? [],
});
