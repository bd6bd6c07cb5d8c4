import { plainName } from '@signet/color';
import { listed } from '../../../../brand/brand-copy.ts';
import type { Selections } from '@signet/contract';
import { colorRoleNames } from '@signet/wording';
import type { Brand } from '../../../../brand/brand-queries.ts';
import { customRoles, type SwatchRole } from './custom-colors.ts';

/**
 * What each color is called beside its swatch: by its name in the scheme. The founder's own colors, and those of a
 * scheme from before colors had names, are called by their role.
 */
export const colorNamesOf = (brand: Brand, selections: Selections): Readonly<Record<SwatchRole, string>> => {
  const names =
    brand.recommended.color && 'names' in brand.recommended.color ? brand.recommended.color.names : undefined;
  const own = Object.fromEntries(customRoles(selections).map((role) => [role, colorRoleNames[role]]));
  return { ...colorRoleNames, ...names, ...own };
};

/** With a capital at the beginning. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Poppy, wheat and crust`: the colors that lead, by their names or by what people would call them. */
export const colorsInWords = (brand: Brand, selections: Selections): string => {
  const names = colorNamesOf(brand, selections);
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
