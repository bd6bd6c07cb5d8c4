import { primaryLogo, type LogoFile } from '@signet/contract';
import type { Database } from '../db/client.ts';
import type { Blobs } from '../ports/blobs.ts';

const colors = {
  p1: '#7a1f3d',
  p2: '#4a1226',
  s1: '#1f4a7a',
  a1: '#e8a13c',
  a2: '#5fb8a5',
  n1: '#4d4650',
  n2: '#ddd5d9',
  n3: '#f6f1f3',
  b1: '#1b1518',
  w1: '#ffffff',
};
const face = { fontName: 'Lora', fontType: 'serif', fontWeight: 700, fontStyle: 'normal' };

/**
 * Gives a quiz all its answers, selections, and a whole logo set of one file, as a founder's work leaves them.
 */
export const furnishQuiz = async (
  { db, blobs }: { db: Database; blobs: Blobs },
  { id: userId, quizId }: { id: string; quizId: string },
): Promise<{ madeFilesId: string }> => {
  const key = `logos/${quizId}/logo-p1.svg`;
  await blobs.put(key, {
    contentType: 'image/svg+xml',
    body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  const { content } = await db
    .selectFrom('brain_versions')
    .select('content')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('quizzes')
    .set({
      company_name: 'Northwind',
      website_url: 'northwind.example',
      industry: content.industries[0]?._id ?? '',
      business_lifecycle: 'seed',
      competitors: '[]',
      color_preferences: JSON.stringify({ favoriteColors: [], dislikedColors: [] }),
      keyword_ids: content.keywords.slice(0, 3).map(({ _id }) => _id),
    })
    .where('id', '=', quizId)
    .execute();
  const selections = {
    colorSelection: { key: 'furnished', orderIndex: 0, colors },
    fontSelections: { headlineSelection: face, bulkTextSelection: face },
  };
  await db
    .updateTable('selections')
    .set({ brand_quiz_selections: JSON.stringify(selections) })
    .where('quiz_id', '=', quizId)
    .execute();
  const { id } = await db
    .insertInto('made_files')
    .values({
      user_id: userId,
      kind: 'logos',
      subject: quizId,
      basis: 'furnished',
      status: 'complete',
      progress: 100,
      files: JSON.stringify([
        { fileName: 'logo-p1.svg', key, is: { ...primaryLogo, colorKey: 'p1', format: 'svg' } satisfies LogoFile },
      ]),
      completed_at: new Date(),
      made_from: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { madeFilesId: id };
};
