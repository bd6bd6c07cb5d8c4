import type { Quiz } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { researchQuery } from '../../analysis/research-query.ts';
import type { Stood } from './wheel.ts';

/** The competitors whose color is known, as far as they have been read. */
export const useRivals = ({ _id, competitorsResearch }: Quiz): Stood[] => {
  const { data } = useQuery(researchQuery(_id, competitorsResearch?.lastModified));
  return (data?.companies ?? []).flatMap(({ name, mainColor }) => (mainColor ? [{ name, hex: mainColor }] : []));
};
