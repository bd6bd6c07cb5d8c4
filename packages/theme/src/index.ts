import {
  isKnownHere,
  KNOWN_COOKIE,
  SSO_COOKIE,
  ssoFromCookie,
  THEME_COOKIE,
  themeFromCookie,
  type Theme,
} from './theme-choice.ts';

export { markPaths, marks } from './mark.ts';
export { isKnownHere, KNOWN_COOKIE, SSO_COOKIE, ssoFromCookie, THEME_COOKIE, themeFromCookie, type Theme };

/** Interface fonts by the name they are served under (`/fonts/{name}`) and where the file lies in its npm package. */
export const fontFiles = {
  'inter-latin.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'inter-latin-ext.woff2': '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  'inter-vietnamese.woff2': '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2',
  'inter-greek.woff2': '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2',
  'inter-cyrillic.woff2': '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2',
  'fraunces-latin.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'fraunces-latin-ext.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
  'fraunces-vietnamese.woff2': '@fontsource-variable/fraunces/files/fraunces-vietnamese-wght-normal.woff2',
} as const satisfies Record<string, string>;
