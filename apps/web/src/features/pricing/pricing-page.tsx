import { layout } from '@signet/contract';
import { useSearchParams } from 'react-router';
import { config } from '../../shell/config.ts';
import { useFlag } from '../../shell/feature-flags.ts';
import { safeReturnPath } from '../../shell/return-path.ts';
import { useUser } from '../../shell/visitor.ts';
import { Banner } from '../../ui/banner.tsx';
import { ManageInstead } from './manage-instead.tsx';
import { OwnTable } from './own-table.tsx';
import styles from './pricing.module.css';
import { StripeTable } from './stripe-table.tsx';

/** Spec administration §5. */
const NOT_CONFIGURED = 'Stripe pricing table is not configured for this environment.';

const Table = ({ from }: { from: string }) => {
  const { key, pricingTableId } = config().stripe;
  if (!key) return <OwnTable from={from} />;
  if (!pricingTableId) return <Banner level="error">{NOT_CONFIGURED}</Banner>;
  return <StripeTable from={from} publishableKey={key} pricingTableId={pricingTableId} />;
};

/** What can be subscribed to: Stripe's table, or the house's own (spec administration §9: 325 px for each column). */
export const PricingPage = () => {
  const { subscription } = useUser();
  const [query] = useSearchParams();
  const columns = Number(useFlag('pricingTableNumColumns') ?? 2);
  const from = safeReturnPath(query.get('from') ?? '/team/subscription');
  return (
    <>
      <h1>Choose a subscription</h1>
      <p className={styles.intro}>
        Everything you have made so far stays as it is, and stays yours whether you subscribe or not.
      </p>
      <div className={styles.table} style={{ maxWidth: layout.pricingColumnWidth * columns }}>
        {subscription.isManaged ? <ManageInstead /> : <Table from={from} />}
      </div>
    </>
  );
};
