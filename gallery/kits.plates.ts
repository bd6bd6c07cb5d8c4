import { kitPieces } from '@signet/contract';
import { drawKitPiece, kits, type KitKey } from '@signet/kit';
import { toSvg, type Shape } from '@signet/scene';
import { kitBrand, type BrandName, type SchemeName } from './kit-brands.ts';
import type { Plate, PlateGroup } from './plate.ts';

const HEIGHT = 200;
const GAP = 12;
const WIDEST = 1200;

/** One of each sort: the rest are drawn by the same hands, and measured in packages/kit. */
const shown = ['cover', 'square', 'card-front', 'slide-statement', 'slide-numbers', 'pattern-tile'] as const;

/** These pieces of one kit for one brand, in its brand's own colors. */
const sheet =
  (kit: KitKey, name: BrandName, colors: SchemeName): Plate =>
  async () => {
    const brand = await kitBrand(name, colors);
    let [x, y] = [GAP, GAP];
    const shapes = shown.map((key): Shape => {
      const { width, height } = kitPieces[key];
      const scale = HEIGHT / height;
      if (x + width * scale > WIDEST) [x, y] = [GAP, y + HEIGHT + GAP];
      const at = { x, y, scale };
      x += width * scale + GAP;
      const page = [['M', 0, 0], ['L', width, 0], ['L', width, height], ['L', 0, height], ['Z']] as const;
      return { kind: 'group', ...at, clip: page, shapes: drawKitPiece(kit, key, brand).scene.shapes };
    });
    const frame = { x: 0, y: 0, width: WIDEST + GAP, height: y + HEIGHT + GAP };
    const ground: Shape = { kind: 'rect', ...frame, ink: '#d6d1c8' };
    return toSvg({ ...frame, label: `${kit} for ${brand.name}`, shapes: [ground, ...shapes] }, brand.colors);
  };

/** Each kit for a brand of another kind, so that every name and scheme comes up. */
const samples: readonly (readonly [BrandName, SchemeName])[] = [
  ['short', 'earth'],
  ['three-lines', 'ink'],
  ['cyrillic', 'fair'],
  ['one-letter', 'one-hue'],
  ['short', 'pale-accent'],
  ['three-lines', 'nearly-black'],
];

export const group: PlateGroup = {
  title: 'Marketing kits',
  plates: Object.fromEntries(
    (Object.keys(kits) as KitKey[]).map((kit, at) => [
      kit,
      sheet(kit, ...(samples[at % samples.length] as (typeof samples)[0])),
    ]),
  ),
};
