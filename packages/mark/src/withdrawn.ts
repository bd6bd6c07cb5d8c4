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
  sculpt: {
    fifth: ['C', 'W', 'Ц'],
    sixth: ['U'],
    eighth: ['I'],
    tenth: ['S', 'Ω', 'З'],
    eleventh: ['i', 'З'],
  },
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
  pebbles: { stone: ['V', 'B', 'Л', 'Ц', 'D'] },
  ligature: { front: ['EK'], roof: ['TK'], step: ['HK', 'ПП'], stem: ['AF', 'JM'] },
  // a post apart from its bowl reads as two letters, a ring with a foot as a G, three teeth as a jaw
  bows: { bow: ['I', 'P', 'Q', 'Ш', 'N', 'Ж', 'Λ', 'S'] },
  woven: { band: ['P', 'R', 'Ю'] },
  bearer: { crown: ['Ю'], bird: ['Ч'] },
  // joins that look like a fault of the font, a hairline
  shade: { moon: ['a', 'G', 'K', 'Ф', 'Σ'] },
  // a B whose leaves read as a K
  grown: { leaf: ['G', 'B'] },
  // a crack of a hair at the waist
  plump: { soft: ['R', 'B', 'W', 'M', 'F'] },
  loop: { plain: ['E'] },
  block: { round: ['И', 'B'] },
  // folds that break a letter into shards
  card: { fold: ['Д', 'И', 'Ц', 'S'] },
  // a letter drowned in its disc
  carved: { disc: ['З'] },
  cleft: { cut: ['З', 'Ц', 'O', 'Λ', 'H'] },
  // splinters, a mask with two eyes
  mitre: { joint: ['Ф', 'E'] },
  window: { bowl: ['Ф', 'B'] },
  // seeds in a row: leaves without a stem and without their tips
  reeds: { reed: ['M', 'N', 'И', 'R'] },
  // beans beside a stick, a gnome on a tank
  rods: { round: ['R', 'Д'] },
  split: { sides: ['Ц', 'П'] },
  counter: { disc: ['Б'] },
};

/** What two eyes would not show, wherever they met it (gallery/marks-jury.md, since the fifteenth time). */
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
  mitre: { joint: ['C', 'N', 'U', 'Y', 'Д', 'И', 'П', 'Ш', 'I', 'M'] },
  // leaves whose tips are cut off, beside a bowl of another kind
  reeds: { reed: ['A', 'B', 'D', 'I', 'P', 'V', 'W', 'Б', 'Л', 'Ф'] },
  // parts of rings that are no letter together
  bows: {
    bow: ['A', 'B', 'D', 'E', 'F', 'J', 'M', 'O', 'R', 'S', 'T', 'V', 'Y', 'Б', 'Д', 'З', 'И', 'Ч', 'Щ', 'Г', 'G', 'Z'],
    dome: ['Θ'],
  },
  // folds that read as another letter or as none
  card: { fold: ['B', 'C', 'G', 'H', 'J', 'K', 'O', 'T', 'Б', 'З', 'Ю', 'Σ', 'E', 'P', 'Y', 'П'] },
  split: { sides: ['Q', 'U', 'V', 'Щ', 'Δ'] },
  turns: { lane: ['G', 'R', 'T', 'U', 'Z', 'З'] },
  sculpt: {
    fourteenth: ['T', 'V'],
    thirteenth: ['I', 'J', 'Ф'],
    first: ['N'],
    fifth: ['F', 'P', 'Л', 'Г', 'J'],
    sixth: ['B', 'C'],
    ninth: ['I', 'Σ'],
    tenth: ['J', 'L', 'M', 'T', 'U', 'W', 'Z', 'Д', 'Л', 'Θ', 'Λ', 'E', 'И'],
    eleventh: ['L', 'W', 'Л', 'П', 'Г', 'Σ', 'Δ', 'Д'],
    twelfth: ['K', 'R', 'S'],
  },
  // offcuts for a fence, curtains, rubble
  guise: { fence: ['Щ'], stage: ['П'], stones: ['B'] },
  window: { bowl: ['a', 'Q', 'A'] },
  carved: { disc: ['D', 'E'] },
  rods: { round: ['I', 'Z', 'Ж'] },
  mosaic: { laid: ['N', 'R', 'Б'] },
  parted: { round: ['Ш', 'Б'] },
  woven: { band: ['D', 'Y'] },
  shade: { moon: ['Ξ'], blade: ['V'] },
  loop: { fine: ['H', 'V'], plain: ['V', 'Λ', 'Q', 'Б'] },
  block: { round: ['Δ'] },
  plump: { soft: ['Б', 'b'] },
  curl: { line: ['M'] },
  grown: { leaf: ['N', 'И'], between: ['Z'] },
  pebbles: { stone: ['Λ', 'П'] },
};

const isIn = (drawings: Drawings, { family, letters, values }: Recipe): boolean =>
  drawings[family]?.[String(values[0])]?.includes(likeOf(letters)) ?? false;

/** Whether designers were ashamed of a drawing: it is proposed no more, and drawn for whoever chose it. */
export const isWithdrawn = (recipe: Recipe): boolean => isIn(withdrawn, recipe);

/** Whether a drawing was refused each time it was looked at: it fills a row up that would be short without it. */
export const isRefused = (recipe: Recipe): boolean => isIn(refused, recipe);
