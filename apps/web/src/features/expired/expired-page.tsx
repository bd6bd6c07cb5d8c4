import { FREE_TIER } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths, pricingPath } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { manageLabel, useSubscribeLabel } from '../../shell/subscribe-offer.ts';
import { openPortal, takeFreeTier } from '../../shell/subscription-calls.ts';
import { subscriptionDetailsQuery } from '../../shell/subscription-query.ts';
import { useUser } from '../../shell/visitor.ts';
import { Button } from '../../ui/button.tsx';

/** Spec administration §2.8. */
export const expiredTitle = (subscriptionKey: string): string =>
  subscriptionKey === FREE_TIER ? 'Your Free Trial Expired' : 'Your Signet is Expired';

/** Spec administration §8.3. */
const EXPIRED_FAILED = 'Failed to initialize Subscription Expired Page';

/** From then on the founder is at home again, as far as the free tier goes. */
const ContinueFree = () => {
  const navigate = useNavigate();
  return (
    <Button onPress={async () => (await takeFreeTier()) && navigate(paths.start, { replace: true })}>
      Continue on the free tier
    </Button>
  );
};

/** What ended, what stays, and the ways on (spec administration §2.8): to pay, or to what is theirs. */
export const ExpiredPage = () => {
  const { subscription } = useUser();
  const { data: details, isError } = useQuery(subscriptionDetailsQuery);
  const label = useSubscribeLabel();
  if (isError) return <LoadFailure message={EXPIRED_FAILED} />;
  const isManaged = details?.managedSubscription !== null && details !== undefined;
  return (
    <MessagePage
      title={expiredTitle(subscription.subscriptionKey)}
      actions={
        <>
          {isManaged ? (
            <Button variant="primary" onPress={() => openPortal(paths.start)}>
              {manageLabel()}
            </Button>
          ) : (
            <Link look="primary" to={pricingPath(paths.start)}>
              {label}
            </Link>
          )}
          {!isManaged && subscription.subscriptionKey !== FREE_TIER && <ContinueFree />}
          <Link look="secondary" to={paths.book}>
            Open your brand book
          </Link>
        </>
      }
    >
      {details && <p>Your tier was {details.tier.label}.</p>}
      <p>
        Your answers, your brand and everything made from them are kept exactly as you left them. In your brand book you
        can read all of it and download every file, as before.
      </p>
      <p>
        {isManaged
          ? 'Settle the payment to go on where you stopped.'
          : 'Choose a subscription to go on where you stopped, or go on with what the free tier opens.'}
      </p>
    </MessagePage>
  );
};
