import { auth, mail, settings, subscriptions } from './account-calls.ts';
import { brain } from './brain-calls.ts';
import { logos } from './logo-calls.ts';
import { companies } from './company-calls.ts';
import { quizzes, selections } from './quiz-calls.ts';
import { recommendations } from './recommendation-calls.ts';
import { system } from './system-calls.ts';

/** Every call of the product, by noun. */
export const api = {
  auth,
  brain,
  companies,
  logos,
  mail,
  quizzes,
  recommendations,
  selections,
  settings,
  subscriptions,
  system,
};

export * from './access.ts';
export * from './account-calls.ts';
export * from './answers.ts';
export * from './brain-calls.ts';
export * from './logo-calls.ts';
export * from './call.ts';
export * from './company-calls.ts';
export * from './limits.ts';
export * from './paging.ts';
export * from './quiz-calls.ts';
export * from './recommendation-calls.ts';
export * from './refusals.ts';
export * from './selection-shapes.ts';
export * from './system-calls.ts';
