import type { MarkFamily } from '@signet/contract';
import { splitLetters } from './families/figures.ts';
import { isOneForm } from './families/ligature.ts';
import { isStrong } from './families/thing.ts';
import type { Recipe } from './family.ts';
import { formQualities, type Form, type FormQuality } from './form.ts';
import { standing } from './form-table.ts';
import type { FormWish } from './rank.ts';
import { speaks } from './voices.ts';
import { isRefused } from './withdrawn.ts';

/** How many marks of a family stand in one row at most; two of the others. */
const most: Partial<Record<MarkFamily, number>> = {
  lines: 1,
  fold: 1,
  // a full stop is a remark, not to be made twice
  seed: 1,
  tile: 2,
  pair: 1,
  slice: 1,
  crop: 1,
  monogram: 1,
  arc: 1,
  stencil: 1,
  seal: 1,
  corner: 1,
  slant: 1,
  figures: 2,
  thing: 1,
  grown: 1,
  block: 2,
  bearer: 1,
  counter: 1,
  disk: 1,
  wedge: 1,
  nested: 1,
  hand: 2,
  swift: 1,
  sculpt: 6,
  shade: 1,
  loop: 1,
  parted: 1,
  carved: 1,
  plump: 1,
  woven: 1,
  curl: 1,
  spoken: 1,
  guise: 2,
  window: 1,
  mosaic: 1,
  ligature: 1,
  pebbles: 1,
  bows: 1,
  moons: 1,
  halves: 1,
  turns: 1,
  cleft: 1,
  split: 1,
  card: 1,
  mitre: 1,
  reeds: 1,
  rods: 1,
};
const MOST = 2;

/** Families whose marks look like one beside each other, and how many of them stand in one row. */
const kin: readonly { of: readonly MarkFamily[]; most: number }[] = [
  { of: ['slice', 'arc', 'stencil'], most: 2 },
  { of: ['flower', 'flower-tile'], most: 1 },
  // a letter holds one thing a company, whether its name speaks of it or its founder
  { of: ['bearer', 'spoken', 'counter'], most: 1 },
];

/** Families that are one idea to the eye, by one of them. */
const ideas: Partial<Record<MarkFamily, MarkFamily>> = { seal: 'tile', corner: 'tile', nest: 'seed', monogram: 'pair' };

/** The idea that a family carries out. */
export const ideaOf = (family: MarkFamily): MarkFamily => ideas[family] ?? family;

/** Whether a row has room for one more of a family. */
export const hasRoom = (row: readonly MarkFamily[], family: MarkFamily): boolean => {
  const isFull = (names: readonly MarkFamily[], limit: number) =>
    row.filter((one) => names.includes(one)).length >= limit;
  if (isFull([family], most[family] ?? MOST)) return false;
  return !kin.some(({ of, most: limit }) => of.includes(family) && isFull(of, limit));
};

/** What a way of building says whatever its letter: 1 more of a quality than most, -1 less. */
const saysOf = ({ family, values }: Recipe): Partial<Record<FormQuality, 1 | -1>> => {
  if (family === 'slice' || family === 'arc' || family === 'stencil') return { closed: -1 };
  const [first, , third] = values;
  if (family === 'counter') return { round: first === 'diamond' || first === 'star' ? -1 : 1 };
  if (family === 'seed') return { round: first === 'square' ? -1 : 1 };
  if (family === 'modules') return { round: third === 'cut' ? -1 : 1 };
  return {};
};

const askedOf = (wishes: readonly FormWish[], quality: FormQuality): number =>
  wishes.reduce((sum, { form }) => sum + (form[quality] ?? 0), 0);

/** Together the words have to ask for so much before anything is left out. */
const PLAINLY = 0.5;

/** Whether a mark is letters on a ground and no more. */
export const isPlain = ({ family, values }: Recipe): boolean =>
  family === 'tile' || (family === 'pair' && ['squircle', 'square', 'disc'].includes(String(values[0])));

/** Counters that are there only where the name speaks of them. */
const meantFigures: ReadonlySet<unknown> = new Set(['leaf', 'tear', 'flame']);

/** Whether it shows what the name means in its letter: that stands first. A thing alone is anybody's. */
const isMeant = ({ family, letters, values: [figure] }: Recipe): boolean =>
  family === 'bearer' ||
  family === 'grown' ||
  (family === 'spoken' && letters === letters.toUpperCase()) ||
  (family === 'counter' && meantFigures.has(figure));

/** One black mass, whatever the letter: not what two quiet words ask for. */
const massive: ReadonlySet<MarkFamily> = new Set<MarkFamily>([
  'block',
  'disk',
  'wedge',
  'figures',
  'swift',
  'nested',
  'carved',
  'plump',
  'parts',
]);
/** Where fewer other marks stand in a row it is filled up: three are seen at first. */
const FILLED = 3;
/** With one black mass only where one alone would be no choice, with a letter on a soft square where none is left. */
const FILLED_MASSIVELY = 2;
const FILLED_PLAINLY = 1;
/** With what designers refused only up to a choice of so many. */
const FILLED_WEAKLY = 6;

/** Whether a row of so many wants one more that only fills it. */
export const wantsFiller = (count: number, recipe: Recipe): boolean => {
  if (isRefused(recipe)) return count < FILLED_WEAKLY;
  const { family } = recipe;
  return count < (family === 'tile' ? FILLED_PLAINLY : massive.has(family) ? FILLED_MASSIVELY : FILLED);
};

/** Marks that are seen first. */
const FIRST_SIGHT = 3;

