import { row, samplesOf } from './mark-row.ts';
import type { PlateGroup } from './plate.ts';

/** Letters that were drawn last: four alphabets with one idea each, and what earlier ones lacked. */
export const group: PlateGroup = {
  title: 'Alphabets',
  plates: {
    card: row('card', ...samplesOf('BCEFGHJKMNOPRSTUWY', 'fold')),
    'card-more': row('card', ...samplesOf('БДЗИПУЦЧШЩЭЮЯΞΣΨ', 'fold')),
    mitre: row('mitre', ...samplesOf('CEIKMNTUYДЖИПУФШЭ', 'joint')),
    reeds: row('reeds', ...samplesOf('ABDEIKMNPRVWXYZ', 'reed')),
    'reeds-more': row('reeds', ...samplesOf('БЖИУФШЯΛΔΘΞ', 'reed')),
    rods: row('rods', ...samplesOf('BCDEFHILMPQRTUVWXYZДЖЛПЧ', 'round')),
    'cleft-more': row('cleft', ...samplesOf('BDEFGHKOPRSXYZБДЗУШЭЮЯΔΛΞΣΩ', 'cut')),
    'split-more': row('split', ...samplesOf('QTXYΔΨ', 'sides')),
    'sculpt-discs': row('sculpt', ...samplesOf('EKRSБЦЩЭЯΞΩ', 'twelfth')),
    'sculpt-more-arcs': row(
      'sculpt',
      ...samplesOf('ISГФΔΩ', 'eleventh'),
      ...samplesOf('Г', 'fifth'),
      ...samplesOf('Д', 'tenth'),
    ),
    'bows-three': row('bows', ...samplesOf('ГДУ', 'bow')),
    'turns-u': row('turns', ...samplesOf('У', 'lane')),
    'plump-u': row('plump', ...samplesOf('У', 'soft')),
    'pebbles-phi': row('pebbles', ...samplesOf('Ф', 'stone')),
    'carved-ze': row('carved', ...samplesOf('З', 'disc')),
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
  },
};
