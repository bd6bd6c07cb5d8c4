import { FREE_TIER } from '@signet/contract';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { useUser } from '../../shell/visitor.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { expiredTitle } from './expired-title.ts';

/** The one page, beside the account, that an expired user may see (spec administration §2.8). */
export const ExpiredPage = () => {
  const { subscription } = useUser();
  return (
    <MessagePage
      title={expiredTitle(subscription.subscriptionKey)}
      actions={
        <Link className={buttonClass('primary')} to={paths.subscription}>
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
