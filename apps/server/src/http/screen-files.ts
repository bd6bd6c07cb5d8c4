import fs from 'node:fs/promises';
import path from 'node:path';

/** What apps/web/build/screen-files.ts wrote of an address. */
type Screen = {
  scripts: readonly string[];
  styles: readonly string[];
  laterStyles?: readonly string[];
  asks?: readonly unknown[];
};
type Written = { askAhead?: string; screens?: Readonly<Record<string, Screen>> };

/** What the document of an address has of its screen: links to its files, and the script that asks for its answers. */
export type ScreenParts = { links: string; script: string };

const linksTo = ({ scripts, styles, laterStyles = [] }: Screen): string =>
  [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
    // of a screen that this one may lead on to
    ...laterStyles.map((file) => `<link rel="prefetch" as="style" crossorigin href="/${file}" />`),
  ].join('');

const NOTHING: ScreenParts = { links: '', script: '' };

/**
 * Reads what the addresses of the web app open on (apps/web/build/screen-files.ts). What comes back answers for an
 * address what has it fetched with the document; nothing where the app is not built, was built by another version, or
 * the address is none of these.
 */
export const readScreenFiles = async (dist: string): Promise<(url: string) => ScreenParts> => {
  const file = await fs.readFile(path.join(dist, '.vite', 'screens.json'), 'utf8').catch(() => undefined);
  if (file === undefined) return () => NOTHING;
  const { askAhead, screens = {} } = JSON.parse(file) as Written;
  const parts = Object.entries(screens)
    .map(([place, screen]): [string, ScreenParts] => {
      const script = askAhead && screen.asks ? `${askAhead}signet.askAhead(${JSON.stringify(screen.asks)})` : '';
      return [place, { links: linksTo(screen), script }];
    })
    // of two that fit, the longer
    .toSorted(([one], [other]) => other.length - one.length);
  return (url) => {
    const at = url.split(/[?#]/)[0] ?? '';
    return parts.find(([place]) => at === place || at.startsWith(`${place}/`))?.[1] ?? NOTHING;
  };
};
