import type { FirstAdministrator } from './features/users/first-administrator.ts';

/** What a start ends by printing: the address and which adapters run. */
export const drawBanner = ({ url, adapters }: { url: URL; adapters: Record<string, string> }): string => {
  const width = Math.max(...Object.keys(adapters).map((name) => name.length));
  return [
    '',
    `  Signet is running at ${url.origin}`,
    '',
    ...Object.entries(adapters).map(([name, what]) => `  ${name.padEnd(width)}  ${what}`),
    '',
  ].join('\n');
};

/** What the very first start prints above it. */
export const drawAdministrator = ({ email, password }: FirstAdministrator): string =>
  [
    '',
    '  The first administrator (shown this once):',
    '',
    `  e-mail    ${email}`,
    password === undefined ? '  password  the one in SIGNET_ADMIN_PASSWORD' : `  password  ${password}`,
  ].join('\n');
