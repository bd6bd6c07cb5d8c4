import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that an address opens on; `perhaps` are those that it may lead on to. */
type Screen = { opens: readonly string[]; perhaps?: readonly string[] };

const LAYOUT = 'quiz/frame/quiz-layout.tsx';
const RESULTS = [LAYOUT, 'quiz/results/results-loader.ts'] as const;

/** What some addresses open on, beside the document's own files: modules that the router would ask for later. */
const screens: Readonly<Record<string, Screen>> = {
  '/quiz/1': { opens: [LAYOUT, 'quiz/your-company/your-company-page.tsx'] },
  '/quiz/2': { opens: [LAYOUT, 'quiz/competitors/competitors-page.tsx'] },
  '/quiz/3': { opens: [LAYOUT, 'quiz/colors/colors-page.tsx'] },
  '/quiz/4': { opens: [LAYOUT, 'quiz/keywords/keywords-page.tsx'] },
  '/quiz/5': {
    opens: [...RESULTS, 'quiz/results/results-page.tsx'],
    perhaps: ['quiz/results/directions/directions-page.tsx'],
  },
  '/quiz/5/directions': { opens: [...RESULTS, 'quiz/results/directions/directions-page.tsx'] },
  '/quiz/5/why': { opens: [...RESULTS, 'quiz/results/why/why-page.tsx'] },
  '/quiz/5/compare': { opens: [...RESULTS, 'quiz/results/compare/compare-page.tsx'] },
  '/book': { opens: ['book/book-page.tsx'] },
  '/library': { opens: ['library/library-page.tsx'] },
};

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const MANIFEST = '.vite/manifest.json';

/**
 * Chunks with everything that they import at once.
 * @throws Error when one of them is no chunk of its own any more.
 */
const withImports = (manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> => {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest`);
    if (found.has(name)) continue;
    found.add(name);
    withImports(manifest, chunk.imports ?? [], found);
  }
  return found;
};

type Files = { scripts: string[]; styles: string[]; laterStyles: string[] };

const filesOf = (manifest: Manifest, { opens, perhaps = [] }: Screen): Files => {
  const known = withImports(manifest, ['index.html']);
  const chunksOf = (modules: readonly string[]): Chunk[] => {
    const names = withImports(
      manifest,
      modules.map((module) => `src/features/${module}`),
    );
    return [...names].filter((name) => !known.has(name)).flatMap((name) => manifest[name] ?? []);
  };
  const stylesOf = (chunks: readonly Chunk[]): Set<string> => new Set(chunks.flatMap(({ css = [] }) => css));
  const all = chunksOf([...opens, ...perhaps]);
  const styles = stylesOf(chunksOf(opens));
  return {
    scripts: all.map(({ file }) => file),
    styles: [...styles],
    // a browser warns of a style sheet that was preloaded and that nothing asked for
    laterStyles: [...stylesOf(all)].filter((file) => !styles.has(file)),
  };
};

/**
 * Writes which files each address opens on, so that the server can name them in the document: they are on their way
 * while the app's own code is still read, where they used to be asked for after it.
 */
export const screenFiles = (): Plugin => ({
  name: 'signet:screen-files',
  apply: 'build',
  writeBundle: async ({ dir }, bundle) => {
    const manifest = bundle[MANIFEST];
    if (!dir || manifest?.type !== 'asset') return;
    const chunks = JSON.parse(String(manifest.source)) as Manifest;
    const named = Object.entries(screens).map(([path, screen]) => [path, filesOf(chunks, screen)] as const);
    await mkdir(join(dir, '.vite'), { recursive: true });
    await writeFile(join(dir, '.vite', 'screens.json'), JSON.stringify(Object.fromEntries(named)));
  },
});
