import type { Brain, Industry, Keyword, Trait } from '@signet/brain';
import { rowsOf, type EngineInput } from '../input.ts';

/** What something stands for: an answer of the quiz, or a kit. */
export type Asking = {
  /** `_id` of its row, or the lifecycle. */
  readonly id: string;
  readonly name: string;
  readonly traits: readonly Trait[];
};

/** A founder's answers with their traits; one that the brain does not know is absent. */
export type Asked = {
  /** In the brain's order, so that the order of answers changes nothing. */
  readonly keywords: readonly (Asking & { readonly row: Keyword })[];
  readonly industry: (Asking & { readonly row: Industry }) | undefined;
  readonly lifecycle: Asking;
};

const known = new WeakMap<Brain, Map<string, Asking>>();

/** Made once a brain, so that what is worked out for it can be remembered by it. */
const remembered = <One extends Asking>(brain: Brain, key: string, make: () => One): One => {
  const ofBrain = known.get(brain) ?? new Map<string, Asking>();
  known.set(brain, ofBrain);
  const found = ofBrain.get(key) ?? make();
  ofBrain.set(key, found);
  return found as One;
};

const askedByKeyword = (brain: Brain, row: Keyword): Asked['keywords'][number] =>
  remembered(brain, `keyword ${row._id}`, () => ({
    id: row._id,
    name: row.name,
    traits: brain.keywordTraits.filter(({ keyword_id }) => keyword_id === row._id),
    row,
  }));

const askedByIndustry = (brain: Brain, row: Industry): NonNullable<Asked['industry']> =>
  remembered(brain, `industry ${row._id}`, () => ({
    id: row._id,
    name: row.name,
    traits: brain.industryTraits.filter(({ industry_id }) => industry_id === row._id),
    row,
  }));

const askedByLifecycle = (brain: Brain, id: string): Asking =>
  remembered(brain, `lifecycle ${id}`, () => ({
    id,
    name: id,
    traits: brain.lifecycleTraits.filter(({ lifecycle }) => lifecycle === id),
  }));

/** Every keyword that the brain has, as if it had been chosen. */
export const everyKeyword = (brain: Brain): Asked['keywords'] =>
  brain.keywords.map((row) => askedByKeyword(brain, row));

export const askedOf = ({ brain, answers }: Pick<EngineInput, 'brain' | 'answers'>): Asked => {
  const industry = brain.industries.find(({ _id }) => _id === answers.industry);
  return {
    keywords: rowsOf(brain.keywords, answers.keywords).map((row) => askedByKeyword(brain, row)),
    industry: industry && askedByIndustry(brain, industry),
    lifecycle: askedByLifecycle(brain, answers.lifecycle),
  };
};
