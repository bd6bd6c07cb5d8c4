import { wordSheets, type Brain, type Industry } from '@signet/brain';

/** What brains did not have before recommendations rested on traits, and what came with the words. */
const added = [
  'keywordTraits',
  'industryTraits',
  'lifecycleTraits',
  'marketingKitTraits',
  'industryColors',
  'fontMeasures',
  ...wordSheets,
] as const;
type Added = (typeof added)[number];

/** A version's content as it was written, perhaps long ago. */
export type StoredBrain = Omit<Brain, Added | 'industries'> &
  Partial<Pick<Brain, Added>> & { industries: (Omit<Industry, 'standOut'> & Partial<Pick<Industry, 'standOut'>>)[] };

/** Where an industry stands that nobody has placed: between fitting in and standing out. */
const MIDDLE = 0.5;

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

/** The shipped rows about what the version knows. */
const knownRows = (source: Brain, stored: StoredBrain): Pick<Brain, Added> => {
  const [isIndustry, isKeyword, isKit] = [
    knower(stored.industries),
    knower(stored.keywords),
    knower(stored.marketingKits),
  ];
  const [isFamily, isFont] = [knower(stored.colorFamilies), knower(stored.fonts)];
  const ofIndustry = <Row extends { industry_id: string }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ industry_id }) => isIndustry(industry_id));
  const ofKeyword = <Row extends { keyword_id: string }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ keyword_id }) => isKeyword(keyword_id));
  return {
    lifecycleTraits: source.lifecycleTraits,
    keywordTraits: ofKeyword(source.keywordTraits),
    industryTraits: ofIndustry(source.industryTraits),
    marketingKitTraits: source.marketingKitTraits.filter((trait) => isKit(trait.marketingKit_id)),
    industryColors: ofIndustry(source.industryColors).filter(({ colorFamily_id }) => isFamily(colorFamily_id)),
    fontMeasures: source.fontMeasures.filter((measures) => isFont(measures.font_id)),
    nameWords: source.nameWords.filter(({ colorFamily_id }) => isFamily(colorFamily_id)),
    keywordSynonyms: ofKeyword(source.keywordSynonyms),
    industrySynonyms: ofIndustry(source.industrySynonyms),
    specimenTexts: ofIndustry(source.specimenTexts),
    colorNames: source.colorNames,
    colorNameTraps: source.colorNameTraps.filter(({ industry_id }) => !industry_id || isIndustry(industry_id)),
    industryWorlds: ofIndustry(source.industryWorlds),
    industryNever: ofIndustry(source.industryNever),
    industryCompanies: ofIndustry(source.industryCompanies),
    industryMaterials: ofIndustry(source.industryMaterials),
    keywordMaterials: ofKeyword(source.keywordMaterials),
    keywordTempers: ofKeyword(source.keywordTempers),
    nameMaterials: source.nameMaterials,
    palettes: source.palettes,
    fontTexts: source.fontTexts.filter(({ font_id, text_id }) => isFont(font_id) && isFont(text_id)),
    fontIndustries: ofIndustry(source.fontIndustries).filter(({ font_id }) => isFont(font_id)),
    fontKeywords: ofKeyword(source.fontKeywords).filter(({ font_id }) => isFont(font_id)),
    fontLeads: source.fontLeads.filter(({ font_id }) => isFont(font_id)),
    fontScripts: source.fontScripts.filter(({ font_id }) => isFont(font_id)),
  };
};

/**
 * An older version with the shipped brain's traits and words for everything that both know, so that the quizzes that
 * keep it are recommended something. What is there stays as it is; what only the old version knows has neither.
 */
export const completeBrain = async (stored: StoredBrain, shipped: () => Promise<Brain>): Promise<Brain> => {
  if (isComplete(stored)) return stored;
  const source = await shipped();
  return { ...knownRows(source, stored), ...stored, industries: withNorms(stored, source) };
};
