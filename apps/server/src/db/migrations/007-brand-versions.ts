import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

// Released migrations stand alone: what they know of stored shapes is what those were then.

type Font = { fontName: string; fontWeight: number; fontStyle: string; fontRecommendationId?: string };
type Chosen = {
  colorSelection?: { key: string };
  fontSelections?: { headlineSelection: Font; bulkTextSelection: Font };
  marketingKitSelection?: { marketingKitId: string };
};
type Recommendation = { _id: string; key?: string; fonts?: unknown[]; matchScore?: number };
type Named = { _id: string };
type Row = {
  id: string;
  user_id: string;
  brain_version_id: string;
  company_name: string;
  website_url: string;
  logo_text: string;
  industry: string;
  business_lifecycle: string;
  competitors: unknown[] | null;
  stand_out: number | null;
  color_preferences: { favoriteColors: Named[]; dislikedColors: Named[] } | null;
  keyword_ids: string[];
  updated_at: Date;
  brain: { industries: (Named & { name: string })[]; keywords: Named[] };
  selections: Chosen;
  own: Chosen;
  uses_own: boolean;
  has_own_logos: boolean;
  recommended: Partial<Record<'colors' | 'headline' | 'bulkText' | 'marketingKits', Recommendation[]>> | null;
  basis: string | null;
  research: { competitors: unknown[] } | null;
  read_at: Date | null;
  files: { fileName: string; key: string }[] | null;
};

const ids = (list: readonly Named[] | undefined): string[] => (list ?? []).map(({ _id }) => _id).toSorted();
const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const textOf = (row: Row): string => row.logo_text.trim() || row.company_name;

const answersOf = (row: Row) => ({
  favoriteColors: ids(row.color_preferences?.favoriteColors),
  dislikedColors: ids(row.color_preferences?.dislikedColors),
  keywords: row.keyword_ids.toSorted(),
  industry: row.industry,
  lifecycle: row.business_lifecycle,
  ...(row.stand_out === null ? {} : { standOut: row.stand_out }),
});

/** The engine that made what is stored of these very answers; undefined where it is of others. */
const engineOf = (row: Row): number | undefined =>
  [4, 3, 2, 1].find(
    (version) =>
      hash([version, row.brain_version_id, textOf(row), answersOf(row), row.research ?? { competitors: [] }]) ===
      row.basis,
  );

const competitorIds = (row: Row): string[] =>
  ((row.competitors ?? []) as { identifier: { uuid: string } }[]).map(({ identifier }) => identifier.uuid).toSorted();

const answersBasisOf = (row: Row): string =>
  hash([row.brain_version_id, textOf(row), answersOf(row), competitorIds(row)]);

const byId = (list: readonly Recommendation[] | undefined, id: string | undefined): Recommendation | undefined =>
  list?.find(({ _id }) => _id === id);

const withFaces = (font: Font, recommendation: Recommendation | undefined) => {
  const { fontName, fontWeight, fontStyle } = font;
  const matchScore = recommendation?.matchScore;
  return {
    ...font,
    fonts: recommendation?.fonts ?? [{ fontName, fontWeight, fontStyle }],
    ...(matchScore === undefined ? {} : { matchScore }),
  };
};

const brandOf = (row: Row): object => {
  const { recommended: all } = row;
  const active = row.uses_own ? { ...row.selections, ...row.own } : row.selections;
  const { colorSelection, fontSelections, marketingKitSelection } = active;
  const color = all?.colors?.find(({ key }) => key === colorSelection?.key);
  const headline = byId(all?.headline, fontSelections?.headlineSelection.fontRecommendationId);
  const bulkText = byId(all?.bulkText, fontSelections?.bulkTextSelection.fontRecommendationId);
  const marketingKit = byId(all?.marketingKits, marketingKitSelection?.marketingKitId);
  const fonts = fontSelections && {
    headlineSelection: withFaces(fontSelections.headlineSelection, headline),
    bulkTextSelection: withFaces(fontSelections.bulkTextSelection, bulkText),
  };
  return {
    answers: {
      companyName: row.company_name,
      websiteUrl: row.website_url,
      industry: {
        _id: row.industry,
        name: row.brain.industries.find(({ _id }) => _id === row.industry)?.name ?? row.industry,
      },
      businessLifecycle: row.business_lifecycle,
      competitors: row.competitors ?? [],
      ...(row.stand_out === null ? {} : { standOut: row.stand_out }),
      colorPreferences: row.color_preferences ?? { favoriteColors: [], dislikedColors: [] },
      thoughtsAndFeelings: row.keyword_ids.flatMap((id) => row.brain.keywords.find(({ _id }) => _id === id) ?? []),
    },
    research: { competitors: row.research?.competitors ?? [], readAt: row.read_at?.toISOString() ?? null },
    logo: { text: textOf(row), files: row.files ?? [] },
    chosen: { ...active, ...(fonts ? { fontSelections: fonts } : {}) },
    usesOwnColors: row.uses_own,
    hasCustomLogos: row.has_own_logos,
    recommended: { color, headline, bulkText, marketingKit },
  };
};

