export { accessRefusal, actsForOthers, allows, personOf, type AccessRefusal, type Person } from './access.ts';
export {
  allAnswered,
  firstUncompletedPage,
  gatedPage,
  quizSteps,
  type QuizAnswers,
  type QuizPage,
  type QuizStep,
} from './quiz-steps.ts';
export { chooseColor, colorChipState, type ColorMode } from './color-choice.ts';
export { findByWord, type SearchWords } from './find-by-word.ts';
export { isExpired } from './expiry.ts';
export { spellingDistance } from './spelling-distance.ts';
export {
  governingSubscription,
  holdingOf,
  mayGoOnFree,
  subscriptionStatuses,
  type Standing,
  type Subscription,
  type SubscriptionStatus,
} from './subscription.ts';
export { keywordTileState, toggleKeyword } from './keyword-choice.ts';
export { researchAcknowledged, researchHeard, researchStanding } from './research-states.ts';
export { colorSelectionOf, fontSelectionOf, kitSelectionOf } from './selection-of.ts';
