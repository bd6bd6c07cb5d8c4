import { failsContrast, type ColorRole, type RuledColors } from '@signet/color';
import type { BrandColors, Selections } from '@signet/contract';

type Custom = Pick<Selections, 'brandQuizSelections' | 'customSelections' | 'useCustomSelections'>;
type Change = Pick<Selections, 'customSelections' | 'useCustomSelections'>;

/** Spec results §2: the swatches in their groups; b1 is shown but not editable. */
export const swatchGroups = [
  { name: 'PRIMARY', roles: ['p1', 'p2'] },
  { name: 'SECONDARY', roles: ['s1'] },
  { name: 'ACCENTS & BULK TEXT', roles: ['a1', 'a2', 'n1', 'n2', 'n3', 'b1'] },
] as const satisfies readonly { name: string; roles: readonly ColorRole[] }[];
export type SwatchRole = (typeof swatchGroups)[number]['roles'][number];
export const swatchRoles: readonly SwatchRole[] = swatchGroups.flatMap(({ roles }) => [...roles]);
export const isEditable = (role: SwatchRole): boolean => role !== 'b1';

const NONE: Change = { customSelections: {}, useCustomSelections: false };

/** Spec results §4: what goes when the scheme moves on. */
export const withoutCustomColors = NONE;

const quizColors = ({ brandQuizSelections }: Custom): BrandColors | undefined =>
  brandQuizSelections.colorSelection?.colors;

const same = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase();

/** The roles in which the founder's own colors differ from those of the quiz. */
export const customRoles = (selections: Custom): readonly SwatchRole[] => {
  const own = selections.useCustomSelections ? selections.customSelections.colorSelection?.colors : undefined;
  const quiz = quizColors(selections);
  if (!own || !quiz) return [];
  return swatchRoles.filter((role) => !same(own[role], quiz[role]));
};

/**
 * Spec results §4: the first custom color copies the quiz's scheme, sets the color and turns custom selections on.
 * Where nothing differs from the quiz any more, nothing custom is left. Undefined without a scheme.
 */
export const withColors = (selections: Custom, colors: Partial<Record<SwatchRole, string>>): Change | undefined => {
  const { colorSelection } = selections.brandQuizSelections;
  if (!colorSelection) return undefined;
  const before = (selections.useCustomSelections && selections.customSelections.colorSelection) || colorSelection;
  const after: Change = {
    customSelections: { colorSelection: { ...before, colors: { ...before.colors, ...colors } } },
    useCustomSelections: true,
  };
  return customRoles({ ...selections, ...after }).length > 0 ? after : NONE;
};

/** Spec results §4: one color as the quiz has it; the last one drops all custom selections. */
export const withReset = (selections: Custom, role: SwatchRole): Change | undefined => {
  const hex = quizColors(selections)?.[role];
  return hex === undefined ? undefined : withColors(selections, { [role]: hex });
};

/** Spec results §4, §5: whether a color fails its contrast, by the ratio rounded to two decimals. */
export const isNotCompliant = (role: ColorRole, colors: RuledColors): boolean =>
  failsContrast(colors, 'as-shown').some((failure) => failure.role === role);
