import { timing, type Competitor } from '@signet/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { companiesQuery } from '../quiz-queries.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';

/** Spec quiz §8: the refusal's words, else 'Error Fetching Competitors'; what is no failure of the call is unknown. */
const wording = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'An Unknown Error has Occurred';
  return error.errorCode === 'tooManyRequests' ? error.message : 'Error Fetching Competitors';
};

const SEARCHING = 'Searching…';
const NO_MATCH = 'No match - type its website address, such as foo.com, to add it';

export type CompanySearch = {
  found: readonly Competitor[];
  /**
   * What the list says while it is empty; undefined where no list belongs. It is open from the first letter, so that
   * answers may come in late.
   */
  emptyText: string | undefined;
  errorMessage: string | undefined;
};

/**
 * Companies for what is typed, asked once the typing rests for 100 ms; an older question still under way is aborted.
 * Nothing is asked while `wanted` is false, as when the text is the name of what is already chosen.
 */
export const useCompanySearch = (text: string, wanted: boolean): CompanySearch => {
  const asked = wanted ? text.trim() : '';
  const settledText = useDebounced(asked, timing.competitorSearchDebounce);
  const search = useQuery({ ...companiesQuery(settledText), placeholderData: keepPreviousData });
  if (asked === '') return { found: [], emptyText: undefined, errorMessage: undefined };
  const current = settledText === asked;
  const errorMessage = current && search.error ? wording(search.error) : undefined;
  const waiting = !current || search.isFetching;
  return {
    found: errorMessage ? [] : (search.data ?? []),
    emptyText: errorMessage ? undefined : waiting ? SEARCHING : NO_MATCH,
    errorMessage,
  };
};
