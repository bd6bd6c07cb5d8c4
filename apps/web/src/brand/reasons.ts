import { COUNTERFACTUAL, type BrandColors, type ShownReason } from '@signet/contract';
import { colorReasonsInUse } from '@signet/wording';
import type { Brand } from './brand-queries.ts';

/** What was recommended for a part of the type: designer, licence and reasons of the font in use. */
export const fontInUse = ({ recommended }: Brand, part: 'headline' | 'bulkText') => recommended[part];

export const kitReasons = ({ recommended }: Brand): readonly ShownReason[] => recommended.marketingKit?.reasons ?? [];

/** Of the colors as they are: nothing that was said of one that the founder changed. */
export const schemeReasons = ({ colors, recommended }: Brand): readonly ShownReason[] =>
  colorReasonsInUse(colors, recommended.color);

/** What speaks for a recommendation. */
export const groundsIn = (reasons: readonly ShownReason[]): readonly ShownReason[] =>
  reasons.filter(({ kind }) => kind !== COUNTERFACTUAL);

/** What another answer would have led to. */
export const counterfactualsIn = (reasons: readonly ShownReason[]): readonly ShownReason[] =>
  reasons.filter(({ kind }) => kind === COUNTERFACTUAL);

/**
 * The scheme that would lead without one of the answers, of a brand in the making. Its reason names that answer and
 * counts places from 1; one that names none says that nothing would change.
 */
export const schemeInstead = ({
  schemeKey,
  recommendations,
}: Pick<Brand, 'schemeKey' | 'recommendations'>): BrandColors | undefined => {
  const colors = recommendations?.colorRecommendations.colors ?? [];
  const reasons = colors.find(({ key }) => key === schemeKey)?.reasons ?? [];
  const turning = reasons.find(({ kind, subject }) => kind === COUNTERFACTUAL && subject !== '');
  return colors.find(({ orderIndex }) => orderIndex + 1 === turning?.value)?.colors;
};
