import type { Font } from '@signet/type';
import { lookAt, SKETCH, type Candidate } from './candidate.ts';
import { families } from './families.ts';
import { familyNames, type FamilyName, type Recipe } from './family.ts';
import type { Form } from './form.ts';
import { failedGates } from './gates.ts';
import { judge, type Judged } from './judge.ts';
import { distanceBetween } from './known/distance.ts';
import { nearestKnown, type KnownMarks, type Nearest } from './known/known-marks.ts';
import type { Mark } from './mark.ts';
import { scoreOf, type FormWish } from './rank.ts';
import { REFUSED_DISTANCE, reasonsOf, standingOf } from './reasons.ts';
import { writingOf, type Writing } from './writing.ts';

export interface MarkRequest {
  readonly name: string;
  /** The face that letters are taken from: `markFace` chooses its weight. */
  readonly font: Font;
  readonly wishes: readonly FormWish[];
  readonly known: KnownMarks;
  /** 0 gives the best; every other number another choice among the good ones. */
  readonly seed?: number;
}

export const MARKS = 12;
const FIRST_SIGHT = 3;
/** Crops and flowers on tiles come out alike. */
const mostOf = (family: FamilyName): number => (family === 'crop' || family === 'flower-tile' ? 1 : 2);
/** Two proposals lie at least so far apart. */
const APART = 0.3;
/** Nearer than this to a known mark only for want of others. */
const DOUBTFUL_DISTANCE = 0.2;
/** Sketches of a family that are looked at closely. */
const MOST_TRIES = 8;
/** What a second mark of a family has to be better by, and what a doubtful one is worth less. */
const AGAIN = 0.12;
const DOUBT = 0.15;
const KIN = 0.05;
/** How much another seed shakes the ranking. */
const SHAKE = 0.16;

const everyRecipe = (writing: Writing): Recipe[] => familyNames.flatMap((name) => families[name].propose(writing));

export const seedOf = ({ family, letters, values }: Recipe): string => [family, letters, ...values].join(' ');

/** A number from 0 to 1 that a text and a seed decide: FNV-1a, 32 bits. */
const chanceOf = (text: string, seed: number): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
};

interface Ranked<One extends Candidate> {
  readonly one: One;
  readonly score: number;
}

const worthOf = (one: Candidate, { wishes, seed = 0 }: MarkRequest): number =>
  scoreOf(one, wishes) + (seed === 0 ? 0 : SHAKE * (chanceOf(seedOf(one.recipe), seed) - 0.5));

/** A letter of cells has to be this like its own letter; other families change their letters less. */
const MODULES_LIKE = 0.6;
const MODULES_LEAD = 0.08;

/** Sketches fail only what a closer look would surely fail as well. */
const isHopeful = ({ measures, reading, recipe }: Candidate): boolean => {
  const { stroke, gap, kept } = measures;
  const kindly = { ...measures, stroke: stroke + 0.3, gap: gap + 0.2, kept: kept + 0.04 };
  if (recipe.family === 'modules' && reading && !(reading.likeness >= MODULES_LIKE && reading.lead >= MODULES_LEAD))
    return false;
  return failedGates(kindly).length === 0 && (reading?.rank ?? 1) <= 2;
};

interface Chosen extends Ranked<Judged> {
  readonly nearest: Nearest | undefined;
}

const ofFamily = (chosen: readonly Chosen[], name: FamilyName): number =>
  chosen.filter(({ one }) => one.recipe.family === name).length;

const isApart = (judged: Judged, chosen: readonly Chosen[]): boolean =>
  chosen.every(({ one }) => distanceBetween(one.descriptions, judged.descriptions) >= APART);

/** Families that all cut a letter in two: beside each other they look like one. */
const cuts: readonly FamilyName[] = ['slice', 'arc', 'stencil'];
const cutsBeside = (chosen: readonly Chosen[], name: FamilyName): number =>
  cuts.includes(name) ? chosen.filter(({ one }) => cuts.includes(one.recipe.family)).length : 0;

