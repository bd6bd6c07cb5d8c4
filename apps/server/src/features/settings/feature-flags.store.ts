import type { FeatureFlag } from '@signet/contract';
import type { Database } from '../../db/client.ts';

/** Flags are rows with name, label, value and options (flow decisions); no variable of the environment sets one. */
export const createFeatureFlagStore = ({ db }: { db: Database }) => {
  const columns = ['name', 'label', 'value', 'value_options as valueOptions'] as const;
  return {
    list: (): Promise<FeatureFlag[]> => db.selectFrom('feature_flags').select(columns).orderBy('position').execute(),
    find: (name: string): Promise<FeatureFlag | undefined> =>
      db.selectFrom('feature_flags').select(columns).where('name', '=', name).executeTakeFirst(),
    /** `note` belongs to the same transaction. */
    set: (name: string, value: FeatureFlag['value'], note: (trx: Database) => Promise<void>): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('feature_flags')
          .set({ value: JSON.stringify(value) })
          .where('name', '=', name)
          .execute();
        await note(trx);
      }),
  };
};

export type FeatureFlagStore = ReturnType<typeof createFeatureFlagStore>;
