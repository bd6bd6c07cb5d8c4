import { expect, test } from 'vitest';
import { toSvg } from '@signet/scene';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { drawMarks, judgeMark, lettersOffered, recipeKey } from './draw-marks.ts';
import { describe } from './known/describe.ts';
import { distanceBetween } from './known/distance.ts';
import { openKnownMarks, writeKnownMarks } from './known/known-marks.ts';
import { frameFor, rasterPath } from './grid.ts';
import type { Mark } from './mark.ts';

const font = installedFont('@expo-google-fonts/rubik', '700Bold');
const descriptionsOf = ({ path, width, height }: Pick<Mark, 'path' | 'width' | 'height'>) =>
  describe(rasterPath(path, frameFor({ left: 0, top: 0, right: width, bottom: height }, 192, 2)));
const isOnGround = ({ recipe }: Mark) => ['tile', 'seal', 'corner'].includes(recipe.family);
/** The share of a square's cells in which two marks differ. */
const differing = (one: Mark, other: Mark): number => {
  const [cells, others] = [one, other].map(
    ({ path, width, height }) =>
      rasterPath(path, frameFor({ left: 0, top: 0, right: width, bottom: height }, 64, 0)).ink,
  ) as [Uint8Array, Uint8Array];
  return cells.filter((ink, at) => ink !== others[at]).length / cells.length;
};
const nobody = openKnownMarks(writeKnownMarks([], []));
const wishes = [{ word: 'soft', form: { round: 1 } }];
const marks = drawMarks({ name: 'Ember', font, wishes, known: nobody });

test('a name gets up to twelve marks, the first three of as many families as there are, few of one', () => {
  expect(marks.length).toBeGreaterThanOrEqual(3);
  expect(marks.length).toBeLessThanOrEqual(12);
  const families = marks.map(({ recipe }) => recipe.family);
  expect(new Set(families.slice(0, 3)).size).toBe(Math.min(3, new Set(families).size));
  for (const family of families) expect(families.filter((one) => one === family).length).toBeLessThanOrEqual(4);
});

test('one letter stands on two grounds at most in a row, and on none twice', () => {
  const grounds = marks.flatMap(({ recipe }) => (recipe.family === 'tile' ? [recipe.values[0]] : []));
  expect(grounds.length).toBeLessThanOrEqual(2);
  expect(new Set(grounds).size).toBe(grounds.length);
});

test('words forbid what says the contrary: nothing pointed for soft, nothing cut for what is to be closed', () => {
  expect(marks.filter(({ recipe }) => ['diamond', 'star', 'square'].includes(String(recipe.values[0])))).toEqual([]);
  const safe = drawMarks({ name: 'Ember', font, wishes: [{ word: 'safe', form: { closed: 0.6 } }], known: nobody });
  expect(safe.filter(({ recipe }) => ['slice', 'stencil'].includes(recipe.family))).toEqual([]);
});

test('of marks that look like one beside each other few stand in a row', () => {
  const kin = (...names: string[]) => marks.filter(({ recipe }) => names.includes(recipe.family)).length;
  expect(kin('slice', 'arc', 'stencil')).toBeLessThanOrEqual(2);
  expect(kin('flower', 'flower-tile')).toBeLessThanOrEqual(1);
});

test('no two marks of a name are alike', () => {
  const described = marks.map(descriptionsOf);
  for (const [at, one] of described.entries())
    for (const [next, other] of described.entries()) {
      if (next <= at) continue;
      const [mark, beside] = [marks[at], marks[next]] as [Mark, Mark];
      // of a letter on a ground its letter is compared: of two grounds the pictures have to differ
      if (isOnGround(mark) || isOnGround(beside)) expect(differing(mark, beside)).toBeGreaterThanOrEqual(0.08);
      else expect(distanceBetween(one, other)).toBeGreaterThanOrEqual(0.15);
    }
});

test('a mark fills its box and is no larger than 4 KB as a file', () => {
  for (const { path, width, height } of marks) {
    expect(Math.max(width, height)).toBe(1000);
    const svg = toSvg(
      { x: 0, y: 0, width, height, label: 'Ember', shapes: [{ kind: 'path', path, ink: 'p1' }] },
      { p1: '#000000' },
    );
    expect(svg.length).toBeLessThanOrEqual(4096);
  }
});