/** The letter of a mark, large or small, the first of two; none of a thing. */
const letterOf = ({ family, letters }: Recipe): string | undefined =>
  family === 'thing' ? undefined : Array.from(letters.toLowerCase())[0];

/**
 * A row as it is shown: a letter that holds what the name means or two initials in one form, in the third place at the
 * latest a thing or, where there is none, the monogram or the letter of the second word, then by worth, plain ones
 * last; but that the first three are different ideas and at most one of them a letter on a ground, as long as there
 * are so many.
 */
export const inOrder = <One extends { readonly recipe: Recipe; readonly score: number }>(
  row: readonly One[],
  words: readonly string[] = [],
): One[] => {
  const isLast = ({ recipe }: One) => Number(isFiller(recipe, words));
  const all = row.toSorted((one, other) => isLast(one) - isLast(other) || other.score - one.score);
  // what joined a row when it was short goes when it is not
  const ranked = all.filter((one, at) => isLast(one) === 0 || wantsFiller(at, one.recipe));
  const best = ranked.find(({ recipe }) => recipe.family !== 'thing') ?? ranked[0];
  const isMain = ({ recipe }: One) => best !== undefined && letterOf(recipe) === letterOf(best.recipe);
  const lead =
    ranked.find((one) => isMeant(one.recipe) && isMain(one)) ?? ranked.find(({ recipe }) => isOneForm(recipe)) ?? best;
  const thing = ranked.find((one) => one !== lead && one.recipe.family === 'thing' && isStrong(one.recipe.values[0]));
  const [next, ...behind] = ranked.filter((one) => one !== lead && one !== thing);
  const isOther = ({ recipe }: One) =>
    recipe.family === 'ligature' ||
    (recipe.family !== 'thing' && letterOf(recipe) !== letterOf(best?.recipe ?? recipe));
  // one of the second word among the first three is enough
  const isThere = [lead, next].some((one) => one !== undefined && isOther(one));
  const third = thing ?? (isThere ? undefined : behind.find(isOther));
  const others = [lead, next, ...behind].filter((one) => one !== undefined && one !== third) as One[];
  const first: One[] = [];
  const isNew = ({ recipe: own }: One) =>
    first.every(({ recipe }) => ideaOf(recipe.family) !== ideaOf(own.family) && !(isPlain(recipe) && isPlain(own)));
  const take = (from: readonly One[], most: number) => {
    for (const one of from) if (first.length < most && !first.includes(one) && isNew(one)) first.push(one);
  };
  take(others, FIRST_SIGHT - 1);
  take(third ? [third] : [], FIRST_SIGHT);
  take(others, FIRST_SIGHT);
  const sorted = third ? [...others.slice(0, 2), third, ...others.slice(2)] : others;
  return [...first, ...sorted.filter((one) => !first.includes(one))];
};

/** One letter, large or small, stands on so many grounds in a row: on another it is the same mark again. */
const MOST_GROUNDS = 2;

/** Whether a letter may stand on its ground as well, beside marks of the same face and of others. */
export const hasGroundLeft = (one: Recipe, sameFace: readonly Recipe[], others: readonly Recipe[]): boolean => {
  if (one.family !== 'tile') return true;
  const like = ({ family, letters }: Recipe) =>
    family === 'tile' && letters.toLowerCase() === one.letters.toLowerCase();
  const isTaken = [...sameFace, ...others].some((other) => like(other) && other.values[0] === one.values[0]);
  return !isTaken && [...sameFace, ...others].filter(like).length < MOST_GROUNDS;
};

/**
 * Small letters have nicks and slanted feet, a Q has its tail: beside them a figure of no meaning looks torn. A star of
 * four points is on every screen.
 */
const isTorn = ({ family, letters, values: [figure] }: Recipe): boolean =>
  family === 'counter' &&
  (figure === 'star' ||
    ((letters === 'Q' || letters !== letters.toUpperCase()) && ['disc', 'drop', 'diamond'].includes(String(figure))));

const isQuiet = (words: readonly string[]): boolean => words.filter((one) => speaks([one], 'quiet')).length > 1;

/**
 * Marks that designers passed over nearly always: a letter on a soft square, petals, a thing that is on every
 * telephone, a small letter with another counter, an I that is a spool of thread, letters that fall into two, blocks
 * that lean as on a shirt. And whatever designers refused.
 */
export const isFiller = (recipe: Recipe, words: readonly string[] = []): boolean => {
  const { family, values } = recipe;
  if (isRefused(recipe)) return true;
  if (family === 'tile' || family === 'flower' || isTorn(recipe) || (massive.has(family) && isQuiet(words)))
    return true;
  if (family === 'figures' && splitLetters.has(recipe.letters)) return true;
  if (family === 'swift' || (family === 'block' && values[0] === 'ground')) return true;
  return family === 'thing' && !isStrong(values[0]);
};

/** Whether the words ask for the contrary of what such a mark says: no diamonds for "soft". */
export const isForbidden = (recipe: Recipe, wishes: readonly FormWish[]): boolean => {
  const says = saysOf(recipe);
  return formQualities.some((quality) => (says[quality] ?? 0) * askedOf(wishes, quality) <= -PLAINLY);
};

/** Of 100 marks drawn for nobody so many have less of a quality, or more, where a mark is plainly the contrary. */
const CONTRARY = 0.15;

/** Whether a form is plainly the contrary of what the words ask for. */
export const isAgainst = (form: Form, wishes: readonly FormWish[]): boolean => {
  const stands = standing(form);
  return formQualities.some((quality) => {
    const asked = askedOf(wishes, quality);
    return (asked >= PLAINLY && stands[quality] < CONTRARY) || (asked <= -PLAINLY && stands[quality] > 1 - CONTRARY);
  });
};
