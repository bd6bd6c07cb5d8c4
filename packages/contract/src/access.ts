import { FREE_TIER } from './limits.ts';

/** What a role may do (spec administration §6; `canBeExpired` from spec results §4). */
export const permissions = [
  'canAccessAdminPage',
  'canViewUsers',
  'canManageSignetBrain',
  'canManageSubscriptions',
  'canManageSettings',
  'canManageDocuments',
  'canManageAIAgent',
  'canAccessTestingPages',
  'canInviteUser',
  'canUpdateUserRole',
  'canDisableUser',
  'canUpdateUserSubscription',
  'canUpdateUserExpiration',
  'canManageUserBrand',
  'canDownloadUserBrand',
  'canBeExpired',
] as const;
export type Permission = (typeof permissions)[number];

/** What a tier unlocks (spec quiz §6, results §3, administration §6). */
export const features = [
  'brandQuiz.canComplete',
  'brandBook.enabled',
  'assetLibrary.pitchDecks.enabled',
  'assetLibrary.letterheads.enabled',
  'assetLibrary.onePagers.enabled',
  'assetLibrary.social.enabled',
  'assetLibrary.misc.enabled',
  'chat.enabled',
  'showSubscribeAsUpgrade',
] as const;
export type Feature = (typeof features)[number];

/** Keys of the tiers (spec results §9 names free; the others are Signet's own). */
export const tierKeys = [FREE_TIER, 'founder', 'studio', 'waitlist'] as const;
export type TierKey = (typeof tierKeys)[number];

/** Switches of the whole house, and what each can be set to (spec administration §6 and §9). */
export const flagOptions = {
  'brand.logo': ['default', 'next'],
  support: [true, false],
  'chatbot.enabled': [true, false],
  sideBarSubscribe: [true, false],
  enableSubscriptions: [true, false],
  pricingTableNumColumns: [1, 2, 3, 4],
  openRegistration: [true, false],
  requireSecondFactor: ['nobody', 'staff', 'everybody'],
} as const satisfies Record<string, readonly (boolean | number | string)[]>;
/** Switches that are written, not chosen: words that are shown, or an address that they lead to. Empty: nothing is. */
export const textFlags = {
  'designServices.text': 'words',
  'designServices.link': 'address',
} as const satisfies Record<string, 'words' | 'address'>;
export type TextFlag = keyof typeof textFlags;
export const isTextFlag = (name: string): name is TextFlag => Object.hasOwn(textFlags, name);
export type Flag = keyof typeof flagOptions | TextFlag;

/** What must hold of a registered, active user. Whatever is not named is not asked for. */
export type Requirement = {
  /** Whether an expired subscription still gets in (spec administration §2.1). */
  expiry: 'unexpired' | 'expired' | 'any';
  /** All of them must be held. */
  permissions?: readonly Permission[];
  /** All of them must be on. */
  flags?: readonly Flag[];
  /** One of them must be the user's. */
  tiers?: readonly TierKey[];
  feature?: Feature;
  quizCompleted?: true;
};

/**
 * Who may make a call or see a screen. Everything declares it; there is no default.
 * - `public`: anyone.
 * - `token`: a valid access token; a registered user is not needed (validate, register).
 * - `user`: a registered, active user of whom the requirement holds. It is about the caller's own things, except
 *   where `onBehalf` names permissions: whoever holds one of them may make the call about another's quiz.
 * packages/brand/src/access.ts answers whether somebody gets in, and why not.
 */
export type Access =
  | { who: 'public' }
  | { who: 'token' }
  | ({ who: 'user'; onBehalf?: readonly Permission[] } & Requirement);

export const anyone = { who: 'public' } as const satisfies Access;
export const tokenHolder = { who: 'token' } as const satisfies Access;
export const activeUser = { who: 'user', expiry: 'unexpired' } as const satisfies Access;
/** Signed in, subscription expired or not: the account pages and what the shell needs. */
export const anyUser = { who: 'user', expiry: 'any' } as const satisfies Access;
/** A signed-in user who holds every one of `held`. */
export const userWith = (...held: Permission[]) =>
  ({ who: 'user', expiry: 'unexpired', permissions: held }) as const satisfies Access;
/** The same for the owner, and about somebody's quiz for staff who hold one of `onBehalf` (spec administration §6). */
export const ownerOr = <const A extends Extract<Access, { who: 'user' }>>(owner: A, ...onBehalf: Permission[]) => ({
  ...owner,
  onBehalf,
});
/** Completing a quiz and making its files (spec quiz §6). */
export const brandFinisher = { ...activeUser, feature: 'brandQuiz.canComplete' } as const satisfies Access;
/**
 * What is for whoever has finished a brand: documents of the asset library and the story that they tell (spec
 * administration §2.1).
 */
export const brandHolder = { ...activeUser, quizCompleted: true } as const satisfies Access;
/**
 * The content of the Brand Book (spec results §6). What a founder has made can be read and taken along after the
 * subscription's end as well.
 */
export const bookReader = { ...anyUser, feature: 'brandBook.enabled' } as const satisfies Access;
