/*
 * npm run briefs [-- --held-back|--fresh|--fresh-2 ... --fresh-10] [--alone]: draws each brief's hand-made brand
 * beside the engine's first one into dist/briefs/<set>/<brief>.png, left and right by the toss of a coin, with a text
 * that says what was asked. Which side is which stands in dist/briefs-key/<set>.json alone: whoever judges opens it
 * last. With --alone the hand-made brands are drawn by themselves.
 */
import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toPng } from '@signet/render';
import { toSvg } from '@signet/scene';
import sharp from 'sharp';
import { drawBrandSheet, SHEET } from '../gallery/briefs/brand-sheet.ts';
import { engineBrand } from '../gallery/briefs/engine-brand.ts';
import { briefSets, readBriefs, readHandMade, type Brand, type DesignBrief } from '../gallery/briefs/read-briefs.ts';
import { openFace } from '../gallery/families.ts';
import { root } from './checks.ts';

const GAP = 24;
const GROUND = '#777777';

const sheetOf = async (brief: DesignBrief, brand: Brand): Promise<Buffer> => {
  const { colors, headlineFont, headlineWeight, textFont, textWeight } = brand;
  const [headline, text] = [await openFace(headlineFont, headlineWeight), await openFace(textFont, textWeight)];
  return toPng(toSvg(drawBrandSheet({ brief, headline, text, colors }), colors), { width: SHEET.width });
};

const sideBySide = (sheets: readonly Buffer[]): Promise<Buffer> =>
  sharp({
    create: {
      width: sheets.length * (SHEET.width + GAP) + GAP,
      height: SHEET.height + 2 * GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(sheets.map((input, index) => ({ input, left: GAP + index * (SHEET.width + GAP), top: GAP })))
    .png()
    .toBuffer();

const asked = ({ companyName, answers, competitors }: DesignBrief): string =>
  [
    `name: ${companyName}`,
    `industry: ${answers.industry}`,
    `stage: ${answers.lifecycle}`,
    `keywords: ${answers.keywords.join(', ')}`,
    `favorites: ${answers.favoriteColors.join(', ') || 'none'}`,
    `dislikes: ${answers.dislikedColors.join(', ') || 'none'}`,
    `competitors: ${competitors.map(({ name, color }) => `${name} ${color}`).join(', ') || 'none'}`,
    `fit in (0) or stand out (1): ${answers.standOut ?? 'not said'}`,
    '',
  ].join('\n');

type Side = 'left' | 'right';

/** Draws one brief's pair and answers the side of the hand-made brand; left, when it stands alone. */
const drawPair = async (brief: DesignBrief, byHand: Brand, alone: boolean, folder: string): Promise<Side> => {
  const hand = await sheetOf(brief, byHand);
  const others = alone ? [] : [await sheetOf(brief, await engineBrand(brief))];
  const side: Side = alone || randomInt(2) === 0 ? 'left' : 'right';
  const sheets = side === 'left' ? [hand, ...others] : [...others, hand];
  await writeFile(path.join(folder, `${brief._id}.png`), await sideBySide(sheets));
  await writeFile(path.join(folder, `${brief._id}.txt`), asked(brief));
  return side;
};

const set = briefSets.find((one) => process.argv.includes(`--${one}`)) ?? 'bar';
const alone = process.argv.includes('--alone');
const folder = path.join(root, 'dist', 'briefs', alone ? `${set}-alone` : set);
const keyFolder = path.join(root, 'dist', 'briefs-key');
await mkdir(folder, { recursive: true });
await mkdir(keyFolder, { recursive: true });

const made = readHandMade(set);
const key: Record<string, Side> = {};
for (const brief of readBriefs(set)) {
  const byHand = made.get(brief._id);
  if (!byHand) throw new Error(`Nobody designed ${brief._id}`);
  key[brief._id] = await drawPair(brief, byHand, alone, folder);
}
if (!alone) await writeFile(path.join(keyFolder, `${set}.json`), `${JSON.stringify({ byHand: key }, null, 2)}\n`);
console.log(`${Object.keys(key).length} briefs are drawn in ${folder}.`);
