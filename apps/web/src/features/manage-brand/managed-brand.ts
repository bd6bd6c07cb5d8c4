import { selectionCalls, type BrandColors, type Selections } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** What is chosen of somebody's completed quiz. */
export const managedSelectionsQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['managedSelections', quizId],
    queryFn: ({ signal }) => call(selectionCalls.get, { params: { id: quizId } }, { signal }),
    staleTime: 0,
  });

/** Ten that a brand needs, then the one that it may have (spec administration §5). */
export const requiredColors = ['p1', 'p2', 's1', 'a1', 'a2', 'b1', 'w1', 'n1', 'n2', 'n3'] as const;
export const managedColors = [...requiredColors, 'c1'] as const;
export type ManagedColor = (typeof managedColors)[number];
export type ColorForm = Record<ManagedColor, string>;

/** The colors in force, as the form has them. */
export const formOf = (colors: BrandColors | undefined): ColorForm =>
  Object.fromEntries(managedColors.map((key) => [key, colors?.[key] ?? (key === 'w1' ? '#ffffff' : '')])) as ColorForm;

/** As it is typed: with or without the sign, in any case. */
export const hexTyped = (typed: string): string => {
  const text = typed.trim().replace(/^#/, '').toLowerCase();
  return text === '' ? '' : `#${text}`;
};

const HEX = /^#[0-9a-f]{6}$/;

/** What is said of a color that cannot be saved (spec administration §5, quiz §5). */
export const faultOf = (key: ManagedColor, typed: string): string | undefined => {
  const hex = hexTyped(typed);
  if (hex === '') return key === 'c1' ? undefined : `${key.toUpperCase()} color is required`;
  return HEX.test(hex) ? undefined : 'Invalid hex color (must be 6 digits)';
};

/** The form as a brand's colors; only once nothing is at fault with it. */
export const colorsOf = (form: ColorForm): BrandColors => {
  const entries = managedColors.map((key) => [key, hexTyped(form[key])] as const).filter(([, hex]) => hex !== '');
  return Object.fromEntries(entries) as BrandColors;
};

/**
 * What is typed over colors that somebody else has saved meanwhile: what was changed here stays, the rest is theirs.
 * `others`: where theirs is not what stands here now.
 */
export const rebased = (
  typed: ColorForm,
  before: ColorForm,
  now: ColorForm,
): { form: ColorForm; others: ManagedColor[] } => {
  const isMine = (key: ManagedColor): boolean => hexTyped(typed[key]) !== before[key];
  const entries = managedColors.map((key) => [key, isMine(key) ? typed[key] : now[key]] as const);
  return {
    form: Object.fromEntries(entries) as ColorForm,
    others: managedColors.filter((key) => now[key] !== before[key] && hexTyped(typed[key]) !== now[key]),
  };
};

/** Saves the colors over what the owner has, based on what was read of it. */
export const saveColors = ({ _id, version }: Selections, form: ColorForm): Promise<Selections> =>
  call(selectionCalls.save, {
    body: {
      _id,
      version,
      useCustomSelections: true,
      customSelections: { colorSelection: { key: 'custom', colors: colorsOf(form) } },
    },
  });
