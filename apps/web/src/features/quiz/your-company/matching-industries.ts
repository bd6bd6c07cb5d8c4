import type { Option } from '../../../ui/option-list.tsx';

/** Industries with a word that begins with what was typed come first, then those that merely contain it. */
export const matchingIndustries = <T extends Option>(options: readonly T[], text: string): readonly T[] => {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options;
  const begins = ({ label }: T) =>
    label
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.startsWith(wanted)) || label.toLowerCase().startsWith(wanted);
  const contains = ({ label }: T) => label.toLowerCase().includes(wanted);
  return [...options.filter(begins), ...options.filter((option) => !begins(option) && contains(option))];
};
