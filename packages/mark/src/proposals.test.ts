import { expect, test } from 'vitest';
import { markFamilies } from '@signet/contract';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { families } from './families.ts';
import type { Recipe } from './family.ts';
import { inOrder, isFiller } from './row-rules.ts';
import { writingOf } from './writing.ts';

const rubik = installedFont('@expo-google-fonts/rubik', '700Bold');
const manrope = installedFont('@expo-google-fonts/manrope', '800ExtraBold');
const serif = installedFont('@expo-google-fonts/source-serif-4', '700Bold');
const proposed = (name: string, font = rubik): Recipe[] => {
  const writing = writingOf(name, font);
  return markFamilies.flatMap((family) => families[family].propose(writing));
};
const grounds = (name: string, font = rubik) =>
  proposed(name, font).flatMap(({ family, letters, values }) => (family === 'tile' ? [`${letters} ${values[0]}`] : []));
const of = (name: string, family: string) => proposed(name).filter((one) => one.family === family);

/** Names of all letters that most rules speak of. */
const names = ['Gilt Quay', 'Kite', 'Xylem', 'Umber', 'Iris', 'Alder', 'Wren', 'Дом', 'Жук', 'Пруд', 'Юла'];

test.each(names)('%s: what designers would never show is not proposed', (name) => {
  const all = proposed(name);
  const gone = [
    'seal',
    'corner',
    'nest',
    'slant',
    'arc',
    'crop',
    'stencil',
    'modules',
    'slice',
    'monogram',
    'flower-tile',
  ];
  expect(all.filter(({ family }) => gone.includes(family))).toEqual([]);
  const words = ['corners', 'bars', 'line', 'ring', 'diamond', 'quarter', 'tile', 'below', 'slit'];
  const named = all.filter(
    ({ family, values }) => family !== 'counter' && values.some((one) => words.includes(`${one}`)),
  );
  expect(named).toEqual([]);
  expect(all.filter(({ family, values }) => family === 'counter' && values[0] === 'slit')).toEqual([]);
});

test('an X stands in no frame, a V in no arch, a t not in the sign of a network, a Π on feet is no numeral', () => {
  for (const name of ['Xylem', 'Харчо', 'Χάρτης']) expect(grounds(name)).toEqual([]);
  expect(grounds('Trellis')).toEqual(['T squircle']);
  expect(grounds('Vox')).not.toContain('V arch');
  expect(grounds('Пруд', serif)).not.toContain('П squircle');
  expect(grounds('Пруд')).toContain('П squircle');
});

test('two lines are drawn of letters that they leave what they are', () => {
  for (const name of ['Alder', 'Iris', 'Quay', 'Gilt', 'Kite', 'Silt', 'Анна', 'Каша'])
    expect(of(name, 'lines')).toEqual([]);
  expect(of('Plum', 'lines').map(({ values }) => values[0])).not.toContain(0);
  expect(of('North', 'lines').map(({ values }) => values[0])).toContain(0);
});

test('a dot stands beside a letter on its line, not in the air', () => {
  for (const name of ['quay', 'Дом']) expect(of(name, 'seed').map(({ letters }) => letters)).toEqual([]);
  expect(of('Fern', 'seed').map(({ letters }) => letters)).toContain('F');
});

test('a fold leaves its letter whole', () => {
  for (const name of ['Silt', 'Umber', 'Gilt', 'Elm', 'Пруд']) expect(of(name, 'fold')).toEqual([]);
  expect(of('Larch', 'fold')).not.toEqual([]);
});

test('two letters are the initials of two words of one script', () => {
  expect(of('Hollowell', 'pair')).toEqual([]);
  expect(of('Fern Hollow', 'pair').map(({ letters }) => letters)).toContain('FH');
  expect(of('Дом Mail', 'pair')).toEqual([]);
  expect(of('Northern Slate', 'pair')).toEqual([]);
});

test('an eta that a face draws as a Latin n is not drawn from', () => {
  expect(writingOf('Ήλιος', manrope).initials).toEqual(['Η']);
  expect(writingOf('Ήλιος', serif).initials).toEqual(['Η', 'η']);
  expect(writingOf('Πηγή', serif).initials).toEqual(['Π']);
});

test('the first three of a row are three ideas, one of them a letter on a ground at most', () => {
  const mark = (family: Recipe['family'], score: number, ...values: Recipe['values']) => ({
    recipe: { family, letters: 'FH', values },
    score,
  });
  const [tile, pair, arch, block, lines] = [
    mark('tile', 0.9, 'squircle'),
    mark('pair', 0.8, 'squircle'),
    mark('tile', 0.7, 'arch'),
    mark('block', 0.6, 'round'),
    mark('lines', 0.5),
  ];
  // plain ones come last, whatever they are worth
  expect(inOrder([block, lines, arch, pair, tile])).toEqual([arch, block, lines, tile, pair]);
  expect(inOrder([pair, arch, tile, block])).toEqual([arch, block, tile, pair]);
  const [owl, key] = [mark('thing', 0.4, 'owl'), mark('thing', 0.4, 'key')];
  expect(inOrder([lines, arch, owl])).toEqual([owl, arch, lines]);
  // what is on every telephone does not lead
  expect(inOrder([arch, lines, key])).toEqual([arch, lines, key]);
});

test('letters get leaves for arms only where the name speaks of what grows', () => {
  const grown = (motif: string) => families.grown.propose(writingOf('Fern', rubik, [{ word: 'fern', motif }])).length;
  expect([grown('leaf'), grown('anchor')]).toEqual([1, 0]);
});

test('letters get leaves for arms where the words ask for them as well', () => {
  const grown = (words: string[]) => families.grown.propose(writingOf('Fern', rubik, [], words)).length;
  expect([grown(['organic']), grown(['loud'])]).toEqual([1, 0]);
});

test('a letter holds the thing that its name speaks of, where it has a place for it', () => {
  const held = (name: string, motif: string) =>
    families.bearer
      .propose(writingOf(name, rubik, [{ word: 'word', motif }]))
      .map(({ letters, values }) => [letters, values[0]]);
  expect(held('Dew', 'drop')).toEqual([
    ['D', 'drop'],
    ['d', 'drop'],
  ]);
  expect(held('Sea', 'drop')).toEqual([]);
  // a disc is what a counter is already
  expect(held('Otter', 'sun')).toEqual([]);
});

test('a letter on a soft square, with a full stop, or two on a ground only fill a row up', () => {
  const filler = (family: Recipe['family'], letters: string, ...values: Recipe['values']) =>
    isFiller({ family, letters, values });
  expect([filler('tile', 'H', 'squircle'), filler('seed', 'F', 'disc'), filler('pair', 'FH', 'squircle')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([filler('tile', 'H', 'arch'), filler('block', 'F', 'disc')]).toEqual([false, false]);
});
