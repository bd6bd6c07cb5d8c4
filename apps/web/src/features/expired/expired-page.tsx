import { mayGoOnFree, personOf } from '@signet/brand';
import { FREE_TIER, type Result, type subscriptionCalls } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { driveQuery } from '../../documents/drive-query.ts';
import { paths, pricingPath } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { manageLabel, useSubscribeLabel } from '../../shell/subscribe-ways.ts';
import { openPortal, takeFreeTier } from '../../shell/subscription-calls.ts';
import { subscriptionDetailsQuery } from '../../shell/subscription-query.ts';
import { useUser } from '../../shell/visitor.ts';
import { Button } from '../../ui/button.tsx';

/** Spec administration §2.8. */
export const expiredTitle = (subscriptionKey: string): string =>
  subscriptionKey === FREE_TIER ? 'Your Free Trial Expired' : 'Your Signet is Expired';

/** Spec administration §8.3. */
const EXPIRED_FAILED = 'Failed to initialize Subscription Expired Page';

type Standing = Result<typeof subscriptionCalls.details>['standing'];

/** What can be done about it: of the buttons that there are, and of what is really owed. */
export const wayOnWords = (given: { isManaged: boolean; standing: Standing; canGoOnFree: boolean }): string => {
  if (given.isManaged && given.standing === 'paused')
    return 'Your trial has ended and there is no payment to go on with. Add one to go on where you stopped.';
  if (given.isManaged) return 'Settle the payment to go on where you stopped.';
  return given.canGoOnFree
    ? 'Choose a subscription to go on where you stopped, or go on with what the free tier opens.'
    : 'Choose a subscription to go on where you stopped.';
};

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
  const user = useUser();
  const { subscription } = user;
  const { data: details, isError } = useQuery(subscriptionDetailsQuery);
  const { data: drive } = useQuery(driveQuery);
  const label = useSubscribeLabel();
  if (isError) return <LoadFailure message={EXPIRED_FAILED} />;
  const isManaged = details?.managedSubscription !== null && details !== undefined;
  const canGoOnFree = !isManaged && mayGoOnFree(personOf(user, { expired: true }));
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
          {canGoOnFree && <ContinueFree />}
          <Link look="secondary" to={paths.book}>
            Open your brand book
          </Link>
          {drive?.drive.isBuiltIn && (
            <Link look="secondary" to={paths.drive}>
              Open your documents
            </Link>
          )}
        </>
      }
    >
      {details && <p>Your tier was {details.tier.label}.</p>}
      <p>
        Your answers, your brand and everything made from them are kept exactly as you left them. In your brand book you
        can read all of it and download every file, as before.
      </p>
      {details && <p>{wayOnWords({ isManaged, standing: details.standing, canGoOnFree })}</p>}
    </MessagePage>
  );
};
