import type { MarkFamily } from '@signet/contract';
import { drawRecipe, type Recipe } from '@signet/mark';
import { toSvg, type Shape } from '@signet/scene';
import { openFace } from './families.ts';
import type { Plate, PlateGroup } from './plate.ts';

const SIDE = 120;
const STEP = 160;

type Sample = readonly [family: string, weight: number, letters: string, ...values: Recipe['values']];

const placed = async (name: MarkFamily, [family, weight, letters, ...values]: Sample, at: number): Promise<Shape[]> => {
  const mark = drawRecipe({ family: name, letters, values }, await openFace(family, weight));
  if (!mark) return [];
  const scale = SIDE / Math.max(mark.width, mark.height);
  const x = at * STEP + (STEP - mark.width * scale) / 2;
  const y = (STEP - mark.height * scale) / 2;
  return [{ kind: 'group', x, y, scale, shapes: [{ kind: 'path', path: mark.path, ink: 'p1' }] }];
};

/** Marks of one family in a row, each of another letter. */
const row =
  (name: MarkFamily, ...samples: Sample[]): Plate =>
  async (colors) => {
    const shapes = await Promise.all(samples.map((sample, at) => placed(name, sample, at)));
    const label = `Marks of the family ${name}`;
    return toSvg({ x: 0, y: 0, width: samples.length * STEP, height: STEP, label, shapes: shapes.flat() }, colors);
  };

/** One look of a family that takes nothing from the face, of several letters. */
const samplesOf = (letters: string, ...values: Recipe['values']): Sample[] =>
  Array.from(letters, (letter) => ['archivo', 800, letter, ...values]);

