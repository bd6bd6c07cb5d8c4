import { FREE_TIER } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { subscriptionDetailsQuery } from '../../shell/subscription-query.ts';
import { useUser } from '../../shell/visitor.ts';

/** Spec administration §2.8. */
export const expiredTitle = (subscriptionKey: string): string =>
  subscriptionKey === FREE_TIER ? 'Your Free Trial Expired' : 'Your Signet is Expired';

/** Spec administration §8.3. */
const EXPIRED_FAILED = 'Failed to initialize Subscription Expired Page';

/** The one page, beside the account, that an expired user may see (spec administration §2.8). */
export const ExpiredPage = () => {
  const { subscription } = useUser();
  const { data: details, isError } = useQuery(subscriptionDetailsQuery);
  if (isError) return <LoadFailure message={EXPIRED_FAILED} />;
  return (
    <MessagePage
      title={expiredTitle(subscription.subscriptionKey)}
      actions={
        <Link look="primary" to={paths.subscription}>
          See your subscription
        </Link>
      }
    >
      {details && <p>Your tier was {details.tier.label}.</p>}
      <p>Your answers, your brand and everything made from them are kept exactly as you left them.</p>
      <p>
        {subscription.subscriptionKey === FREE_TIER
          ? 'Choose a subscription to go on where you stopped.'
          : 'Renew it to go on where you stopped.'}
      </p>
    </MessagePage>
  );
};
