import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readScreenFiles } from './screen-files.ts';

let dist: string;
beforeEach(async () => {
  dist = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-screens-'));
  await fs.mkdir(path.join(dist, '.vite'));
});
afterEach(() => fs.rm(dist, { recursive: true }));

const NOTHING = { links: '', script: '' };
/** What goes with the document of the book where the app was built so. */
const ofBook = async (built?: unknown) => {
  if (built !== undefined) await fs.writeFile(path.join(dist, '.vite', 'screens.json'), JSON.stringify(built));
  return (await readScreenFiles(dist))('/book');
};
const book = { scripts: ['assets/book-1.js'], styles: [], asks: [{ address: '/api/brands' }] };

test('nothing goes with a document where the app is not built, or was built before there were screens', async () => {
  expect(await ofBook()).toEqual(NOTHING);
  expect(await ofBook({ '/book': book })).toEqual(NOTHING);
});

test('its files go with it where the app was built before a document asked for anything', async () => {
  expect(await ofBook({ screens: { '/book': book } })).toEqual({
    links: '<link rel="modulepreload" crossorigin href="/assets/book-1.js" />',
    script: '',
  });
});
