import type { SubscriptionOffer, SubscriptionTierChange } from '@signet/contract';
import { Refusal } from '../../http/refusal.ts';
import type { Billing } from '../../ports/billing.ts';
import type { Note } from '../audit/audit-log.ts';
import type { TierPage, TierStore } from './tiers.store.ts';

/** Postgres' own: unique_violation. */
const isTaken = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === '23505';

/** Tiers and the provider's products that they are sold as. */
export const createTierService = ({ store, billing }: { store: TierStore; billing: Pick<Billing, 'products'> }) => {
  const offers = async (): Promise<SubscriptionOffer[]> => {
    const [tiers, products] = await Promise.all([store.list(), billing.products()]);
    return tiers
      .flatMap(({ key: tierKey, label, productId, features: { canAssignProduct: _assigned, ...features } }) => {
        const price = products.find((one) => one.id === productId)?.price;
        if (!productId || !price) return [];
        const { amount, currency, interval, trialDays } = price;
        return [{ tierKey, label, productId, amount, currency, interval, trialDays, features }];
      })
      .toSorted((one, other) => one.amount - other.amount || (one.tierKey < other.tierKey ? -1 : 1));
  };

  return {
    list: () => store.list(),
    search: (page: TierPage) => store.search(page),
    offers,
    /** The product that a checkout without a choice is about: the cheapest tier's. */
    firstProduct: async (): Promise<string | undefined> => (await offers())[0]?.productId,
    products: async () => (await billing.products()).map(({ id, name }) => ({ id, name })),
    productIds: async () => (await store.list()).flatMap(({ productId }) => productId ?? []),
    /** @throws Refusal `unknownProduct` or `productTaken`; nothing was changed then. */
    async save(changes: readonly SubscriptionTierChange[], note: Note): Promise<number> {
      const asked = changes.flatMap(({ productId }) => productId ?? []);
      const sold = asked.length > 0 ? await billing.products() : [];
      if (asked.some((id) => !sold.some((one) => one.id === id))) throw new Refusal('unknownProduct');
      try {
        return await store.save(changes, note);
      } catch (error) {
        throw isTaken(error) ? new Refusal('productTaken') : error;
      }
    },
  };
};

export type TierService = ReturnType<typeof createTierService>;
