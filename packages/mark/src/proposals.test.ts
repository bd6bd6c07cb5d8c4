import { expect, test } from 'vitest';
import { markFamilies } from '@signet/contract';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { families } from './families.ts';
import type { Recipe } from './family.ts';
import { hasRoom, inOrder, isFiller } from './row-rules.ts';
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
const names = 'Gilt Quay,Kite,Xylem,Umber,Iris,Alder,Wren,Дом,Жук,Пруд,Юла'.split(',');

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
    'seed',
    'pair',
  ];
  expect(all.filter(({ family }) => gone.includes(family))).toEqual([]);
  const words = ['corners', 'bars', 'line', 'ring', 'diamond', 'quarter', 'tile', 'below', 'slit'];
  const named = all.filter(
    ({ family, values }) => family !== 'counter' && values.some((one) => words.includes(`${one}`)),
  );
  expect(named).toEqual([]);
  expect(all.filter(({ family, values }) => family === 'counter' && values[0] === 'slit')).toEqual([]);
});

test('an X stands on no ground, a t not in the sign of a network, an O is no number, a Π on feet no numeral', () => {
  for (const name of ['Xylem', 'Харчо', 'Χάρτης']) expect(grounds(name)).toEqual([]);
  expect(grounds('Trellis')).toEqual(['T squircle']);
  expect(grounds('Vox')).toContain('V squircle');
  // numbers
  for (const name of ['Opal', 'Iris', 'Звено']) expect(grounds(name)).toEqual([]);
  expect(grounds('Пруд', serif)).not.toContain('П squircle');
  expect(grounds('Пруд')).toContain('П squircle');
});

test('two lines are drawn of letters that they leave what they are', () => {
  for (const name of 'Alder,Iris,Quay,Gilt,Kite,Анна,Каша'.split(',')) expect(of(name, 'lines')).toEqual([]);
  expect(new Set(of('Cove', 'lines').map(({ values }) => values[0]))).toEqual(new Set([2, 3]));
  const asked = (words: string[]) => families.lines.propose(writingOf('Cove', rubik, [], words)).length;
  expect([asked(['fast']) > 0, asked(['rugged'])]).toEqual([true, 0]);
});

test('a fold leaves its letter whole', () => {
  for (const name of ['Silt', 'Umber', 'Gilt', 'Elm', 'Пруд']) expect(of(name, 'fold')).toEqual([]);
  expect(of('Larch', 'fold')).not.toEqual([]);
});

test('two letters are the initials of two words of one script, and say nothing else', () => {
  const pairOf = (name: string) => writingOf(name, rubik).pair.join('');
  expect(pairOf('Fern Hollow')).toBe('FH');
  for (const name of ['Hollowell', 'Дом Mail', 'Northern Slate', 'Alder & Co']) expect(pairOf(name)).toBe('');
});

test('a stencil is not for what is tender', () => {
  const stencil = (name: string, words: string[]) => families.figures.propose(writingOf(name, rubik, [], words)).length;
  expect([stencil('Marsh', ['rugged']) > 0, stencil('Marsh', ['tender'])]).toEqual([true, 0]);
});

