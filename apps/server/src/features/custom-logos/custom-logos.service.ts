import { randomUUID } from 'node:crypto';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import type { Acting } from '../../http/acting.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Work } from '../../jobs/jobs.ts';
import { createTurns, TooManyWaiting } from '../../jobs/turns.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { chosenQuizId } from '../quizzes/chosen-quiz.ts';
import type { SelectionsService } from '../selections/selections.service.ts';
import type { CleanLogos } from './cleaning/clean-in-child.ts';
import type { NamedBytes } from '../../jobs/packed-files.ts';

type Parts = {
  blobs: Blobs;
  selections: Pick<SelectionsService, 'activeOf' | 'setCustomLogos' | 'customLogosAmong'>;
  /** Those of these files that something is still drawn from which was made when they were the logos. */
  drawnFrom: (keys: string[]) => Promise<string[]>;
  clean: CleanLogos;
  now: () => Date;
};
type Changed = { version: number; hasCustomLogos: boolean };

const FOLDER = 'custom-logos';
const DAY_MS = 24 * 60 * 60 * 1000;

const typeOf = (name: string): string => (name.endsWith('.svg') ? 'image/svg+xml' : 'image/png');

/** Logos that are brought along: read apart, written anew, and from then on the logos of that quiz's brand. */
export const createCustomLogos = ({ blobs, selections, drawnFrom, clean, now }: Parts) => {
  // each takes up to two gigabytes and a minute of a processor; what waits has been read, so that nobody's connection
  // is cut off meanwhile
  const cleaning = createTurns({ slots: 1, mostWaiting: 1, mostInAll: 4 });
  // each holds up to thirty megabytes; whoever sends slowly keeps only one of these, not the one that cleans
  const uploads = createTurns({ slots: 4, mostWaiting: 2 });
  const keep = async (files: readonly { name: string; body: Buffer }[]): Promise<CustomLogos> => {
    const place = `${FOLDER}/${randomUUID()}`;
    for (const { name, body } of files) await blobs.put(`${place}/${name}`, { contentType: typeOf(name), body });
    return Object.fromEntries(files.map(({ name }) => [name, `${place}/${name}`]));
  };

  const put = async (acting: Acting, id: string, logos: CustomLogos | null): Promise<Changed> => {
    const { version } = orRefuse(await selections.setCustomLogos(acting, id, logos), 'quizCompleted');
    return { version, hasCustomLogos: logos !== null };
  };

  /** What nothing names any more goes after a day. */
  const sweep: Work<object> = {
    name: 'custom-logos.sweep',
    cron: '40 3 * * *',
    run: () =>
      blobs.sweep(FOLDER, {
        before: new Date(now().getTime() - DAY_MS),
        kept: async (keys) => new Set([...(await selections.customLogosAmong(keys)), ...(await drawnFrom(keys))]),
      }),
  };

  return {
    sweep,

    /**
     * Puts fourteen files in the place of the drawn logos.
     * @param sent Reads them; asked when few others are read, so that what waits stays with whoever sends it.
     * @throws Refusal `logoRefused` with why, file by file; nothing was changed then.
     */
    async set(acting: Acting, quizId: string | undefined, sent: () => Promise<NamedBytes[]>): Promise<Changed> {
      const id = chosenQuizId(acting.owner, quizId);
      const owner = acting.owner._id;
      const cleaned = await uploads
        .run(owner, randomUUID(), sent)
        .then((files) => cleaning.run(owner, randomUUID(), () => clean(files)))
        .catch((error: unknown) => {
          throw error instanceof TooManyWaiting ? new Refusal('tooManyRequests') : error;
        });
      const errors = cleaned.flatMap((one) => ('why' in one ? [{ fileName: one.name, why: one.why }] : []));
      const [first] = errors;
      if (first) throw new Refusal('logoRefused', { errors }, `${first.fileName}: ${first.why}.`);
      const bodies = cleaned.flatMap((one) =>
        'base64' in one ? [{ name: one.name, body: Buffer.from(one.base64, 'base64') }] : [],
      );
      return put(acting, id, await keep(bodies));
    },

    /** The drawn ones are the logos again. */
    async clear(acting: Acting, quizId: string | undefined): Promise<Changed> {
      return put(acting, chosenQuizId(acting.owner, quizId), null);
    },

    /** Refuses before a large body is read where there is no such quiz. */
    async requireQuiz({ owner }: Acting, quizId: string | undefined): Promise<void> {
      await selections.activeOf(chosenQuizId(owner, quizId), owner._id);
    },
  };
};

export type CustomLogoService = ReturnType<typeof createCustomLogos>;
