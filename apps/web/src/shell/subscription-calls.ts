import { subscriptionCalls } from '@signet/contract';
import { messageOf } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { refreshVisitor } from './visitor.ts';
import { toasts } from '../ui/toast-queue.ts';

/** Where the founder is, to come back to: the path with its query. */
export const hereNow = (): string => location.pathname + location.search;

/** Leaves for the address that a call answers, in this window; says so where there is none. */
const leaveFor = async (asked: Promise<{ redirectUrl: string }>): Promise<void> => {
  try {
    location.assign((await asked).redirectUrl);
    // the button stays busy until the page is gone
    await new Promise(() => undefined);
  } catch (error) {
    toasts.error(messageOf(error));
  }
};

/** Goes on without paying; true when it is so, else why not is said. */
export const takeFreeTier = async (): Promise<boolean> => {
  try {
    await call(subscriptionCalls.takeFreeTier, { body: {} });
    await refreshVisitor();
    return true;
  } catch (error) {
    toasts.error(messageOf(error));
    return false;
  }
};

/** The payment provider's own page, where a subscription is managed. */
export const openPortal = (from = hereNow()): Promise<void> =>
  leaveFor(call(subscriptionCalls.portal, { query: { from }, body: {} }));

/** The payment provider's page for paying with the promotion. */
export const openBetaCheckout = (from = hereNow()): Promise<void> =>
  leaveFor(call(subscriptionCalls.betaCheckout, { query: { from }, body: {} }));
