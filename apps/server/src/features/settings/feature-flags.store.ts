import type { FeatureFlag, Flag, FlagChange } from '@signet/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Note } from '../audit/audit-log.ts';

/** Of each flag: one that is never touched keeps its last change, however often others are. */
const MOST_CHANGES = 20;
const isFlagValue = (value: unknown): value is FeatureFlag['value'] =>
  typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';

/** Flags are rows with name, label, value and options (flow decisions); no variable of the environment sets one. */
export const createFeatureFlagStore = ({ db }: { db: Database }) => {
  const columns = ['name', 'label', 'value', 'value_options as valueOptions'] as const;
  return {
    list: (): Promise<FeatureFlag[]> => db.selectFrom('feature_flags').select(columns).orderBy('position').execute(),
    find: (name: string): Promise<FeatureFlag | undefined> =>
      db.selectFrom('feature_flags').select(columns).where('name', '=', name).executeTakeFirst(),
    /** Whether a switch of the house is on, as the transaction sees it. */
    async isOn(trx: Database, name: Flag): Promise<boolean> {
      const row = await trx.selectFrom('feature_flags').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value === true;
    },
    /** The last changes of each flag, newest first: what the log of staff's acts has of them. */
    async history(act: string): Promise<FlagChange[]> {
      const numbered = db
        .selectFrom('audit_log')
        .select(['about', 'at', 'actor_id'])
        .select(sql<number>`row_number() over (partition by about ->> 'name' order by at desc)`.as('nth'))
        .where('act', '=', act);
      const rows = await db
        .selectFrom(numbered.as('change'))
        .leftJoin('users', 'users.id', 'change.actor_id')
        .select(['change.about', 'change.at', 'users.email as by'])
        .where('change.nth', '<=', MOST_CHANGES)
        .orderBy('change.at', 'desc')
        .execute();
      return rows.flatMap(({ about: { name, value }, by, at }) =>
        typeof name === 'string' && isFlagValue(value) ? [{ name, value, by, at: at.toISOString() }] : [],
      );
    },
    /** `note` belongs to the same transaction. */
    set: (name: string, value: FeatureFlag['value'], note: Note): Promise<void> =>
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
