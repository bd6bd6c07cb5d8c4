export { colorRoleNames, roleInWords } from './color-roles.ts';
export { colorNamesInUse, colorReasonsInUse } from './colors-in-use.ts';
export { directionWords } from './direction-words.ts';
export { kitTexts } from './kit-texts.ts';
export { tellReason } from './tell-reason.ts';
export { markTitle, markVerdict, tellMarkReason } from './mark-sentences.ts';
export { lookSentence } from './look.ts';
export { tradeWords } from './trade-words.ts';
export { voiceOf } from './voice.ts';
