import type { SsoConfiguration } from '@signet/contract';

export const cameBy = ({ people }: Pick<SsoConfiguration, 'people'>): string =>
  people === 0 ? 'nobody came by it yet' : people === 1 ? 'one person came by it' : `${people} people came by it`;

/** What deleting it does to its people: those who sign in at this house do so without it as well. */
export const whatEnds = ({ people, issuer }: Pick<SsoConfiguration, 'people' | 'issuer'>): string => {
  if (people === 0) return 'Nobody came by it so far.';
  const who = people === 1 ? 'One person' : `${people} people`;
  return `${who} came by it and ${issuer ? 'cannot sign in without it' : 'can still sign in at this house'}.`;
};
