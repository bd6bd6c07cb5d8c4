import { primaryLogo, type LogoFile } from '@signet/contract';
import type { Database } from '../db/client.ts';
import type { BrandContent } from '../db/schema.ts';
import { shapeVersion } from '../db/stored-shapes.ts';
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
const face = {
  fontName: 'Lora',
  fontType: 'serif',
  fontWeight: 700,
  fontStyle: 'normal',
  fonts: [{ fontName: 'Lora', fontWeight: 700, fontStyle: 'normal' }],
} as const;
const chosen = {
  colorSelection: { key: 'furnished', orderIndex: 0, colors },
  fontSelections: {
    headlineSelection: { ...face, fonts: [...face.fonts] },
    bulkTextSelection: { ...face, fonts: [...face.fonts] },
  },
};

/** A set of recommendations of nothing, and the brand version of a completed quiz. */
const furnishBrand = async (db: Database, userId: string, quizId: string): Promise<void> => {
  const owner = { user_id: userId, quiz_id: quizId };
  const { brain_version_id: brainVersionId } = await db
    .selectFrom('quizzes')
    .select('brain_version_id')
    .where('id', '=', quizId)
    .executeTakeFirstOrThrow();
  const { id: snapshotId } = await db
    .insertInto('research_snapshots')
    .values({ ...owner, shape_version: shapeVersion('research'), content: JSON.stringify({ competitors: [] }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('recommendations')
    .values({
      ...owner,
      basis: 'furnished',
      answers_basis: 'furnished',
      brain_version_id: brainVersionId,
      engine_version: 1,
      research_snapshot_id: snapshotId,
      shape_version: shapeVersion('recommendations'),
      content: JSON.stringify({ colors: [], headline: [], bulkText: [], marketingKits: [] }),
      shown: JSON.stringify({ color: 10, headline: 10, bulkText: 10, marketingKit: 5 }),
    })
    .execute();
  const content: BrandContent = {
    answers: {
      companyName: 'Northwind',
      websiteUrl: 'northwind.example',
      industry: { _id: 'furnished', name: 'Furnished' },
      businessLifecycle: 'seed',
      competitors: [],
      colorPreferences: { favoriteColors: [], dislikedColors: [] },
      thoughtsAndFeelings: [],
    },
    research: { competitors: [], readAt: null },
    logo: { text: 'Northwind', files: [] },
    chosen,
    usesOwnColors: false,
    hasCustomLogos: false,
    recommended: {},
  };
  await db
    .insertInto('brand_versions')
    .values({
      ...owner,
      number: 1,
      brain_version_id: brainVersionId,
      engine_version: 1,
      shape_version: shapeVersion('brand'),
      content: JSON.stringify(content),
    })
    .execute();
};

/**
 * Gives a quiz all its answers, selections, recommendations, a whole logo set of one file and a brand version, as a
 * founder's work leaves them; only that it stays open, so that everything can still be done with it.
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
  await db
    .updateTable('selections')
    .set({ brand_quiz_selections: JSON.stringify(chosen) })
    .where('quiz_id', '=', quizId)
    .execute();
  await furnishBrand(db, userId, quizId);
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
