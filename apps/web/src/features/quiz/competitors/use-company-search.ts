import { timing, type Competitor } from '@signet/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { companiesQuery } from '../quiz-queries.ts';
import { useDebounced } from './use-debounced.ts';

/** Spec quiz §8: the refusal's words, else 'Error Fetching Competitors'; what is no failure of the call is unknown. */
const wording = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'An Unknown Error has Occurred';
  return error.errorCode === 'tooManyRequests' ? error.message : 'Error Fetching Competitors';
};

export type CompanySearch = {
  found: readonly Competitor[];
  loading: boolean;
  /** Whether `found` answers what is typed now. */
  settled: boolean;
  errorMessage: string | undefined;
};

/**
 * Companies for what is typed, asked once the typing rests for 100 ms; an older question still under way is aborted. Nothing is asked
 * while `wanted` is false, as when the text is the name of what is already chosen.
 */
export const useCompanySearch = (text: string, wanted: boolean): CompanySearch => {
  const asked = wanted ? text.trim() : '';
  const settledText = useDebounced(asked, timing.competitorSearchDebounce);
  const search = useQuery({ ...companiesQuery(settledText), placeholderData: keepPreviousData });
  if (asked === '') return { found: [], loading: false, settled: false, errorMessage: undefined };
  const current = settledText === asked;
  return {
    found: search.data ?? [],
    loading: !current || search.isFetching,
    settled: current && search.isSuccess && !search.isFetching,
    errorMessage: current && search.error ? wording(search.error) : undefined,
  };
};
