import { subscriptionCalls, type SubscriptionTier } from '@signet/contract';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { DiscardGuard } from '../grid/discard-guard.tsx';
import { Grid, PAGE_SIZE } from '../grid/grid.tsx';
import { SaveBar } from '../grid/save-bar.tsx';
import { useEdits } from '../grid/use-edits.ts';
import { useGridAddress, type GridAddress } from '../grid/use-grid-address.ts';
import { tierColumns } from './tier-columns.tsx';
import { TillClock } from './till-clock.tsx';
import styles from './tiers.module.css';

const sorts = ['label', 'key', 'productId'] as const;
const TIERS = 'adminTiers';
type Change = { productId: string | null };

const tiersQuery = ({ page, search, sort, direction }: GridAddress) =>
  queryOptions({
    queryKey: [TIERS, page, search, sort, direction],
    queryFn: ({ signal }) => {
      const sortField = sorts.find((one) => one === sort) ?? 'label';
      const query = { limit: PAGE_SIZE, offset: page * PAGE_SIZE, sortField, sortDirection: direction };
      return call(subscriptionCalls.searchTiers, { query: { ...query, ...(search && { search }) } }, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const productsQuery = queryOptions({
  queryKey: ['managedProducts'],
  queryFn: async ({ signal }) => (await call(subscriptionCalls.products, {}, { signal })).products,
});

const nobody: ReadonlyMap<string, SubscriptionTier> = new Map();

/** Tiers, which product each is sold as, and which one everybody falls back to (spec administration §2.9, 4.6). */
export const TiersTab = () => {
  const client = useQueryClient();
  const { address, move } = useGridAddress(sorts);
  const { data, isError, isPlaceholderData, refetch } = useQuery(tiersQuery(address));
  const products = useQuery(productsQuery);
  const [selected, setSelected] = useState(nobody);
  const { edits, changeOf, edit, discard } = useEdits<SubscriptionTier, Change>();
  const refresh = () => client.invalidateQueries({ queryKey: [TIERS] });

  const save = async (): Promise<void> => {
    const subscriptionTiers = [...edits.values()].map(({ row, change }) => ({
      _id: row._id,
      version: row.version,
      ...change,
    }));
    try {
      const { updatedCount } = await call(subscriptionCalls.saveTiers, { body: { subscriptionTiers } });
      if (updatedCount === subscriptionTiers.length) toasts.success('Subscription Tier(s) were successfully updated.');
      else toasts.error(`Update failed.  ${updatedCount} out of ${subscriptionTiers.length} rows were updated.`);
      discard();
      await refresh();
    } catch (error) {
      toasts.error(messageOf(error) || 'Failed to save Subscription Tier(s).');
    }
  };
  const makeDefault = async ({ _id, version }: SubscriptionTier): Promise<void> => {
    try {
      const body = { subscriptionTiers: [{ _id, version, default: true as const }] };
      if ((await call(subscriptionCalls.saveTiers, { body })).updatedCount !== 1) throw new Error();
      toasts.success('Subscription Tier was successfully set to default');
    } catch {
      toasts.error('Failed to set the Subscription Tier to default.');
    }
    setSelected(nobody);
    await refresh();
  };

  const columns = tierColumns({
    products: products.data ?? [],
    productOf: (row) => (changeOf(row) ?? row).productId,
    onChange: (row, productId) => edit(row, productId === row.productId ? undefined : { productId }),
  });
  const [only, ...others] = selected.values();
  const candidate = only && others.length === 0 && !only.default ? only : undefined;
  return (
    <div className={styles.tab}>
      <TillClock />
      {isError && (
        <Banner level="error" action={<Button onPress={() => refetch()}>Try again</Button>}>
          An error occurred while fetching subscriptionTiers.
        </Banner>
      )}
      {products.isError && (
        <Banner level="error" action={<Button onPress={() => products.refetch()}>Try again</Button>}>
          Failed to load managed products
        </Banner>
      )}
      <Grid
        label="Subscription tiers"
        searchLabel="Search by Name"
        columns={columns}
        rows={data?.records ?? (isError ? [] : undefined)}
        nameOf={({ label }) => label}
        count={data?.count ?? 0}
        address={address}
        onMove={move}
        selected={selected}
        onSelect={setSelected}
        isEdited={(row) => edits.has(row._id)}
        emptyText="No subscription tiers found."
        isStale={isPlaceholderData}
        tools={
          <>
            <SaveBar count={edits.size} onSave={save} onDiscard={discard} />
            {selected.size > 0 && (
              <Button isDisabled={!candidate} onPress={() => (candidate ? makeDefault(candidate) : undefined)}>
                Make default
              </Button>
            )}
          </>
        }
      />
      <DiscardGuard count={edits.size} onDiscard={discard} />
    </div>
  );
};
