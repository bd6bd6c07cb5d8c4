import { agentCalls } from './agent-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { authCalls } from './auth-calls.ts';
import { bookCalls } from './book-calls.ts';
import { brainCalls } from './brain-calls.ts';
import { brainVersionCalls } from './brain-version-calls.ts';
import { brandCalls } from './brand-calls.ts';
import { brandHistoryCalls } from './brand-history-calls.ts';
import { brandListCalls } from './brand-list-calls.ts';
import { companyCalls } from './company-calls.ts';
import { customLogoCalls } from './custom-logo-calls.ts';
import { driveCalls } from './drive-calls.ts';
import { fontCalls } from './font-calls.ts';
import { kitPictureCalls } from './kit-picture-calls.ts';
import { knowledgeBaseCalls } from './knowledge-base-calls.ts';
import { libraryCalls } from './library-calls.ts';
import { logoCalls } from './logo-calls.ts';
import { madeFileCalls } from './made-file-calls.ts';
import { markCalls } from './mark-calls.ts';
import { mailCalls } from './mail-calls.ts';
import { myDataCalls } from './my-data-calls.ts';
import { overviewCalls } from './overview-calls.ts';
import { packCalls } from './pack-calls.ts';
import { quizCalls } from './quiz-calls.ts';
import { recommendationCalls } from './recommendation-calls.ts';
import { researchCalls } from './research-calls.ts';
import { selectionCalls } from './selection-calls.ts';
import { sharedBookCalls } from './shared-book-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { ssoCalls } from './sso-calls.ts';
import { strangerCalls } from './stranger-calls.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import { systemCalls } from './system-calls.ts';
import { tillCalls } from './till-calls.ts';
import { userCalls } from './user-calls.ts';
import { waitingListCalls } from './waiting-list-calls.ts';

/** Every call of the product, by noun. */
export const api = {
  agents: agentCalls,
  assetLibrary: libraryCalls,
  audit: auditCalls,
  auth: authCalls,
  books: bookCalls,
  brain: brainCalls,
  brainVersions: brainVersionCalls,
  brandHistory: brandHistoryCalls,
  brandList: brandListCalls,
  brands: brandCalls,
  companies: companyCalls,
  customLogos: customLogoCalls,
  drive: driveCalls,
  fonts: fontCalls,
  kitPictures: kitPictureCalls,
  knowledgeBases: knowledgeBaseCalls,
  logos: logoCalls,
  madeFiles: madeFileCalls,
  mail: mailCalls,
  marks: markCalls,
  myData: myDataCalls,
  overview: overviewCalls,
  packs: packCalls,
  quizzes: quizCalls,
  recommendations: recommendationCalls,
  research: researchCalls,
  selections: selectionCalls,
  sharedBooks: sharedBookCalls,
  settings: settingsCalls,
  sso: ssoCalls,
  strangers: strangerCalls,
  subscriptions: subscriptionCalls,
  system: systemCalls,
  till: tillCalls,
  users: userCalls,
  waitingList: waitingListCalls,
};

export * from './access.ts';
export * from './agent-calls.ts';
export * from './answers.ts';
export * from './audit-calls.ts';
export * from './auth-calls.ts';
export * from './book-calls.ts';
export * from './book-manners.ts';
export * from './book-shapes.ts';
export * from './brain-calls.ts';
export * from './brain-version-calls.ts';
export * from './brand-calls.ts';
export * from './brand-history-calls.ts';
export * from './brand-list-calls.ts';
export * from './call.ts';
export * from './chat-shapes.ts';
export * from './company-calls.ts';
export * from './custom-logo-calls.ts';
export * from './drive-calls.ts';
export * from './font-calls.ts';
export * from './font-face.ts';
export * from './input-words.ts';
export * from './kit-picture-calls.ts';
export * from './kit-pieces.ts';
export * from './knowledge-base-calls.ts';
export * from './library-calls.ts';
export * from './limits.ts';
export * from './logo-calls.ts';
export * from './logo-files.ts';
export * from './made-file-calls.ts';
export * from './mail-calls.ts';
export * from './mark-calls.ts';
export * from './mark-shapes.ts';
export * from './my-data-calls.ts';
export * from './overview-calls.ts';
export * from './pack-calls.ts';
export * from './paging.ts';
export { DEFAULT_MESSAGE, SERVER_ERROR } from './plain-failures.ts';
export * from './quiz-calls.ts';
export type * from './reasons.ts';
export * from './recommendation-calls.ts';
export * from './refusals.ts';
export * from './research-calls.ts';
export * from './selection-calls.ts';
export * from './selection-shapes.ts';
export * from './settings-calls.ts';
export * from './shared-book-calls.ts';
export * from './sso-calls.ts';
export * from './stranger-calls.ts';
export * from './subscription-calls.ts';
export * from './system-calls.ts';
export * from './till-calls.ts';
export * from './user.ts';
export * from './user-calls.ts';
export * from './visible-text.ts';
export * from './waiting-list-calls.ts';
