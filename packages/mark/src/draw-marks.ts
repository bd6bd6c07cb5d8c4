import type { Font } from '@signet/type';
import { lookAt, SKETCH, type Candidate } from './candidate.ts';
import { families, isOurs } from './families.ts';
import { markFamilies, type MarkFamily } from '@signet/contract';
import type { Recipe } from './family.ts';
import type { Form } from './form.ts';
import { failedGates } from './gates.ts';
import { keepsLetter } from './keeps-letter.ts';
import { descriptionsOf, judge, judgeAgain, type Judged, type Refused } from './judge.ts';
import { distanceBetween } from './known/distance.ts';
import { nearestKnown, type KnownMarks, type Nearest } from './known/known-marks.ts';
import type { Mark } from './mark.ts';
import { lettersFor } from './nudge.ts';
import { scoreOf, type FormWish } from './rank.ts';
import { REFUSED_DISTANCE, reasonsOf, standingOf } from './reasons.ts';
import { hasGroundLeft, hasRoom, ideaOf, inOrder, isAgainst, isFiller, isForbidden, wantsFiller } from './row-rules.ts';
import { tiles } from './shapes.ts';
import { isStrong } from './families/thing.ts';
import type { NamedThing } from './things/things-in.ts';
import { isWithdrawn } from './withdrawn.ts';
import { writingOf, type Writing } from './writing.ts';

export type MarkRequest = {
  readonly name: string;
  /** What its words are, where they are things that can be drawn. */
  readonly things?: readonly NamedThing[];
  /** The face that letters are taken from: `markFace` chooses its weight. */
  readonly font: Font;
  readonly wishes: readonly FormWish[];
  readonly known: KnownMarks;
  /** Marks that stand in the row already, of another face: these join them. */
  readonly beside?: readonly Mark[];
  /** 0 gives the best; every other number another choice among the good ones. */
  readonly seed?: number;
};

/** Raised with every change that draws other marks of the same name. */
export const MARK_RULES = 25;
export const MARKS = 12;
/**
 * Two proposals of a family lie at least so far apart, and so far others: likeness looks through grounds and frames, so
 * that the same letter in a ring and in a square is measured as nearly one.
 */
const APART = 0.3;
const APART_FROM_OTHERS = 0.15;
/** Nearer than this to a known mark only for want of others. */
const DOUBTFUL_DISTANCE = 0.2;
/** Sketches of a family that are looked at closely. */
const MOST_TRIES = 8;
/** What a second mark of an idea has to be better by, and what a doubtful one is worth less. */
const AGAIN = 0.12;
const DOUBT = 0.15;
/** What a mark that comes near a known one is worth less, the nearer the more: none that does leads a row. */
const NEAR = 0.3;
const nearnessCost = (distance: number): number => Math.max(0, NEAR - distance);
/** How much another seed shakes the ranking. */
const SHAKE = 0.22;

/** A request as its letters, its things and its words. */
const writingFor = ({ name, font, things, wishes }: MarkRequest): Writing =>
  writingOf(
    name,
    font,
    things,
    wishes.map(({ word }) => word),
  );

const proposedBy = (names: readonly MarkFamily[], writing: Writing): Recipe[] =>
  names.flatMap((name) => families[name].propose(writing)).filter((recipe) => !isWithdrawn(recipe));
const everyRecipe = (writing: Writing): Recipe[] => proposedBy(markFamilies, writing);

/** The same of the second word's first letter, in ways that take nothing from the face. */
const recipesOfSecond = (writing: Writing): Recipe[] => {
  const [, second] = writing.pair;
  if (second === undefined || writing.initials.includes(second)) return [];
  const alone = { ...writing, initials: [second], things: [] };
  return proposedBy(markFamilies.filter(isOurs), alone);
};
/** What a mark of the second word is worth less: it is offered beside those of the first, not before them. */
const SECOND = 0.6;

export const recipeKey = ({ family, letters, values }: Recipe): string => [family, letters, ...values].join(' ');

/** A number from 0 to 1 that a text and a seed decide: FNV-1a, 32 bits. */
const chanceOf = (text: string, seed: number): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
};

type Ranked<One extends Candidate> = {
  readonly one: One;
  readonly score: number;
};

const worthOf = (one: Candidate, { wishes, seed = 0 }: MarkRequest, { pair }: Writing): number =>
  scoreOf(one, wishes) -
  (one.recipe.letters === pair[1] && pair[0] !== pair[1] ? SECOND : 0) +
  (seed === 0 ? 0 : SHAKE * (chanceOf(recipeKey(one.recipe), seed) - 0.5));

