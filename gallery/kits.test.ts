import { oklchOf, type Oklch } from '@signet/color';
import { kitPieceKeys, kitPieces } from '@signet/contract';
import { drawKitPiece, kits, type KitKey } from '@signet/kit';
import { toPixels } from '@signet/render';
import { toneHex, toSvg, type Shape } from '@signet/scene';
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

/** A drawing's shapes, those in groups too. */
const flat = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => ('shapes' in shape ? [shape, ...flat(shape.shapes)] : [shape]));

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

describe('the light of First Light', () => {
  /** What is seen from the middle of the light outwards. */
  const light = async (p1: string, p2: string, a1: string) => {
    const brand = await kitBrand('short', 'fair');
    const colors = { ...brand.colors, p1, p2, a1 };
    const { shapes } = drawKitPiece('first-light', 'cover', { ...brand, colors }).scene;
    const inks = flat(shapes).flatMap((one) => ('ink' in one && typeof one.ink === 'object' ? [one.ink] : []));
    const stops = inks.flatMap((ink) => ('gradient' in ink ? ink.stops : []));
    return stops.map(({ tone }) => oklchOf(toneHex(tone, colors)));
  };
  /** Neither light nor dark, and without a color. */
  const isMud = ({ lightness, chroma }: Oklch) => lightness > 0.3 && lightness < 0.68 && chroma < 0.045;

  test.each([
    ['blue and yellow', '#1f4e9c', '#0d1f4a', '#f2b632'],
    ['violet and lime', '#5b2a86', '#2a1040', '#c9d62b'],
    ['navy and orange', '#2b3f6b', '#141f38', '#e8734a'],
    ['green and lime', '#0f5a4a', '#071f1c', '#c2f23c'],
  ])('passes from %s to the other without mud', async (_name, p1, p2, a1) => {
    const seen = await light(p1, p2, a1);
    expect(seen.length).toBeGreaterThan(30);
    expect(seen.filter(isMud)).toEqual([]);
  });
});

describe('the Drawing Board', () => {
  test('shows the whole of a long name', async () => {
    const brand = await kitBrand('three-lines', 'earth');
    const { scene } = drawKitPiece('drawing-board', 'cover', brand);
    // the initial is solid, each letter after it is an outline of its own
    const letters = brand.name.replaceAll(/\s/g, '').length;
    const outlines = flat(scene.shapes).filter((one) => one.kind === 'line' && one.ink === 'w1');
    expect(outlines.length).toBeGreaterThanOrEqual(letters - 1);
  });
});
