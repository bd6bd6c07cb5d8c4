import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { toPixels, type Pixels } from '@signet/render';
import sharp from 'sharp';
import { similarity } from '../kit/agreement.ts';
import type { OpenedPack } from './brands.ts';
import { use } from './tools.ts';

/** Edge of the pictures that are compared, in pixels. */
const EDGE = 800;
/**
 * Both are drawn so many times larger and reduced alike: what differs then is what is drawn, not how either smooths an
 * edge or rounds the height of a page to whole pixels.
 */
export const FINER = 4;

const bookOf = ({ dir }: OpenedPack, paper: 'a4' | 'letter'): string => path.join(dir, `brand-book-${paper}.pdf`);

/** Fonts of a book that are not embedded in part with a way back to letters (the columns emb, sub and uni). */
export const looseFonts = (pack: OpenedPack): string[] =>
  (['a4', 'letter'] as const).flatMap((paper) => {
    const lines = use('pdffonts', [bookOf(pack, paper)])
      .printed.trimEnd()
      .split('\n')
      .slice(2);
    return lines.length === 0 ? [`${paper}: none`] : lines.filter((line) => !/ yes yes yes /.test(line));
  });

/** What is wrong with the structure that poppler reads back, and with the file as qpdf sees it. */
export const structureFaults = (pack: OpenedPack): string[] =>
  (['a4', 'letter'] as const).flatMap((paper) => {
    const file = bookOf(pack, paper);
    const tree = use('pdfinfo', ['-struct', file]).printed;
    const levels = [...tree.matchAll(/^\s*H([1-6])\b/gm)].map(([, level]) => Number(level));
    const skips = levels.some((level, at) => level - (levels[at - 1] ?? 0) > 1);
    return [
      ...(/Tagged:\s+yes/.test(use('pdfinfo', [file]).printed) ? [] : [`${paper}: not tagged`]),
      ...(levels[0] === 1 && !skips ? [] : [`${paper}: headings ${levels.join(' ')}`]),
      ...(use('qpdf', ['--check', file]).isOk ? [] : [`${paper}: qpdf objects`]),
    ];
  });

/** Whether the chapters and the company's name come out as text, in the order in which they are read. */
export const isReadInOrder = (pack: OpenedPack): boolean => {
  const text = use('pdftotext', [bookOf(pack, 'a4'), '-']).printed.normalize('NFC');
  const chapters = ['Contents', 'Clear space', 'Hierarchy', 'How much of each', 'How it is written', 'In the world'];
  const body = text.slice(text.lastIndexOf('Clear space'));
  const places = chapters.slice(1).map((title) => body.indexOf(title));
  return text.includes(pack.companyName) && places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
};

/**
 * Two pictures of one drawing, cut to the same rows and reduced alike. Both have a row more where its height is no
 * whole number of pixels: poppler, which counts from the foot of a page, has it above the drawing, Chromium below.
 * @param tall The drawing's height in parts of its width.
 */
const reduced = async (printed: Buffer, seen: Buffer, tall: number): Promise<[Pixels, Pixels]> => {
  const sizes = await Promise.all([sharp(printed).metadata(), sharp(seen).metadata()]);
  const width = Math.min(...sizes.map((size) => size.width));
  const above = Math.round(sizes[0].height - width * tall);
  const height = Math.floor(Math.min(sizes[0].height - above, sizes[1].height) / FINER) * FINER;
  const cut = (picture: Buffer, top: number) =>
    sharp(picture).extract({ left: 0, top, width, height }).png().toBuffer();
  const [first, second] = [await cut(printed, above), await cut(seen, 0)];
  return [await toPixels(first, { edge: EDGE }), await toPixels(second, { edge: EDGE })];
};

/** How alike poppler draws a logo's PDF and Chromium its SVG, the least of all; on white, so without the white one. */
export const leastLikeness = async (
  { dir }: OpenedPack,
  page: Page,
): Promise<{ name: string; similarity: number; count: number }> => {
  const folder = path.join(dir, 'logos');
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg') && !path.basename(name).startsWith('logo-w1'));
  let least = { name: '', similarity: 1 };
  for (const name of names) {
    const svg = fs.readFileSync(path.join(folder, name));
    const out = path.join(dir, 'drawn');
    const isPrinted = use('pdftoppm', [
      '-png',
      '-singlefile',
      '-scale-to-x',
      String(EDGE * FINER),
      '-scale-to-y',
      '-1',
      path.join(folder, name.replace(/\.svg$/, '.pdf')),
      out,
    ]).isOk;
    if (!isPrinted) return { name, similarity: 0, count: names.length };
    const address = `data:image/svg+xml;base64,${svg.toString('base64')}`;
    await page.setViewportSize({ width: EDGE, height: EDGE });
    await page.setContent(
      `<body style="margin:0;background:#fff"><img style="display:block;width:${EDGE}px" src="${address}">`,
    );
    await page.waitForFunction(() => document.images[0]?.complete === true);
    const shot = await page.locator('img').screenshot();
    const [, width = NaN, height = NaN] = (/viewBox="0 0 (\S+) (\S+)"/.exec(svg.toString()) ?? []).map(Number);
    const [printed, seen] = await reduced(fs.readFileSync(`${out}.png`), shot, height / width);
    const found = similarity(printed, seen);
    if (found < least.similarity) least = { name, similarity: found };
  }
  return { ...least, count: names.length };
};
