import type { Selectable } from 'kysely';
import type { Received, api } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';

export type SelectionsRow = Selectable<Tables['selections']>;
type SelectionsSave = Received<typeof api.selections.save>['body'];

/** Selections belong to a quiz; every statement names the owner. */
export const createSelectionsStore = ({ db }: { db: Database }) => ({
  /** By its own id or its quiz's (spec administration §7.5 reads selections by quiz id). */
  find: (id: string, userId: string): Promise<SelectionsRow | undefined> =>
    db.selectFrom('selections').selectAll().where((eb) => eb.or([eb('id', '=', id), eb('quiz_id', '=', id)])).where('user_id', '=', userId).executeTakeFirst(),

  /** Undefined when it was saved since the version that this save is based on. */
  save: (id: string, userId: string, sent: SelectionsSave): Promise<SelectionsRow | undefined> =>
    db
      .updateTable('selections')
      .set((eb) => ({
        ...(sent.brandQuizSelections ? { brand_quiz_selections: JSON.stringify(sent.brandQuizSelections) } : {}),
        ...(sent.customSelections ? { custom_selections: JSON.stringify(sent.customSelections) } : {}),
        ...(sent.useCustomSelections === undefined ? {} : { use_custom_selections: sent.useCustomSelections }),
        version: eb('version', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', id).where('user_id', '=', userId).where('version', '=', sent.version)
      .returningAll()
      .executeTakeFirst(),
});

export type SelectionsStore = ReturnType<typeof createSelectionsStore>;
