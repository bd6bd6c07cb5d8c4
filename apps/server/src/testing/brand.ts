import { primaryLogo, type LogoFile } from '@signet/contract';
import type { Database } from '../db/client.ts';
import type { CompanyReading } from '../db/research-shapes.ts';
import type { BrandContent } from '../db/tables/quizzes.ts';
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

/** A company whose website has an icon, of one clear pixel. */
export const pictured = {
  companyId: '0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5e',
  icon:
    'data:image/png;base64,' +
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
} as const;

/** What was read of it, once for everybody. */
const furnishCompany = async (db: Database): Promise<void> => {
  const reading: CompanyReading = {
    logo: { colors: [] },
    website: { outcome: 'noColors', colors: [] },
    mainColor: null,
    found: { name: 'Pictured', icon: pictured.icon },
  };
  await db
    .insertInto('company_scrapes')
    .values({
      company_id: pictured.companyId,
      image_id: 'site-pictured.example',
      name: 'Pictured',
      status: 'read',
      shape_version: shapeVersion('companyReading'),
      content: JSON.stringify(reading),
      read_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A set of recommendations of nothing, and the brand version of a completed quiz. */
const furnishBrand = async (db: Database, userId: string, quizId: string): Promise<string> => {
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
      content: JSON.stringify({
        colors: [],
        headline: [],
        bulkText: [],
        marketingKits: [],
        directions: [],
        specimens: [],
      }),
      shown: JSON.stringify({ color: 10, headline: 10, bulkText: 10, marketingKit: 5 }),
    })
    .execute();
  await db
    .insertInto('mark_sets')
    .values({
      ...owner,
      basis: 'furnished',
      shape_version: shapeVersion('marks'),
      content: JSON.stringify({ marks: [], known: 0 }),
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
  const { id } = await db
    .insertInto('brand_versions')
    .values({
      ...owner,
      number: 1,
      brain_version_id: brainVersionId,
      engine_version: 1,
      shape_version: shapeVersion('brand'),
      content: JSON.stringify(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Files that are made and whole, as the background leaves them; one row's id. */
const furnishFiles = async (db: Database, of: { userId: string; kind: string; subject: string }, files: object[]) => {
  const { id } = await db
    .insertInto('made_files')
    .values({
      user_id: of.userId,
      kind: of.kind,
      subject: of.subject,
      basis: 'furnished',
      shape_version: shapeVersion('madeFiles'),
      status: 'complete',
      progress: 100,
      files: JSON.stringify(files),
      completed_at: new Date(),
      made_from: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Named = { industry: string; keyword_ids: string[] };
const namedBy = new Map<string, Promise<Named>>();

const readNamed = async (db: Database, id: string): Promise<Named> => {
  const found = db.selectFrom('brain_versions').select('content').where('id', '=', id);
  const { industries, keywords } = (await found.executeTakeFirstOrThrow()).content;
  return { industry: industries[0]?._id ?? '', keyword_ids: keywords.slice(0, 3).map(({ _id }) => _id) };
};

/** Answers that the active brain has. A version is megabytes and never changes: each is read once. */
const namedByBrain = async (db: Database): Promise<Named> => {
  const active = db.selectFrom('brain_versions').select('id').where('status', '=', 'active');
  const { id } = await active.executeTakeFirstOrThrow();
  const named = namedBy.get(id) ?? readNamed(db, id);
  namedBy.set(id, named);
  return named;
};

/**
 * Gives a quiz all its answers, selections, recommendations, a whole logo set of one file, a brand version and a pack,
 * as a founder's work leaves them; only that it stays open, so that everything can still be done with it.
 */
export const furnishQuiz = async (
  { db, blobs }: { db: Database; blobs: Blobs },
  { id: userId, quizId }: { id: string; quizId: string },
): Promise<{ madeFilesId: string }> => {
  await furnishCompany(db);
  const key = `logos/${quizId}/logo-p1.svg`;
  await blobs.put(key, {
    contentType: 'image/svg+xml',
    body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await db
    .updateTable('quizzes')
    .set({
      ...(await namedByBrain(db)),
      company_name: 'Northwind',
      website_url: 'northwind.example',
      business_lifecycle: 'seed',
      competitors: '[]',
      color_preferences: JSON.stringify({ favoriteColors: [], dislikedColors: [] }),
    })
    .where('id', '=', quizId)
    .execute();
  await db
    .updateTable('selections')
    .set({ brand_quiz_selections: JSON.stringify(chosen) })
    .where('quiz_id', '=', quizId)
    .execute();
  const brandId = await furnishBrand(db, userId, quizId);
  const is = { ...primaryLogo, colorKey: 'p1', format: 'svg' } satisfies LogoFile;
  await furnishFiles(db, { userId, kind: 'packs', subject: brandId }, [
    { fileName: 'brand.zip', key: `packs/${quizId}/brand.zip`, is: { format: 'zip' } },
  ]);
  const logos = [{ fileName: 'logo-p1.svg', key, is }];
  const id = await furnishFiles(db, { userId, kind: 'logos', subject: quizId }, logos);
  return { madeFilesId: id };
};
