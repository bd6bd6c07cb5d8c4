import { describe, expect, it } from 'vitest';
import { drawKitPattern, drawKitThings, kits, type KitKey, type KitThing } from '@signet/kit';
import { toPixels, toPng } from '@signet/render';
import { toSvg } from '@signet/scene';
import { kitBrand, schemes, type BrandName } from './kit-brands.ts';

const keys = Object.keys(kits) as KitKey[];
const names = ['short', 'three-lines', 'cyrillic', 'one-letter'] as const satisfies BrandName[];
const pairs = [
  ['phone', 'badge'],
  ['notebook', 'sign'],
  ['tote', 'cup'],
  ['box', 'bottle'],
  ['pouch', 'van'],
  ['window', 'sign'],
] as const satisfies (readonly [KitThing, KitThing])[];

describe.each(keys)('things with the kit %s on them', (key) => {
  it.each(names)('say everything within their panel, and nothing over something else: %s', async (name) => {
    const brand = await kitBrand(name, 'earth');
    for (const pair of pairs) {
      const { words } = drawKitThings(key, pair, brand);
      expect(words.length).toBeGreaterThan(1);
      for (const [at, box] of words.entries()) {
        expect(Math.floor(box.left / 1000), pair.join()).toBe(Math.floor(box.right / 1000));
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.bottom).toBeLessThanOrEqual(2000);
        for (const other of words.slice(at + 1)) {
          const isApart =
            box.right <= other.left + 1 ||
            other.right <= box.left + 1 ||
            box.bottom <= other.top + 1 ||
            other.bottom <= box.top + 1;
          expect(isApart, `${pair.join()}: ${JSON.stringify([box, other])}`).toBe(true);
        }
      }
    }
  });
});

describe.each(keys)('the pattern %s over a page', (key) => {
  it('shows no line where two squares meet', async () => {
    const brand = await kitBrand('short', 'ink');
    const side = 200;
    const page = drawKitPattern(key, brand, { width: side * 2, height: side * 2, tile: side, label: '' });
    const png = await toPng(toSvg(page, schemes.ink), { width: side * 2 });
    const { data, width } = await toPixels(Buffer.from(png), { edge: side * 2 });
    const jump = (x: number, y: number): number => {
      const at = (y * width + x) * 4;
      return [0, 1, 2].reduce((sum, of) => sum + Math.abs((data[at + of] ?? 0) - (data[at + of - 4] ?? 0)), 0);
    };
    const column = (x: number): number => {
      let sum = 0;
      for (let y = 0; y < side * 2; y += 1) sum += jump(x, y);
      return sum;
    };
    const inner = Math.max(...Array.from({ length: side - 20 }, (_, at) => column(at + 10)));
    expect(column(side)).toBeLessThanOrEqual(inner);
  });
});
