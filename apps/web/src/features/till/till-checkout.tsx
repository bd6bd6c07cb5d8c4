import { tillCalls } from '@signet/contract';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { Link } from '../../shell/link.tsx';
import { priceOf } from '../../shell/price.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { TillPage, type TillSession } from './till-page.tsx';
import styles from './till.module.css';

const pay = async (id: string): Promise<void> => {
  try {
    location.assign((await call(tillCalls.pay, { params: { id }, body: {} })).redirectUrl);
    await new Promise(() => undefined);
  } catch (error) {
    toasts.error(messageOf(error));
  }
};

const Ledger = ({ product, percentOff }: { product: NonNullable<TillSession['product']>; percentOff: number }) => {
  const off = Math.round((product.amount * percentOff) / 100);
  const due = product.trialDays > 0 ? 0 : product.amount - off;
  return (
    <dl className={styles.ledger}>
      <div>
        <dt>{product.name}</dt>
        <dd>
          {priceOf(product)} a {product.interval}
        </dd>
      </div>
      {percentOff > 0 && (
        <div>
          <dt>Promotion, {percentOff}% off</dt>
          <dd>{priceOf({ amount: -off, currency: product.currency })}</dd>
        </div>
      )}
      {product.trialDays > 0 && (
        <div>
          <dt>Free trial</dt>
          <dd>{product.trialDays} days</dd>
        </div>
      )}
      <div className={styles.due}>
        <dt>A real till would take now</dt>
        <dd>{priceOf({ amount: due, currency: product.currency })}</dd>
      </div>
    </dl>
  );
};

/** Where a card would be asked for: at the test till, one press subscribes. */
export const TillCheckout = () => (
  <TillPage title="Subscribe to Signet">
    {({ id, product, percentOff, cancelUrl }) => (
      <>
        {product && <Ledger product={product} percentOff={percentOff} />}
        <div className={styles.actions}>
          <Button variant="primary" onPress={() => pay(id)}>
            SUBSCRIBE WITHOUT PAYING
          </Button>
          <Link look="secondary" to={new URL(cancelUrl).pathname + new URL(cancelUrl).search}>
            Go back
          </Link>
        </div>
      </>
    )}
  </TillPage>
);
