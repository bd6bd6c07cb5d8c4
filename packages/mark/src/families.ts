import { ownMarkFamilies, type MarkFamily } from '@signet/contract';
import type { Family } from './family.ts';
import { arc } from './families/arc.ts';
import { bearer } from './families/bearer.ts';
import { corner, seal } from './families/badge.ts';
import { block } from './families/block.ts';
import { counter } from './families/counter.ts';
import { crop } from './families/crop.ts';
import { fold } from './families/fold.ts';
import { figures } from './families/figures.ts';
import { flower, flowerTile } from './families/flower.ts';
import { grown } from './families/grown.ts';
import { shade } from './families/shade.ts';
import { loop } from './families/loop.ts';
import { parted } from './families/parted.ts';
import { plump } from './families/plump.ts';
import { carved } from './families/carved.ts';
import { curl } from './families/curl.ts';
import { quarterCounter } from './families/quarter-counter.ts';
import { woven } from './families/woven.ts';
import { spoken } from './families/spoken.ts';
import { guise } from './families/guise.ts';
import { sculpt } from './families/sculpt.ts';
import { swift } from './families/swift.ts';
import { hand } from './families/hand.ts';
import { disk, quarterInAngle, wedge } from './families/hewn.ts';
import { lines, parts } from './families/lines.ts';
import { ligature } from './families/ligature.ts';
import { modules } from './families/modules.ts';
import { mosaic } from './families/mosaic.ts';
import { monogram } from './families/monogram.ts';
import { pebbles } from './families/pebbles.ts';
import { bows } from './families/bows.ts';
import { moons } from './families/moons.ts';
import { halves } from './families/halves.ts';
import { turns } from './families/turns.ts';
import { cleft } from './families/cleft.ts';
import { split } from './families/split.ts';
import { card } from './families/card.ts';
import { mitre } from './families/mitre.ts';
import { reeds } from './families/reeds.ts';
import { rods } from './families/rods.ts';
import { dotInOpening } from './families/dot-in-opening.ts';
import { pair } from './families/pair.ts';
import { dotBeside } from './families/dot-beside.ts';
import { slant } from './families/slant.ts';
import { slice } from './families/slice.ts';
import { stencil } from './families/stencil.ts';
import { thing } from './families/thing.ts';
import { tile } from './families/tile.ts';

/** Every way to make a mark of letters, by the name that a stored recipe has for it. */
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
  seed: dotBeside,
  seal,
  corner,
  pair,
  nest: dotInOpening,
  fold,
  slant,
  figures,
  thing,
  block,
  grown,
  bearer,
  disk,
  wedge,
  nested: quarterInAngle,
  hand,
  swift,
  sculpt,
  shade,
  loop,
  parted,
  carved,
  plump,
  woven,
  curl,
  spoken,
  guise,
  window: quarterCounter,
  mosaic,
  ligature,
  pebbles,
  bows,
  moons,
  halves,
  turns,
  cleft,
  split,
  card,
  mitre,
  reeds,
  rods,
} as const satisfies Record<MarkFamily, Family>;

const ours: ReadonlySet<MarkFamily> = new Set(ownMarkFamilies);

/** Whether a family takes nothing from the face of the letters: its drawings are ours alone. */
export const isOurs = (family: MarkFamily): boolean => ours.has(family);
