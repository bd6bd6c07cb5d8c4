import fs from 'node:fs';
import sharp from 'sharp';
import { ciede2000, oklchOf } from '@signet/color';
import { createEmbeddedCompanyData } from '../../apps/server/src/adapters/company-data/embedded.ts';
import { brandsFile, logosFile } from '../../apps/server/src/adapters/company-data/sources.ts';
import { squash } from '../../apps/server/src/adapters/company-data/names.ts';

/** Edge of the rasters that are read, as logos are published. */
const EDGE = 256;
/** CIEDE2000 within which a color is the official one. */
export const SAME = 2;
/** Less of a picture is not in it. */
const PRESENT = 0.001;

/** Pixels as RGBA, and the same as a PNG for the one peer that takes nothing else. */
export type Raster = { data: Uint8Array; width: number; height: number; png: Buffer };
export type LogoCase = { name: string; official: string; svg: string; clear: Raster; onWhite: Raster };

type Bodies = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};
type Official = { title: string; hex: string; slug?: string };

const isPaper = (hex: string): boolean => oklchOf(hex).lightness > 0.96 && oklchOf(hex).chroma < 0.02;

const rasterOf = async (svg: string, ground?: string): Promise<Raster> => {
  const drawing = sharp(Buffer.from(svg))
    .resize({ width: EDGE, height: EDGE, fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha();
  const png = await (ground ? drawing.flatten({ background: ground }) : drawing).png().toBuffer();
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height, png };
};

/** Whether an official color is in the picture at all: nobody can read what is not there. */
const holds = ({ data }: Raster, official: string): boolean => {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 250) {
      const rgb = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
    }
  const least = (data.length / 4) * PRESENT;
  let found = 0;
  for (const [rgb, count] of counts)
    if (count > 3 && ciede2000(`#${rgb.toString(16).padStart(6, '0')}`, official) <= SAME) found += count;
  return found >= least;
};

const officials = (): Official[] => JSON.parse(fs.readFileSync(brandsFile(), 'utf8')) as Official[];

/** Logos of @iconify-json/logos whose name simple-icons knows, with the color that it calls official. */
export const logoCases = async (): Promise<LogoCase[]> => {
  const { icons, width: across = 256, height: up = 256 } = JSON.parse(fs.readFileSync(logosFile(), 'utf8')) as Bodies;
  const byName = new Map(officials().map(({ title, hex }) => [squash(title), `#${hex.toLowerCase()}`]));
  const cases: LogoCase[] = [];
  for (const [name, { body, width = across, height = up }] of Object.entries(icons)) {
    const official = byName.get(squash(name.replace(/-icon$/, '')));
    if (!official) continue;
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
      `viewBox="0 0 ${width} ${height}">${body}</svg>`;
    const clear = await rasterOf(svg).catch(() => undefined);
    if (!clear || !holds(clear, official)) continue;
    cases.push({ name, official, svg, clear, onWhite: await rasterOf(svg, '#ffffff') });
  }
  return cases;
};

/** Every mark of simple-icons in its official color, as the directory draws it; white ones have none to be read. */
export const markCases = async (): Promise<{ name: string; official: string; svg: string }[]> => {
  const companies = createEmbeddedCompanyData();
  const cases = await Promise.all(
    officials().map(async ({ title, slug = '', hex }) => ({
      name: title,
      official: `#${hex.toLowerCase()}`,
      svg: (await companies.logo(`si-${slug}`)) ?? '',
    })),
  );
  return cases.filter(({ svg, official }) => svg !== '' && !isPaper(official));
};

/** A mark as the PNG that a website would have. */
export const pngOf = (svg: string): Promise<Raster> => rasterOf(svg);
