/**
 * Whether a subscription has run out (spec results §4): the expiration lies in the past and the user may expire at
 * all. While subscriptions are off nothing expires (flow decisions). `expiration` is a UTC instant or null for never.
 */
export const isExpired = (
  user: { expiration: Date | null; canBeExpired: boolean },
  context: { subscriptionsEnabled: boolean; now: Date },
): boolean =>
  context.subscriptionsEnabled &&
  user.canBeExpired &&
  user.expiration !== null &&
  user.expiration.getTime() < context.now.getTime();
