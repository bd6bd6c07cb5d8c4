import type { Brain } from '@signet/brain';
import type { EngineInput } from '@signet/engine';
import { recommend } from '../recommended-set.ts';

/** What could be wrong with a quiz or a brain, and what an error would have to name. */
type Case = {
  name: string;
  quiz: EngineInput;
  names: readonly string[];
};

const SCHEMES = 30;
/** Three competitors with six colors each. */
const MOST_RIVAL_COLORS = 18;

const emptied = (quiz: EngineInput): Case[] =>
  (Object.keys(quiz.brain) as (keyof Brain)[]).map((sheet) => ({
    name: `the sheet ${sheet} is empty`,
    quiz: { ...quiz, brain: { ...quiz.brain, [sheet]: [] } },
    names: [sheet],
  }));

const withAnswers = (quiz: EngineInput, answers: Partial<EngineInput['answers']>): EngineInput => ({
  ...quiz,
  answers: { ...quiz.answers, ...answers },
});

const familiesOf = ({ brain }: EngineInput, groups: readonly string[]): string[] =>
  brain.colorFamilies.filter(({ group }) => groups.includes(group)).map(({ _id }) => _id);
const rivalsIn = (hexes: readonly string[]): EngineInput['research'] => ({
  competitors: [{ id: 'rival', name: 'Rival', colors: hexes }],
});

const cases = (quiz: EngineInput): Case[] => {
  const { brain, answers } = quiz;
  const [silent = ''] = answers.keywords;
  const hexes = brain.colorFamilies.map(({ hex }) => hex);
  const [favorite] = brain.colorFamilies;
  return [
    ...emptied(quiz),
    {
      name: 'a keyword without traits',
      quiz: {
        ...quiz,
        brain: { ...brain, keywordTraits: brain.keywordTraits.filter(({ keyword_id }) => keyword_id !== silent) },
      },
      names: ['keywordTraits', silent],
    },
    { name: 'a competitor without colors', quiz: { ...quiz, research: rivalsIn([]) }, names: [] },
    {
      name: 'all blue and purple disliked',
      quiz: withAnswers(quiz, { favoriteColors: [], dislikedColors: familiesOf(quiz, ['blue', 'purple']) }),
      names: [],
    },
    {
      name: 'a favorite that is a competitor\u2019s',
      quiz: {
        ...withAnswers(quiz, { favoriteColors: [favorite?._id ?? ''], dislikedColors: [] }),
        research: rivalsIn([favorite?.hex ?? '']),
      },
      names: [],
    },
    {
      name: 'three competitors around the whole wheel',
      quiz: { ...quiz, research: rivalsIn(hexes.slice(0, MOST_RIVAL_COLORS)) },
      names: [],
    },
    {
      name: 'nothing answered',
      quiz: withAnswers(quiz, { favoriteColors: [], dislikedColors: [], keywords: [], industry: '', lifecycle: '' }),
      names: [],
    },
    {
      name: 'answers that the brain lacks',
      quiz: withAnswers(quiz, { favoriteColors: ['x'], keywords: ['x', 'y'], industry: 'x', lifecycle: 'x' }),
      names: [],
    },
    { name: 'no font has the letters', quiz: { ...quiz, nameFits: new Map() }, names: [] },
  ];
};

const faultOf = ({ quiz, names }: Case): string | undefined => {
  try {
    const { schemes } = recommend(quiz);
    return schemes.length === SCHEMES ? undefined : `${schemes.length} schemes and no error`;
  } catch (error) {
    const { message } = error as Error;
    return names.length > 0 && names.every((name) => message.includes(name)) ? undefined : message;
  }
};

/**
 * How many bad inputs there are, and what is wrong with the answers: each should be 30 schemes, or an error that
 * names the brain's sheet (and row).
 */
export const badInputs = (quiz: EngineInput): { tried: number; faults: string[] } => {
  const all = cases(quiz);
  return {
    tried: all.length,
    faults: all.flatMap((one) => {
      const fault = faultOf(one);
      return fault === undefined ? [] : [`${one.name}: ${fault}`];
    }),
  };
};
