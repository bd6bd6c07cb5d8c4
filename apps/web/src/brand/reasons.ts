import { COUNTERFACTUAL, type BrandColors, type FontRecommendation, type Reason } from '@signet/contract';
import type { Brand } from './brand-queries.ts';

type SchemeInUse = Pick<Brand, 'recommendations' | 'schemeKey'>;

const listOf = { headline: 'headLineRecommendations', bulkText: 'bulkTextRecommendations' } as const;

/** What was recommended for a part of the type: designer, licence and reasons of the font in use. */
export const fontInUse = (brand: Brand, part: 'headline' | 'bulkText'): FontRecommendation | undefined =>
  brand.recommendations.fontRecommendations[listOf[part]].fonts.find(
    ({ _id }) => _id === brand[part].fontRecommendationId,
  );

export const kitReasons = ({ recommendations, marketingKit }: Brand): readonly Reason[] =>
  recommendations.marketingKitRecommendations.kits.find(
    ({ marketingKitId }) => marketingKitId === marketingKit?.marketingKitId,
  )?.reasons ?? [];

export const schemeReasons = ({ recommendations, schemeKey }: SchemeInUse): readonly Reason[] =>
  recommendations.colorRecommendations.colors.find(({ key }) => key === schemeKey)?.reasons ?? [];

/** What speaks for a recommendation. */
export const groundsIn = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ kind }) => kind !== COUNTERFACTUAL);

/** What another answer would have led to. */
export const counterfactualsIn = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ kind }) => kind === COUNTERFACTUAL);

/**
 * The scheme that would lead without one of the answers. Its reason names that answer and counts places from 1; one
 * that names none says that nothing would change.
 */
export const schemeInstead = (brand: SchemeInUse): BrandColors | undefined => {
  const [turning] = counterfactualsIn(schemeReasons(brand)).filter(({ subject }) => subject !== '');
  return brand.recommendations.colorRecommendations.colors.find(({ orderIndex }) => orderIndex + 1 === turning?.value)
    ?.colors;
};
