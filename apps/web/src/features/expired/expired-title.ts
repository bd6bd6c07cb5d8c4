import { FREE_TIER } from '@signet/contract';

/** Spec administration §2.8. */
export const expiredTitle = (subscriptionKey: string): string =>
  subscriptionKey === FREE_TIER ? 'Your Free Trial Expired' : 'Your Signet is Expired';
