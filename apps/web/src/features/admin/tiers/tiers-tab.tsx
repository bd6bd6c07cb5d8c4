import { features, subscriptionCalls, type Feature, type SubscriptionTier } from '@signet/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { GridPage } from '../grid/grid-page.tsx';
import type { GridSource } from '../grid/grid-source.ts';
import { useGrid } from '../grid/use-grid.ts';
import { useSaving } from '../grid/use-saving.ts';
import { tierColumns } from './tier-columns.tsx';
import { TierFeatures } from './tier-features.tsx';
import { TillClock } from './till-clock.tsx';
import styles from './tiers.module.css';

type Change = { productId?: string | null; features?: Feature[] };

/** What a tier opens, in the order of the list. */
const opensOf = ({ features: held }: SubscriptionTier): Feature[] => features.filter((one) => held[one] === true);

/** What of a change differs from the row; undefined where nothing does. */
const realChange = (row: SubscriptionTier, { productId, features: opens }: Change): Change | undefined => {
  const isOther = productId !== undefined && productId !== row.productId;
  const opensOther = opens !== undefined && opens.join() !== opensOf(row).join();
  return isOther || opensOther ? { ...(isOther && { productId }), ...(opensOther && { features: opens }) } : undefined;
};

const tiers: GridSource<SubscriptionTier, 'label' | 'key' | 'productId'> = {
  key: 'adminTiers',
  sorts: ['label', 'key', 'productId'],
  list: (query, signal) => call(subscriptionCalls.searchTiers, { query }, { signal }),
};

const productsQuery = queryOptions({
  queryKey: ['managedProducts'],
  queryFn: async ({ signal }) => (await call(subscriptionCalls.products, {}, { signal })).products,
});

const nameOf = ({ label }: SubscriptionTier) => label;

/** Tiers, which product each is sold as, and which one everybody falls back to (spec administration §2.9, 4.6). */
export const TiersTab = () => {
  const grid = useGrid(tiers);
  const products = useQuery(productsQuery);
  const saving = useSaving<SubscriptionTier, Change>({
    grid,
    nameOf,
    realChange,
    send: async (edits) => {
      const changed = edits.map(({ row, change }) => ({ _id: row._id, version: row.version, ...change }));
      return call(subscriptionCalls.saveTiers, { body: { subscriptionTiers: changed } });
    },
    done: 'Subscription Tier(s) were successfully updated.',
    failed: (error) => failureOf('Failed to save Subscription Tier(s).', error),
  });
  const [opened, setOpened] = useState<SubscriptionTier | null>(null);
  const makeDefault = async ({ _id, version }: SubscriptionTier): Promise<void> => {
    try {
      const body = { subscriptionTiers: [{ _id, version, default: true as const }] };
      if ((await call(subscriptionCalls.saveTiers, { body })).updatedCount !== 1) throw new Error();
      toasts.success('Subscription Tier was successfully set to default');
    } catch (error) {
      toasts.error(failureOf('Failed to set the Subscription Tier to default.', error));
    }
    grid.clear();
    await grid.refresh();
  };

  const columns = tierColumns({
    products: products.data ?? [],
    productOf: (row) => {
      const changed = saving.changeOf(row)?.productId;
      return changed === undefined ? row.productId : changed;
    },
    onChange: (row, productId) => saving.edit(row, { ...saving.changeOf(row), productId }),
    opensOf: (row) => saving.changeOf(row)?.features ?? opensOf(row),
    onOpen: setOpened,
  });
  const [only, ...others] = grid.rowsSelected;
  const candidate = only && others.length === 0 && !only.default ? only : undefined;
  return (
    <div className={styles.tab}>
      <TillClock />
      <GridPage
        grid={grid}
        label="Subscription tiers"
        searchLabel="Search by Name"
        columns={columns}
        nameOf={nameOf}
        emptyText="No subscription tiers found."
        fetchFailed="An error occurred while fetching subscriptionTiers."
        failures={[{ isError: products.isError, text: 'Failed to load managed products', again: products.refetch }]}
        saving={saving}
        bulk={
          <Button isDisabled={!candidate} onPress={() => (candidate ? makeDefault(candidate) : undefined)}>
            Make default
          </Button>
        }
      />
      {opened && (
        <TierFeatures
          tier={opened}
          opens={saving.changeOf(opened)?.features ?? opensOf(opened)}
          onClose={() => setOpened(null)}
          onChoose={(opens) => {
            saving.edit(opened, { ...saving.changeOf(opened), features: opens });
            setOpened(null);
          }}
        />
      )}
    </div>
  );
};
