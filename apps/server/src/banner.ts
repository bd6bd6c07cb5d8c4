import type { FirstAdministrator } from './features/users/first-administrator.ts';

/** What a start ends by printing: the address, which adapters run, and once the administrator's credentials. */
export const drawBanner = ({ url, adapters, administrator }: { url: URL; adapters: Record<string, string>; administrator: FirstAdministrator | undefined }): string => {
  const width = Math.max(...Object.keys(adapters).map((name) => name.length));
  const lines = ['', `  Signet is running at ${url.origin}`, '', ...Object.entries(adapters).map(([name, what]) => `  ${name.padEnd(width)}  ${what}`), ''];
  if (administrator) {
    lines.push('  The first administrator (shown this once):', `  e-mail    ${administrator.email}`, `  password  ${administrator.password}`, '');
  }
  return lines.join('\n');
};
