import { performance } from 'node:perf_hooks';
import { LOGO_PNG_WIDTH, LOGO_PNG_WIDTHS } from '@signet/contract';
import sharp from 'sharp';
import { createBrainLibrary } from '../../apps/server/src/features/brain/brain.library.ts';
import { createBrandsInForce } from '../../apps/server/src/features/brands/brands-in-force.service.ts';
import type { attach } from '../api/cast.ts';
import { createFontFiles } from '../../apps/server/src/features/fonts/font-files.ts';
import { createFontLibrary } from '../../apps/server/src/features/fonts/font-library.ts';
import { createLogoDrafts } from '../../apps/server/src/features/logos/logo-drafts.ts';
import { drawingOf } from '../../apps/server/src/features/logos/logo-drawing.ts';
import { createQuizStore } from '../../apps/server/src/features/quizzes/quizzes.store.ts';
import { createSelectionsService } from '../../apps/server/src/features/selections/selections.service.ts';
import { createSelectionsStore } from '../../apps/server/src/features/selections/selections.store.ts';
import { median, row, type Row } from '../report.ts';

const SETS = 40;
/** Twelve times as much to draw each. */
const MARKED_SETS = 8;
const WARM_UP = 4;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** The least that makes the same pictures: sharp, nothing asked of it but width and format. */
const renderAlone = async (svgs: readonly string[], widths: readonly number[]): Promise<void> => {
  for (const svg of svgs) for (const width of widths) await sharp(Buffer.from(svg)).resize({ width }).png().toBuffer();
};

type Drafts = ReturnType<typeof createLogoDrafts>;
type Drawing = Parameters<Drafts['files']>[0];

/** What sets of these drawings take, as the job makes them but for storing; beside sharp alone, in turn. */
const timeSets = async (drafts: Drafts, drawings: readonly Drawing[], widths: readonly number[]) => {
  const times: { ours: number[]; alone: number[] } = { ours: [], alone: [] };
  for (const [n, drawing] of drawings.entries()) {
    const svgs: string[] = [];
    const draw = () =>
      timed(async () => {
        svgs.length = 0;
        for await (const { is, body } of drafts.files(drawing)) if (is.format === 'svg') svgs.push(body.toString());
      });
    await draw(); // opens the font: that is once for all founders who were recommended it, and sharp alone opens none
    const ours = await draw();
    const alone = await timed(() => renderAlone(svgs, widths));
    if (n < WARM_UP) continue;
    times.ours.push(ours);
    times.alone.push(alone);
  }
  return times;
};

const rowOf = (name: string, { ours, alone }: Awaited<ReturnType<typeof timeSets>>): Row =>
  row({
    name: `chain: ${name}, median of ${ours.length}, beside sharp alone`,
    value: median(ours),
    unit: 'ms',
    baseline: median(alone),
    target: { of: 'ratio', is: '<=', than: 1.3 },
  });

/** As a founder has it who chose a mark: a letter cut in two, beside the name. */
const withMark = (drawing: Drawing): Drawing => ({
  ...drawing,
  mark: {
    recipe: { family: 'slice', letters: Array.from(drawing.text)[0] ?? 'N', values: [25, 0, 0.5] },
    face: drawing.font,
    lockup: 'horizontal',
  },
});

/** The logo sets of founders who have their recommendations: the name alone, and every lockup with a mark. */
export const benchLogoSet = async ({ db, pool }: Awaited<ReturnType<typeof attach>>): Promise<Row[]> => {
  const brains = createBrainLibrary({ db });
  const quizzes = createQuizStore({ pool, db });
  const inForce = createBrandsInForce({
    quizzes: {
      async chosen({ _id }, id = '') {
        const quiz = await quizzes.find(id, _id);
        if (!quiz) throw new Error(`There is no quiz ${id}`);
        return quiz;
      },
    },
    selections: createSelectionsService({ store: createSelectionsStore({ db }) }),
    brains,
    // what is chosen is drawn, as the job does it
    brands: { pinned: () => Promise.resolve(undefined) },
  });
  const drafts = createLogoDrafts({
    brains,
    // nobody has brought a logo along here
    blobs: { get: () => Promise.resolve(undefined) },
    fonts: createFontLibrary({ files: createFontFiles() }),
  });
  const founders = await db
    .selectFrom('recommendations')
    .select(['user_id', 'quiz_id'])
    .orderBy('id')
    .limit(SETS + WARM_UP)
    .execute();
  const drawings: Drawing[] = [];
  for (const { user_id, quiz_id } of founders)
    drawings.push(drawingOf(await inForce.chosenNow({ _id: user_id, activeQuizId: null }, quiz_id)));
  const marked = drawings.slice(0, MARKED_SETS + WARM_UP).map(withMark);
  return [
    rowOf(`logo set of 7 SVG and 7 PNG at ${LOGO_PNG_WIDTH}`, await timeSets(drafts, drawings, [LOGO_PNG_WIDTH])),
    rowOf(
      `logo set with a mark, 42 SVG and 126 PNG at ${LOGO_PNG_WIDTHS.join(', ')}`,
      await timeSets(drafts, marked, LOGO_PNG_WIDTHS),
    ),
  ];
};
