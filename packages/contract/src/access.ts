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

/**
 * Who may make a call. Every call declares it; there is no default.
 * - `public`: anyone.
 * - `token`: a valid access token; a registered user is not needed (validate, register).
 * - `user`: a registered, active user. `expiry` says whether an expired subscription still gets in
 *   (spec administration §2.1: unexpired by default, expired only, or both); all `permissions` must be held.
 */
export type Access =
  | { who: 'public' }
  | { who: 'token' }
  | {
      who: 'user';
      expiry: 'unexpired' | 'expired' | 'any';
      permissions?: readonly Permission[];
      feature?: Feature;
      quizCompleted?: true;
    };

export const anyone = { who: 'public' } as const satisfies Access;
export const tokenHolder = { who: 'token' } as const satisfies Access;
export const activeUser = { who: 'user', expiry: 'unexpired' } as const satisfies Access;
/** Signed in, subscription expired or not: the account pages and what the shell needs. */
export const anyUser = { who: 'user', expiry: 'any' } as const satisfies Access;
/** A signed-in user who holds every one of `held`. */
export const userWith = (...held: Permission[]) =>
  ({ who: 'user', expiry: 'unexpired', permissions: held }) as const satisfies Access;
