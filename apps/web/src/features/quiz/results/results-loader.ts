import { allAnswered } from '@signet/brand';
import type { Quiz } from '@signet/contract';
import { replace } from 'react-router';
import { firstLook } from '../../../api/first-look.ts';
import { queryClient } from '../../../api/query-client.ts';
import { brandFontQuery } from '../../../brand/brand-font.ts';
import { brandQuery } from '../../../brand/brand-queries.ts';
import { recommendationsQuery, selectionsQuery } from '../../../brand/recommended-queries.ts';
import { quizQuery } from '../../../brand/own-quiz.ts';
import { directionsPath, resultsPaths } from '../../../paths.ts';
import { isUnderWay, researchQuery } from '../analysis/research-query.ts';
import { openPage } from '../quiz-loader.ts';
import { shapeOf, shapeQuery } from './choice/logo-shape.ts';
import { choiceOf } from './choice/saving.ts';
import { isUndecided } from './choice/undecided.ts';

/**
 * Whether competitors are still being read, which locks the results (spec results §4). Where that cannot be learned
 * they are open.
 */
const isLocked = async (): Promise<boolean> => {
  const { _id, competitorsResearch } = await queryClient.ensureQueryData(quizQuery);
  const query = researchQuery(_id, competitorsResearch?.lastModified);
  return isUnderWay(await queryClient.ensureQueryData(query).catch(() => undefined));
};

/** Opening the results, or a screen beside them: whether they are locked is known before they are drawn. */
export const openResults = async (): Promise<null> => {
  await openPage('5')();
  await isLocked();
  return null;
};

/** Opening the directions: not while the results are locked. */
export const openDirections = async (): Promise<null> => {
  await openPage('5')();
  if (await isLocked()) throw replace(resultsPaths.preview);
  return null;
};

/**
 * The drawing and the letters of what was chosen are asked for as soon as it is known, beside all that is recommended;
 * the first look has the drawing. On a first visit alone: what is on screen already may not be saved yet, and a drawing
 * is of what the server has. What fails here is asked for again where it is shown.
 */
const drawAhead = async (quiz: Quiz): Promise<void> => {
  if (queryClient.getQueryData(selectionsQuery(quiz._id).queryKey)) return;
  const selections = await queryClient.ensureQueryData(selectionsQuery(quiz._id));
  const { fontSelections } = selections.activeSelections;
  if (selections.version === 0 || !fontSelections) return;
  const shape = shapeOf(choiceOf(selections, quiz.logoText), quiz.companyName);
  const drawn = queryClient.prefetchQuery(shapeQuery(quiz._id, shape));
  for (const face of [fontSelections.headlineSelection, fontSelections.bulkTextSelection])
    void queryClient.prefetchQuery(brandFontQuery(face));
  await firstLook(drawn);
};

/**
 * Opening the first tab of the results: before anything was chosen, three directions come in its place. The brand is
 * waited for, so that no tab flashes by; another page that the founder opens meanwhile is where they get. What cannot
 * be fetched is said by the page.
 */
export const openPreview = async (): Promise<null> => {
  const quiz = await queryClient.ensureQueryData(quizQuery);
  if (!allAnswered(quiz)) return null;
  const fetching = queryClient.ensureQueryData({ ...brandQuery(queryClient, quiz), retry: false }).catch(() => null);
  const drawing = drawAhead(quiz).catch(() => undefined);
  if (await isLocked()) return null;
  const brand = await fetching;
  const selections = queryClient.getQueryData(selectionsQuery(quiz._id).queryKey);
  const recommendations = queryClient.getQueryData(recommendationsQuery(quiz._id).queryKey);
  if (brand && selections && recommendations && isUndecided({ selections, recommendations }))
    throw replace(directionsPath);
  await drawing;
  return null;
};
