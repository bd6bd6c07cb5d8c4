import type { Kit } from './kit.ts';
import { openMargin } from './kits/open-margin.ts';
import { blockPrint } from './kits/block-print.ts';
import { contour } from './kits/contour.ts';
import { cutPaper } from './kits/cut-paper.ts';
import { drawingBoard } from './kits/drawing-board.ts';
import { firstLight } from './kits/first-light.ts';
import { orbit } from './kits/orbit.ts';
import { posterWall } from './kits/poster-wall.ts';
import { signalStripe } from './kits/signal-stripe.ts';
import { terrazzo } from './kits/terrazzo.ts';

/** By the key that the brain's sheet of kits has for them. */
export const kits = {
  'open-margin': openMargin,
  'cut-paper': cutPaper,
  'signal-stripe': signalStripe,
  orbit,
  contour,
  terrazzo,
  'drawing-board': drawingBoard,
  'first-light': firstLight,
  'block-print': blockPrint,
  'poster-wall': posterWall,
} as const satisfies Record<string, Kit>;

export type KitKey = keyof typeof kits;
export const isKitKey = (key: string): key is KitKey => Object.hasOwn(kits, key);
