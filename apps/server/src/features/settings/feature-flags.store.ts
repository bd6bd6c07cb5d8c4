import type { FeatureFlag } from '@signet/contract';
import type { Database } from '../../db/client.ts';

/** Flags are rows with name, label, value and options (flow decisions); no variable of the environment sets one. */
export const createFeatureFlagStore = ({ db }: { db: Database }) => {
  const columns = ['name', 'label', 'value', 'value_options as valueOptions'] as const;
  return {
    list: (): Promise<FeatureFlag[]> => db.selectFrom('feature_flags').select(columns).orderBy('position').execute(),
    find: (name: string): Promise<FeatureFlag | undefined> =>
      db.selectFrom('feature_flags').select(columns).where('name', '=', name).executeTakeFirst(),
    async set(name: string, value: FeatureFlag['value']): Promise<void> {
      await db
        .updateTable('feature_flags')
        .set({ value: JSON.stringify(value) })
        .where('name', '=', name)
        .execute();
    },
  };
};

export type FeatureFlagStore = ReturnType<typeof createFeatureFlagStore>;
