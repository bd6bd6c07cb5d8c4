import fs from 'node:fs/promises';
import path from 'node:path';

type Files = { scripts: readonly string[]; styles: readonly string[]; laterStyles?: readonly string[] };

const linksTo = ({ scripts, styles, laterStyles = [] }: Files): string =>
  [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
    // of a screen that this one may lead on to
    ...laterStyles.map((file) => `<link rel="prefetch" as="style" crossorigin href="/${file}" />`),
  ].join('');

/**
 * Reads which files the addresses of the web app open on (apps/web/build/screen-files.ts). What comes back answers for
 * an address the links that have them fetched with the document; nothing where the app is not built, or the address is
 * none of these.
 */
export const readScreenFiles = async (dist: string): Promise<(url: string) => string> => {
  const file = await fs.readFile(path.join(dist, '.vite', 'screens.json'), 'utf8').catch(() => '{}');
  const links = Object.entries(JSON.parse(file) as Record<string, Files>)
    .map(([place, files]) => [place, linksTo(files)] as const)
    // of two that fit, the longer
    .toSorted(([one], [other]) => other.length - one.length);
  return (url) => {
    const at = url.split(/[?#]/)[0] ?? '';
    return links.find(([place]) => at === place || at.startsWith(`${place}/`))?.[1] ?? '';
  };
};
