import { subscriptionCalls } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { useUser } from '../../shell/visitor.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TableFailed } from './table-failed.tsx';

const SCRIPT = 'https://js.stripe.com/v3/pricing-table.js';

type Props = { from: string; publishableKey: string; pricingTableId: string };

/** Loads Stripe's element, here alone; the content policy of this page allows its origin, that of no other does. */
const loadElement = (): Promise<void> => {
  if (customElements.get('stripe-pricing-table')) return Promise.resolve();
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.async = true;
  return new Promise((loaded, failed) => {
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', () => {
      script.remove();
      failed(new Error('The pricing table could not be loaded'));
    });
    document.head.append(script);
  });
};

/** Stripe's own pricing table. What is paid there carries our reference, so that it is known whose it is. */
export const StripeTable = ({ from, publishableKey, pricingTableId }: Props) => {
  const { email } = useUser();
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['pricingTable', from],
    queryFn: async () => {
      await loadElement();
      return call(subscriptionCalls.createSubscriptionCheckoutSession, { query: { from }, body: {} });
    },
    staleTime: 0,
  });
  useEffect(() => {
    if (!data || !place.current) return;
    const table = document.createElement('stripe-pricing-table');
    table.setAttribute('publishable-key', publishableKey);
    table.setAttribute('pricing-table-id', pricingTableId);
    table.setAttribute('client-reference-id', data.checkoutSessionId);
    table.setAttribute('customer-email', email);
    place.current.replaceChildren(table);
    setShown(true);
  }, [data, publishableKey, pricingTableId, email]);
  if (isError) return <TableFailed onRetry={refetch} />;
  return (
    <>
      {!isShown && <Skeleton height={420} />}
      <div ref={place} />
    </>
  );
};
