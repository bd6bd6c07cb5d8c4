import type { ColorFamily, Industry } from '@signet/brain';
import type { ColorAnchor } from '@signet/color';
import { rowsOf } from '../input.ts';
import type { EngineInput } from '../input.ts';
import { askedOf } from '../meaning/asked.ts';
import { wishesOf } from '../meaning/wishes.ts';
import type { Wishes } from '../meaning/wishes.ts';
import { swatchOf } from '../swatch.ts';
import type { Swatch } from '../swatch.ts';
import { rivalColors } from './competition.ts';
import type { RivalColor } from './competition.ts';
import type { ReferenceSchemes } from './reference-schemes.ts';

/** The answers of one quiz as a designer would note them down: looked up in the brain, in an order of their own. */
export interface Brief {
  /** What a scheme is compared with. */
  reference: ReferenceSchemes;
  /** What the answers ask of a whole scheme. */
  wishes: Wishes<ColorAnchor>;
  industry: { row: Industry; usual: readonly { family: ColorFamily; swatch: Swatch }[] } | undefined;
  /** From fitting in (0) to standing out (1). */
  standOut: number;
  favorites: readonly ColorFamily[];
  dislikes: readonly { family: ColorFamily; swatch: Swatch }[];
  rivals: readonly RivalColor[];
}

/** Where nobody says anything: neither fitting in nor standing out. */
const MIDDLE = 0.5;

const withSwatches = (families: readonly ColorFamily[]): { family: ColorFamily; swatch: Swatch }[] =>
  families.map((family) => ({ family, swatch: swatchOf(family.hex) }));

const usualColors = ({ industryColors, colorFamilies }: EngineInput['brain'], industry: string): ColorFamily[] =>
  rowsOf(
    colorFamilies,
    industryColors.filter(({ industry_id }) => industry_id === industry).map(({ colorFamily_id }) => colorFamily_id),
  );

export const briefOf = (
  { brain, answers, research }: Pick<EngineInput, 'brain' | 'answers' | 'research'>,
  reference: ReferenceSchemes,
): Brief => {
  const asked = askedOf({ brain, answers });
  const industry = asked.industry?.row;
  const favorites = rowsOf(brain.colorFamilies, answers.favoriteColors);
  const disliked = rowsOf(brain.colorFamilies, answers.dislikedColors).filter((family) => !favorites.includes(family));
  return {
    reference,
    wishes: wishesOf(asked, reference),
    industry: industry && { row: industry, usual: withSwatches(usualColors(brain, industry._id)) },
    standOut: answers.standOut ?? industry?.standOut ?? MIDDLE,
    favorites,
    dislikes: withSwatches(disliked),
    rivals: rivalColors(research),
  };
};
