import { DEFAULT_MESSAGE, INVALID_INPUT } from './plain-failures.ts';

/**
 * Every refusal the server can answer: its status and wording. The body is `{message, errorCode, ...params}`.
 * Wording comes from the specification where it gives one.
 */
export const refusals = {
  invalidInput: { status: 400, message: INVALID_INPUT },
  invalidHex: { status: 400, message: 'Invalid hex color (must be 6 digits)' },
  unknownIndustry: { status: 400, message: 'This industry is not in the list. Please choose another.' },
  unknownColorFamily: { status: 400, message: 'This color is not in the list. Please choose another.' },
  unknownKeyword: { status: 400, message: 'This keyword is not in the list. Please choose another.' },
  quizIncomplete: { status: 400, message: 'Please answer every page of the quiz first.' },
  quizCompleted: {
    status: 409,
    message: 'This brand is finished, so it stays as it is. To change something, edit a copy of it.',
  },
  brandIsActive: { status: 409, message: 'This is your active brand. Make another one active before you archive it.' },
  tooManyBrands: { status: 409, message: 'You have as many brands as one account can keep. Edit one that you have.' },
  recommendationsMissing: { status: 404, message: 'Nothing has been recommended for this quiz yet.' },
  bookMissing: { status: 400, message: 'Your brand book is not printed yet. Please try again in a moment.' },
  sharedBookMissing: { status: 404, message: 'There is no book at this address.' },
  sharedBookLocked: { status: 403, message: 'This book opens with a password.' },
  sharedBookPassword: { status: 403, message: 'This is not the password of this book.' },
  tooManyShares: { status: 409, message: 'You have as many links as one account can keep. Take one back first.' },
  registrationClosed: { status: 403, message: 'For now Signet is open to those who were invited.' },
  ssoIssuerSilent: {
    status: 400,
    message: 'This issuer does not answer, or under another name. Please write it exactly as it names itself.',
  },
  ssoIssuerUnsafe: { status: 400, message: 'The address of this issuer has to begin with https.' },
  ssoNoOrganizations: {
    status: 400,
    message: 'The sign-in that comes with Signet knows no organizations. Name the issuer that has this one.',
  },
  ssoTaken: {
    status: 409,
    message: 'Another configuration has this issuer, client and organization already: nobody could be told apart.',
  },
  waitingLinkDead: { status: 404, message: 'This link does not work any more. You can ask for another.' },
  signInAgain: { status: 403, message: 'Please sign in again first, so that we know that it is you.' },
  otherAddress: { status: 400, message: 'This is not the address of your account.' },
  subscriptionRuns: {
    status: 409,
    message: 'You have a subscription that runs. Please end it first, so that nothing more is charged.',
  },
  packMissing: { status: 400, message: 'Your brand pack is not ready yet. Please try again in a moment.' },
  logosMissing: { status: 400, message: 'The logos are not ready yet. Please try again in a moment.' },
  marksMissing: { status: 404, message: 'No marks have been drawn for this name yet.' },
  logoRefused: { status: 400, message: 'One of these files cannot be a logo here. Nothing was changed.' },
  unknownMark: { status: 400, message: 'This is not a mark that we can draw.' },
  noSelections: { status: 400, message: 'An Unknown Error Has Occurred' },
  nameNotCovered: {
    status: 400,
    message:
      'The font of this brand does not have every letter of the name. Please choose another font or change the name.',
  },
  nameNotDrawable: {
    status: 400,
    message:
      'None of the fonts has every letter of this name, so no logo could be drawn. Please write it in other letters.',
  },
  unknownFont: { status: 404, message: 'This font is not part of the brand.' },
  brainInvalid: { status: 400, message: 'This workbook is no sound brain. Nothing was stored.' },
  brainFileMissing: { status: 400, message: 'The file has not arrived. Please send it again.' },
  brainVersionTaken: { status: 409, message: 'There is a version of this name already. Please choose another name.' },
  brainNotSound: { status: 400, message: 'This version was not found sound, so it cannot be made active.' },
  unknownFlagValue: { status: 400, message: 'This flag cannot have that value.' },
  unknownProduct: { status: 400, message: 'This product is not sold here any more. Please choose another.' },
  nothingToBuy: { status: 400, message: 'There is nothing to subscribe to here yet.' },
  unknownChoice: { status: 400, message: 'One of these choices is not offered any more. Please choose again.' },
  lastAdministrator: { status: 409, message: 'Somebody has to stay administrator. Name another one first.' },
  ownRow: { status: 400, message: 'You cannot change your own role here. Somebody else has to.' },
  alreadyInvited: { status: 409, message: 'Somebody with this address is here or invited already.' },
  signatureInvalid: { status: 400, message: 'The signature of this event is not valid.' },
  productTaken: { status: 409, message: 'This product belongs to another tier already.' },
  alreadySubscribed: {
    status: 409,
    message: 'You have a subscription already. Manage it instead of buying another.',
  },
  freeTrialOver: { status: 409, message: 'Your free trial is over. Choose a subscription to go on.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  subscriptionExpired: { status: 403, message: 'Your subscription has expired.' },
  subscriptionNotExpired: { status: 403, message: 'Your subscription has not expired.' },
  switchedOff: { status: 403, message: 'This is not switched on here.' },
  featureMissing: { status: 403, message: 'Your tier does not include this.' },
  quizNotCompleted: { status: 403, message: 'Please complete the brand quiz first.' },
  linkInvalid: { status: 403, message: 'This link is not valid.' },
  linkExpired: { status: 403, message: 'This link has expired. Please ask for it again.' },
  notFound: { status: 404, message: 'We could not find what you asked for.' },
  staleQuiz: { status: 409, message: 'Your quiz was changed in another tab or window. Nothing was overwritten.' },
  staleSelections: {
    status: 409,
    message: 'Your brand was changed in another tab or window. Nothing was overwritten.',
  },
  uploadTooSlow: { status: 408, message: 'This took too long to arrive. Please try again on a faster connection.' },
  bodyTooLarge: { status: 413, message: 'This is too large to send.' },
  unsupportedMediaType: { status: 415, message: 'This kind of content is not supported here.' },
  tooManyRequests: {
    status: 429,
    message: 'That was a lot of tries in a short time. Please wait a moment and try again.',
  },
  brainIncomplete: {
    status: 503,
    message: 'The tables that brands are made from have a gap, so nothing can be recommended. Your answers are kept.',
  },
  generationFailed: { status: 503, message: 'The logos could not be drawn. Nothing was lost; please try again.' },
  companyNotRead: { status: 503, message: 'This company could not be read. Please try again in a moment.' },
  makingFailed: { status: 503, message: 'This could not be made. Nothing was lost; please try again.' },
  unexpected: { status: 500, message: DEFAULT_MESSAGE },
  competitorsUnavailable: { status: 503, message: 'Error Fetching Competitors' },
  unavailable: {
    status: 503,
    message: 'A service this needs is not answering. Nothing was lost; please try again in a moment.',
  },
  noMatchingTemplate: { status: 404, message: 'No matching pitch decks in Asset Library' },
  permissionError: {
    status: 403,
    message: 'ERROR: Insufficient Permissions. Please retry & select all available Google account permissions.',
  },
  driveFull: { status: 507, message: 'There is no room left in your drive. Nothing was changed.' },
  agentMissing: { status: 404, message: 'There is no agent yet. Create it first.' },
  agentBusy: { status: 409, message: 'The agent is at work. Please try again in a moment.' },
  agentNotPrepared: { status: 409, message: 'Prepare the agent first, and look at how it answered.' },
  agentNotPublished: { status: 404, message: 'The strategist is not open yet.' },
  unknownModel: { status: 400, message: 'This model is not offered here any more. Please choose another.' },
  tooManyKnowledgeBases: {
    status: 409,
    message: 'Maximum number of knowledge bases have been attached to agent.',
  },
  knowledgeBaseBusy: { status: 409, message: 'This knowledge base is at work. Please try again in a moment.' },
  knowledgeBaseNamed: { status: 409, message: 'There is a knowledge base of this name already.' },
  knowledgeBaseInUse: {
    status: 409,
    message: 'An agent uses this knowledge base. Take it out there, prepare and publish the agent, then delete it.',
  },
  dataSourceThere: { status: 409, message: 'This knowledge base has a data source already.' },
  dataSourceMissing: { status: 409, message: 'Create a data source for this knowledge base first.' },
  documentsElsewhere: {
    status: 409,
    message: 'These documents are read from a folder that others fill. Change them there, then sync.',
  },
  documentUnreadable: {
    status: 400,
    message: 'Files of this kind cannot be read. Send txt, md, html, pdf, docx, pptx, xlsx or csv.',
  },
  tooManyDocuments: { status: 409, message: 'This knowledge base has as many documents as one can hold.' },
  chatBusy: { status: 409, message: 'An answer is being written. Wait for it, or stop it.' },
  chatFailed: {
    status: 503,
    message:
      "I'm sorry. An error occurred while trying to process your request. " +
      'Please try again later or contact support if the problem persists.',
  },
  driveCodeUsed: { status: 409, message: 'This permission was used already. Please ask for the document again.' },
  storageFull: { status: 507, message: 'There is no room left to store this. Nothing was changed.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** Refusals that any call may answer; a call's own `refusals` come on top. */
export const commonRefusals = [
  'invalidInput',
  'unauthenticated',
  'forbidden',
  'signInAgain',
  'subscriptionExpired',
  'subscriptionNotExpired',
  'switchedOff',
  'featureMissing',
  'quizNotCompleted',
  'notFound',
  'bodyTooLarge',
  'unsupportedMediaType',
  'tooManyRequests',
  'unexpected',
  'unavailable',
  'storageFull',
] as const satisfies readonly RefusalCode[];

/** The body of every refused call. */
export type ErrorBody = { message: string; errorCode: RefusalCode } & Record<string, unknown>;
