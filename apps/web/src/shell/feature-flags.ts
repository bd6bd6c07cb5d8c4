import { anyUser, settingsCalls, type Access, type FeatureFlag, type Flag } from '@signet/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { visitorMay } from './admission.ts';
import { useVisitor } from './visitor.ts';

/** Spec administration §8.3. */
export const FLAGS_FAILED = 'Failed to load feature flags.';

export const featureFlagsQuery = queryOptions({
  queryKey: ['featureFlags'],
  queryFn: async ({ signal }) => (await call(settingsCalls.featureFlags, {}, { signal })).featureFlags,
  staleTime: 5 * 60_000,
});

/** The switches, where they are wanted by somebody the server knows; undefined while they are not there. */
const useFlags = (areWanted = true): FeatureFlag[] | undefined => {
  const isKnown = useVisitor() !== undefined;
  return useQuery({ ...featureFlagsQuery, enabled: isKnown && areWanted }).data;
};

/** The value of a switch; undefined where it is not known. */
export const useFlag = (name: Flag): FeatureFlag['value'] | undefined =>
  useFlags()?.find((flag) => flag.name === name)?.value;

/** The switch of the chat; who is let in to it then is asked where it is opened. */
export const chatSwitch = { ...anyUser, flags: ['chatbot.enabled'] } as const satisfies Access;

/** Whoever subscribes already, to less: they are offered an upgrade (spec results §3). */
export const upgrader = { ...anyUser, feature: 'showSubscribeAsUpgrade' } as const satisfies Access;

/** Whether the visitor is let in to something by its access. Switches that are not known are off. */
export const useMay = (access: Access): boolean => {
  const visitor = useVisitor();
  const flags = useFlags(access.who === 'user' && access.flags !== undefined);
  return visitor !== undefined && visitorMay(access, visitor, flags);
};
