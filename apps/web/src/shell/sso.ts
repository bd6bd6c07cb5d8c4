import { DEFAULT_SSO_KEY, defaultSsoConfig, ssoCalls, ssoConfig, type SsoConfig } from '@signet/contract';
import { SSO_COOKIE } from '@signet/theme';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dropCookie, keepCookie } from './cookies.ts';
import { SSO_STORED } from './sso-stored.ts';

const forget = (): void => {
  localStorage.removeItem(SSO_STORED);
  dropCookie(SSO_COOKIE);
};

/** Kept for the next visit; the cookie has the server let pages reach this issuer. */
const keep = (config: SsoConfig): void => {
  if (config.key === DEFAULT_SSO_KEY) return forget();
  localStorage.setItem(SSO_STORED, JSON.stringify(config));
  keepCookie(SSO_COOKIE, config.key);
};

const parsed = (text: string): SsoConfig | undefined => {
  try {
    return ssoConfig.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** The configuration that this browser keeps; one that cannot be parsed is cleared (spec administration §8.1). */
export const storedSso = (): SsoConfig | undefined => {
  const text = localStorage.getItem(SSO_STORED);
  if (text === null) return undefined;
  const config = parsed(text);
  if (!config) forget();
  return config;
};

/**
 * The single sign-on that `asked` names (the page's `?sso=`), else the one that this browser keeps, as it is now (spec
 * administration §7.1: on failure the stored one). One that is gone is kept no longer.
 */
export const chosenSso = async (asked: string | null): Promise<SsoConfig> => {
  const stored = storedSso();
  const key = asked ?? stored?.key;
  if (!key) return defaultSsoConfig;
  try {
    const { ssoConfig: found } = await call(ssoCalls.lookup, { query: { key } });
    keep(found);
    return found;
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    console.warn(`Unexpected response from lookupSSOConfig: ${status}`);
    const isGone = status === 404 && key === stored?.key;
    if (isGone) forget();
    return (isGone ? undefined : stored) ?? defaultSsoConfig;
  }
};
