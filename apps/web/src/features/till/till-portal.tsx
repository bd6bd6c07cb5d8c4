import { tillCalls, type Arguments } from '@signet/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { dayOf } from '../../shell/days.ts';
import { Link } from '../../shell/link.tsx';
import { priceOf } from '../../shell/price.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { TillPage, tillSessionQuery, type TillSession } from './till-page.tsx';
import styles from './till.module.css';

type Act = NonNullable<Arguments<typeof tillCalls.act>['body']>;
type Subscription = TillSession['subscriptions'][number];

const states: Readonly<Record<string, string>> = {
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'A payment has failed',
  unpaid: 'Not paid',
  canceled: 'Ended',
};

const Ledger = ({ subscription, name }: { subscription: Subscription; name: string }) => {
  const { status, cancelAtPeriodEnd, periodEndDate, paymentsFail } = subscription;
  return (
    <dl className={styles.ledger}>
      <div>
        <dt>Subscription</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>{states[status] ?? status}</dd>
      </div>
      {status !== 'canceled' && (
        <div>
          <dt>{cancelAtPeriodEnd ? 'Ends on' : 'Next payment on'}</dt>
          <dd>{dayOf(periodEndDate)}</dd>
        </div>
      )}
      {paymentsFail && status !== 'past_due' && status !== 'unpaid' && (
        <div>
          <dt>Next payment</dt>
          <dd>Will fail</dd>
        </div>
      )}
    </dl>
  );
};

type ActsProps = { subscription: Subscription; products: TillSession['products']; onAct: (act: Act) => Promise<void> };

const Acts = ({ subscription, products, onAct }: ActsProps) => {
  if (subscription.status === 'canceled') return null;
  const isOwed = subscription.status === 'past_due' || subscription.status === 'unpaid';
  return (
    <div className={styles.acts}>
      {isOwed && (
        <Button variant="primary" onPress={() => onAct({ act: 'payNow' })}>
          Settle the payment
        </Button>
      )}
      {products
        .filter(({ id }) => id !== subscription.productId)
        .map((one) => (
          <Button key={one.id} onPress={() => onAct({ changeTo: one.id })}>
            Change to {one.name}, {priceOf(one)} a {one.interval}
          </Button>
        ))}
      {subscription.cancelAtPeriodEnd ? (
        <Button onPress={() => onAct({ act: 'resume' })}>Resume the subscription</Button>
      ) : (
        <Button onPress={() => onAct({ act: 'cancel' })}>Cancel at the end of the period</Button>
      )}
      {!isOwed && !subscription.paymentsFail && (
        <Button variant="quiet" onPress={() => onAct({ act: 'failNext' })}>
          Let the next payment fail
        </Button>
      )}
    </div>
  );
};

/** Where a provider's customers manage what they have: change, cancel, resume, and a payment that fails. */
export const TillPortal = () => {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const act = async (id: string, body: Act): Promise<void> => {
    try {
      client.setQueryData(tillSessionQuery(id).queryKey, await call(tillCalls.act, { params: { id }, body }));
      setSaid('Saved.');
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <TillPage title="Manage your subscription">
      {(session) => {
        const { subscriptions, products, cancelUrl } = session;
        const back = new URL(cancelUrl);
        return (
          <>
            {subscriptions.length === 0 && <p className={styles.none}>There is no subscription to manage yet.</p>}
            {subscriptions.length > 1 && (
              <p className={styles.none}>You have {subscriptions.length} subscriptions. Cancel what you do not need.</p>
            )}
            {subscriptions.map((one) => (
              <Fragment key={one.id}>
                <Ledger subscription={one} name={products.find(({ id }) => id === one.productId)?.name ?? ''} />
                <Acts
                  subscription={one}
                  products={products}
                  onAct={(body) => act(session.id, { ...body, subscriptionId: one.id })}
                />
              </Fragment>
            ))}
            <p role="status" className={styles.said}>
              {said}
            </p>
            <Link look="secondary" to={back.pathname + back.search}>
              Back to Signet
            </Link>
          </>
        );
      }}
    </TillPage>
  );
};
