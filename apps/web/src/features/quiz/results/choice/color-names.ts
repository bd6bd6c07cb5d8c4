import { plainName } from '@signet/color';
import { listed } from '../../../../brand/brand-copy.ts';
import type { BrandColors, Selections } from '@signet/contract';
import { colorNamesInUse, colorRoleNames } from '@signet/wording';
import type { Brand } from '../../../../brand/brand-queries.ts';
import type { SwatchRole } from './custom-colors.ts';

/** What each color is called beside its swatch, also while another one is tried out in its place. */
export const colorNamesOf = (
  { colors, recommended }: Brand,
  tried: BrandColors = colors,
): Readonly<Record<SwatchRole, string>> => colorNamesInUse(tried, recommended.color);

/** With a capital at the beginning. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Poppy, wheat and crust`: the colors that lead, by their names or by what people would call them. */
export const colorsInWords = (brand: Brand): string => {
  const names = colorNamesOf(brand);
  const called = (role: SwatchRole) =>
    names[role] === colorRoleNames[role] ? plainName(brand.colors[role]) : names[role].toLowerCase();
  return capitalized(listed([...new Set((['p1', 's1', 'a1'] as const).map(called))]));
};

/** The kind of palette; a founder's own colors are of none. */
export const kindOf = ({ recommended: { color } }: Brand, { useCustomSelections }: Selections): string => {
  const kind = color && 'kind' in color ? color.kind : undefined;
  if (useCustomSelections) return 'With colors of your own';
  return kind ?? 'Colors that are made for each other';
};
