import { useQuery } from '@tanstack/react-query';
import { subscriptionDetailsQuery } from '../../shell/subscription-query.ts';
import { useUser } from '../../shell/visitor.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './account.module.css';
import { DETAILS_FAILED, subscriptionLines } from './subscription-details.ts';

/** Tier, status and dates of the subscription (spec administration §2.7). */
export const SubscriptionTab = () => {
  const { subscription } = useUser();
  const { data, isError, refetch } = useQuery(subscriptionDetailsQuery);
  if (isError) {
    return (
      <Banner level="error" action={<Button onPress={() => refetch()}>Try again</Button>}>
        {DETAILS_FAILED}
      </Banner>
    );
  }
  const lines = data ? subscriptionLines(data, subscription.expiration) : [{ name: 'Status', value: undefined }];
  return (
    <dl className={styles.ledger} aria-busy={!data}>
      <div className={styles.entry}>
        <dt>Tier</dt>
        <dd className={styles.tier}>{data?.tier.label ?? <Skeleton width={120} />}</dd>
      </div>
      {lines.map((line) => (
        <div key={line.name} className={styles.entry}>
          <dt>{line.name}</dt>
          <dd>{line.value ?? <Skeleton width={80} />}</dd>
        </div>
      ))}
    </dl>
  );
};
