import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PackFile } from '@signet/pack';
import { toSvg, type Scene } from '@signet/scene';
import { openFont, type Font } from '@signet/type';
import { createFontFiles } from '../fonts/font-files.ts';
import { appIcons } from './app-icons.ts';

const colors = {
  p1: '#3b1d14',
  p2: '#221512',
  s1: '#5c6b3f',
  a1: '#e0a04a',
  a2: '#efdcc0',
  n1: '#d9c9b2',
  n2: '#eadfce',
  n3: '#f9f2e7',
  b1: '#221512',
  w1: '#ffffff',
};
/** A mark of a logo: alone in the primary color, and in white on a tile with round corners. */
const mark = { kind: 'rect', x: 200, y: 200, width: 600, height: 600 } as const;
const scene = (shapes: Scene['shapes']): Scene => ({ x: 0, y: 0, width: 1000, height: 1000, label: 'Acme', shapes });
const own = {
  favicon: toSvg(scene([{ ...mark, ink: 'p1' }]), colors),
  tile: toSvg(
    scene([
      { kind: 'rect', x: 0, y: 0, width: 1000, height: 1000, radius: 220, ink: 'p1' },
      { ...mark, ink: 'w1' },
    ]),
    colors,
  ),
};

let font: Font;
beforeAll(async () => {
  const lora = { fontName: 'Lora', package: '@expo-google-fonts/lora' };
  font = openFont(await createFontFiles().face(lora, 400, false));
});

const fileOf = (files: readonly PackFile[], path: string): Uint8Array =>
  files.find((file) => file.path === path)?.bytes ?? expect.fail(`${path} is missing`);
/** The color of a pixel, in parts of the side from the top left. */
const colorAt = async (png: Uint8Array, x: number, y: number): Promise<string> => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return `#${[...data.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

describe.each([
  ['a logo with a mark', own],
  ['a name alone', undefined],
])('the icons of %s', (_what, given) => {
  it.each(['apple-touch-icon', 'icon-maskable-512', 'store-1024'])('%s is opaque to its corners', async (name) => {
    const files = await appIcons({ name: 'Acme', font, colors, own: given });
    const png = fileOf(files, `favicon/${name}.png`);
    expect((await sharp(png).metadata()).hasAlpha).toBe(false);
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      expect(await colorAt(png, x, y)).toBe(colors.p1);
  });
});

describe('the icons of a logo with a mark', () => {
  it.each(['apple-touch-icon', 'icon-maskable-512', 'store-1024'])('%s shows the mark', async (name) => {
    const png = fileOf(await appIcons({ name: 'Acme', font, colors, own }), `favicon/${name}.png`);
    expect(await colorAt(png, 0.5, 0.5)).toBe(colors.w1);
  });

  it('hold the mark within the circle that no platform cuts (W3C manifest: 80 percent)', async () => {
    const png = fileOf(await appIcons({ name: 'Acme', font, colors, own }), 'favicon/icon-maskable-512.png');
    const edge = 0.5 + 0.4 * Math.SQRT1_2 + 0.01;
    expect(await colorAt(png, edge, edge)).toBe(colors.p1);
    expect(await colorAt(png, 0.7, 0.7)).toBe(colors.w1);
  });

  it('for browsers stay clear around the mark', async () => {
    const png = fileOf(await appIcons({ name: 'Acme', font, colors, own }), 'favicon/icon-192.png');
    expect((await sharp(png).metadata()).hasAlpha).toBe(true);
  });
});
