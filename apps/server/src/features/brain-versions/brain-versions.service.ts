import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  WORKBOOK_MOST_BYTES,
  WORKBOOK_TYPE,
  type BrainVersion,
  type SheetDifference,
  type TriedQuiz,
} from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Recommended } from '../../db/tables/quizzes.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { Note } from '../audit/audit-log.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import type { QuizRow } from '../quizzes/quizzes.service.ts';
import type { Work } from '../../jobs/jobs.ts';
import type { RankingService } from '../recommendations/ranking.ts';
import type { BrainVersionStore, VersionPage } from './brain-versions.store.ts';
import type { CheckWorkbook } from './checking/check-in-child.ts';
import { differenceOf } from './difference.ts';
import { sampleQuiz } from './sample-quizzes.ts';

type Parts = {
  db: Database;
  store: BrainVersionStore;
  brains: BrainLibrary;
  blobs: Blobs;
  check: CheckWorkbook;
  ranking: Pick<RankingService, 'rank'>;
  now: () => Date;
};
type Upload = { version: string; notes: string; bucketKey: string };

/** What is sent lies here until it has been checked. */
const ARRIVALS = 'brain-uploads';
const KEPT = 'brain/uploads';
const UPLOAD_SECONDS = 3600;
const DOWNLOAD_SECONDS = 300;
const isArrival = (key: string): boolean => key.startsWith(`${ARRIVALS}/`);
const DAY_MS = 24 * 60 * 60 * 1000;

const brandOf = ({ colors, headline, bulkText, marketingKits }: Recommended): TriedQuiz['after'] => {
  const [color, head, text, kit] = [colors[0], headline[0], bulkText[0], marketingKits[0]];
  if (!color) return null;
  return {
    colors: color.colors,
    ...(color.names && { names: color.names }),
    headline: head?.fontName ?? '',
    bulkText: text?.fontName ?? '',
    marketingKit: kit?.name ?? '',
  };
};

/** Whether a version knows all that a quiz answers. */
const knows = ({ industries, keywords, colorFamilies }: LoadedBrain, quiz: QuizRow): boolean =>
  industries.has(quiz.industry) &&
  quiz.keyword_ids.every((id) => keywords.has(id)) &&
  (quiz.color_preferences?.favoriteColors ?? []).every(({ _id }) => colorFamilies.has(_id));

