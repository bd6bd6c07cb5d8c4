import { upgrader, useFlag, useMay } from './feature-flags.ts';
import { subscribeLabel } from './subscribe-ways.ts';

/** What somebody's tier does not open. */
export type Locked = 'finish' | 'book' | 'library';
/** `link`, the label of the way to the subscription, is absent where there is nothing to subscribe to. */
export type SubscribeOffer = { title: string; text: string; link?: string };

const KEPT = 'Your answers and the brand made from them are kept.';
const ask = (what: string) => `Ask the people who run this Signet to open ${what} for your account.`;

/** While subscriptions are off, no word of them is said (flow decisions). */
const plain = {
  finish: {
    title: 'This account cannot finish yet',
    text: `Finishing a brand is not open to your account. ${ask('it')} ${KEPT}`,
  },
  book: {
    title: 'This account has no brand book yet',
    text: `The brand book is not open to your account. ${ask('it')} ${KEPT}`,
  },
  library: {
    title: "Let's Grow!",
    text: `These documents are not open to your account. ${ask('them')} The sample deck is yours now.`,
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

/**
 * What to say to somebody whose tier lacks something. `asUpgrade`: they subscribe already, to less (spec results §3).
 */
export const subscribeOffer = (
  locked: Locked,
  { enabled, asUpgrade }: { enabled: boolean; asUpgrade: boolean },
): SubscribeOffer => (enabled ? { ...subscribing[locked], link: subscribeLabel(asUpgrade) } : plain[locked]);

/** The same for the signed-in user and the flags of this Signet. */
export const useSubscribeOffer = (locked: Locked): SubscribeOffer =>
  subscribeOffer(locked, {
    enabled: useFlag('enableSubscriptions') === true,
    asUpgrade: useMay(upgrader),
  });
