import type { Brain, Industry } from '@signet/brain';

/** What brains did not have before recommendations rested on traits. */
type Added =
  | 'keywordTraits'
  | 'industryTraits'
  | 'lifecycleTraits'
  | 'marketingKitTraits'
  | 'industryColors'
  | 'fontMeasures';

/** A version's content as it was written, perhaps long ago. */
export type StoredBrain = Omit<Brain, Added | 'industries'> &
  Partial<Pick<Brain, Added>> & { industries: (Omit<Industry, 'standOut'> & Partial<Pick<Industry, 'standOut'>>)[] };

/** Where an industry stands that nobody has placed: between fitting in and standing out. */
const MIDDLE = 0.5;

const added = [
  'keywordTraits',
  'industryTraits',
  'lifecycleTraits',
  'marketingKitTraits',
  'industryColors',
  'fontMeasures',
] as const satisfies readonly Added[];
const isComplete = (stored: StoredBrain): stored is Brain =>
  added.every((member) => stored[member] !== undefined) &&
  stored.industries.every(({ standOut }) => standOut !== undefined);

const knower = (rows: readonly { _id: string }[]): ((id: string) => boolean) => {
  const ids = new Set(rows.map(({ _id }) => _id));
  return (id) => ids.has(id);
};

const withNorms = (stored: StoredBrain, shipped: Brain): Industry[] => {
  const norms = new Map(shipped.industries.map(({ _id, standOut }) => [_id, standOut]));
  return stored.industries.map((industry) => ({
    ...industry,
    standOut: industry.standOut ?? norms.get(industry._id) ?? MIDDLE,
  }));
};

/**
 * A version from before traits with the shipped brain's traits for everything that both know, so that the quizzes
 * that keep it are recommended something. What is there stays as it is; what only the old version knows has no
 * traits.
 */
export const completeBrain = async (stored: StoredBrain, shipped: () => Promise<Brain>): Promise<Brain> => {
  if (isComplete(stored)) return stored;
  const source = await shipped();
  const [isIndustry, isKeyword, isKit] = [
    knower(stored.industries),
    knower(stored.keywords),
    knower(stored.marketingKits),
  ];
  const [isFamily, isFont] = [knower(stored.colorFamilies), knower(stored.fonts)];
  return {
    lifecycleTraits: source.lifecycleTraits,
    keywordTraits: source.keywordTraits.filter((trait) => isKeyword(trait.keyword_id)),
    industryTraits: source.industryTraits.filter((trait) => isIndustry(trait.industry_id)),
    marketingKitTraits: source.marketingKitTraits.filter((trait) => isKit(trait.marketingKit_id)),
    industryColors: source.industryColors.filter(
      (usual) => isIndustry(usual.industry_id) && isFamily(usual.colorFamily_id),
    ),
    fontMeasures: source.fontMeasures.filter((measures) => isFont(measures.font_id)),
    ...stored,
    industries: withNorms(stored, source),
  };
};
