import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What some addresses open on, beside the document's own files: modules that the router would ask for later. */
const screens: Readonly<Record<string, readonly string[]>> = {
  '/quiz/1': ['quiz/frame/quiz-layout.tsx', 'quiz/your-company/your-company-page.tsx'],
  '/quiz/2': ['quiz/frame/quiz-layout.tsx', 'quiz/competitors/competitors-page.tsx'],
  '/quiz/3': ['quiz/frame/quiz-layout.tsx', 'quiz/colors/colors-page.tsx'],
  '/quiz/4': ['quiz/frame/quiz-layout.tsx', 'quiz/keywords/keywords-page.tsx'],
  '/quiz/5': [
    'quiz/frame/quiz-layout.tsx',
    'quiz/results/results-loader.ts',
    'quiz/results/results-page.tsx',
    'quiz/results/directions/directions-page.tsx',
  ],
  '/book': ['book/book-page.tsx'],
  '/library': ['library/library-page.tsx'],
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

const filesOf = (manifest: Manifest, modules: readonly string[]): { scripts: string[]; styles: string[] } => {
  const known = withImports(manifest, ['index.html']);
  const names = withImports(
    manifest,
    modules.map((module) => `src/features/${module}`),
  );
  const chunks = [...names].filter((name) => !known.has(name)).flatMap((name) => manifest[name] ?? []);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return { scripts: chunks.map(({ file }) => file), styles: [...styles] };
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
    const named = Object.entries(screens).map(([path, modules]) => [path, filesOf(chunks, modules)] as const);
    await mkdir(join(dir, '.vite'), { recursive: true });
    await writeFile(join(dir, '.vite', 'screens.json'), JSON.stringify(Object.fromEntries(named)));
  },
});
