export { accessRefusal, actsForOthers, allows, personOf, type AccessRefusal, type Person } from './access.ts';
export {
  allAnswered,
  firstUncompletedPage,
  gatedPage,
  quizSteps,
  type QuizAnswers,
  type QuizPage,
  type QuizPlace,
  type QuizStep,
} from './quiz-steps.ts';
export { chooseColor, colorChipState, type ColorMode } from './color-choice.ts';
export { findByWord, type SearchWords } from './find-by-word.ts';
export { isExpired } from './expiry.ts';
export { keywordTileState, toggleKeyword } from './keyword-choice.ts';
