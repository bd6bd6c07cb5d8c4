import { sql } from 'kysely';
import type { SubscriptionTier, SubscriptionTierChange } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Note } from '../audit/audit-log.ts';
import { literally } from '../../db/literally.ts';

type Row = {
  key: string;
  label: string;
  is_default: boolean;
  product_id: string | null;
  can_assign_product: boolean;
  features: string[];
  version: number;
};
export type TierPage = {
  limit: number;
  offset: number;
  search?: string | undefined;
  sortField: 'label' | 'key' | 'productId';
  sortDirection: 'asc' | 'desc';
};

const present = (row: Row): SubscriptionTier => ({
  _id: row.key,
  key: row.key,
  label: row.label,
  default: row.is_default,
  productId: row.product_id,
  features: {
    canAssignProduct: row.can_assign_product,
    ...Object.fromEntries(row.features.map((name) => [name, true])),
  },
  version: row.version,
});

const sortColumns = { label: 'label', key: 'key', productId: 'product_id' } as const;
/** Tiers are rows: what each opens, and which product of the provider it is. */
export const createTierStore = ({ db }: { db: Database }) => ({
  list: async (): Promise<SubscriptionTier[]> =>
    (await db.selectFrom('tiers').selectAll().orderBy('label').orderBy('key').execute()).map(present),

  async search({ limit, offset, search, sortField, sortDirection }: TierPage) {
    const wanted = search?.trim();
    const matching = db
      .selectFrom('tiers')
      .$if(Boolean(wanted), (query) => query.where('label', 'ilike', `%${literally(wanted ?? '')}%`));
    const [rows, total] = await Promise.all([
      matching
        .selectAll()
        .orderBy(sortColumns[sortField], (by) =>
          sortDirection === 'asc' ? by.asc().nullsLast() : by.desc().nullsLast(),
        )
        .orderBy('key')
        .limit(limit)
        .offset(offset)
        .execute(),
      matching.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { records: rows.map(present), count: Number(total.count) };
  },

  /** How many of them were changed: one whose row is another version by now is left alone, as is an unknown one. */
  save: (changes: readonly SubscriptionTierChange[], note: Note): Promise<number> =>
    db.transaction().execute(async (trx) => {
      let updated = 0;
      // a product is one tier's: those that change hands are free before any is given
      const given = changes.flatMap(({ productId }) => productId ?? []);
      for (const { _id, version, productId } of given.length > 0 ? changes : [])
        if (productId !== undefined)
          await trx
            .updateTable('tiers')
            .set({ product_id: null })
            .where('key', '=', _id)
            .where('product_id', 'in', given)
            .where('can_assign_product', '=', true)
            .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
            .execute();
      for (const { _id, version, productId, default: isDefault, features } of changes) {
        const row = await trx
          .selectFrom('tiers')
          .select(['can_assign_product', 'version'])
          .where('key', '=', _id)
          .forUpdate()
          .executeTakeFirst();
        if (!row || (version !== undefined && version !== row.version)) continue;
        if (productId !== undefined && !row.can_assign_product) continue;
        if (isDefault)
          await trx.updateTable('tiers').set({ is_default: false }).where('is_default', '=', true).execute();
        await trx
          .updateTable('tiers')
          .set({
            version: sql<number>`version + 1`,
            ...(productId !== undefined && { product_id: productId }),
            ...(isDefault && { is_default: true }),
            ...(features && { features: [...new Set(features)] }),
          })
          .where('key', '=', _id)
          .execute();
        updated += 1;
      }
      if (updated > 0) await note(trx);
      return updated;
    }),
});

export type TierStore = ReturnType<typeof createTierStore>;
