import { performance } from 'node:perf_hooks';
import { LOGO_PNG_WIDTH } from '@signet/contract';
import sharp from 'sharp';
import { createBrainLibrary } from '../../apps/server/src/features/brain/brain.library.ts';
import type { attach } from '../api/cast.ts';
import { createFontFiles } from '../../apps/server/src/features/fonts/font-files.ts';
import { createFontLibrary } from '../../apps/server/src/features/fonts/font-library.ts';
import { createLogoDrafts } from '../../apps/server/src/features/logos/logo-drafts.ts';
import { createQuizStore } from '../../apps/server/src/features/quizzes/quizzes.store.ts';
import { createSelectionsService } from '../../apps/server/src/features/selections/selections.service.ts';
import { createSelectionsStore } from '../../apps/server/src/features/selections/selections.store.ts';
import { median, row, type Row } from '../report.ts';

const SETS = 40;
const WARM_UP = 4;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** The least that makes the same pictures: sharp, nothing asked of it but width and format. */
const renderAlone = async (svgs: readonly string[]): Promise<void> => {
  for (const svg of svgs) await sharp(Buffer.from(svg)).resize({ width: LOGO_PNG_WIDTH }).png().toBuffer();
};

/**
 * Both files of all seven colors for founders who have their recommendations, as the job makes them but for storing;
 * beside what sharp alone needs for the PNGs of the very same SVGs, in turn.
 */
export const benchLogoSet = async ({ db, pool }: Awaited<ReturnType<typeof attach>>): Promise<Row> => {
  const brains = createBrainLibrary({ db });
  const quizzes = createQuizStore({ pool, db });
  const drafts = createLogoDrafts({
    quizzes: {
      async chosen({ _id }, id = '') {
        const quiz = await quizzes.find(id, _id);
        if (!quiz) throw new Error(`There is no quiz ${id}`);
        return quiz;
      },
    },
    selections: createSelectionsService({ store: createSelectionsStore({ db }) }),
    brains,
    fonts: createFontLibrary({ files: createFontFiles() }),
  });
  const founders = await db
    .selectFrom('recommendations')
    .select(['user_id', 'quiz_id'])
    .orderBy('id')
    .limit(SETS + WARM_UP)
    .execute();
  const times: { ours: number[]; alone: number[] } = { ours: [], alone: [] };
  for (const [n, { user_id, quiz_id }] of founders.entries()) {
    const { drawing } = await drafts.drawing({ _id: user_id, activeQuizId: null }, quiz_id);
    const svgs: string[] = [];
    const draw = () =>
      timed(async () => {
        svgs.length = 0;
        for await (const { is, body } of drafts.files(drawing)) if (is.format === 'svg') svgs.push(body.toString());
      });
    await draw(); // opens the font: that is once for all founders who were recommended it, and sharp alone opens none
    const ours = await draw();
    const alone = await timed(() => renderAlone(svgs));
    if (n < WARM_UP) continue;
    times.ours.push(ours);
    times.alone.push(alone);
  }
  return row({
    name: `chain: logo set of 7 SVG and 7 PNG at ${LOGO_PNG_WIDTH}, median of ${times.ours.length}, beside sharp alone`,
    value: median(times.ours),
    unit: 'ms',
    baseline: median(times.alone),
    target: { of: 'ratio', is: '<=', than: 1.3 },
  });
};
