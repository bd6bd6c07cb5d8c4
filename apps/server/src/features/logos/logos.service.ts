import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LOGO_PNG_WIDTH, type LogoColorKey } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { LogoDrawing, LogoFile } from '../../db/schema.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { QuizStore } from '../quizzes/quizzes.store.ts';
import type { LogoDrafts } from './logo-drafts.ts';
import type { LogoSetStore } from './logo-sets.store.ts';

const GENERATE = 'logos.generate';
type Generation = { setId: string };

/** Longest that a caller waits for a set; a killed worker's set is taken over well within it. */
const WAIT_MILLISECONDS = 45_000;
const LOOK_AGAIN_MILLISECONDS = 100;

type Parts = {
  quizzes: Pick<QuizStore, 'find'>;
  db: Database;
  store: LogoSetStore;
  drafts: LogoDrafts;
  blobs: Blobs;
  jobs: Pick<Jobs, 'enqueue'>;
};

const basisOf = (drawing: LogoDrawing): string => createHash('sha256').update(JSON.stringify(drawing)).digest('hex');

export const createLogoService = ({ db, quizzes, store, drafts, blobs, jobs }: Parts) => {
  const keep = async (
    setId: string,
    { colorKey, svg, png }: { colorKey: LogoColorKey; svg: string; png: Buffer },
  ): Promise<LogoFile[]> => {
    const base = `logo-${colorKey}`;
    const files = [
      { fileName: `${base}.svg`, contentType: 'image/svg+xml', body: Buffer.from(svg) },
      { fileName: `${base}.png`, contentType: 'image/png', body: png },
    ];
    return Promise.all(
      files.map(async ({ fileName, ...blob }) => {
        const key = `logos/${setId}/${fileName}`;
        await blobs.put(key, blob);
        return { fileName, key };
      }),
    );
  };

  /** Running it twice writes the same bytes under the same keys; only the last step makes the set count. */
  const work: Work<Generation> = {
    name: GENERATE,
    async run({ setId }) {
      const set = await store.find(setId);
      if (!set || set.status === 'complete') return;
      const files: LogoFile[] = [];
      try {
        for await (const drawn of drafts.files(set.drawing, LOGO_PNG_WIDTH)) files.push(...(await keep(setId, drawn)));
      } catch (error) {
        await store.fail(setId); // whoever waits is told at once; the job is tried again all the same
        throw error;
      }
      const replaced = await store.complete(setId, files);
      for (const { files: old } of replaced) for (const { key } of old) await blobs.delete(key);
    },
  };

  const untilComplete = async (setId: string): Promise<number> => {
    const giveUp = Date.now() + WAIT_MILLISECONDS;
    while (Date.now() < giveUp) {
      const set = await store.find(setId);
      if (set?.status === 'complete') return set.files.length;
      if (!set || set.status === 'failed') break;
      await pause(LOOK_AGAIN_MILLISECONDS);
    }
    throw new Refusal('generationFailed');
  };

  return {
    work,

    /**
     * Makes sure that the whole set for the active selections exists, and answers when it does. Pressing twice makes
     * one set.
     */
    async generateAll(userId: string, quizId: string | undefined): Promise<number> {
      const { quizId: id, drawing } = await drafts.drawing(userId, quizId);
      await drafts.requireDrawable(drawing);
      const setId = await db.transaction().execute(async (trx) => {
        const set = await store.begin(trx, { userId, quizId: id, basis: basisOf(drawing), drawing });
        if (set.status !== 'complete')
          await jobs.enqueue(trx, GENERATE, { setId: set.id } satisfies Generation, set.id);
        return set.id;
      });
      return untilComplete(setId);
    },

    /** One logo as it would be drawn now. */
    async draw(userId: string, quizId: string | undefined, colorKey: LogoColorKey): Promise<string> {
      const { drawing } = await drafts.drawing(userId, quizId);
      return drafts.svg(drawing, colorKey);
    },

    /** Whether the founder has a whole set. */
    exist: async (quizId: string, userId: string): Promise<boolean> =>
      (await store.current(quizId, userId)) !== undefined,

    /** The files of the founder's present set. */
    async files(userId: string, quizId: string): Promise<LogoFile[]> {
      const set = await store.current(quizId, userId);
      // somebody else's quiz and none at all are one answer; one's own without logos is another
      if (!set) orRefuse(await quizzes.find(quizId, userId), 'notFound');
      return orRefuse(set, 'logosMissing').files;
    },
  };
};

export type LogoService = ReturnType<typeof createLogoService>;