test('a round gate is drawn of a Π only for what is built, and no M with round shoulders of a Cyrillic М', () => {
  const blocks = (name: string, motif: string) =>
    families.block.propose(writingOf(name, manrope, [{ word: 'word', motif }])).length;
  expect(blocks('Πέτρα', 'stone')).toBe(1);
  expect([blocks('Пруд', 'drop'), blocks('Маяк', 'lighthouse')]).toEqual([0, 0]);
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
  const [tile, block, lines, counter] = [
    mark('tile', 0.9, 'squircle'),
    mark('block', 0.8, 'round'),
    mark('lines', 0.7),
    mark('counter', 0.6, 'disc'),
  ];
  // a plain one goes where another is there, whatever it is worth
  expect(inOrder([tile])).toEqual([tile]);
  expect(inOrder([tile, lines])).toEqual([lines]);
  expect(inOrder([counter, tile, lines, block])).toEqual([block, lines, counter]);
  const [owl, key, held] = [mark('thing', 0.4, 'owl'), mark('thing', 0.4, 'key'), mark('bearer', 0.4, 'leaf')];
  // a thing alone is anybody's, and is seen third; in its letter it leads
  expect(inOrder([counter, lines, block, owl])).toEqual([block, lines, owl, counter]);
  expect(inOrder([lines, block, owl, held])).toEqual([held, block, owl, lines]);
  // what is on every telephone comes last
  expect(inOrder([lines, key, block])).toEqual([block, lines, key]);
  // to two quiet words a block is as plain
  expect(inOrder([block, lines], ['poetic', 'vintage'])).toEqual([lines, block]);
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

test('a letter on a soft square and a thing that is on every telephone only fill a row up', () => {
  const filler = (family: Recipe['family'], letters: string, ...values: Recipe['values']) =>
    isFiller({ family, letters, values });
  expect([filler('tile', 'H', 'squircle'), filler('thing', 'key', 'key')]).toEqual([true, true]);
  expect([filler('counter', 'b', 'drop'), filler('block', 'I', 'ground')]).toEqual([true, true]);
  expect([filler('counter', 'B', 'drop'), filler('counter', 'b', 'leaf')]).toEqual([false, false]);
  // it reads as I3
  expect([filler('figures', 'B', 'round'), filler('figures', 'R', 'round')]).toEqual([true, false]);
  expect([filler('thing', 'owl', 'owl'), filler('block', 'F', 'round')]).toEqual([false, false]);
});

const handOf = (name: string, words: string[]) =>
  families.hand.propose(writingOf(name, rubik, [], words)).map(({ letters, values }) => `${letters} ${values[0]}`);

test('a hand writes for quiet, light and homely words, each with its pen, and not for hard ones', () => {
  expect(new Set(handOf('Rune', ['poetic', 'vintage']))).toEqual(new Set(['R line', 'R nib']));
  expect(handOf('Rune', ['cute'])).toEqual(['R brush']);
  expect(handOf('Rune', ['poetic', 'industrial'])).toEqual([]);
  expect(handOf('Rune', ['practical'])).toEqual([]);
});

test('a block leans for fast words, unless more of them are quiet', () => {
  const leaning = (words: string[]) => families.swift.propose(writingOf('Summit', rubik, [], words)).length > 0;
  expect([leaning(['sporty']), leaning(['warm'])]).toEqual([true, false]);
  expect([leaning(['sporty', 'poetic']), leaning(['sporty', 'poetic', 'tender'])]).toEqual([true, false]);
});

test('strokes apart are not for quiet words', () => {
  const apart = (words: string[]) =>
    families.sculpt.propose(writingOf('Velora', rubik, [], words)).map(({ values }) => values[0]);
  // two petals are none
  expect([apart(['precise']), apart(['tender'])]).toEqual([
    ['first', 'tenth', 'thirteenth', 'fourteenth'],
    ['tenth', 'thirteenth', 'fourteenth'],
  ]);
});

test('one black mass only fills the row of a brand with two quiet words', () => {
  const block = { family: 'block', letters: 'S', values: ['round'] } as const;
  const filler = (...words: string[]) => isFiller(block, words);
  expect([filler('poetic', 'vintage'), filler('poetic', 'sturdy'), filler()]).toEqual([true, false, false]);
});

const drawnFor = (name: string, words: string[], ...wanted: string[]) => {
  const writing = writingOf(name, rubik, [], words);
  return markFamilies
    .filter((family) => wanted.includes(family))
    .flatMap((family) => families[family].propose(writing).map(({ letters }) => `${family} ${letters}`));
};

test('light and shade dress a letter for words that are dressed, and for none that are rough', () => {
  expect(drawnFor('Oriel', ['sophisticated'], 'shade')).toEqual(['shade O']);
  expect(drawnFor('Oriel', ['sophisticated', 'sturdy', 'rugged'], 'shade')).toEqual([]);
  expect(drawnFor('Garnet', ['practical'], 'shade')).toEqual([]);
  // where the letter is more than type it is offered to all but those that are rough
  expect(drawnFor('Noble', ['practical'], 'shade')).toEqual(['shade N']);
  expect(drawnFor('Noble', ['rugged'], 'shade')).toEqual([]);
});

test('one line and ways that part are not for what is rooted, nor a disc cut by lines for what is tender', () => {
  expect(drawnFor('Kestrel', ['free'], 'loop', 'parted', 'carved')).toEqual(['loop K', 'parted K', 'carved K']);
  expect(drawnFor('Kestrel', ['traditional'], 'loop', 'parted')).toEqual([]);
  expect(drawnFor('Kestrel', ['tender'], 'carved')).toEqual([]);
});

test('of other scripts no M is drawn with round shoulders', () => {
  expect(drawnFor('Маяк', ['free'], 'loop', 'parted')).toEqual([]);
  expect(drawnFor('Meadow', ['free'], 'loop', 'parted')).toEqual(['loop M']);
});

test('bands that pass over each other are for what is neither tender nor childlike', () => {
  expect(drawnFor('Yarrow', ['inventive'], 'woven')).toEqual(['woven Y']);
  expect(drawnFor('Yarrow', ['tender'], 'woven')).toEqual([]);
  expect(drawnFor('Yarrow', ['childlike'], 'woven')).toEqual([]);
});

test('a line that makes another letter of one does not curl up in it', () => {
  for (const name of ['Holloway', 'Thornbury', 'Umlaut', 'Платок', 'Фонарь'])
    expect(drawnFor(name, ['charming'], 'curl').filter((one) => /[hTUПФ]$/u.test(one))).toEqual([]);
  expect(drawnFor('Цапля', ['charming'], 'curl')).toEqual(['curl Ц']);
});

test('a line curls up for what is charming or grows, and never for what is hard', () => {
  expect(drawnFor('Pemberlay', ['charming'], 'curl')).toEqual(['curl P']);
  expect(drawnFor('Pemberlay', ['charming', 'industrial'], 'curl')).toEqual([]);
  expect(drawnFor('Pemberlay', ['reliable'], 'curl')).toEqual([]);
});

test('a W is cut out of a disc anew, and no more as it was', () => {
  const cut = families.carved.propose(writingOf('Weldon', rubik, [], ['reliable']));
  expect(cut.map(({ letters, values }) => `${letters} ${values[0]}`)).toEqual(['W round']);
});

test('between the legs of an M stands only what a way between two legs can be', () => {
  const held = (motif: string) => families.bearer.propose(writingOf('Mill', rubik, [{ word: 'mill', motif }])).length;
  expect([held('house'), held('pine'), held('leaf')]).toEqual([1, 0, 0]);
});

test('a Cyrillic У is drawn as no Latin Y, and arms that cross are no upsilon', () => {
  const drawn = ['woven', 'parted', 'shade', 'sculpt'] as const;
  const kinds = (name: string) =>
    drawn.flatMap((kind) =>
      families[kind]
        .propose(writingOf(name, manrope, [], ['scholarly']))
        .map(({ values: [look] }) => `${kind} ${look}`),
    );
  expect(kinds('Ульяна')).toEqual(['sculpt second']);
  expect(kinds('Υδωρ')).toEqual(['parted round', 'shade moon', 'sculpt first']);
  expect(kinds('Yarrow')).toEqual(['woven band', 'parted round', 'shade moon', 'sculpt first']);
});

const spokenFor = (name: string, words: string[]) =>
  families.spoken.propose(writingOf(name, rubik, [], words)).map(({ letters, values }) => `${letters} ${values[0]}`);

test('a letter holds what a word of the founder is shown by, and nothing for words that no plain form says', () => {
  expect(spokenFor('Harbor', ['warm', 'logical'])).toEqual(['H flame']);
  expect(spokenFor('Harbor', ['logical', 'frank'])).toEqual([]);
  // one form for two words that say it
  expect(spokenFor('Dune', ['romantic', 'tender'])).toEqual(['D heart', 'd heart']);
  expect(spokenFor('Sage', ['warm'])).toEqual([]);
});

test('a form for a word is its letter’s counter or stem, and what stands stands in a gate', () => {
  expect(spokenFor('Noon', ['comfortable'])).toEqual(['n house']);
  expect(spokenFor('Noon', ['tender'])).toEqual([]);
  expect(spokenFor('Opal', ['dreamy'])).toEqual(['O moon']);
  expect(spokenFor('Opal', ['discreet'])).toEqual([]);
  // laid into an opening, between two arms or over a foot it is an icon in a letter
  for (const name of ['Union', 'Vale', 'Larkhill', 'Fern', 'Цапля', 'Гранит'])
    expect(spokenFor(name, ['warm'])).toEqual([]);
});

test('a row has one letter that holds a thing, whether its name or a word of the founder lends it', () => {
  const held = ['bearer', 'spoken', 'counter'] as const;
  for (const one of held) expect(held.map((family) => hasRoom([one], family))).toEqual([false, false, false]);
});

const guisesOf = (name: string, ...words: string[]) =>
  families.guise.propose(writingOf(name, rubik, [], words)).map(({ letters, values }) => `${letters} ${values[0]}`);

test('a letter is a thing that a word of the founder stands for, and of no letter that has not its shape', () => {
  expect(guisesOf('Union', 'scientific')).toEqual(['U vessel']);
  expect(guisesOf('Щедрый', 'neighborly')).toEqual(['Щ fence']);
  expect(guisesOf('Пруд', 'theatrical')).toEqual(['П stage']);
  expect(guisesOf('Union', 'majestic', 'geometric')).toEqual([]);
  expect(guisesOf('Kestrel', 'scientific')).toEqual([]);
});

test('a name that begins with a number has its first letter for an initial too', () => {
  expect(writingOf('4Degrees', rubik).initials).toEqual(['4', 'D', 'd']);
});

test('no bird stands in a gate, and petals only fill a row', () => {
  const held = (name: string) => families.bearer.propose(writingOf(name, rubik, [{ word: 'jay', motif: 'bird' }]));
  expect(held('Nest')).toEqual([]);
  expect(held('Paloma')).toHaveLength(1);
  expect(isFiller({ family: 'flower', letters: 'o', values: [5] })).toBe(true);
});
