import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { frontFounders } from './front-founders.ts';

const web = path.join(import.meta.dirname, '..', 'apps', 'web');
const drawn = path.join(web, 'src', 'front', 'brands');

test('the front page has the brand of every founder it names, in their order, with all that it shows of them', () => {
  const brands = JSON.parse(fs.readFileSync(path.join(drawn, 'brands.json'), 'utf8')) as { slug: string }[];
  const slugs = frontFounders.map(({ slug }) => slug);
  expect(brands.map(({ slug }) => slug)).toEqual(slugs);
  for (const slug of slugs)
    expect(fs.readdirSync(path.join(drawn, slug)).toSorted()).toEqual([
      'logo-horizontal.svg',
      'logo-stacked.svg',
      'tote.svg',
      'web-hero.svg',
    ]);
});

const dist = path.join(web, 'dist');
/** Of the document with all scripts and styles that it names, as they are before anything is packed. */
const MOST_BYTES = 60_000;

test.skipIf(!fs.existsSync(path.join(dist, 'front.html')))(
  'the front page as it is built comes in 60 KB, but for fonts and pictures',
  () => {
    const page = fs.readFileSync(path.join(dist, 'front.html'), 'utf8');
    const named = [...page.matchAll(/(?:src|href)="\/([^"?#]+\.(?:js|css))"/gu)].map(([, file = '']) => file);
    expect(new Set(named.map((file) => path.extname(file)))).toEqual(new Set(['.js', '.css']));
    const files = ['front.html', ...named];
    const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(dist, file)).size, 0);
    expect(bytes, files.join(' ')).toBeLessThanOrEqual(MOST_BYTES);
  },
);
