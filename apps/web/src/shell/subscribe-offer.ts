import { useLocation } from 'react-router';
import { pricingPath } from '../paths.ts';
import { configIfLoaded } from './config.ts';
import { useFlag } from './feature-flags.ts';
import { useUser } from './visitor.ts';

/** What somebody's tier does not open. */
export type Locked = 'finish' | 'book' | 'library';
/** `link`, the label of the way to the subscription, is absent where there is nothing to subscribe to. */
export type SubscribeOffer = { title: string; text: string; link?: string };

const KEPT = 'Your answers and the brand made from them are kept.';
const ASK = 'Ask whoever invited you or runs this Signet: they can open it for your account.';

/** While subscriptions are off, no word of them is said (flow decisions). */
const plain = {
  finish: {
    title: 'This account cannot finish yet',
    text: `Finishing a brand is not open to your account. ${ASK} ${KEPT}`,
  },
  book: {
    title: 'This account has no brand book yet',
    text: `The brand book is not open to your account. ${ASK} ${KEPT}`,
  },
  library: {
    title: "Let's Grow!",
    text: `These documents are not open to your account. ${ASK} The sample deck is yours now.`,
  },
} as const satisfies Record<Locked, SubscribeOffer>;

const subscribing = {
  finish: {
    title: 'Subscribe to finish your brand',
    text: `With a subscription, Signet draws your logo files and opens your brand book. ${KEPT}`,
  },
  book: {
    title: 'Subscribe to open your brand book',
    text: `Logo files, colors, type and the rules that hold them together are part of a subscription. ${KEPT}`,
  },
  library: {
    title: "Let's Grow!",
    text: 'Decks, posts and cards in your brand are part of a subscription. The sample deck is yours now.',
  },
} as const satisfies Record<Locked, SubscribeOffer>;

const subscribeLabel = (asUpgrade: boolean): string => (asUpgrade ? 'UPGRADE NOW' : 'SUBSCRIBE TO SIGNET');

/**
 * What to say to somebody whose tier lacks something. `asUpgrade`: they subscribe already, to less (spec results §3).
 */
export const subscribeOffer = (
  locked: Locked,
  { enabled, asUpgrade }: { enabled: boolean; asUpgrade: boolean },
): SubscribeOffer => (enabled ? { ...subscribing[locked], link: subscribeLabel(asUpgrade) } : plain[locked]);

/** The label of the way to the pricing table (spec results §6 and §9), for the signed-in user. */
export const useSubscribeLabel = (): string => subscribeLabel(useUser().features['showSubscribeAsUpgrade'] === true);

/** The way to the pricing table, and from there back to this page as it is, with its query. */
export const usePricingPath = (): string => {
  const { pathname, search } = useLocation();
  return pricingPath(pathname + search);
};

/** The label of the way to what is paid already; it names who takes the money (spec results §9). */
export const manageLabel = (): string =>
  configIfLoaded()?.stripe.key ? 'MANAGE ON STRIPE' : 'MANAGE AT THE TEST TILL';

/** The same for the signed-in user and the flags of this Signet. */
export const useSubscribeOffer = (locked: Locked): SubscribeOffer =>
  subscribeOffer(locked, {
    enabled: useFlag('enableSubscriptions') === true,
    asUpgrade: useUser().features['showSubscribeAsUpgrade'] === true,
  });
