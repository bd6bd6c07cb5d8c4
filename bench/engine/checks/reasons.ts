import type { ColorFamily } from '@signet/brain';
import type { ReasonData, SchemeReason } from '@signet/contract';
import type { EngineInput, RankedScheme } from '@signet/engine';
import { tellReason } from '@signet/wording';
import { contrastOf, distance, labOf } from '../color-math.ts';
import { listsOf, type RecommendedSet } from '../recommended-set.ts';
import { each, whole, type SetCheck } from './check.ts';
import { nearestTo, rivalColors } from './competitors.ts';
import { engineReasons } from './engine-reasons.ts';

/** Everything that a reason's number may come from. */
type Context = {
  quiz: EngineInput;
  set: RecommendedSet;
  scheme: RankedScheme;
  reason: SchemeReason;
};

const WHITE = '#ffffff';
const families = ({ brain }: EngineInput, ids: readonly string[]): ColorFamily[] =>
  brain.colorFamilies.filter(({ _id }) => ids.includes(_id));
const named = ({ quiz, reason }: Context): string => families(quiz, [reason.subject])[0]?.hex ?? WHITE;
const toWhite = (context: Context): number => contrastOf(named(context), WHITE);

const usualOf = ({ brain, answers }: EngineInput): ColorFamily[] =>
  families(
    { brain } as EngineInput,
    brain.industryColors
      .filter(({ industry_id }) => industry_id === answers.industry)
      .map(({ colorFamily_id }) => colorFamily_id),
  );

/** The numbers that the bench can have by its own formulas, from the hexes and the quiz. */
const ownNumbers: Record<string, (context: Context) => number> = {
  favorite: toWhite,
  'favorite-as-accent': toWhite,
  'favorite-moved': (context) => nearestTo(labOf(named(context)), rivalColors(context.quiz)),
  rivals: ({ quiz, scheme }) => nearestTo(labOf(scheme.colors.p1), rivalColors(quiz)),
  'industry-color': ({ quiz, scheme }) =>
    nearestTo(
      labOf(scheme.colors.p1),
      usualOf(quiz).map(({ hex }) => labOf(hex)),
    ),
  disliked: (context) =>
    Math.min(
      ...(['p1', 's1', 'a1'] as const).map((role) =>
        distance(labOf(context.scheme.colors[role]), labOf(named(context))),
      ),
    ),
  legible: ({ scheme }) => contrastOf(scheme.colors.p1, WHITE),
};

/** Formulas that are written out twice add up in another order. */
const SAME = 1e-6;

const schemeFault = (context: Context): string | undefined => {
  const { kind, value } = context.reason;
  const again = (ownNumbers[kind] ?? engineReasons[kind])?.(context);
  return again !== undefined && Math.abs(again - value) <= SAME
    ? undefined
    : `${kind} says ${value}, it is ${again ?? 'a kind that the bench does not know'}`;
};

/**
 * The ways in which a sentence may write a number: two decimals rounded or cut, "below" for the sign, a whole number,
 * hundredths.
 */
const written = (value: number): string[] => {
  const cut = Math.trunc(value * 100) / 100;
  return [
    value.toFixed(2),
    Math.abs(value).toFixed(2),
    cut.toFixed(2),
    String(value),
    String(Math.round(value)),
    String(Math.floor(value * 100)),
    String(Math.round(value * 100)),
  ].map((text) => text.replace('-', '\u2212'));
};

/**
 * Ends of a scale that a sentence puts into words: better than all but itself, than (nearly) all drawn schemes, a
 * name without a flaw.
 */
const saysTheEnd = ({ kind, value }: ReasonData, sentence: string): boolean =>
  sentence.includes(`any other of our ${value + 1} families`) ||
  (value >= 0.99 && sentence.includes('99 of 100 schemes')) ||
  (kind === 'name-fit' && value >= 0.995);

/** Kinds whose sentence itself has the number. */
const tellsNumber: ReadonlySet<string> = new Set(['kit-styles', 'counterfactual']);

const sentenceFault = (reason: ReasonData): string | undefined => {
  const { kind, value } = reason;
  const { sentence, receipt } = tellReason(reason);
  if (receipt === undefined && !tellsNumber.has(kind)) return undefined;
  const words = `${sentence} ${receipt ?? ''}`;
  const said: readonly string[] = words.match(/\u2212?\d+(?:\.\d+)?/g) ?? [];
  return Number.isFinite(value) && (saysTheEnd(reason, words) || written(value).some((text) => said.includes(text)))
    ? undefined
    : `${kind} ${value} is not in "${words}"`;
};

const LEAST = 2;

export const reasonChecks: readonly SetCheck[] = [
  {
    key: 'two-reasons',
    claim: 'recommendations with two reasons or more',
    atLeast: 1,
    judge: (_, set) =>
      each(
        listsOf(set).flatMap(([, list]) => list.map(({ reasons }): readonly ReasonData[] => reasons)),
        (reasons) => {
          const told = reasons.filter(({ kind }) => kind !== 'counterfactual');
          return told.length >= LEAST ? undefined : `only ${told.map(({ kind }) => kind).join(' ')}`;
        },
      ),
  },
  {
    key: 'sentences',
    claim: 'reasons whose sentence or receipt says the number that was used',
    atLeast: 1,
    judge: (_, set) =>
      each(
        listsOf(set).flatMap(([, list]) => list.flatMap(({ reasons }): readonly ReasonData[] => reasons)),
        sentenceFault,
      ),
  },
  {
    key: 'scheme-numbers',
    claim: 'reasons of schemes whose number can be computed again',
    atLeast: 1,
    judge: (quiz, set) =>
      each(
        set.schemes.flatMap((scheme) => scheme.reasons.map((reason) => ({ quiz, set, scheme, reason }))),
        schemeFault,
      ),
  },
  {
    key: 'no-sentence-twice',
    claim: 'quizzes whose first of each kind, shown on one page, say no sentence twice',
    atLeast: 1,
    judge: (_, set) => {
      const told = listsOf(set).flatMap(([, list]) =>
        (list[0]?.reasons ?? []).map((reason: ReasonData) => tellReason(reason).sentence),
      );
      const twice = told.find((sentence, at) => told.indexOf(sentence) !== at);
      return whole(twice === undefined, `"${twice}" twice`);
    },
  },
];
