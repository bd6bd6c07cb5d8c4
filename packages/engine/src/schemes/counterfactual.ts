import { schemeDistance } from '@signet/color';
import type { Counterfactual } from '@signet/contract';
import { rowsOf, type EngineAnswers, type EngineInput } from '../input.ts';
import { briefOf } from './brief.ts';
import type { Candidate } from './candidate.ts';
import { compositionWish, compositionWorth } from './composition-wish.ts';
import { inOwnOrder } from './competition.ts';
import { CURATED } from './judge-candidate.ts';
import { askedByColors } from './recipes.ts';
import type { ReferenceSchemes } from './reference-schemes.ts';
import { schemeFit, sumOf } from './scheme-fit.ts';

/** One answer that a founder could have left out, and the quiz without it. */
type LeftOut = {
  without: EngineInput;
} & Pick<Counterfactual, 'subject' | 'answer' | 'name'>;

const answersWithout = (
  input: EngineInput,
  key: 'keywords' | 'favoriteColors' | 'dislikedColors',
  id: string,
): EngineInput => {
  const answers: EngineAnswers = { ...input.answers, [key]: input.answers[key].filter((one) => one !== id) };
  return { ...input, answers };
};

const competitorsWithout = (input: EngineInput, id: string): EngineInput => ({
  ...input,
  research: { competitors: input.research.competitors.filter((one) => one.id !== id) },
});

/** Every answer that can be left out, in an order of its own: keywords, favorites, dislikes, competitors. */
const leaveOut = (input: EngineInput): LeftOut[] => {
  const { brain, answers, research } = input;
  const of =
    (answer: Counterfactual['answer'], key: 'keywords' | 'favoriteColors' | 'dislikedColors') =>
    ({ _id, name }: { _id: string; name: string }): LeftOut => ({
      subject: _id,
      answer,
      name,
      without: answersWithout(input, key, _id),
    });
  return [
    ...rowsOf(brain.keywords, answers.keywords).map(of('keyword', 'keywords')),
    ...rowsOf(brain.colorFamilies, answers.favoriteColors).map(of('favorite', 'favoriteColors')),
    ...rowsOf(brain.colorFamilies, answers.dislikedColors).map(of('dislike', 'dislikedColors')),
    ...inOwnOrder(research.competitors).map(({ id, name }): LeftOut => ({
      subject: id,
      answer: 'competitor',
      name,
      without: competitorsWithout(input, id),
    })),
  ];
};

/** What a list is looked at with: colors to weigh anew, and where each scheme stands among all. */
type Listed = readonly Pick<Candidate, 'colors' | 'composition' | 'lab'>[];

/**
 * The scheme that would come first for a quiz, as long as `counts` of it; undefined where it does not, and where it
 * cannot be said without making the whole list.
 */
export type LeaderOf = (
  input: EngineInput,
  counts: (leader: Pick<Candidate, 'lab'>) => boolean,
) => Pick<Candidate, 'lab'> | undefined;

const fitsOf = (input: EngineInput, schemes: Listed, reference: ReferenceSchemes): number[] => {
  const brief = briefOf(input, reference);
  const wish = compositionWish(input.answers);
  return schemes.map(
    ({ colors, composition }) =>
      sumOf(schemeFit(brief, colors)) +
      CURATED.kind * compositionWorth(composition, wish[composition]) +
      CURATED.asked * askedByColors(colors, brief),
  );
};

/** How far another scheme of the list is ahead of the first by its fit alone; 0 where none is. */
const aheadWithout = (input: EngineInput, schemes: Listed, reference: ReferenceSchemes): number => {
  const [first = 0, ...others] = fitsOf(input, schemes, reference);
  return Math.max(0, ...others.map((fit) => fit - first));
};

/** Answers that are asked anew at most: each costs about as much as the first few schemes. */
const RERUNS = 2;
/** Delta-E OK: schemes nearer than this are one to the eye; any two of a list are further apart. */
const SAME = 0.03;

/**
 * The one answer without which another scheme of this list would come first, found by asking again without it. Asked
 * of those answers alone that seem to matter most, so there may be one that nobody found; undefined where none was.
 */
export const counterfactual = (
  input: EngineInput,
  listed: Listed,
  { reference, leaderOf }: { reference: ReferenceSchemes; leaderOf: LeaderOf },
): Counterfactual | undefined => {
  if (listed.length < 2) return undefined;
  const options = leaveOut(input)
    .map((option) => ({ ...option, ahead: aheadWithout(option.without, listed, reference) }))
    .filter(({ ahead }) => ahead > 0)
    .toSorted((one, other) => other.ahead - one.ahead)
    .slice(0, RERUNS);
  for (const { without, subject, answer, name } of options) {
    const placeOf = (leader: Pick<Candidate, 'lab'>) =>
      listed.findIndex(({ lab }) => schemeDistance(lab, leader.lab) < SAME);
    const leader = leaderOf(without, (one) => placeOf(one) > 0);
    const place = leader ? placeOf(leader) : -1;
    if (place > 0) return { kind: 'counterfactual', subject, answer, name, value: place + 1 };
  }
  return undefined;
};
