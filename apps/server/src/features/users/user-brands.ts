import { voiceRoles } from '@signet/color';
import type { ListedUser } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { StoredSelections } from '../../db/tables/quizzes.ts';

type Chosen = {
  chosen: StoredSelections['brandQuizSelections'] | null;
  custom: StoredSelections['customSelections'] | null;
  usesCustom: boolean | null;
};

/** The colors of what is chosen now; none before there is anything to choose. */
export const colorsShown = ({ chosen, custom, usesCustom }: Chosen): string[] => {
  const colors = ((usesCustom ? custom : chosen) ?? chosen)?.colorSelection?.colors;
  return colors ? voiceRoles.map((key) => colors[key]) : [];
};

/** What people make at the moment, by the quiz that counts for each: one look for a whole page. */
export const brandsOf = async (
  db: Database,
  quizIds: readonly string[],
): Promise<Map<string, NonNullable<ListedUser['brand']>>> => {
  if (quizIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('quizzes')
    .leftJoin('selections', 'selections.quiz_id', 'quizzes.id')
    .select([
      'quizzes.id',
      'quizzes.company_name as name',
      'selections.brand_quiz_selections as chosen',
      'selections.custom_selections as custom',
      'selections.use_custom_selections as usesCustom',
    ])
    .where('quizzes.id', 'in', quizIds)
    .execute();
  return new Map(rows.map(({ id, name, ...chosen }) => [id, { name, colors: colorsShown(chosen) }]));
};
