import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api, type Arguments, type Call } from '@signet/contract';
import { build, type Plugin } from 'vite';
import { addressOf } from '../src/api/address.ts';
import { QUIZ_ID, type Ask } from '../src/api/ask-ahead.ts';

/**
 * Modules that an address opens on; `perhaps` are those that it may lead on to. `asks`: what its screen asks the
 * server first, beside what every screen does.
 */
type Screen = { opens: readonly string[]; perhaps?: readonly string[]; asks: readonly Ask[] };

const ask = <C extends Call>({ path }: C, args?: Arguments<C>): Ask => {
  const { params, query, body } = (args ?? {}) as Record<'params' | 'query' | 'body', Record<string, unknown>>;
  return { address: addressOf(path, params, query), ...(body && { body: JSON.stringify(body) }) };
};

const OF_QUIZ = { query: { quizId: QUIZ_ID } };
/** What whoever is signed in asks on every screen. */
const ALWAYS: readonly Ask[] = [{ ...ask(api.auth.validate), withIdToken: true }, ask(api.settings.featureFlags)];
const QUIZ = ask(api.quizzes.get);
const INDUSTRIES = ask(api.brain.industries, OF_QUIZ);
const of = (needs: NonNullable<Ask['needs']>, asks: readonly Ask[]): Ask[] => asks.map((one) => ({ ...one, needs }));
const RESULTS_ASKS: readonly Ask[] = [
  QUIZ,
  ...of('answers', [
    INDUSTRIES,
    ask(api.research.checkScrapeStatuses, { body: { quizId: QUIZ_ID } }),
    ask(api.selections.get, { params: { id: QUIZ_ID } }),
    ask(api.recommendations.get, OF_QUIZ),
  ]),
];
const BOOK_ASKS = of('book', [ask(api.logos.logoUrls), ask(api.brands.get), ask(api.books.opening), QUIZ]);

const LAYOUT = 'quiz/frame/quiz-layout.tsx';
const RESULTS = [LAYOUT, 'quiz/results/results-loader.ts'] as const;

/**
 * What some addresses open on, beside the document's own files: modules that the router would ask for later, and calls
 * that they would make.
 */
const screens: Readonly<Record<string, Screen>> = {
  '/quiz/1': { opens: [LAYOUT, 'quiz/your-company/your-company-page.tsx'], asks: [QUIZ, INDUSTRIES] },
  '/quiz/2': { opens: [LAYOUT, 'quiz/competitors/competitors-page.tsx'], asks: [QUIZ, INDUSTRIES] },
  '/quiz/3': {
    opens: [LAYOUT, 'quiz/colors/colors-page.tsx'],
    asks: [QUIZ, INDUSTRIES, ask(api.brain.colorFamilies, OF_QUIZ)],
  },
  '/quiz/4': {
    opens: [LAYOUT, 'quiz/keywords/keywords-page.tsx'],
    asks: [QUIZ, INDUSTRIES, ask(api.brain.keywords, OF_QUIZ), ask(api.brain.categories, OF_QUIZ)],
  },
  '/quiz/5': {
    opens: [...RESULTS, 'quiz/results/results-page.tsx'],
    perhaps: ['quiz/results/directions/directions-page.tsx'],
    asks: RESULTS_ASKS,
  },
  '/quiz/5/directions': {
    opens: [...RESULTS, 'quiz/results/directions/directions-page.tsx'],
    asks: RESULTS_ASKS,
  },
  '/quiz/5/why': { opens: [...RESULTS, 'quiz/results/why/why-page.tsx'], asks: RESULTS_ASKS },
  '/quiz/5/compare': { opens: [...RESULTS, 'quiz/results/compare/compare-page.tsx'], asks: RESULTS_ASKS },
  '/book': { opens: ['book/book-page.tsx'], asks: BOOK_ASKS },
  '/library': {
    opens: ['library/library-page.tsx'],
    asks: of('library', [ask(api.assetLibrary.templates), ask(api.drive.userThirdPartyAuth)]),
  },
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

/** The script that asks ahead, as a function of what to ask for, to stand in a document. */
const buildAskAhead = async (root: string): Promise<string> => {
  const entry = join(root, 'src', 'api', 'ask-ahead.ts');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2024', lib: { entry, formats: ['iife'], name: 'signet' } },
  });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('ask-ahead.ts was not built');
  return chunk.code;
};

/**
 * Writes what each address opens on, so that the server can name it in the document: files are on their way, and calls
 * are made, while the app's own code is still read, where they used to be asked for after it.
 */
export const screenFiles = (root: string): Plugin => ({
  name: 'signet:screen-files',
  apply: 'build',
  writeBundle: async ({ dir }, bundle) => {
    const manifest = bundle[MANIFEST];
    if (!dir || manifest?.type !== 'asset') return;
    const chunks = JSON.parse(String(manifest.source)) as Manifest;
    const named = Object.entries(screens).map(
      ([path, screen]) => [path, { ...filesOf(chunks, screen), asks: [...ALWAYS, ...screen.asks] }] as const,
    );
    const written = { askAhead: await buildAskAhead(root), screens: Object.fromEntries(named) };
    await mkdir(join(dir, '.vite'), { recursive: true });
    await writeFile(join(dir, '.vite', 'screens.json'), JSON.stringify(written));
  },
});
