import { api, type FeatureFlag } from '@signet/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Spec administration §8.3. */
export const FLAGS_FAILED = 'Failed to load feature flags.';

export const featureFlagsQuery = queryOptions({
  queryKey: ['featureFlags'],
  queryFn: async ({ signal }) => (await call(api.settings.featureFlags, {}, { signal })).featureFlags,
  staleTime: 5 * 60_000,
});

/**
 * The value of a flag; undefined while flags load, when they cannot be loaded, and where there is none of that name.
 */
export const useFlag = (name: string): FeatureFlag['value'] | undefined => {
  const { data } = useQuery(featureFlagsQuery);
  return data?.find((flag) => flag.name === name)?.value;
};
