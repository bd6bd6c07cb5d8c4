import { QuantizerCelebi, Score, argbFromRgb, hexFromArgb } from '@material/material-color-utilities';
import { MMCQ } from '@vibrant/quantizer-mmcq';
import { getPalette } from 'colorthief';
import { extractColorsFromImageData } from 'extract-colors';
import type { Raster } from './logos.ts';

/** Reads the colors of a picture, the first first. */
export type Reader = { name: string; read: (raster: Raster) => string[] | Promise<string[]> };

const MOST = 6;

/** The pixels that anything is painted on. */
const painted = ({ data }: Raster): [number, number, number][] => {
  const pixels: [number, number, number][] = [];
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) >= 125) pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  return pixels;
};
const isPaper = ([r, g, b]: readonly number[]): boolean => (r ?? 0) > 250 && (g ?? 0) > 250 && (b ?? 0) > 250;

/** Each as its own guide uses it; white is left out where the library leaves that to its caller. */
export const peers: readonly Reader[] = [
  {
    name: 'extract-colors',
    read: ({ data, width, height }) =>
      extractColorsFromImageData({ data: new Uint8ClampedArray(data), width, height })
        .toSorted((one, other) => other.area - one.area)
        .map(({ hex }) => hex)
        .filter((hex) => hex !== '#ffffff')
        .slice(0, MOST),
  },
  {
    name: 'node-vibrant (its quantizer)',
    read: (raster) => {
      const data = new Uint8ClampedArray(painted(raster).flatMap(([r, g, b]) => [r, g, b, 255]));
      if (data.length === 0) return [];
      return MMCQ(data, { colorCount: 64 })
        .toSorted((one, other) => other.population - one.population)
        .filter(({ rgb }) => !isPaper(rgb))
        .slice(0, MOST)
        .map(({ hex }) => hex);
    },
  },
  {
    name: 'colorthief',
    read: async ({ png }) => {
      const palette = await getPalette(png, { colorCount: MOST });
      return (palette ?? []).map((one) => one.hex());
    },
  },
  {
    name: 'material-color-utilities',
    read: (raster) => {
      const counts = QuantizerCelebi.quantize(
        painted(raster).map(([r, g, b]) => argbFromRgb(r, g, b)),
        128,
      );
      return Score.score(counts, { desired: MOST }).map(hexFromArgb);
    },
  },
];
