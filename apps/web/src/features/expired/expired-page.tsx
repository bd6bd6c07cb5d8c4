import { FREE_TIER } from '@signet/contract';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { useUser } from '../../shell/visitor.ts';

/** Spec administration §2.8. */
export const expiredTitle = (subscriptionKey: string): string =>
  subscriptionKey === FREE_TIER ? 'Your Free Trial Expired' : 'Your Signet is Expired';

/** The one page, beside the account, that an expired user may see (spec administration §2.8). */
export const ExpiredPage = () => {
  const { subscription } = useUser();
  return (
    <MessagePage
      title={expiredTitle(subscription.subscriptionKey)}
      actions={
        <Link look="primary" to={paths.subscription}>
          See your subscription
        </Link>
      }
    >
      <p>Your answers, your brand and everything made from them are kept exactly as you left them.</p>
      <p>
        {subscription.subscriptionKey === FREE_TIER
          ? 'Choose a subscription to go on where you stopped.'
          : 'Renew it to go on where you stopped.'}
      </p>
    </MessagePage>
  );
};