/** Families whose strokes and gaps we set, or that leave a letter whole: a rough picture cannot tell their widths. */
const fine: ReadonlySet<MarkFamily> = new Set([
  'lines',
  'parts',
  'fold',
  'seed',
  'nest',
  'tile',
  'seal',
  'corner',
  'pair',
]);
const isDrawnFine = (family: MarkFamily): boolean => fine.has(family) || isOurs(family);

/** Sketches fail only what a closer look would surely fail as well. */
const isHopeful = (candidate: Candidate, { letters }: Writing): boolean => {
  const { measures, reading, recipe } = candidate;
  // things are drawn once for all names: each holds the gates
  if (recipe.family === 'thing') return true;
  const { stroke, gap, kept } = measures;
  const isFine = isDrawnFine(recipe.family);
  const [more, wider] = isFine ? [2, 2] : [0.3, 0.2];
  // where two of its edges come near, a rough picture shows a speck of ink or ground that is none
  const { smallestPart, smallestHole } = isFine ? { smallestPart: 1, smallestHole: 1 } : measures;
  const looser = { stroke: stroke + more, gap: gap + wider, kept: kept + 0.04 };
  const kindly = { ...measures, ...looser, smallestPart, smallestHole };
  return failedGates(kindly).length === 0 && (reading?.rank ?? 1) <= 2 && keepsLetter(candidate, letters);
};

type Chosen = {
  readonly nearest: Nearest | undefined;
} & Ranked<Judged>;

/** What a row is looked at for, of each mark in it. */
type Standing = Pick<Judged, 'recipe' | 'descriptions'>;

const familiesOf = (row: readonly Standing[]): MarkFamily[] => row.map(({ recipe }) => recipe.family);
const ofIdea = (row: readonly Standing[], name: MarkFamily): number =>
  familiesOf(row).filter((one) => ideaOf(one) === ideaOf(name)).length;

/** Families that cut a letter from a ground: what is compared of them is the letter, not the ground. */
const onGround: ReadonlySet<MarkFamily> = new Set(['tile', 'seal', 'corner']);

/** A letter on two grounds, or on one and on none, is two marks to the eye; on the same ground twice it is one. */
const isOtherGround = (one: Recipe, other: Recipe): boolean =>
  onGround.has(one.family) !== onGround.has(other.family) ||
  one.family !== other.family ||
  one.values[0] !== other.values[0];

/** One letter by two pens is one letter. */
const isSameHand = (one: Recipe, other: Recipe): boolean =>
  one.family === 'hand' && other.family === 'hand' && one.letters === other.letters;

/** One pair of letters on two grounds is one mark. */
const isSamePair = (one: Recipe, other: Recipe): boolean =>
  one.family === 'pair' &&
  other.family === 'pair' &&
  one.letters === other.letters &&
  [one, other].every(({ values }) => String(values[0]) in tiles);

/** Families each of whose drawings is an idea of its own. */
const ownIdeas: ReadonlySet<MarkFamily> = new Set(['tile', 'pair', 'sculpt']);

const isApart = (judged: Judged, row: readonly Standing[]): boolean =>
  row.every(({ recipe, descriptions }) => {
    const { family } = recipe;
    if (isSamePair(recipe, judged.recipe) || isSameHand(recipe, judged.recipe)) return false;
    if ((onGround.has(family) || onGround.has(judged.recipe.family)) && isOtherGround(recipe, judged.recipe))
      return true;
    const isSame = family === judged.recipe.family && !ownIdeas.has(family);
    return distanceBetween(descriptions, judged.descriptions) >= (isSame ? APART : APART_FROM_OTHERS);
  });

/** The best that is left, where those of an idea that has been chosen from count for less. */
const takeBest = (
  waiting: Ranked<Candidate>[],
  row: readonly Standing[],
  isWanted: (recipe: Recipe) => boolean = () => true,
): Ranked<Candidate> | undefined => {
  const worth = ({ one, score }: Ranked<Candidate>) => score - AGAIN * ofIdea(row, one.recipe.family);
  let best: Ranked<Candidate> | undefined;
  for (const one of waiting) if (isWanted(one.one.recipe) && (!best || worth(one) > worth(best))) best = one;
  if (best) waiting.splice(waiting.indexOf(best), 1);
  return best;
};

/** A good drawing of a thing that the name speaks of. */
const isNamed = ({ family, values }: Recipe): boolean => family === 'thing' && isStrong(values[0]);

