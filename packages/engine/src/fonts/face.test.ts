import { expect, test } from 'vitest';
import { typeAnchors, type TypeAnchor } from '@signet/type';
import { costumeCost, costumeOf, costumesAsked, longNameCost } from './costume.ts';
import { faceOf, headlineFace, textFace, wishedWeight } from './face.ts';
import { familiesOf } from './families.ts';
import { tooLong } from './name-length.ts';
import { brain } from './testing/font-quizzes.ts';

const familyOf = (id: string) => {
  const family = familiesOf(brain).find(({ font }) => font._id === id);
  if (!family) throw new Error(`The default brain has no ${id}`);
  return family;
};
const asking = (anchor: TypeAnchor, weight: number) => [{ anchor, weight }];
const strong = typeAnchors.indexOf('type:strong');

test('a bolder weight is stronger than the regular, a lighter one less so, and nothing leaves the scale', () => {
  const inter = familyOf('inter');
  const ratings = [200, 400, 700, 900].map((weight) => faceOf(inter, weight).ratings[strong] ?? Number.NaN);
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  expect(ratings[1]).toBe(inter.ratings[strong]);
  expect(Math.max(...ratings)).toBeLessThanOrEqual(2.5);
});

test('strong keywords ask for heavy headlines, delicate ones for light ones, silent ones for semi-bold', () => {
  expect(
    wishedWeight([asking('type:strong', 1), asking('type:strong', 1), asking('type:loud', 1)]),
  ).toBeGreaterThanOrEqual(800);
  expect(
    wishedWeight([asking('type:delicate', 1), asking('type:delicate', 1), asking('type:calm', 1)]),
  ).toBeLessThanOrEqual(400);
  expect(wishedWeight([asking('type:business', 1)])).toBe(600);
  expect(wishedWeight([])).toBe(600);
});

test('the headline face is the nearest weight that the family has; text is set in the regular', () => {
  expect(headlineFace(familyOf('lora'), 850).weight).toBe(700);
  expect(headlineFace(familyOf('anton'), 600).weight).toBe(400);
  expect(textFace(familyOf('lora')).weight).toBe(400);
});

test('a costume costs less the more the keywords ask for it, and book faces never cost', () => {
  const [caveat, lora, inter] = [familyOf('caveat'), familyOf('lora'), familyOf('inter')];
  const silent = costumesAsked([]);
  const once = costumesAsked([asking('outline:handwritten', 0.6), [], []]);
  const thrice = costumesAsked([
    asking('outline:handwritten', 1),
    asking('type:fancy', 1),
    asking('type:childlike', 1),
  ]);
  expect(costumeCost(caveat, once)).toBeLessThan(costumeCost(caveat, silent));
  expect(costumeCost(caveat, thrice)).toBe(0);
  expect(costumeCost(caveat, once)).toBeGreaterThan(0.5);
  expect([costumeCost(lora, silent), costumeCost(inter, silent)]).toEqual([0, 0]);
});

test('faces are dressed by their class, and displays that can only shout as posters', () => {
  expect(['special-elite', 'ibm-plex-mono', 'fredoka', 'bungee', 'lora'].map((id) => costumeOf(familyOf(id)))).toEqual([
    'novelty',
    'typewriter',
    'display',
    'poster',
    undefined,
  ]);
});

test('a name is too long from 15 letters or a word of 11 on; spaces, signs and marks count for nothing', () => {
  expect(['', 'Petals & Promises', 'Bloom-&-Thorn', 'Wildflowers', '東京ベーカリー'].map(tooLong)).toEqual([
    0, 0, 0, 0, 0,
  ]);
  expect([tooLong('Wandering Albatrosses'), tooLong('Floristenhande')]).toEqual([1, 1]);
  expect(tooLong('Wandering Albatrosses Press')).toBe(2);
  expect(tooLong('Việt Ơn'.normalize('NFD').repeat(3))).toBe(tooLong('Việt Ơn'.repeat(3)));
});

test('a long name costs scripts, posters and novelties, and never book faces, displays or typewriters', () => {
  const costs = (long: number) =>
    ['great-vibes', 'anton', 'grenze-gotisch', 'lora', 'fredoka', 'space-mono'].map((id) =>
      longNameCost(familyOf(id), long),
    );
  expect(costs(0)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(costs(1)).toEqual([2, 2, 2, 0, 0, 0]);
  expect(costs(1.5)).toEqual([3, 3, 3, 0, 0, 0]);
});