// drawing twelve takes seconds: it is done here, where no test waits for it
const known = openKnownMarks(
  writeKnownMarks(['some 1.0'], [{ name: 'Other', descriptions: marks[1] ? descriptionsOf(marks[1]) : [] }]),
);
const again = drawMarks({ name: 'Ember', font, wishes, known });

test('a mark says how it is made, and which known mark it comes nearest to', () => {
  expect(again[0]?.reasons[0]).toMatchObject({ kind: 'construction', subject: again[0]?.recipe.family });
  expect(again[0]?.reasons.at(-1)).toMatchObject({ kind: 'nearest', subject: 'Other', of: 1 });
});

test('a mark that is known already is nobody’s to choose', () => {
  expect(again.map(({ recipe }) => recipe)).not.toContainEqual(marks[1]?.recipe);
});

test('a name without a letter that the face draws gets none', () => {
  expect(drawMarks({ name: '!!', font, wishes, known: nobody })).toEqual([]);
  expect(drawMarks({ name: '木', font, wishes, known: nobody })).toEqual([]);
});

test('corners taken off a letter that stands in a frame or beside a dot leave it that letter', () => {
  const request = { name: 'Ember', font, wishes, known: nobody };
  for (const { recipe } of marks.filter(({ recipe: { family } }) => ['tile', 'seed', 'seal'].includes(family)))
    expect(judgeMark({ ...recipe, round: 1 }, request), JSON.stringify(recipe)).not.toBe('letter');
});

test('a name that is a thing shows it among the first three, and says for which word', () => {
  const named = drawMarks({ name: 'Ember', things: [{ word: 'ember', motif: 'flame' }], font, wishes, known: nobody });
  expect(named.slice(0, 3).map(({ recipe: { family, letters, values } }) => [family, letters, values])).toContainEqual([
    'thing',
    'ember',
    ['flame'],
  ]);
});

test('two brands with one initial and the same words are offered other marks, each always its own', () => {
  const words = [{ word: 'inventive', form: { symmetric: -0.2 } }];
  const rowOf = (seed: number) =>
    drawMarks({ name: 'Sable', font, wishes: words, known: nobody, seed }).map(({ recipe }) => recipeKey(recipe));
  const rows = [1, 2, 3, 4, 5].map(rowOf);
  expect(rowOf(3)).toEqual(rows[2]);
  expect(new Set(rows.map(String)).size).toBeGreaterThan(2);
  expect(new Set(rows.map(([first]) => first)).size).toBeGreaterThan(1);
});

test('of a name of two words the second word’s first letter is offered before the letters within them', () => {
  const request = { name: 'Ember Dock', font, wishes, known: nobody };
  const offered = drawMarks(request).map(({ recipe }) => lettersOffered(recipe, request));
  const withD = offered.filter((letters) => letters.includes('D'));
  expect(withD.length).toBeGreaterThan(0);
  for (const letters of withD) expect(letters.slice(0, 3)).toContain('D');
});

test('of a name of two words one of the first three is drawn from the second word', () => {
  const firstOf = (name: string) =>
    drawMarks({ name, font, wishes: [{ word: 'logical', form: {} }], known: nobody })
      .slice(0, 3)
      .map(({ recipe }) => recipe.letters.toUpperCase());
  expect(firstOf('Sorrel & Thyme').map((letters) => letters.includes('T'))).toEqual([false, false, true]);
  expect(new Set(firstOf('Sorrel'))).toEqual(new Set(['S']));
});

test('of a name of two words whose initials share a stroke one of the first three is their monogram', () => {
  const firstOf = (name: string) =>
    drawMarks({ name, font, wishes: [{ word: 'logical', form: {} }], known: nobody }).slice(0, 3);
  for (const name of ['Tallow & Reed', 'Lumen Kiln', 'Marsh Dale']) {
    const families = firstOf(name).map(({ recipe: { family } }) => family);
    expect(families).toContain('ligature');
  }
});
