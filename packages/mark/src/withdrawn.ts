import type { MarkFamily } from '@signet/contract';
import { likeOf } from './families/alike.ts';
import type { Recipe } from './family.ts';

/** By family and the first of a recipe's values: letters as they are drawn alike, or whole monograms. */
type Drawings = Readonly<Partial<Record<MarkFamily, Readonly<Record<string, readonly string[]>>>>>;

const withdrawn: Drawings = {
  // candles on a crossbar, a goblet under a lid
  guise: { candles: ['Ц', 'Щ'], sling: ['Y'] },
  // three bars are a Ξ, a tongue in a block no counter, pieces that are no letter or another one
  // a molar with fangs, a squint over a shelf
  sculpt: { fifth: ['C', 'W', 'Ц'], sixth: ['U'], eighth: ['I'], tenth: ['S', 'Ω', 'З'], eleventh: ['i', 'З'] },
  // bites that leave two cheeks; a frame for a letter
  mosaic: { laid: ['B', 'П', 'И', 'Q', 'a'] },
  // a bar that crosses nothing
  parted: { round: ['t'] },
  // lines that curl into a b, a 3 or a sign for pounds
  curl: { line: ['L', 'N', 'Z', 'Ψ'] },
  hand: { nib: ['L'] },
  // broken at the waist
  moons: { moon: ['S', 'E', 'З'] },
  // two sticks that never meet, a bar beside two eggs
  pebbles: { stone: ['V', 'B', 'Л'] },
  ligature: { front: ['EK'], roof: ['TK'], step: ['HK', 'ПП'], stem: ['AF'] },
  // a post apart from its bowl reads as two letters, a ring with a foot as a G, three teeth as a jaw
  bows: { bow: ['I', 'P', 'Q', 'Ш', 'N', 'Ж', 'Λ'] },
  woven: { band: ['P', 'R', 'Ю'] },
  bearer: { crown: ['Ю'], bird: ['Ч'] },
  // joins that look like a fault of the font, a hairline
  shade: { moon: ['a', 'G', 'K', 'Ф'] },
  // a B whose leaves read as a K
  grown: { leaf: ['G', 'B'] },
  // a crack of a hair at the waist
  plump: { soft: ['R', 'B'] },
  loop: { plain: ['E'] },
  block: { round: ['И', 'B'] },
  // folds that break a letter into shards
  card: { fold: ['Д', 'И', 'Ц', 'S'] },
  // a letter drowned in its disc
  carved: { disc: ['З'] },
  cleft: { cut: ['З', 'Ц', 'O', 'Λ'] },
  // splinters, a mask with two eyes
  mitre: { joint: ['Ф'] },
  window: { bowl: ['Ф', 'B'] },
  // seeds in a row: leaves without a stem and without their tips
  reeds: { reed: ['M', 'N', 'И', 'R'] },
  // beans beside a stick, a gnome on a tank
  rods: { round: ['R', 'Д'] },
};

/** What two eyes would not show, wherever they met it (gallery/marks-jury.md, the fifteenth and the sixteenth time). */
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
      'J',
      'Б',
      'Д',
      'Л',
      'П',
      'Ч',
      'Ш',
      'Щ',
      'Г',
      'Δ',
      'Ξ',
      'Σ',
      'Ω',
    ],
  },
  // picture frames and rooms, not letters
  mitre: { joint: ['C', 'N', 'U', 'Y', 'Д', 'И', 'П', 'Ш'] },
  // leaves whose tips are cut off, beside a bowl of another kind
  reeds: { reed: ['A', 'B', 'D', 'I', 'P', 'V', 'W', 'Б', 'Л', 'Ф'] },
  // parts of rings that are no letter together
  bows: {
    bow: ['A', 'B', 'D', 'E', 'F', 'J', 'M', 'O', 'R', 'S', 'T', 'V', 'Y', 'Б', 'Д', 'З', 'И', 'Ч', 'Щ', 'Г'],
    dome: ['Θ'],
  },
  // folds that read as another letter or as none
  card: { fold: ['B', 'C', 'G', 'H', 'J', 'K', 'O', 'T', 'Б', 'З', 'Ю', 'Σ'] },
  split: { sides: ['Q', 'U', 'V', 'Щ', 'Δ'] },
  turns: { lane: ['G', 'R', 'T', 'U', 'Z'] },
  sculpt: {
    fifth: ['F', 'P', 'Л', 'Г'],
    sixth: ['B'],
    ninth: ['I'],
    tenth: ['J', 'L', 'M', 'T', 'U', 'W', 'Z', 'Д', 'Л', 'Θ', 'Λ'],
    eleventh: ['L', 'W', 'Л', 'П', 'Г', 'Σ'],
    twelfth: ['K', 'R', 'S'],
  },
  // offcuts for a fence, curtains, rubble
  guise: { fence: ['Щ'], stage: ['П'], stones: ['B'] },
  window: { bowl: ['a', 'Q'] },
  carved: { disc: ['D', 'E'] },
  rods: { round: ['I', 'Z', 'Ж'] },
  mosaic: { laid: ['N', 'R', 'Б'] },
  parted: { round: ['Ш'] },
  woven: { band: ['D'] },
  shade: { moon: ['Ξ'], blade: ['V'] },
  loop: { fine: ['H', 'V'], plain: ['V', 'Λ'] },
  block: { round: ['Δ'] },
  plump: { soft: ['Б'] },
  curl: { line: ['M'] },
  grown: { leaf: ['N', 'И'], between: ['Z'] },
};

const isIn = (drawings: Drawings, { family, letters, values }: Recipe): boolean =>
  drawings[family]?.[String(values[0])]?.includes(likeOf(letters)) ?? false;

/** Whether designers were ashamed of a drawing: it is proposed no more, and drawn for whoever chose it. */
export const isWithdrawn = (recipe: Recipe): boolean => isIn(withdrawn, recipe);

/** Whether a drawing was refused each time it was looked at: it fills a row up that would be short without it. */
export const isRefused = (recipe: Recipe): boolean => isIn(refused, recipe);
