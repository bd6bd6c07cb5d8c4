import type { MarkFamily } from '@signet/contract';
import type { Family } from './family.ts';
import { arc } from './families/arc.ts';
import { counter } from './families/counter.ts';
import { crop } from './families/crop.ts';
import { flower, flowerTile } from './families/flower.ts';
import { lines, parts } from './families/lines.ts';
import { modules } from './families/modules.ts';
import { monogram } from './families/monogram.ts';
import { seed } from './families/seed.ts';
import { slice } from './families/slice.ts';
import { stencil } from './families/stencil.ts';
import { tile } from './families/tile.ts';

/** Every way to make a mark of letters. */
export const families = {
  modules,
  flower,
  'flower-tile': flowerTile,
  slice,
  arc,
  counter,
  lines,
  parts,
  tile,
  crop,
  stencil,
  monogram,
  seed,
} as const satisfies Record<MarkFamily, Family>;
