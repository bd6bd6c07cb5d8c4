import { expect, test } from 'vitest';
import type { MarkFamily } from '@signet/contract';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { families } from './families.ts';
import { writingOf } from './writing.ts';

const rubik = installedFont('@expo-google-fonts/rubik', '700Bold');
const manrope = installedFont('@expo-google-fonts/manrope', '800ExtraBold');

test('one leaf beside a post and a lintel is a Г: no П is drawn so', () => {
  const grown = (name: string) => families.grown.propose(writingOf(name, manrope, [], ['organic'])).length;
  expect([grown('Первоцвет'), grown('Πέλαγος'), grown('Плющ'), grown('Журавль')]).toEqual([0, 0, 0, 1]);
});

test('a quarter of a disc stands in letters that have a bowl, and in no others', () => {
  const inside = (name: string) => families.window.propose(writingOf(name, rubik)).map(({ letters }) => letters);
  expect(inside('Bram')).toEqual(['B', 'b']);
  expect(inside('Юла')).toEqual(['Ю']);
  for (const name of ['Lark', 'Tern', 'Vane', 'Жук']) expect(inside(name)).toEqual([]);
});

const lettersIn = (family: MarkFamily, name: string, ...words: string[]) =>
  families[family].propose(writingOf(name, rubik, [], words)).map(({ letters }) => letters);

test('round stones are for what is soft or of the earth, and never for what is hard', () => {
  expect(lettersIn('pebbles', 'Boltwood', 'calm', 'soft')).toEqual(['B', 'b']);
  expect(lettersIn('pebbles', 'Boltwood', 'logical')).toEqual([]);
  expect(lettersIn('pebbles', 'Boltwood', 'calm', 'technical', 'industrial')).toEqual([]);
});

test('squares and quarter discs are laid for the letters that they leave what they are', () => {
  expect(lettersIn('mosaic', 'Oriel')).toEqual(['O']);
  expect(lettersIn('mosaic', 'Пруд')).toEqual(['П']);
  for (const name of ['Vale', 'Tern', 'Larch']) expect(lettersIn('mosaic', name)).toEqual([]);
});

test('a Ц keeps its tail and a T is no screw: neither is cut out of a disc', () => {
  for (const name of ['Цветень', 'Tern', 'Тропинка', 'Larch']) expect(lettersIn('carved', name, 'firm')).toEqual([]);
  expect(lettersIn('carved', 'Mirefield', 'firm')).toEqual(['M']);
});
