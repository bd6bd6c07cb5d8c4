/*
 * npm run contact-sheets [-- FIRST]: draws the first brands of fifty random quizzes, from number FIRST on, ten a
 * picture, in color and below that in gray, into dist/contact-sheets. They are to be looked at: what was circled on
 * them, and what was changed for it, stands in gallery/contact-sheets.md.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { specimensFor, type EngineInput } from '@signet/engine';
import { toPng } from '@signet/render';
import { toSvg } from '@signet/scene';
import sharp from 'sharp';
import { readBrandColors } from '../bench/engine/brand-colors.ts';
import { quizAt } from '../bench/engine/quizzes.ts';
import { drawBrandSheet, SHEET } from '../gallery/briefs/brand-sheet.ts';
import { firstBrand } from '../gallery/briefs/engine-brand.ts';
import { brain, openFace } from '../gallery/families.ts';
import { root } from './checks.ts';

const QUIZZES = 50;
const A_PICTURE = 10;
const COLUMNS = 5;
const WIDTH = 300;
const HEIGHT = Math.round((SHEET.height / SHEET.width) * WIDTH);
const CAPTION = 44;
const GAP = 6;
const GROUND = '#777777';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const captionOf = (number: number, { answers, research }: EngineInput): Buffer => {
  const { industry, keywords, favoriteColors, dislikedColors } = answers;
  const wishes = [...favoriteColors.map((id) => `+${id}`), ...dislikedColors.map((id) => `-${id}`)].join(' ');
  const rivals = research.competitors.flatMap(({ colors }) => colors.slice(0, 1));
  const lines = [`${number} ${industry}`, keywords.join(' '), `${wishes} ${rivals.join(' ')}`];
  const words = lines.map((line, at) => `<text x="2" y="${12 + 14 * at}">${escaped(line)}</text>`).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${CAPTION}" font-family="sans-serif" ` +
      `font-size="11"><rect width="100%" height="100%" fill="#ffffff"/>${words}</svg>`,
  );
};

/** A brand in color, then in gray, then what was asked. */
const drawTile = async (number: number): Promise<Buffer> => {
  const quiz = quizAt({ brain, brandColors: readBrandColors(), fitsOf: () => new Map() }, number);
  const { colors, headlineFont, headlineWeight, textFont, textWeight } = await firstBrand(quiz);
  const [said] = specimensFor(quiz);
  if (!said) throw new Error(`Nothing is said in ${quiz.answers.industry}`);
  const sheet = drawBrandSheet({
    brief: { companyName: quiz.companyName, ...said },
    headline: await openFace(headlineFont, headlineWeight),
    text: await openFace(textFont, textWeight),
    colors,
  });
  const inColor = await sharp(await toPng(toSvg(sheet, colors), { width: SHEET.width }))
    .resize(WIDTH, HEIGHT)
    .png()
    .toBuffer();
  const inGray = await sharp(inColor).grayscale().toColorspace('srgb').png().toBuffer();
  return sharp({
    create: { width: WIDTH, height: 2 * HEIGHT + CAPTION + GAP, channels: 3, background: GROUND },
  })
    .composite([
      { input: inColor, left: 0, top: 0 },
      { input: inGray, left: 0, top: HEIGHT + GAP },
      { input: captionOf(number, quiz), left: 0, top: 2 * HEIGHT + GAP },
    ])
    .png()
    .toBuffer();
};

const drawPicture = async (first: number, folder: string): Promise<void> => {
  const tiles: Buffer[] = [];
  for (let number = first; number < first + A_PICTURE; number++) tiles.push(await drawTile(number));
  const [across, down] = [WIDTH + GAP, 2 * HEIGHT + CAPTION + 2 * GAP];
  await sharp({
    create: {
      width: COLUMNS * across + GAP,
      height: (A_PICTURE / COLUMNS) * down + GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(
      tiles.map((input, at) => ({
        input,
        left: GAP + (at % COLUMNS) * across,
        top: GAP + Math.floor(at / COLUMNS) * down,
      })),
    )
    .png()
    .toFile(path.join(folder, `${String(first).padStart(4, '0')}.png`));
};

const first = Number(process.argv[2] ?? 0);
const folder = path.join(root, 'dist', 'contact-sheets');
await mkdir(folder, { recursive: true });
for (let number = first; number < first + QUIZZES; number += A_PICTURE) await drawPicture(number, folder);
console.log(`The first brands of ${QUIZZES} quizzes are drawn in ${folder}.`);
