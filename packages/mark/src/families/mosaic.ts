import { recipesOf, type Family } from '../family.ts';
import { scaled, transform, type Outline } from '../outline.ts';
import { mosaics } from '../modules/mosaics.ts';
import { traceModules, type TracedTile } from '../modules/trace-modules.ts';
import { likeOf } from './alike.ts';

/** What a sign of a mosaic stands for: corners count from above on the left, clockwise. */
const tileOf: Readonly<Record<string, TracedTile>> = {
  '#': 'full',
  '╭': 'disc2',
  '╮': 'disc3',
  '╯': 'disc0',
  '╰': 'disc1',
  '┌': 'bite2',
  '┐': 'bite3',
  '┘': 'bite0',
  '└': 'bite1',
};

/** Letters are 24 high. */
const HIGH = 24;

const outlineOf = (lines: readonly string[]): Outline => {
  const tiles = lines.flatMap((line) => Array.from(line, (sign) => tileOf[sign] ?? 'empty'));
  const traced = traceModules({ columns: tiles.length / lines.length, rows: lines.length, tiles });
  return transform(traced, scaled(HIGH / lines.length));
};

/** What a designer would show before others. */
const strong = new Set('BNPRadБИПЮЯ');
/** A square leaf in a square: every founder's, where nothing else is there. */
const common = new Set('DOQb');
/** Blocks with bites taken out of them: what was chosen once is still drawn. */
const bitten = new Set('CEGHKMSUYZehnuyЖЗФЦЧШЩЭΘΣΨ');

/** A letter laid of squares and quarters of discs. */
export const mosaic: Family = {
  kept: ({ letters }) => (common.has(likeOf(letters)) ? 0.45 : strong.has(likeOf(letters)) ? 0.82 : 0.62),
  legible: false,
  choices: [['laid']],
  propose: ({ initials }) =>
    recipesOf(
      'mosaic',
      // a Cyrillic У is no Latin Y
      initials.filter((one) => mosaics[likeOf(one)] && !bitten.has(likeOf(one)) && one !== 'У'),
      ['laid'],
    ),
  draw: ({ letters }) => {
    const lines = mosaics[likeOf(letters)];
    return lines && { layers: [{ op: 'add', path: outlineOf(lines) }], whole: true };
  },
};