/** What every family makes of letters of three scripts. */
export const group: PlateGroup = {
  title: 'Marks',
  plates: {
    modules: row(
      'modules',
      ['archivo', 700, 'H', 4, 4, 'cut', 0.75],
      ['space-grotesk', 700, 'N', 5, 4, 'cut', 0.75],
      ['rubik', 700, 'R', 4, 4, 'disc', 0.75],
      ['manrope', 800, 'M', 4, 4, 'cut', 0.75],
      ['rubik', 700, 'Ж', 4, 5, 'disc', 0.75],
    ),
    flower: row(
      'flower',
      ['lora', 700, 'e', 5, 60],
      ['archivo', 700, 'e', 3, 60],
      ['eb-garamond', 800, 'a', 5, 30],
      ['rubik', 700, 'а', 3, 30],
      ['manrope', 800, 'α', 6, 30],
    ),
    'flower-on-tile': row(
      'flower-tile',
      ['playfair-display', 900, 'R', 5, 60, 'disc'],
      ['eb-garamond', 800, 'e', 5, 0, 'disc'],
    ),
    slice: row(
      'slice',
      ['lora', 700, 'b', -32, -0.6, 0.5],
      ['archivo', 700, 'h', 25, 0, 0.5],
      ['nunito', 700, 'Q', -32, 0.6, 0.43],
      ['manrope', 800, 'α', 25, 0, 0.43],
    ),
    arc: row(
      'arc',
      ['lora', 700, 'B', 'top left', 0.85],
      ['archivo', 700, 'H', 'above', 0.85],
      ['rubik', 700, 'Ж', 'below', 1.15],
    ),
    counter: row(
      'counter',
      ['lora', 700, 'B', 'diamond', 1],
      ['rubik', 700, 'R', 'disc', 1],
      ['manrope', 800, 'Δ', 'star', 1],
    ),
    lines: row(
      'lines',
      ['archivo', 700, 'S', 2, 1.15],
      ['archivo', 700, 'h', 3, 1.15],
      ['archivo', 700, 'E', 3, 1.15],
      ['archivo', 700, 'Γ', 3, 0.95],
      ['archivo', 700, 'Ш', 1.2, 0.95],
    ),
    parts: row(
      'parts',
      ['archivo', 700, 'R', 2, 1.2],
      ['archivo', 700, 'K', 3, 0.95],
      ['archivo', 700, 'P', 3, 1.2],
      ['archivo', 700, 'М', 2, 0.95],
    ),
    tile: row(
      'tile',
      ['lora', 700, 'B', 'leaf', 'bottom', 0.16],
      ['eb-garamond', 800, 'm', 'arch', 'bottom', 0.16],
      ['archivo', 700, 'H', 'disc', 'bottom', 0.16],
      ['manrope', 800, 'α', 'squircle', 'none', 0.16],
    ),
    crop: row('crop', ['nunito', 700, 'Q', 'square', 1.5, 0, 0], ['space-grotesk', 700, 'N', 'disc', 1.5, 0, 0]),
    stencil: row('stencil', ['lora', 700, 'B', 0, 0.5, 0.36], ['rubik', 700, 'Ж', 0, 0.4, 0.36]),
    seed: row(
      'seed',
      ['archivo', 800, 'K', 'leaf', 'bottom right', 0.44],
      ['lora', 700, 'S', 'disc', 'top right', 0.44],
      ['archivo', 800, 'Q', 'leaf', 'bottom right', 0.44],
      ['rubik', 700, 'Я', 'disc', 'bottom right', 0.34],
      ['manrope', 800, 'α', 'disc', 'bottom right', 0.34],
    ),
    seal: row('seal', ['lora', 700, 'B', 'disc'], ['archivo', 700, 'H', 'squircle'], ['rubik', 700, 'Ж', 'disc']),
    corner: row(
      'corner',
      ['archivo', 800, 'L', 'quarter', 0.56],
      ['lora', 700, 'R', 'square', 0.56],
      ['manrope', 800, 'Δ', 'quarter', 0.56],
    ),
    pair: row(
      'pair',
      ['archivo', 800, 'HL', 'step'],
      ['lora', 700, 'Qu', 'squircle'],
      ['rubik', 700, 'НБ', 'square'],
      ['archivo', 800, 'AK', 'tile'],
      ['manrope', 800, 'ΝΚ', 'tiles'],
    ),
    nest: row(
      'nest',
      ['archivo', 800, 'C', 'disc'],
      ['archivo', 800, 'F', 'square'],
      ['archivo', 800, 'L', 'disc'],
      ['archivo', 800, 'K', 'disc'],
    ),
    fold: row(
      'fold',
      ['archivo', 800, 'S', 9, 1.15],
      ['archivo', 800, 'N', 9, 0.95],
      ['archivo', 800, 'Σ', 9, 1.15],
      ['archivo', 800, 'Г', 1, 0.95],
    ),
    figures: row(
      'figures',
      ['archivo', 800, 'R', 'round'],
      ['archivo', 800, 'K', 'straight'],
      ['archivo', 800, 'S', 'round'],
      ['archivo', 800, 'Φ', 'round'],
      ['archivo', 800, 'Б', 'round'],
    ),
    thing: row(
      'thing',
      ['archivo', 800, 'lighthouse', 'lighthouse'],
      ['archivo', 800, 'fox', 'fox'],
      ['archivo', 800, 'leaf', 'leaf'],
      ['archivo', 800, 'wave', 'wave'],
      ['archivo', 800, 'ember', 'flame'],
      ['archivo', 800, 'чайка', 'bird'],
    ),
    block: row(
      'block',
      ['archivo', 800, 'H', 'round'],
      ['archivo', 800, 'I', 'round'],
      ['archivo', 800, 'O', 'round'],
      ['archivo', 800, 'X', 'round'],
      ['archivo', 800, 'Д', 'round'],
    ),
    grown: row('grown', ['archivo', 800, 'F', 'leaf'], ['archivo', 800, 'K', 'leaf'], ['archivo', 800, 'Ж', 'leaf']),
    'leaves-for-arms': row(
      'grown',
      ['archivo', 800, 'N', 'leaf'],
      ['archivo', 800, 'V', 'leaf'],
      ['archivo', 800, 'R', 'leaf'],
      ['archivo', 800, 'X', 'leaf'],
    ),
    bearer: row(
      'bearer',
      ['archivo', 800, 'D', 'leaf'],
      ['archivo', 800, 'U', 'flame'],
      ['archivo', 800, 'L', 'fir'],
      ['archivo', 800, 'Y', 'bird'],
      ['archivo', 800, 'Я', 'drop'],
    ),
    disk: row('disk', ['archivo', 800, 'S'], ['archivo', 800, 'N'], ['archivo', 800, 'E'], ['archivo', 800, 'Ш']),
    wedge: row('wedge', ...samplesOf('KZЖ')),
    nested: row('nested', ['archivo', 800, 'L'], ['archivo', 800, 'T'], ['archivo', 800, 'Г']),
    hand: row('hand', ...samplesOf('ABCDEFJKLNOP', 'nib', 0)),
    'hand-more': row('hand', ...samplesOf('QRSTVWXYZЭΣΨe', 'nib', 0)),
    'hand-leaning': row('hand', ...samplesOf('BDEKLRSTZ', 'nib', 0.2)),
    'hand-line': row('hand', ...samplesOf('BDEKLRWXZ', 'line', 0)),
    'hand-brush': row('hand', ...samplesOf('EJKLMPRSZbdehy', 'brush', 0)),
    swift: row('swift', ...samplesOf('EFHNSZ', 'plain', 0.2), ...samplesOf('ACEGMPSU', 'round', 0.2)),
    sculpt: row('sculpt', ...samplesOf('AEGMNOQRVWYZБ', 'first'), ...samplesOf('ADOQ', 'second')),
    shade: row('shade', ...samplesOf('ABCDEGIKNOQRTUXYZ', 'moon')),
    'shade-more': row('shade', ...samplesOf('aeБЖЗИПФЭЯΔΘΛΞΩ', 'moon')),
    loop: row('loop', ...samplesOf('ACDEGHJKMNOPQRSUVWXY', 'plain')),
    'loop-more': row('loop', ...samplesOf('БИЛПЦЭЮЯΣΩehit', 'plain')),
    'loop-fine': row('loop', ...samplesOf('AHKNRVXЭЮЯ', 'fine')),
    parted: row('parted', ...samplesOf('EFKLMTVXYhГЖФЧШΨ', 'round')),
    carved: row('carved', ...samplesOf('AFIJKLMNTVWГИПΛΣΩ', 'disc')),
    plump: row('plump', ...samplesOf('ABDEFGHNPRSbБЧЯ', 'soft')),
    woven: row('woven', ...samplesOf('DPRYЖЮЯΔΨ', 'band')),
    curl: row('curl', ...samplesOf('GMPRWabdБПЯΩ', 'line')),
    'carved-more': row('carved', ...samplesOf('CDHSUYhЦЧШΨ', 'disc'), ...samplesOf('W', 'round')),
    'plump-more': row('plump', ...samplesOf('MWdehnuШ', 'soft')),
    'shade-dressed': row('shade', ...samplesOf('LPГΨ', 'moon'), ...samplesOf('VЖ', 'blade')),
    'loop-open': row('loop', ...samplesOf('ЧШΔΨ', 'plain')),
    'grown-more': row('grown', ...samplesOf('LMPdПЧ', 'leaf')),
    'bearer-more': row(
      'bearer',
      ['archivo', 800, 'C', 'drop'],
      ['archivo', 800, 'J', 'leaf'],
      ['archivo', 800, 'M', 'house'],
      ['archivo', 800, 'e', 'flame'],
      ['archivo', 800, 'Ω', 'flame'],
    ),
    'block-more': row('block', ...samplesOf('T', 'round')),
    'parted-more': row('parted', ...samplesOf('P', 'round')),
    spoken: row(
      'spoken',
      ['archivo', 800, 'H', 'flame'],
      ['archivo', 800, 'D', 'heart'],
      ['archivo', 800, 'P', 'keyhole'],
      ['archivo', 800, 'A', 'moon'],
      ['archivo', 800, 'U', 'bolt'],
      ['archivo', 800, 'Г', 'leaf'],
      ['archivo', 800, 'T', 'flame'],
    ),
    'curl-more': row('curl', ...samplesOf('EFIKLNTUVYZhЖЗЛФЦЧШЩΨ', 'line')),
    'parted-full': row('parted', ...samplesOf('ABGRБЭЯ', 'round')),
    'swift-more': row(
      'swift',
      ...samplesOf('KXYИПЦЧШЩΣ', 'plain', 0.2), // with pointed corners
      ...samplesOf('BDWБЗЭЮΘΛ', 'round', 0.2),
    ),
    'carved-full': row('carved', ...samplesOf('EGЩ', 'disc'), ...samplesOf('J', 'round')),
    'sculpt-more': row('sculpt', ...samplesOf('Y', 'second'), ...samplesOf('CHWФ', 'third')),
    'guise-round': row(
      'guise',
      ['archivo', 800, 'U', 'vessel'],
      ['archivo', 800, 'O', 'scallop'],
      ['archivo', 800, 'Y', 'sling'],
      ['archivo', 800, 'Ф', 'lantern'],
    ),
    'guise-upright': row(
      'guise',
      ...(['candles', 'fence', 'books', 'tulip'] as const).map((name): Sample => ['archivo', 800, 'Щ', name]),
      ...(['door', 'stage', 'stones'] as const).map((name): Sample => ['archivo', 800, 'П', name]),
      ['archivo', 800, 'B', 'stones'],
      ['archivo', 800, 'P', 'flag'],
      ['archivo', 800, 'Y', 'goblet'],
    ),
    'grown-full': row('grown', ...samplesOf('GHUTФШЩЦ', 'leaf')),
    'sculpt-last': row('sculpt', ...samplesOf('OЩ', 'fourth')),
    'sculpt-parts': row(
      'sculpt',
      ...samplesOf('BCDEFIJLOPRUWXZБЛЦШЯ', 'fifth'),
      ...samplesOf('BCDKOUWЖПЭ', 'sixth'),
      ...samplesOf('SZ', 'seventh'),
    ),
    window: row('window', ...samplesOf('ABDPQRabdБДФЬЮЯ', 'bowl')),
    mosaic: row('mosaic', ...samplesOf('BCDEGHKMNOPQRSUYZabdehnuy', 'laid')),
    'mosaic-more': row('mosaic', ...samplesOf('БЖЗИПФЦЧШЩЭЮЯΘΣΨ', 'laid')),
    ligature: row(
      'ligature',
      ['archivo', 800, 'MR', 'stem'],
      ['archivo', 800, 'AK', 'stem'],
      ['archivo', 800, 'HB', 'step'],
      ['archivo', 800, 'ПК', 'step'],
      ['archivo', 800, 'TR', 'bands'],
      ['archivo', 800, 'TP', 'bands'],
      ['archivo', 800, 'TL', 'roof'],
      ['archivo', 800, 'LV', 'angle'],
      ['archivo', 800, 'LS', 'angle'],
      ['archivo', 800, 'ГМ', 'angle'],
      ['archivo', 800, 'CM', 'within'],
      ['archivo', 800, 'UT', 'within'],
      ['archivo', 800, 'FL', 'front'],
    ),
    bows: row('bows', ...samplesOf('BDEFGKNOPQRSTUXYZh', 'bow'), ...samplesOf('O', 'dome')),
    'bows-more': row('bows', ...samplesOf('БЖЛПФЭЮЯΘΨ', 'bow')),
    moons: row('moons', ...samplesOf('ESЗ', 'moon')),
    halves: row('halves', ...samplesOf('HINOSZИΣ', 'turned')),
    turns: row('turns', ...samplesOf('BDLRЗЛЧЯ', 'lane')),
    'sculpt-leaves': row('sculpt', ...samplesOf('IRT', 'eighth'), ...samplesOf('IΣ', 'ninth')),
    'grown-between': row('grown', ...samplesOf('Z', 'between')),
    cleft: row('cleft', ...samplesOf('ACIJLQTUГЛПЦЧЩ', 'cut')),
    card: row('card', ...samplesOf('BCEFGHJKMNOPRSTUWY', 'fold')),
    'card-more': row('card', ...samplesOf('БДЗИПУЦЧШЩЭЮЯΞΣΨ', 'fold')),
    mitre: row('mitre', ...samplesOf('CEIKMNTUYЖИПУФШЭ', 'joint')),
    reeds: row('reeds', ...samplesOf('ABDEIKMNPRVWXYZ', 'reed')),
    'reeds-more': row('reeds', ...samplesOf('БЖИУФШЯΛΔΘΞ', 'reed')),
    rods: row('rods', ...samplesOf('BCDEFHILMPQRTUVWXYZЖЛПЧ', 'round')),
    'cleft-more': row('cleft', ...samplesOf('BDEFGHKOPRSXYZБДЗУШЭЮЯΔΛΞΣΩ', 'cut')),
    'split-more': row('split', ...samplesOf('QTXYΔΨ', 'sides')),
    'sculpt-discs': row('sculpt', ...samplesOf('EKRSБЦЩЭЯΞΩ', 'twelfth')),
    'sculpt-more-arcs': row('sculpt', ...samplesOf('SГФΔΩ', 'eleventh'), ...samplesOf('Г', 'fifth')),
    'carved-ze': row('carved', ...samplesOf('З', 'disc')),
    'bows-three': row('bows', ...samplesOf('ГДУ', 'bow')),
    'turns-u': row('turns', ...samplesOf('У', 'lane')),
    'plump-u': row('plump', ...samplesOf('У', 'soft')),
    'pebbles-phi': row('pebbles', ...samplesOf('Ф', 'stone')),
    split: row('split', ...samplesOf('MUVWДЛПФЦШЩЮΛΩ', 'sides')),
    'sculpt-arcs': row('sculpt', ...samplesOf('CEFGIJLMQSTUVWZ', 'tenth'), ...samplesOf('iLW', 'eleventh')),
    'sculpt-arcs-more': row('sculpt', ...samplesOf('ЗИЛПФЦЮΘΛΞΩ', 'tenth'), ...samplesOf('ДЗЛПЦΘΞΣ', 'eleventh')),
    'bows-last': row('bows', ...samplesOf('ACIJMVЗИЧШЩΛΩ', 'bow'), ...samplesOf('Θ', 'dome')),
    'turns-more': row('turns', ...samplesOf('GJTUZГФЦЩЮΣ', 'lane')),
    'ligature-more': row('ligature', ['archivo', 800, 'TK', 'roof'], ['archivo', 800, 'ШК', 'stem']),
    'ligature-hung': row(
      'ligature',
      ['archivo', 800, 'TH', 'roof'],
      ['archivo', 800, 'TN', 'roof'],
      ['archivo', 800, 'TU', 'roof'],
      ['archivo', 800, 'ТЧ', 'roof'],
      ['archivo', 800, 'ПС', 'within'],
      ['archivo', 800, 'ПА', 'within'],
      ['archivo', 800, 'ПБ', 'within'],
    ),
    pebbles: row('pebbles', ...samplesOf('ABDEHKVbdЛПЦШЩΔΛ', 'stone')),
    'parted-t': row('parted', ...samplesOf('t', 'round')),
    slant: row('slant', ['archivo', 800, 'H', 0.22], ['rubik', 700, 'И', -0.22], ['manrope', 800, 'Π', 0.22]),
    monogram: row('monogram', ['archivo', 700, 'HL', 'stem', 0, -0.18], ['archivo', 700, 'НР', 'stem', 0, 0.18]),
  },
};
