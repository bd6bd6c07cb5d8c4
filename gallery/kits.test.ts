import { kitPieceKeys, kitPieces } from '@signet/contract';
import { drawKitPiece, kits, type KitKey } from '@signet/kit';
import { toPixels } from '@signet/render';
import { toSvg } from '@signet/scene';
import { describe, expect, test } from 'vitest';
import { kitBrand, schemes, type BrandName, type SchemeName } from './kit-brands.ts';
import { forbiddenIn, leastContrast, misplaced } from './kit-checks.ts';
import { sampleName } from './kit-names.ts';

const kitKeys = Object.keys(kits) as KitKey[];
const brandNames = ['short', 'three-lines', 'cyrillic', 'one-letter'] as const satisfies BrandName[];
const schemeNames = Object.keys(schemes) as SchemeName[];

const brandAt = async (at: number, name?: string) => {
  const brand = await kitBrand(brandNames[at % 4] ?? 'short', schemeNames[at % 6] ?? 'earth');
  return name !== undefined && brand.headline.covers(name) ? { ...brand, name } : brand;
};

describe.each(kitKeys)('the kit %s', (kit) => {
  test('draws every piece as large as it is said to be, without scripts and without anything outside', async () => {
    const brand = await kitBrand('short', 'earth');
    for (const piece of kitPieceKeys) {
      const { scene } = drawKitPiece(kit, piece, brand);
      const svg = toSvg(scene, brand.colors);
      expect([scene.width, scene.height]).toEqual([kitPieces[piece].width, kitPieces[piece].height]);
      expect(forbiddenIn(svg), piece).toEqual([]);
    }
  });

  test('keeps words and logos on the page and apart, whatever the name', async () => {
    for (let at = 0; at < 5; at += 1) {
      const brand = await brandAt(at, at < 4 ? undefined : sampleName(at));
      const faults = kitPieceKeys.flatMap((piece) => misplaced(drawKitPiece(kit, piece, brand)));
      expect(faults, brand.name).toEqual([]);
    }
  });

  test('has 4.5 to 1 between lettering and every pixel behind it', async () => {
    for (const [at, piece] of kitPieceKeys.entries()) {
      const brand = await brandAt(at + kitKeys.indexOf(kit));
      expect(await leastContrast(kit, piece, brand), `${piece} for ${brand.name}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('is the same again, and another for another name', async () => {
    const [brand, other] = [await kitBrand('short', 'earth'), await kitBrand('short', 'earth')];
    const cover = (name: string) => toSvg(drawKitPiece(kit, 'cover', { ...other, name }).scene, brand.colors);
    expect(cover(brand.name)).toBe(toSvg(drawKitPiece(kit, 'cover', brand).scene, brand.colors));
    expect(cover('Querm')).not.toBe(cover(brand.name));
  });

  test('has a tile whose opposite edges meet', async () => {
    const brand = await kitBrand('three-lines', 'ink');
    const { scene } = drawKitPiece(kit, 'pattern-tile', brand);
    // nine tiles as one picture: a seam would be a line of jumps that the inside of a tile does not have
    const places = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x: x * scene.width, y: y * scene.height })));
    const nine = { ...scene, width: scene.width * 3, height: scene.height * 3 };
    const svg = toSvg({ ...nine, shapes: [{ kind: 'pattern', shapes: scene.shapes, places }] }, brand.colors);
    const { data, width } = await toPixels(svg, { edge: 600 });
    const jumps = (at: number, isDown: boolean): number => {
      let sum = 0;
      for (let along = 0; along < width; along += 1) {
        const [one, other] = isDown
          ? [along * width + at - 1, along * width + at]
          : [(at - 1) * width + along, at * width + along];
        for (let channel = 0; channel < 3; channel += 1)
          sum += Math.abs((data[one * 4 + channel] ?? 0) - (data[other * 4 + channel] ?? 0));
      }
      return sum;
    };
    for (const isDown of [true, false]) {
      const inside = Array.from({ length: 190 }, (_, at) => jumps(205 + at, isDown));
      expect(jumps(200, isDown)).toBeLessThanOrEqual(Math.max(...inside) * 1.02);
    }
  });
});
