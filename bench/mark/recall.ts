import { readFileSync } from 'node:fs';
import { describeLeaning, nearestKnown, type KnownMarks } from '@signet/mark';
import { brandIconFile, readBrands } from '../../apps/server/src/adapters/company-data/sources.ts';
import { pictureOf } from '../../scripts/mark-picture.ts';

const SIDE = 24;

/** An icon of 24 x 24 by the data of its path, changed as somebody might who takes it for their own. */
type Change = (path: string) => string;

const about =
  (transform: string): Change =>
  (path) =>
    `<g transform="translate(12 12) ${transform} translate(-12 -12)">${path}</g>`;
const stroked =
  (width: number, color: string): Change =>
  (path) =>
    path.replace('<path ', `<path stroke="${color}" stroke-width="${width}" stroke-linejoin="round" `);

/** Each change with the share that the prototype found again first, in percent. */
export const changes: Readonly<Record<string, { change: Change; first: number }>> = {
  'turned 10 degrees': { change: about('rotate(10)'), first: 97 },
  'turned 37 degrees': { change: about('rotate(37)'), first: 98 },
  'turned 90 degrees': { change: about('rotate(90)'), first: 99 },
  mirrored: { change: about('scale(-1 1)'), first: 100 },
  '15 % wider': { change: about('scale(1.15 1)'), first: 95 },
  'skewed 10 degrees': { change: about('skewX(10)'), first: 97 },
  'bolder by 2 %': { change: stroked(0.02 * SIDE, '#000'), first: 84 },
  'lighter by 1.5 %': { change: stroked(0.015 * SIDE, '#fff'), first: 90 },
  'on a tile': {
    change: (path) => `<rect x="-5" y="-5" width="34" height="34" rx="6"/><g fill="#fff">${path}</g>`,
    first: 76,
  },
  'in a disc': { change: (path) => `<circle cx="12" cy="12" r="20"/><g fill="#fff">${path}</g>`, first: 78 },
  'outline only': {
    change: (path) => path.replace('<path ', '<path fill="none" stroke="#000" stroke-width=".8" '),
    first: 80,
  },
  'a corner gone': { change: (path) => `${path}<path fill="#fff" d="M16 16H40V40H16Z"/>`, first: 98 },
};

const pathOf = (slug: string): string => /<path[^>]*\/>/u.exec(readFileSync(brandIconFile(slug), 'utf8'))?.[0] ?? '';

/** Of `count` icons changed each way, the percentage whose own brand is the nearest known mark. */
export const measureRecall = async (
  known: KnownMarks,
  count: number,
): Promise<{ name: string; found: number; first: number }[]> => {
  const all = readBrands().filter(({ title }) => known.names.includes(title));
  const sample = Array.from({ length: count }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / count)]);
  const results = [];
  for (const [name, { change, first }] of Object.entries(changes)) {
    let found = 0;
    for (const brand of sample) {
      if (!brand) continue;
      const body = change(pathOf(brand.slug));
      const box = 'viewBox="-12 -12 48 48" width="48" height="48"';
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${body}</svg>`;
      const picture = await pictureOf(svg, 384);
      if (picture && nearestKnown(known, describeLeaning(picture.grid))?.name === brand.title) found += 1;
    }
    results.push({ name, found: (100 * found) / count, first });
    console.log(`${name}: ${Math.round((100 * found) / count)} % found first (prototype ${first} %)`);
  }
  return results;
};