/** Takes the best that hold every gate and are unlike each other and unlike what is known; the doubtful last. */
const choose = (sketches: Ranked<Candidate>[], writing: Writing, request: MarkRequest): Chosen[] => {
  const before = (request.beside ?? []).map((mark) => ({ recipe: mark.recipe, descriptions: descriptionsOf(mark) }));
  const chosen: Chosen[] = [];
  const doubtful: Chosen[] = [];
  const row = (): Standing[] => [...before, ...chosen.map(({ one }) => one)];
  const hasGround = (recipe: Recipe) =>
    hasGroundLeft(
      recipe,
      chosen.map(({ one }) => one.recipe),
      before.map((one) => one.recipe),
    );
  const tried = new Map<MarkFamily, number>();
  const waiting = sketches.filter(({ one }) => !isFiller(one.recipe, writing.words));
  const fillers = sketches.filter(({ one }) => isFiller(one.recipe, writing.words));
  while (row().length < MARKS) {
    const next = takeBest(waiting, row()) ?? takeBest(fillers, row(), (recipe) => wantsFiller(row().length, recipe));
    if (!next) break;
    const { family } = next.one.recipe;
    const tries = tried.get(family) ?? 0;
    if (!hasRoom(familiesOf(row()), family) || !hasGround(next.one.recipe) || tries >= MOST_TRIES) continue;
    tried.set(family, tries + 1);
    const judged = judge(next.one.recipe, writing, request.font);
    if (!judged || !isApart(judged, row())) continue;
    const nearest = nearestKnown(request.known, judged.leaning);
    const distance = nearest?.distance ?? Infinity;
    const one = { one: judged, score: worthOf(judged, request, writing) - nearnessCost(distance), nearest };
    const isContrary = isAgainst(judged.form, request.wishes);
    if (distance >= DOUBTFUL_DISTANCE && !isContrary) chosen.push(one);
    // what the name itself speaks of stays in a row that is full of its letters
    else if (isNamed(next.one.recipe) && distance >= REFUSED_DISTANCE)
      chosen.push({ ...one, score: one.score - DOUBT });
    else if (distance >= REFUSED_DISTANCE && family !== 'flower-tile') doubtful.push(one);
  }
  for (const one of doubtful) {
    const isWanted = row().length < MARKS && hasRoom(familiesOf(row()), one.one.recipe.family);
    if (isWanted && hasGround(one.one.recipe) && isApart(one.one, row()))
      chosen.push({ ...one, score: one.score - DOUBT });
  }
  return chosen;
};

/** The forms of everything that could be drawn for a name: what marks are compared with is made of them. */
export const formsFor = (name: string, font: Font): Form[] => {
  const writing = writingOf(name, font);
  const sketches = everyRecipe(writing).flatMap((recipe) => lookAt(recipe, writing, font, SKETCH) ?? []);
  return sketches.filter((one) => isHopeful(one, writing)).map(({ form }) => form);
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
  const writing = writingFor(request);
  // what no face changes was looked at with the first one
  const isNew = ({ family }: Recipe) => !request.beside?.length || !isOurs(family);
  const sketches = [...everyRecipe(writing), ...recipesOfSecond(writing)]
    .filter(isNew)
    .flatMap((recipe) => lookAt(recipe, writing, request.font, SKETCH) ?? []);
  const ranked = sketches
    .filter((one) => isHopeful(one, writing) && !isForbidden(one.recipe, request.wishes))
    .map((one) => ({ one, score: worthOf(one, request, writing) }));
  return inOrder(
    choose(ranked, writing, request).map((one) => markOf(one, request)),
    writing.words,
  );
};

/** The letters that a mark of this request can be drawn from instead of its own. */
export const lettersOffered = (recipe: Recipe, request: MarkRequest): string[] =>
  lettersFor(recipe, writingFor(request));

/**
 * One mark of this very recipe, held to what `drawMarks` holds its own to, or what keeps it from being shown: `known`
 * where it is too near a known mark, `letter` where its kind is not drawn from that letter. Of the letter that it had
 * `before` it is drawn whatever its family proposes today: what is chosen stays.
 */
export const judgeMark = (
  recipe: Recipe,
  request: MarkRequest,
  before: string = recipe.letters,
): Mark | Refused | 'known' => {
  const writing = writingFor(request);
  const judged = judgeAgain(recipe, writing, request.font);
  if (typeof judged === 'string') return judged;
  const isOther = recipe.letters !== before;
  if (isOther && !lettersFor({ ...recipe, letters: before }, writing).includes(recipe.letters)) return 'letter';
  const nearest = nearestKnown(request.known, judged.leaning);
  if (nearest && nearest.distance < REFUSED_DISTANCE) return 'known';
  return markOf({ one: judged, score: worthOf(judged, request, writing), nearest }, request);
};