/** The best that is left, where those of a family that has been chosen from count for less. */
const takeBest = (waiting: Ranked<Candidate>[], chosen: readonly Chosen[]): Ranked<Candidate> | undefined => {
  const worth = ({ one, score }: Ranked<Candidate>) =>
    score - AGAIN * ofFamily(chosen, one.recipe.family) - KIN * cutsBeside(chosen, one.recipe.family);
  let best: Ranked<Candidate> | undefined;
  for (const one of waiting) if (!best || worth(one) > worth(best)) best = one;
  if (best) waiting.splice(waiting.indexOf(best), 1);
  return best;
};

/** Takes the best that hold every gate and are unlike each other and unlike what is known; the doubtful last. */
const choose = (sketches: Ranked<Candidate>[], writing: Writing, request: MarkRequest): Chosen[] => {
  const chosen: Chosen[] = [];
  const doubtful: Chosen[] = [];
  const tried = new Map<FamilyName, number>();
  while (chosen.length < MARKS) {
    const next = takeBest(sketches, chosen);
    if (!next) break;
    const { family } = next.one.recipe;
    const tries = tried.get(family) ?? 0;
    if (ofFamily(chosen, family) >= mostOf(family) || tries >= MOST_TRIES) continue;
    tried.set(family, tries + 1);
    const judged = judge(next.one.recipe, writing, request.font);
    if (!judged || !isApart(judged, chosen)) continue;
    const nearest = nearestKnown(request.known, judged.descriptions);
    const distance = nearest?.distance ?? Infinity;
    const one = { one: judged, score: worthOf(judged, request), nearest };
    if (distance >= DOUBTFUL_DISTANCE) chosen.push(one);
    else if (distance >= REFUSED_DISTANCE) doubtful.push(one);
  }
  for (const one of doubtful) {
    const isWanted = chosen.length < MARKS && ofFamily(chosen, one.one.recipe.family) < mostOf(one.one.recipe.family);
    if (isWanted && isApart(one.one, chosen)) chosen.push({ ...one, score: one.score - DOUBT });
  }
  return chosen.toSorted((one, other) => other.score - one.score);
};

/** The forms of everything that could be drawn for a name: what marks are compared with is made of them. */
export const formsFor = (name: string, font: Font): Form[] => {
  const writing = writingOf(name, font);
  const sketches = everyRecipe(writing).flatMap((recipe) => lookAt(recipe, writing, font, SKETCH) ?? []);
  return sketches.filter(isHopeful).map(({ form }) => form);
};

/** The first ones come from different families; the others follow by their worth. */
const inOrder = (chosen: readonly Chosen[]): Chosen[] => {
  const shown = new Set<FamilyName>();
  const first = chosen.filter(({ one }) => {
    const isNew = shown.size < FIRST_SIGHT && !shown.has(one.recipe.family);
    if (isNew) shown.add(one.recipe.family);
    return isNew;
  });
  return [...first, ...chosen.filter((one) => !first.includes(one))];
};

const markOf = ({ one, score, nearest }: Chosen, { wishes, known }: MarkRequest): Mark => ({
  recipe: one.recipe,
  path: one.path,
  width: one.width,
  height: one.height,
  measures: one.measures,
  form: standingOf(one.form),
  nearest,
  reasons: reasonsOf(one, wishes, nearest, known.count),
  score,
});

/**
 * Up to twelve marks for a name, the best first and the first three of different families; fewer where the name's
 * letters do not give as many, none where the face draws none of them. The same request gives the same marks.
 */
export const drawMarks = (request: MarkRequest): Mark[] => {
  const writing = writingOf(request.name, request.font);
  const sketches = everyRecipe(writing).flatMap((recipe) => lookAt(recipe, writing, request.font, SKETCH) ?? []);
  const ranked = sketches.filter(isHopeful).map((one) => ({ one, score: worthOf(one, request) }));
  return inOrder(choose(ranked, writing, request)).map((one) => markOf(one, request));
};
