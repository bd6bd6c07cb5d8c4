import type { MarkFamily } from '@signet/contract';
import { likeOf } from './families/alike.ts';
import type { Recipe } from './family.ts';

/** By family and the first of a recipe's values: letters as they are drawn alike, or whole monograms. */
type Drawings = Readonly<Partial<Record<MarkFamily, Readonly<Record<string, readonly string[]>>>>>;

const withdrawn: Drawings = {
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

/** What two eyes would not show, wherever they met it (gallery/marks-jury.md, the fifteenth time). */
const refused: Drawings = {
  // one slit across a letter is damage: a thorn at the corner, a spanner, a shred at the spur
  cleft: {
    cut: [
      'A',
      'B',
      'C',
      'E',
      'F',
      'G',
      'H',
      'I',
      'K',
      'L',
      'P',
      'R',
      'S',
      'T',
      'U',
      'Y',
      'Z',
      'Б',
      'Д',
      'З',
      'Л',
      'П',
      'Ч',
      'Ш',
      'Щ',
      'Г',
      'Ξ',
      'Σ',
      'Ω',
    ],
  },
  // picture frames and rooms, not letters
  mitre: { joint: ['C', 'N', 'U', 'Y', 'Д', 'И', 'П', 'Ф', 'Ш'] },
  // leaves whose tips are cut off, beside a bowl of another kind
  reeds: { reed: ['A', 'B', 'D', 'I', 'P', 'V', 'W', 'Б', 'Л', 'Ф'] },
  // parts of rings that are no letter together
  bows: {
    bow: ['A', 'B', 'D', 'E', 'F', 'M', 'O', 'R', 'S', 'T', 'V', 'Y', 'Б', 'Д', 'З', 'И', 'Ч', 'Щ', 'Г'],
    dome: ['Θ'],
  },
  // folds that read as another letter or as none
  card: { fold: ['B', 'K', 'T', 'Б', 'З', 'Ю', 'Σ'] },
  split: { sides: ['Q', 'U', 'V', 'Щ', 'Δ'] },
  turns: { lane: ['R', 'T', 'U', 'Z'] },
  sculpt: {
    fifth: ['F', 'Л', 'Г'],
    sixth: ['B'],
    ninth: ['I'],
    tenth: ['J', 'L', 'M', 'T', 'W', 'Z', 'Д', 'Л', 'Θ'],
    eleventh: ['L', 'Л', 'П', 'Г', 'Σ'],
    twelfth: ['K', 'R', 'S'],
  },
  // offcuts for a fence, curtains, rubble
  guise: { fence: ['Щ'], stage: ['П'], stones: ['B'] },
  window: { bowl: ['a', 'Ф'] },
  carved: { disc: ['D', 'З'] },
  rods: { round: ['Z'] },
  mosaic: { laid: ['N', 'R', 'Б'] },
  parted: { round: ['Ш'] },
  moons: { moon: ['З'] },
  woven: { band: ['D'] },
  shade: { moon: ['Ξ'], blade: ['V'] },
  loop: { fine: ['V'] },
  block: { round: ['Δ'] },
};

const isIn = (drawings: Drawings, { family, letters, values }: Recipe): boolean =>
  drawings[family]?.[String(values[0])]?.includes(likeOf(letters)) ?? false;

/** Whether designers were ashamed of a drawing: it is proposed no more, and drawn for whoever chose it. */
export const isWithdrawn = (recipe: Recipe): boolean => isIn(withdrawn, recipe);

/** Whether a drawing was refused each time it was looked at: it fills a row up that would be short without it. */
export const isRefused = (recipe: Recipe): boolean => isIn(refused, recipe);
