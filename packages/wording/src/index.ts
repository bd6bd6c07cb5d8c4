export { colorRoleNames, roleInWords } from './color-roles.ts';
export { reasonSentence } from './reason-sentence.ts';