const createTables = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table research_snapshots (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      quiz_id uuid not null references quizzes (id) on delete cascade,
      shape_version integer not null,
      content jsonb not null,
      read_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index research_snapshots_quiz on research_snapshots (quiz_id, read_at desc)`.execute(db);
  await sql`create index research_snapshots_user on research_snapshots (user_id)`.execute(db);
  await sql`
    create table brand_versions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      quiz_id uuid not null references quizzes (id) on delete cascade,
      number integer not null check (number >= 1),
      brain_version_id uuid not null references brain_versions (id),
      engine_version integer,
      shape_version integer not null,
      content jsonb not null,
      pinned_at timestamptz not null default now(),
      unique (quiz_id, number)
    )`.execute(db);
  await sql`create index brand_versions_user on brand_versions (user_id)`.execute(db);
  await sql`
    create function keep_as_it_is() returns trigger language plpgsql as $$
      begin raise exception 'a row of % never changes', tg_table_name; end $$`.execute(db);
  for (const table of ['brand_versions', 'research_snapshots'])
    await sql`create trigger never_changes before update on ${sql.table(table)}
      for each row execute function keep_as_it_is()`.execute(db);
};

const addColumns = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table quizzes
      add column shape_version integer not null default 1,
      add column research_abandoned_at timestamptz,
      add column completion_requested_at timestamptz,
      add column copied_from uuid references quizzes (id) on delete set null`.execute(db);
  await sql`create unique index quizzes_one_open_copy on quizzes (copied_from) where not completed`.execute(db);
  await sql`alter table selections add column shape_version integer not null default 1`.execute(db);
  await sql`
    alter table recommendations
      add column shape_version integer not null default 2,
      add column engine_version integer,
      add column answers_basis text not null default '',
      add column research_snapshot_id uuid references research_snapshots (id)`.execute(db);
  await sql`update recommendations set shape_version = 1 where not content ? 'marketingKits'`.execute(db);
};

/** What was read for a set of recommendations becomes a snapshot that the set names. */
const moveResearch = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into research_snapshots (user_id, quiz_id, shape_version, content, read_at)
    select user_id, quiz_id, 1, research, updated_at from recommendations`.execute(db);
  await sql`
    update recommendations r set research_snapshot_id = s.id from research_snapshots s
      where s.quiz_id = r.quiz_id`.execute(db);
  await sql`
    alter table recommendations drop column research,
      alter column research_snapshot_id set not null,
      alter column shape_version drop default,
      alter column answers_basis drop default`.execute(db);
  await sql`alter table quizzes alter column shape_version drop default`.execute(db);
  await sql`alter table selections alter column shape_version drop default`.execute(db);
};

const quizzesAfter = async (db: Kysely<unknown>, last: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select q.*, jsonb_build_object('industries', b.content -> 'industries', 'keywords', b.content -> 'keywords')
      as brain, s.brand_quiz_selections as selections, s.custom_selections as own,
           s.use_custom_selections as uses_own, s.has_custom_logos as has_own_logos, r.content as recommended, r.basis,
           n.content as research, n.read_at,
           (select l.files from logo_sets l where l.quiz_id = q.id and l.status = 'complete'
             order by l.requested_at desc limit 1) as files
      from quizzes q
      join brain_versions b on b.id = q.brain_version_id
      join selections s on s.quiz_id = q.id
      left join recommendations r on r.quiz_id = q.id
      left join research_snapshots n on n.id = r.research_snapshot_id
     where q.id > ${last}::uuid and (q.completed or r.id is not null)
     order by q.id limit 100`.execute(db);
  return rows;
};

const keep = async (db: Kysely<unknown>, row: Row & { completed: boolean }): Promise<void> => {
  const engine = engineOf(row) ?? null;
  if (engine !== null)
    await sql`
      update recommendations set engine_version = ${engine}, answers_basis = ${answersBasisOf(row)}
       where quiz_id = ${row.id}`.execute(db);
  if (!row.completed) return;
  await sql`
    insert into brand_versions
      (user_id, quiz_id, number, brain_version_id, engine_version, shape_version, content, pinned_at)
    values (${row.user_id}, ${row.id}, 1, ${row.brain_version_id}, ${engine}, 1, ${JSON.stringify(brandOf(row))},
      ${row.updated_at})`.execute(db);
};

/**
 * Brands are pinned: every completed quiz gets a brand version of what it is now. What was read of competitors becomes
 * snapshots; stored shapes carry a version; sets of recommendations say which answers and which engine made them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createTables(db);
  await addColumns(db);
  await moveResearch(db);
  let last = '00000000-0000-0000-0000-000000000000';
  for (let rows = await quizzesAfter(db, last); rows.length > 0; rows = await quizzesAfter(db, last)) {
    for (const row of rows) await keep(db, row as Row & { completed: boolean });
    last = rows.at(-1)?.id ?? last;
  }
};
