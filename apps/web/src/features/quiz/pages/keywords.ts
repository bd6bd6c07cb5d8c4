import { quizCalls, keyword, limits, type KeywordRecord } from '@signet/contract';
import * as z from 'zod/mini';
import { idsOf, listed, namesOf, type PageDescriptor } from './page-descriptor.ts';

export const keywords: PageDescriptor<readonly KeywordRecord[]> = {
  heading: 'Thoughts and Feelings',
  intro: 'Choose three words people should have in mind after meeting you.',
  listedAs: { name: 'Keywords', what: 'keywords' },
  next: 5,
  draft: z.array(keyword).check(z.maxLength(limits.keywords)),
  schema: z.object({ thoughtsAndFeelings: quizCalls.save.body.shape.thoughtsAndFeelings }),
  saved: (quiz) => quiz.thoughtsAndFeelings,
  toSave: (chosen) => ({ thoughtsAndFeelings: idsOf(chosen) }),
  essence: idsOf,
  summary: (chosen) => listed(namesOf(chosen), 'No keywords'),
};
