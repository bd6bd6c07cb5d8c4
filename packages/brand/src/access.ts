import type { Access, FeatureFlag, RefusalCode, User } from '@signet/contract';

/** A registered person, as far as access asks: what role, tier and house give them at this moment. */
export type Person = {
  status: User['status'];
  permissions: ReadonlySet<string>;
  features: ReadonlySet<string>;
  /** The house's switches that are on. */
  flags: ReadonlySet<string>;
  subscription: { subscriptionKey: string };
  expired: boolean;
  quizCompleted: boolean;
};

/** Somebody who asks to be let in: with a valid access token or not, registered or not. */
export type Caller = { token: boolean; user?: Person | undefined };

type UserAccess = Extract<Access, { who: 'user' }>;
type Refuses = (access: Access, caller: Caller) => boolean;

/** A reason that holds of registered people only. */
const ofUser =
  (refuses: (need: UserAccess, user: Person) => boolean): Refuses =>
  (access, { user }) =>
    access.who === 'user' && user !== undefined && refuses(access, user);

/**
 * Why somebody is not let in, in the order in which it is said: who they are, then their subscription, then what
 * their role, the house, their tier and their quiz lack. The names are those of the contract's refusals.
 */
const refusals = [
  [
    'unauthenticated',
    (access, { token, user }) =>
      (access.who !== 'public' && !token) || (access.who === 'user' && user?.status !== 'active'),
  ],
  ['subscriptionExpired', ofUser(({ expiry }, { expired }) => expiry === 'unexpired' && expired)],
  ['subscriptionNotExpired', ofUser(({ expiry }, { expired }) => expiry === 'expired' && !expired)],
  ['forbidden', ofUser((need, user) => need.permissions?.every((one) => user.permissions.has(one)) === false)],
  ['switchedOff', ofUser((need, user) => need.flags?.every((one) => user.flags.has(one)) === false)],
  [
    'featureMissing',
    ofUser(
      ({ tiers, feature }, { subscription, features }) =>
        tiers?.some((one) => one === subscription.subscriptionKey) === false ||
        (feature !== undefined && !features.has(feature)),
    ),
  ],
  ['quizNotCompleted', ofUser((need, user) => need.quizCompleted === true && !user.quizCompleted)],
] as const satisfies readonly (readonly [RefusalCode, Refuses])[];

export type AccessRefusal = (typeof refusals)[number][0];

/** Whether somebody is let in: undefined, or the first reason why not (spec administration §2.1). */
export const accessRefusal = (access: Access, caller: Caller): AccessRefusal | undefined =>
  refusals.find(([, refuses]) => refuses(access, caller))?.[0];

/** The same for a registered person as a yes or no. */
export const allows = (access: Access, user: Person): boolean =>
  accessRefusal(access, { token: true, user }) === undefined;

/** Whether a person may make this call about another's quiz. */
export const actsForOthers = (access: Access, actor: Person): boolean =>
  access.who === 'user' && access.onBehalf?.some((one) => actor.permissions.has(one)) === true;

const held = (map: Readonly<Record<string, boolean>>): ReadonlySet<string> =>
  new Set(Object.keys(map).filter((key) => map[key] === true));

/** The person behind a user as the app sees itself, with the house's switches as far as they are known. */
export const personOf = (
  user: User,
  { expired, flags = [] }: { expired: boolean; flags?: readonly Pick<FeatureFlag, 'name' | 'value'>[] | undefined },
): Person => ({
  ...user,
  permissions: held(user.permissions),
  features: held(user.features),
  flags: new Set(flags.filter(({ value }) => value === true).map(({ name }) => name)),
  expired,
});
