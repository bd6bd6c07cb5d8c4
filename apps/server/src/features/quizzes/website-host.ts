import { NO_WEBSITE } from '@signet/contract';

/** The host of a website as it was typed, without `www.`; undefined where there is none. */
export const hostOf = (website: string): string | undefined => {
  const address = website.trim();
  if (address === '' || address === NO_WEBSITE) return undefined;
  const host = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`)?.hostname;
  return host?.replace(/^www\./, '');
};
