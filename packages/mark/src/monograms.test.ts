import { expect, test } from 'vitest';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { families } from './families.ts';
import type { Recipe } from './family.ts';
import { inOrder } from './row-rules.ts';
import { writingOf } from './writing.ts';

const rubik = installedFont('@expo-google-fonts/rubik', '700Bold');
const formsOfTwo = (name: string) =>
  families.ligature.propose(writingOf(name, rubik)).map(({ letters, values }) => `${letters} ${values[0]}`);

test('two initials become one form where a stroke serves both or one stands in the other, and no other pair', () => {
  expect(formsOfTwo('Tallow & Reed')).toEqual(['TR bands']);
  expect(formsOfTwo('Marsh Dale')).toEqual(['MD stem', 'MD step']);
  expect(formsOfTwo('Lumen Kiln')).toEqual(['LK angle']);
  expect(formsOfTwo('Trail Lake')).toEqual(['TL roof']);
  expect(formsOfTwo('Juniper Dale')).toEqual(['JD stem']);
  expect(formsOfTwo('Cloud Mill')).toEqual(['CM within']);
  expect(formsOfTwo('Fennimore Lane')).toEqual(['FL front']);
  for (const name of ['Pemberton Vale', 'Sorrel Goods', 'Marshdale']) expect(formsOfTwo(name)).toEqual([]);
});

test('two initials that are a word or known as somebody’s are no monogram', () => {
  for (const name of ['Hollin Peak', 'Harbor Elm', 'Large Grove', 'Hearth Dale', 'Union Loom'])
    expect(formsOfTwo(name)).toEqual([]);
});

test('a monogram in the row takes the place of the second word’s letter, and three more marks stand beside it', () => {
  const mark = (family: Recipe['family'], letters: string, score: number) => ({
    recipe: { family, letters, values: [] },
    score,
  });
  const [block, parted, second, both] = [
    mark('block', 'T', 0.9),
    mark('parted', 'T', 0.8),
    mark('carved', 'R', 0.3),
    mark('ligature', 'TR', 0.5),
  ];
  expect(inOrder([block, parted, second, both])).toEqual([block, parted, both, second]);
});

test('two initials in one form lead, but for a letter that holds what the name means', () => {
  const mark = (family: Recipe['family'], letters: string, score: number, ...values: Recipe['values']) => ({
    recipe: { family, letters, values },
    score,
  });
  const [block, both, held] = [
    mark('block', 'T', 0.9, 'round'),
    mark('ligature', 'TR', 0.7, 'bands'),
    mark('bearer', 'T', 0.4, 'leaf'),
  ];
  expect(inOrder([block, both])).toEqual([both, block]);
  expect(inOrder([block, both, held])).toEqual([held, block, both]);
});
