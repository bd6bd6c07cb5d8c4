import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);
const documents = [
  'ARCHITECTURE.md',
  'README.md',
  'CONTRIBUTING.md',
  ...fs
    .readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Paths that a document names in backticks or links; patterns with placeholders are left out. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(/`((?:apps|packages|brain|docs|scripts|e2e|bench|faults)\/[\w./-]*)`/g),
    ...text.matchAll(/\]\((?!https?:|#)([^)]+)\)/g),
  ].map((match) => (match[1] ?? '').split('#')[0] ?? '');

describe.each(documents)('%s', (document) => {
  it('names only paths that exist', () => {
    const text = fs.readFileSync(path.join(root, document), 'utf8');
    const base = (name: string) =>
      fs.existsSync(path.join(root, name)) ? path.join(root, name) : path.join(root, path.dirname(document), name);
    expect(pathsIn(text).filter((name) => !fs.existsSync(base(name)))).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  it('has a row for every path of the API', async () => {
    const { api } = await import('../packages/contract/src/index.ts');
    const text = fs.readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
    const named = [...text.matchAll(/`((?:\/api|\/auth\/auth)\/[\w/*]+)`/g)].map((match) =>
      (match[1] ?? '').replace('*', ''),
    );
    const calls = Object.values(api).flatMap((noun) => Object.values(noun).map((call) => call.path));
    expect(calls.filter((call) => !named.some((prefix) => call.startsWith(prefix)))).toEqual([]);
  });
});
