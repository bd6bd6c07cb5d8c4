import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FontFamily } from '@signet/brain';
import type { FontFace, MarkRecipe, OfferedMark } from '@signet/contract';
import {
  drawMarks,
  inOrder,
  isRecipe,
  judgeMark,
  lettersOffered,
  measureMark,
  MOST_ROUND,
  openKnownMarks,
  ownWeights,
  pictureOfPath,
  stemOf,
  wantedStem,
  withMore,
  type FormWish,
  type KnownMarks,
  type Mark,
  type NamedThing,
  type Recipe,
} from '@signet/mark';
import { drawWordmark } from '@signet/logo';
import { pathData } from '@signet/scene';
import { openFont, type Font } from '@signet/type';
import { constructionOf, markTitle, markVerdict, tellMarkReason } from '@signet/wording';
import { LRUCache } from 'lru-cache';
import { createFontFiles } from '../fonts/font-files.ts';
import { createRivals, type Rival } from './rivals.ts';

/**
 * All that marks are drawn from: the headline's family, then the text's; the other way round where the letters of the
 * first are too fine for a mark.
 */
export type MarkTask = {
  name: string;
  /** What its words are, where they are things. */
  things: NamedThing[];
  families: FontFamily[];
  wishes: FormWish[];
  rivals: Rival[];
  /** Which of the good choices this brand sees. */
  seed: number;
};
/** One mark to be drawn otherwise: places on the scales of weight and roundness, another letter. */
export type NudgeTask = MarkTask & {
  recipe: MarkRecipe;
  face: FontFace;
  weight?: number | undefined;
  round?: number | undefined;
  letters?: string | undefined;
};
export type Drawn = { marks: OfferedMark[]; known: number };
/** `isUnknown`: the recipe is none of ours, or its face does not draw it. */
export type Nudged = { isUnknown: true } | { verdict: string; mark?: OfferedMark };

/** Each lives in HarfBuzz's memory, about 200 KB. */
const FACES_KEPT = 60;

const files = createFontFiles();
const opened = new LRUCache<string, Font>({ max: FACES_KEPT });
const describeRivals = createRivals();
let index: KnownMarks | undefined;

const knownMarks = (): KnownMarks => {
  index ??= openKnownMarks(readFileSync(fileURLToPath(import.meta.resolve('@signet/mark/known-marks.bin'))));
  return index;
};

