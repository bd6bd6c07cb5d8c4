import { recommendationCalls, selectionCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { OWN } from '../api/own-keys.ts';

/*
 * What is recommended for a quiz and what was chosen of it. Apart from the brand that follows from both: the panel
 * beside the first page of the quiz asks these to be read anew, and nothing else of a brand.
 */

export const selectionsQuery = (quizId: string) =>
  queryOptions({
    queryKey: [OWN, 'selections', quizId],
    queryFn: () => call(selectionCalls.get, { params: { id: quizId } }),
  });

export const recommendationsQuery = (quizId: string) =>
  queryOptions({
    queryKey: [OWN, 'recommendations', quizId],
    queryFn: () => call(recommendationCalls.get, { query: { quizId } }),
  });
