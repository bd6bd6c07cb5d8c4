import type { MarkFamily } from '@signet/contract';
import { likeOf } from './families/alike.ts';
import type { Recipe } from './family.ts';

/** By family and the first of a recipe's values: letters as they are drawn alike, or whole monograms. */
const drawings: Readonly<Partial<Record<MarkFamily, Readonly<Record<string, readonly string[]>>>>> = {
  // candles on a crossbar
  guise: { candles: ['Ц', 'Щ'] },
  // three bars are a Ξ, a tongue in a block no counter, pieces that are no letter or another one
  sculpt: { fifth: ['C'], sixth: ['U'], eighth: ['I'], tenth: ['S', 'Ω'], eleventh: ['i', 'З'] },
  // bites that leave two cheeks; a frame for a letter
  mosaic: { laid: ['B', 'П', 'И', 'Q', 'a'] },
  // a bar that crosses nothing
  parted: { round: ['t'] },
  // lines that curl into a b, a 3 or a sign for pounds
  curl: { line: ['L', 'N', 'Z', 'Ψ'] },
  hand: { nib: ['L'] },
  // broken at the waist
  moons: { moon: ['S', 'E'] },
  // two sticks that never meet, a bar beside two eggs
  pebbles: { stone: ['V', 'B', 'Л'] },
  ligature: { front: ['EK'], roof: ['TK'], step: ['HK', 'ПП'], stem: ['AF'] },
  // a post apart from its bowl reads as two letters, a ring with a foot as a G, three teeth as a jaw
  bows: { bow: ['I', 'P', 'Q', 'Ш', 'N'] },
  woven: { band: ['P', 'R', 'Ю'] },
  bearer: { crown: ['Ю'], bird: ['Ч'] },
  // joins that look like a fault of the font, a hairline
  shade: { moon: ['a', 'G', 'Ф'] },
  grown: { leaf: ['G'] },
  plump: { soft: ['R'] },
  loop: { plain: ['E'] },
  block: { round: ['И'] },
};

/** Whether designers were ashamed of a drawing: it is proposed no more, and drawn for whoever chose it. */
export const isWithdrawn = ({ family, letters, values }: Recipe): boolean =>
  drawings[family]?.[String(values[0])]?.includes(likeOf(letters)) ?? false;