/** Uploads, checks, compares and activates versions of the brain (spec administration §4.5, 7.4). */
export const createBrainVersions = ({ db, store, brains, blobs, check, ranking, now }: Parts) => {
  /** What arrived, read no further than a workbook may go. */
  const arrived = async (key: string): Promise<Buffer> => {
    if (!isArrival(key)) throw new Refusal('brainFileMissing');
    const blob = await blobs.open(key);
    if (!blob || 'outOfRange' in blob) throw new Refusal('brainFileMissing');
    if (blob.size > WORKBOOK_MOST_BYTES) {
      blob.body.destroy();
      throw new Refusal('bodyTooLarge');
    }
    return buffer(blob.body);
  };

  const against = async (id: string) => {
    const active = orRefuse(await store.active(), 'unavailable');
    const [before, after] = await Promise.all([brains.get(active.id), brains.get(id)]);
    return { active, before, after };
  };

  const tried = async (brain: LoadedBrain, quiz: QuizRow, number: number): Promise<TriedQuiz['after']> => {
    if (!knows(brain, quiz)) return null;
    const research = { competitors: [] };
    const basis = `sample ${brain.id} ${number}`;
    try {
      return brandOf(await ranking.rank({ owner: 'sample quizzes', quiz, brain, research, basis }));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'brainIncomplete') return null;
      throw error;
    }
  };

  /** What was sent and never recorded goes after a day, as does what was kept for a version that there is not. */
  const sweep: Work<object> = {
    name: 'brain-uploads.sweep',
    cron: '20 3 * * *',
    async run() {
      const before = new Date(now().getTime() - DAY_MS);
      await blobs.sweep(ARRIVALS, { before, kept: () => Promise.resolve(new Set()) });
      await blobs.sweep(KEPT, { before, kept: (keys) => store.namedAmong(keys) });
    },
  };

  /** Stores a workbook and what `record` writes of it, or neither; undefined where it writes nothing. */
  const keep = async <Id>(bytes: Buffer, record: (bucketKey: string) => Promise<Id | undefined>) => {
    const bucketKey = `${KEPT}/${randomUUID()}.xlsx`;
    await blobs.put(bucketKey, { contentType: WORKBOOK_TYPE, body: bytes });
    try {
      return await record(bucketKey);
    } finally {
      // what fails as it is committed may be recorded all the same; where nobody can say, the sweep does
      const isNamed = (await store.namedAmong([bucketKey]).catch(() => undefined))?.has(bucketKey) ?? true;
      if (!isNamed) await blobs.delete(bucketKey).catch(() => undefined);
    }
  };

  const record = async ({ version, notes, bucketKey: sentKey }: Upload, note: Note): Promise<BrainVersion> => {
    if (await store.isTaken(version)) throw new Refusal('brainVersionTaken');
    const bytes = await arrived(sentKey);
    const checked = await check(bytes);
    if ('errors' in checked) throw new Refusal('brainInvalid', { errors: checked.errors });
    const id = await keep(bytes, (bucketKey) =>
      db.transaction().execute(async (trx) => {
        // checking takes seconds, in which somebody else may have pressed Upload as well
        await store.holdNames(trx);
        if (await store.isTaken(version, trx)) return undefined;
        await note(trx, { version, notes });
        return store.add(trx, { version, notes, bucketKey, brain: checked.brain });
      }),
    );
    if (id === undefined) throw new Refusal('brainVersionTaken');
    return orRefuse(await store.find(id), 'notFound');
  };

  return {
    sweep,
    list: (page: VersionPage) => store.list(page),

    async uploadUrl(): Promise<{ key: string; uploadUrl: string }> {
      const key = `${ARRIVALS}/${randomUUID()}.xlsx`;
      const { uploadUrl } = await blobs.signedUpload(key, {
        contentType: WORKBOOK_TYPE,
        mostBytes: WORKBOOK_MOST_BYTES,
        expiresInSeconds: UPLOAD_SECONDS,
      });
      return { key, uploadUrl };
    },

    /**
     * Records a version from what was sent. Whoever holds the address may send again, so what was checked is kept
     * under a key of its own, and what was sent goes whatever comes of it.
     * @throws Refusal `brainInvalid` with `errors`, by sheet, row and column; nothing was stored then.
     */
    async create(upload: Upload, note: Note): Promise<BrainVersion> {
      try {
        return await record(upload, note);
      } finally {
        // each try sends its own; what cannot be taken away now is swept
        if (isArrival(upload.bucketKey)) await blobs.delete(upload.bucketKey).catch(() => undefined);
      }
    },

    async downloadUrl(id: string): Promise<string> {
      const { bucketKey, version } = orRefuse(await store.find(id), 'notFound');
      const fileName = `signet-brain-${version}.xlsx`;
      return (await blobs.signedUrl(bucketKey, { expiresInSeconds: DOWNLOAD_SECONDS, fileName })).url;
    },

    /** Activating counts for new quizzes only: each keeps the version that it began with. */
    async change(id: string, change: { status?: 'active' | undefined; notes?: string | undefined }, note: Note) {
      const found = orRefuse(await store.find(id), 'notFound');
      const isSound = found.validationStatus === null || found.validationStatus === 'success';
      if (change.status && !isSound) throw new Refusal('brainNotSound');
      await db.transaction().execute(async (trx) => {
        if (change.status) await store.activate(trx, id);
        if (change.notes !== undefined) await store.setNotes(trx, id, change.notes);
        await note(trx, { id, version: found.version, ...change });
      });
    },

    /** What a version changes against the active one. */
    async difference(id: string): Promise<{ against: string; sheets: SheetDifference[] }> {
      const { active, before, after } = await against(id);
      return { against: active.version, sheets: differenceOf(before.brain, after.brain) };
    },

    /** One of the sample quizzes under the active version and under this one. Nothing of it is kept. */
    async dryRun(id: string, number: number): Promise<TriedQuiz> {
      const { before, after } = await against(id);
      const quiz = sampleQuiz(before.brain, number, before.id);
      return {
        name: quiz.company_name,
        industry: before.industries.get(quiz.industry)?.name ?? '',
        keywords: quiz.keyword_ids.flatMap((one) => before.keywords.get(one)?.name ?? []),
        before: await tried(before, quiz, number),
        after: await tried(after, { ...quiz, brain_version_id: after.id }, number),
      };
    },
  };
};

export type BrainVersions = ReturnType<typeof createBrainVersions>;
