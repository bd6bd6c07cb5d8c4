import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export const DIST = path.join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');

/** What /quiz/1 loads: the app's entry and the route's lazy modules (apps/web/src/features/quiz). */
const QUIZ_MODULES = [
  'index.html',
  'src/features/quiz/frame/quiz-layout.tsx',
  'src/features/quiz/your-company/your-company-page.tsx',
];

/** The part of Vite's manifest that matters here: a chunk's file and the chunks that it imports at once. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

const readManifest = (): Manifest =>
  JSON.parse(fs.readFileSync(path.join(DIST, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** What the users grid loads, the first page of the administration. */
const ADMIN_MODULES = ['admin-screens.ts', 'admin-page.tsx', 'people.ts'].map((name) => `src/features/admin/${name}`);

/**
 * Modules with everything they import, by the manifest.
 * @throws Error when one of them is not a chunk of its own any more.
 */
const withImports = (manifest: Manifest, modules: readonly string[]): string[] => {
  const seen = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest`);
    if (seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return [...seen];
};
const scriptsOf = (modules: readonly string[]): string[] => {
  const manifest = readManifest();
  return withImports(manifest, modules)
    .map((name) => manifest[name]?.file ?? '')
    .filter((file) => file.endsWith('.js'));
};

/** Files of the quiz route with everything they import. */
export const quizScripts = (): string[] => scriptsOf(QUIZ_MODULES);

/** Files that the administration loads at first beside those of a founder. */
export const adminScripts = (): string[] => {
  const known = new Set(quizScripts());
  return scriptsOf(ADMIN_MODULES).filter((file) => !known.has(file));
};

/** Modules of the administration that a founder's first page loads. */
export const adminInQuiz = (): string[] =>
  withImports(readManifest(), QUIZ_MODULES).filter((name) => name.includes('/admin/'));

export const allScripts = (): string[] =>
  fs
    .readdirSync(path.join(DIST, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);

/** Bytes of the files as gzip -9 makes them. */
export const gzippedSize = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(DIST, file)), { level: 9 }).length, 0);
