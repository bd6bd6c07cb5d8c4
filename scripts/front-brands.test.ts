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
