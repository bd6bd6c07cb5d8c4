import { useQuery } from '@tanstack/react-query';
import type { Quiz } from '@signet/contract';
import { industryInCopy } from '../../../../brand/brand-copy.ts';
import type { TradeSource } from '../../../../brand/trade-copy.ts';
import { industriesQuery } from '../../quiz-queries.ts';

/** What is known of a company for sentences about it. */
export const useCopy = (quiz: Quiz): TradeSource => {
  const { data: industries = [] } = useQuery(industriesQuery(quiz._id));
  return {
    companyName: quiz.companyName,
    industry: industryInCopy(industries, quiz.industry),
    industryId: quiz.industry,
    keywords: quiz.thoughtsAndFeelings,
  };
};
