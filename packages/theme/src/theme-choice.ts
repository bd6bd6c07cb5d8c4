/** `system` follows the device; kept in a cookie so that the server's first paint is already right. */
export type Theme = 'system' | 'light' | 'dark';

export const THEME_COOKIE = 'signet_theme';

/** The theme named in a Cookie header or `document.cookie`; `system` where it names none or nonsense. */
export const themeFromCookie = (cookies: string | undefined): Theme => {
  const value = cookies?.match(/(?:^|;\s*)signet_theme=(light|dark)(?:;|$)/)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
};
