import type { Quiz } from '@signet/contract';

/** A quiz for tests: page 1 answered, the rest not, as a founder leaves it after the first NEXT. */
export const quizExample = (changes: Partial<Quiz> = {}): Quiz => ({
  _id: 'e7f4c1de-0b63-4a5e-9f4f-2d1f5c8f7a10',
  version: 1,
  brainVersionId: '6c9a2c86-8d0f-4a45-8f0f-0a44b1f4ce21',
  companyName: 'Acme',
  websiteUrl: 'acme.com',
  logoText: '',
  industry: 'coffee',
  businessLifecycle: 'seed',
  thoughtsAndFeelings: [],
  completed: false,
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});
