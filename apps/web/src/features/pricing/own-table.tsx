import { subscriptionCalls, tillCalls, type SubscriptionOffer } from '@signet/contract';
import { IconCheck } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { chatSwitch, useMay } from '../../shell/feature-flags.ts';
import { priceOf } from '../../shell/price.ts';
import { openedBy } from './offer-words.ts';
import styles from './pricing.module.css';
import { TableFailed } from './table-failed.tsx';

const offersQuery = queryOptions({
  queryKey: ['subscriptionOffers'],
  queryFn: async ({ signal }) => (await call(subscriptionCalls.offers, {}, { signal })).offers,
});

/** What a provider's table does by itself: a checkout of the product, in this window. */
const choose = async ({ productId }: SubscriptionOffer, from: string): Promise<void> => {
  try {
    const session = await call(subscriptionCalls.createSubscriptionCheckoutSession, { query: { from }, body: {} });
    const body = { checkoutSessionId: session.checkoutSessionId, productId };
    location.assign((await call(tillCalls.choose, { body })).redirectUrl);
    await new Promise(() => undefined);
  } catch (error) {
    toasts.error(messageOf(error));
  }
};

const Offer = ({ offer, from, isFirst }: { offer: SubscriptionOffer; from: string; isFirst: boolean }) => {
  const { label, interval, trialDays } = offer;
  const hasChat = useMay(chatSwitch);
  return (
    <li className={styles.offer}>
      <h2 className={styles.tier}>{label}</h2>
      <p className={styles.price}>
        <strong>{priceOf(offer)}</strong> a {interval}
      </p>
      <p className={styles.trial}>{trialDays > 0 ? `The first ${trialDays} days are free.` : 'Cancel at any time.'}</p>
      <ul className={styles.opened}>
        {openedBy(offer, hasChat).map((line) => (
          <li key={line}>
            <IconCheck size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        className={styles.choose}
        onPress={() => choose(offer, from)}
        aria-label={`Subscribe to ${label}`}
      >
        {`SUBSCRIBE TO ${label.toUpperCase()}`}
      </Button>
    </li>
  );
};

/** The pricing table of the house itself, made of its tiers; paid at the test till. */
export const OwnTable = ({ from }: { from: string }) => {
  const { data: offers, isError, refetch } = useQuery(offersQuery);
  if (isError) return <TableFailed onRetry={refetch} />;
  if (!offers) {
    return (
      <div className={styles.offers} aria-busy="true">
        <Skeleton height={360} />
        <Skeleton height={360} />
      </div>
    );
  }
  if (offers.length === 0) return <Banner level="info">There is nothing to subscribe to here yet.</Banner>;
  return (
    <>
      <Banner level="info" title="Test till">
        This Signet has no payment provider. You can go through every step; no card is asked for and nobody is charged.
      </Banner>
      <ul className={styles.offers}>
        {offers.map((offer, n) => (
          <Offer key={offer.tierKey} offer={offer} from={from} isFirst={n === 0} />
        ))}
      </ul>
    </>
  );
};
