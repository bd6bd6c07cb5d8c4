import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths, pricingPath } from '../../paths.ts';
import { useFlag } from '../../shell/feature-flags.ts';
import { Link } from '../../shell/link.tsx';
import { manageLabel, useSubscribeLabel } from '../../shell/subscribe-ways.ts';
import { openPortal } from '../../shell/subscription-calls.ts';
import { subscriptionDetailsQuery } from '../../shell/subscription-query.ts';
import { useUser } from '../../shell/visitor.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './account.module.css';
import { DETAILS_FAILED, standingWords, subscriptionLines } from './subscription-details.ts';

/** To the provider's portal for what is paid, else to what can be subscribed to (spec results §6). */
const WayOn = ({ isManaged, sells }: { isManaged: boolean; sells: boolean }) => {
  const label = useSubscribeLabel();
  if (isManaged)
    return (
      <Button variant="primary" onPress={() => openPortal(paths.subscription)}>
        {manageLabel()}
      </Button>
    );
  if (!sells) return null;
  return (
    <Link look="primary" to={pricingPath(paths.subscription)}>
      {label}
    </Link>
  );
};

/** Tier, status and dates of the subscription (spec administration §2.7). */
export const SubscriptionTab = () => {
  const { subscription } = useUser();
  const sells = useFlag('enableSubscriptions') === true;
  const [now] = useState(() => new Date());
  const { data: details, isError, refetch } = useQuery(subscriptionDetailsQuery);
  if (isError) {
    return (
      <Banner level="error" action={<Button onPress={() => refetch()}>Try again</Button>}>
        {DETAILS_FAILED}
      </Banner>
    );
  }
  const given = details && { details, expiration: subscription.expiration };
  const lines = given ? subscriptionLines(given) : [{ name: 'Status', value: undefined }];
  const words = given && standingWords({ ...given, sells, now });
  return (
    <>
      <dl className={styles.ledger} aria-busy={!details}>
        <div className={styles.entry}>
          <dt>Tier</dt>
          <dd className={styles.tier}>{details?.tier.label ?? <Skeleton width={120} />}</dd>
        </div>
        {lines.map((line) => (
          <div key={line.name} className={styles.entry}>
            <dt>{line.name}</dt>
            <dd>{line.value ?? <Skeleton width={80} />}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.onward}>
        {words && <p className={styles.words}>{words}</p>}
        {details && <WayOn isManaged={details.managedSubscription !== null} sells={sells} />}
      </div>
    </>
  );
};
