import type { Quiz } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { researchQuery } from '../../analysis/research-query.ts';
import type { Stood } from './wheel.ts';

/** The competitors whose color is known, as far as they were read, and the names of those of whom none was found. */
export const useRivals = ({ _id, competitorsResearch }: Quiz): { rivals: Stood[]; unread: string[] } => {
  const { data } = useQuery(researchQuery(_id, competitorsResearch?.lastModified));
  const companies = data?.companies ?? [];
  return {
    rivals: companies.flatMap(({ name, mainColor }) => (mainColor ? [{ name, hex: mainColor }] : [])),
    unread: companies.flatMap(({ name, mainColor, status }) =>
      mainColor || status === 'waiting' || status === 'reading' ? [] : [name],
    ),
  };
};
