import { auth } from './auth-calls.ts';
import { brain } from './brain-calls.ts';
import { brands } from './brand-calls.ts';
import { companies } from './company-calls.ts';
import { fonts } from './font-calls.ts';
import { logos } from './logo-calls.ts';
import { madeFiles } from './made-file-calls.ts';
import { mail } from './mail-calls.ts';
import { quizzes } from './quiz-calls.ts';
import { recommendations } from './recommendation-calls.ts';
import { selections } from './selection-calls.ts';
import { settings } from './settings-calls.ts';
import { subscriptions } from './subscription-calls.ts';
import { system } from './system-calls.ts';

/** Every call of the product, by noun. */
export const api = {
  auth,
  brain,
  brands,
  companies,
  fonts,
  logos,
  madeFiles,
  mail,
  quizzes,
  recommendations,
  selections,
  settings,
  subscriptions,
  system,
};

export * from './access.ts';
export * from './answers.ts';
export * from './auth-calls.ts';
export * from './brain-calls.ts';
export * from './brand-calls.ts';
export * from './call.ts';
export * from './company-calls.ts';
export * from './font-calls.ts';
export * from './input-words.ts';
export * from './limits.ts';
export * from './logo-calls.ts';
export * from './logo-files.ts';
export * from './made-file-calls.ts';
export * from './mail-calls.ts';
export * from './paging.ts';
export * from './quiz-calls.ts';
export type * from './reasons.ts';
export * from './recommendation-calls.ts';
export * from './refusals.ts';
export * from './selection-calls.ts';
export * from './selection-shapes.ts';
export * from './settings-calls.ts';
export * from './subscription-calls.ts';
export * from './system-calls.ts';
export * from './user.ts';
export * from './visible-text.ts';
