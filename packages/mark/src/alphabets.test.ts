import { expect, test } from 'vitest';
import type { MarkFamily } from '@signet/contract';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { families } from './families.ts';
import { isFiller } from './row-rules.ts';
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

test('posts and parts of rings stand a hair apart, which is nothing for what is tender or childlike', () => {
  expect(lettersIn('bows', 'Rushmere')).toEqual(['R']);
  expect(lettersIn('bows', 'Rushmere', 'tender', 'soft', 'wise')).toEqual([]);
  expect(lettersIn('bows', 'Rushmere', 'cute', 'playful')).toEqual([]);
});

test('two moons are for letters that open twice, and never for what is hard', () => {
  expect(lettersIn('moons', 'Sandpiper')).toEqual(['S']);
  expect(lettersIn('moons', 'Зимородок')).toEqual(['З']);
  expect(lettersIn('moons', 'Sandpiper', 'technical', 'precise')).toEqual([]);
  expect(lettersIn('moons', 'Orrery')).toEqual([]);
});

test('an O is drawn in several ways of one worth, so that its founders do not all see the same', () => {
  const ways = families.bows.propose(writingOf('Orrery', rubik)).map(({ values: [look] }) => look);
  expect(ways).toEqual(['bow', 'dome']);
  expect(lettersIn('halves', 'Orrery')).toEqual(['O']);
});

test('blocks with bites taken out of them are laid no more, and leaning ones only fill a row', () => {
  for (const name of ['Zinnia', 'Umbra', 'Hollow', 'Сигма', 'Звонарь', 'Σταγόνα', 'Yarrow', 'Цитрус'])
    expect(lettersIn('mosaic', name)).toEqual([]);
  expect(isFiller({ family: 'swift', letters: 'S', values: ['round', 0.2] })).toBe(true);
});

test('a star of four points for a counter, which is on every screen, only fills a row', () => {
  const filler = (figure: string) => isFiller({ family: 'counter', letters: 'Ю', values: [figure] });
  expect([filler('star'), filler('leaf')]).toEqual([true, false]);
});

test('a flame stands between posts or legs alone, as on a hearth', () => {
  expect(lettersIn('spoken', 'Harbor', 'warm')).toEqual(['H']);
  expect(lettersIn('spoken', 'Ashgrove', 'warm')).toEqual(['A']);
  for (const name of ['Tamarack', 'Rushmere', 'Лодочник', 'Beechnut'])
    expect(lettersIn('spoken', name, 'warm')).toEqual([]);
});

test('an I of three bars is a Ξ to who reads Greek: no Greek Ι is drawn so', () => {
  const looks = (name: string) => families.sculpt.propose(writingOf(name, manrope)).map(({ values: [look] }) => look);
  expect([looks('Inglewood'), looks('Ιστός')]).toEqual([
    ['eighth', 'ninth', 'tenth', 'eleventh', 'eleventh', 'thirteenth', 'fourteenth'],
    ['ninth', 'tenth', 'eleventh', 'thirteenth'],
  ]);
});

test('a leaf lies between the bars of a Z, and two leaves are none', () => {
  const looks = families.grown.propose(writingOf('Zinnia', rubik, [], ['organic'])).map(({ values: [look] }) => look);
  expect(looks).toEqual(['between']);
});

test('neither one clean cut nor two sides are for what is childlike, and no cut for what is tender', () => {
  expect([lettersIn('cleft', 'Quarry', 'firm'), lettersIn('split', 'Vane', 'calm')]).toEqual([['Q'], ['V']]);
  expect([lettersIn('cleft', 'Quarry', 'cute'), lettersIn('split', 'Vane', 'cute')]).toEqual([[], []]);
  expect([lettersIn('cleft', 'Quarry', 'tender'), lettersIn('split', 'Vane', 'tender')]).toEqual([[], ['V']]);
});

test('a K hangs below the bar of a T, and no M: a T and an M say that a name is owned', () => {
  const ways = (name: string) => families.ligature.propose(writingOf(name, rubik)).map(({ values: [way] }) => way);
  expect([ways('Tidewater Kiln'), ways('Tidewater Mill')]).toEqual([['roof'], []]);
});

test('what has no bar above hangs below that of a T, and a letter stands in the gate of a П', () => {
  const ways = (name: string) => families.ligature.propose(writingOf(name, rubik)).map(({ values: [way] }) => way);
  for (const name of ['Tarn House', 'Tidewater Nook', 'Tallow Union', 'Тихий Итог', 'Тёплый Чай'])
    expect(ways(name), name).toEqual(['roof']);
  for (const name of ['Первая Роса', 'Полевой Свет']) expect(ways(name), name).toContain('within');
});

test('neither mitred corners nor one clean cut are for what is tender or childlike, no card for what is tender', () => {
  for (const family of ['card', 'mitre', 'cleft'] as const) {
    expect(lettersIn(family, 'Elmstead', 'logical'), family).toEqual(['E']);
    expect(lettersIn(family, 'Elmstead', 'tender', 'soft'), family).toEqual([]);
    expect(lettersIn(family, 'Elmstead', 'cute', 'playful'), family).toEqual(family === 'card' ? ['E'] : []);
  }
});

test('round strokes and strokes that swell are for what is not hard', () => {
  expect(lettersIn('rods', 'Redstart', 'cute', 'tender')).toEqual(['R']);
  expect(lettersIn('rods', 'Redstart', 'technical', 'precise')).toEqual([]);
  expect(lettersIn('reeds', 'Verdley', 'poetic')).toEqual(['V']);
  expect(lettersIn('reeds', 'Verdley', 'technical', 'precise')).toEqual([]);
});

test('what swells stays the letter that it is: a lens on two lenses is no П, nor an eye between two reeds an H', () => {
  for (const name of ['Пруд', 'Πηγή', 'Harbor', 'Tern']) expect(lettersIn('reeds', name, 'poetic'), name).toEqual([]);
});

test('a Cyrillic У has drawings of its own and none of a Latin Y', () => {
  for (const family of ['card', 'mitre', 'cleft', 'bows', 'turns', 'reeds'] as const)
    expect(lettersIn(family, 'Утро', 'clear'), family).toEqual(['У']);
  for (const family of ['split', 'halves'] as const) expect(lettersIn(family, 'Утро', 'clear')).toEqual([]);
  const drawing = (letters: string) =>
    families.cleft.draw({ family: 'cleft', letters, values: ['cut'] }, writingOf('Утро', rubik))?.layers;
  expect(drawing('У')).not.toEqual(drawing('Y'));
});
