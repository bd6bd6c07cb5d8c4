/** `system` follows the device; kept in a cookie so that the server's first paint is already right. */
export type Theme = 'system' | 'light' | 'dark';

export const THEME_COOKIE = 'signet_theme';

/** The theme named in a Cookie header or `document.cookie`; `system` where it names none or nonsense. */
export const themeFromCookie = (cookies: string | undefined): Theme => {
  const value = cookies?.match(/(?:^|;\s*)signet_theme=(light|dark)(?:;|$)/)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
};

/** Set in a browser where somebody has signed in: they come to their work, strangers to the front page. */
export const KNOWN_COOKIE = 'signet_known';

/** Whether somebody has signed in with this browser, by a Cookie header. */
export const isKnownHere = (cookies: string | undefined): boolean =>
  /(?:^|;\s*)signet_known=1(?:;|$)/.test(cookies ?? '');

/** Names the single sign-on that a browser keeps, so that its pages may reach that issuer and no other. */
export const SSO_COOKIE = 'signet_sso';

/** The key of the single sign-on that a browser keeps, by a Cookie header. */
export const ssoFromCookie = (cookies: string | undefined): string | undefined =>
  cookies?.match(/(?:^|;\s*)signet_sso=([a-z0-9-]{1,40})(?:;|$)/)?.[1];