const fontOf = async (family: FontFamily, weight: number): Promise<Font> => {
  const key = `${family.package} ${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const font = openFont(await files.face(family, weight));
  opened.set(key, font);
  return font;
};

/** The thinnest stroke, in pixels of a favicon, that letters of a mark may have. */
const FINEST = 1.2;

/** Whether a face draws a letter without hairlines that small sizes lose. */
const holdsSmall = (font: Font, letter: string): boolean => {
  if (!font.covers(letter)) return false;
  const drawn = drawWordmark({ text: letter, font });
  return (measureMark(pictureOfPath(drawn))?.stroke ?? 0) >= FINEST;
};

type MarkFace = { family: FontFamily; weight: number; font: Font };

/** The weight of a family whose stems are what marks of these wishes want. */
const faceOf = async (family: FontFamily, wishes: readonly FormWish[], letter: string): Promise<MarkFace> => {
  const wanted = wantedStem(wishes);
  const faces = await Promise.all(
    family.weights.map(async (weight) => ({ family, weight, font: await fontOf(family, weight) })),
  );
  const off = ({ font }: MarkFace) => Math.abs((stemOf(font, letter) ?? 0) - wanted);
  return faces.reduce((one, other) => (off(other) < off(one) ? other : one));
};

const letterOf = (name: string): string => Array.from(name).find((one) => /[\p{L}\p{N}]/u.test(one)) ?? 'H';

/** The faces that marks are drawn from, best first: those that lose their hairlines come last. */
const markFaces = async ({ name, families, wishes }: MarkTask): Promise<MarkFace[]> => {
  const letter = letterOf(name);
  const faces = await Promise.all(families.map((family) => faceOf(family, wishes, letter)));
  return faces.toSorted((one, other) => Number(holdsSmall(other.font, letter)) - Number(holdsSmall(one.font, letter)));
};

/** With so many to choose from no other face is tried. */
const ENOUGH = 11;

/** The marks of the first face, and of the next ones where that gives too few. */
const bestMarks = async (task: MarkTask, known: KnownMarks): Promise<{ face: MarkFace; mark: Mark }[]> => {
  const row: { face: MarkFace; mark: Mark }[] = [];
  for (const face of await markFaces(task)) {
    if (row.length >= ENOUGH) break;
    const beside = row.map(({ mark }) => mark);
    const { name, things, wishes, seed } = task;
    const more = drawMarks({ name, things, font: face.font, wishes, known, beside, seed });
    row.push(...more.map((mark) => ({ face, mark })));
  }
  const order = inOrder(
    row.map(({ mark }) => mark),
    task.wishes.map(({ word }) => word),
  );
  return row.toSorted((one, other) => order.indexOf(one.mark) - order.indexOf(other.mark));
};

/** The known marks and this founder's competitors'. */
const withRivals = async (rivals: readonly Rival[]): Promise<KnownMarks> =>
  withMore(knownMarks(), await describeRivals(rivals));

const recipeOf = ({ round, ...recipe }: MarkRecipe): Recipe => ({ ...recipe, ...(round ? { round } : {}) });
const isSame = (one: Recipe, other: Recipe): boolean => JSON.stringify(one.values) === JSON.stringify(other.values);

const reasonsOf = ({ recipe, reasons }: Mark): OfferedMark['reasons'] =>
  reasons.flatMap((reason): OfferedMark['reasons'] => {
    if (reason.kind === 'construction')
      return [{ kind: reason.kind, sentence: tellMarkReason(constructionOf(recipe)) }];
    if (reason.kind !== 'form') return [];
    const { word, quality, more } = reason.subject;
    return [
      { kind: reason.kind, sentence: tellMarkReason({ kind: 'form', word, quality, more, value: reason.value }) },
    ];
  });

const nudgesOf = (
  { recipe }: Mark,
  { weight, font, family }: MarkFace,
  { name, things, wishes }: MarkTask,
): OfferedMark['nudges'] => {
  const own = ownWeights(recipe, font);
  return {
    weight: own
      ? { at: own.findIndex((one) => isSame(one, recipe)), of: own.length }
      : { at: family.weights.indexOf(weight), of: family.weights.length },
    round: { at: recipe.round ?? 0, of: MOST_ROUND + 1 },
    letters: lettersOffered(recipe, { name, things, font, wishes, known: knownMarks() }),
  };
};

const offered = (mark: Mark, face: MarkFace, task: MarkTask): OfferedMark => ({
  recipe: { ...mark.recipe, values: [...mark.recipe.values] },
  face: { fontName: face.family.fontName, fontWeight: face.weight, fontStyle: 'normal' },
  title: markTitle(constructionOf(mark.recipe)),
  path: pathData(mark.path),
  width: mark.width,
  height: mark.height,
  reasons: reasonsOf(mark),
  ...(mark.nearest && { nearest: mark.nearest }),
  verdict: markVerdict(),
  nudges: nudgesOf(mark, face, task),
});

/** Reads what every name is held against, before there is one. */
export const load = (): void => {
  knownMarks();
};

/** Draws the marks of a name: some seconds of a processor. */
export const draw = async (task: MarkTask): Promise<Drawn> => {
  const known = await withRivals(task.rivals);
  const row = await bestMarks(task, known);
  return { marks: row.map(({ face, mark }) => offered(mark, face, task)), known: known.count };
};

/** The recipe and the weight of the face that a nudge asks for. */
const nudgedOf = (task: NudgeTask, { family, weight, font }: MarkFace): { recipe: Recipe; weight: number } => {
  const { letters, round = task.recipe.round ?? 0 } = task;
  const recipe = recipeOf({ ...task.recipe, letters: letters ?? task.recipe.letters, round });
  if (task.weight === undefined) return { recipe, weight };
  const own = ownWeights(recipe, font);
  return own
    ? { recipe: own[task.weight] ?? recipe, weight }
    : { recipe, weight: family.weights[task.weight] ?? weight };
};

/** One mark drawn otherwise, or why it cannot be shown. */
export const nudge = async (task: NudgeTask): Promise<Nudged> => {
  const { name, things, wishes, rivals } = task;
  const [family] = task.families;
  const { fontWeight: before } = task.face;
  if (!family?.weights.includes(before) || !isRecipe(recipeOf(task.recipe))) return { isUnknown: true };
  const { recipe, weight } = nudgedOf(task, { family, weight: before, font: await fontOf(family, before) });
  if (!isRecipe(recipe)) return { isUnknown: true };
  const font = await fontOf(family, weight);
  const request = { name, things, font, wishes, known: await withRivals(rivals) };
  const judged = judgeMark(recipe, request, task.recipe.letters);
  if (typeof judged === 'string') return { verdict: markVerdict(judged) };
  const mark = offered(judged, { family, weight, font }, task);
  return { verdict: mark.verdict, mark };
};
