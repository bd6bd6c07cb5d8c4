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

/**
 * Files of the quiz route with everything they import, by the manifest.
 * @throws Error when one of the route's modules is not a chunk of its own any more.
 */
export const quizScripts = (): string[] => {
  const manifest = readManifest();
  const seen = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest`);
    if (seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(add);
  };
  QUIZ_MODULES.forEach(add);
  return [...seen].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
};

export const allScripts = (): string[] =>
  fs
    .readdirSync(path.join(DIST, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);

/** Bytes of the files as gzip -9 makes them. */
export const gzippedSize = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(DIST, file)), { level: 9 }).length, 0);
