import { markFamilies } from '@signet/contract';
import { describe, expect, it, test } from 'vitest';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { drawMarks } from './draw-marks.ts';
import { drawRecipe } from './draw-recipe.ts';
import { families } from './families.ts';
import { recipesOf } from './family.ts';
import { openKnownMarks, writeKnownMarks } from './known/known-marks.ts';
import { inOrder } from './row-rules.ts';
import { isRefused, isWithdrawn } from './withdrawn.ts';
import { writingOf } from './writing.ts';

const font = installedFont('@expo-google-fonts/rubik', '700Bold');
const known = openKnownMarks(writeKnownMarks([], []));
const barred = { family: 'sculpt', letters: 'I', values: ['eighth'] } as const;

describe('a drawing that designers were ashamed of', () => {
  it('is offered to nobody, though its family would propose it', () => {
    const proposed = markFamilies.flatMap((family) => families[family].propose(writingOf('Islume', font)));
    expect(proposed).toContainEqual(barred);
    const offered = drawMarks({ name: 'Islume', font, wishes: [], known }).map(({ recipe }) => recipe);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter(isWithdrawn)).toEqual([]);
  });

  it('is drawn for whoever chose it', () => {
    expect(drawRecipe(barred, font)).toBeDefined();
  });

  it('is the same in letters that are drawn alike', () => {
    const laid = (letters: string) => isWithdrawn({ family: 'mosaic', letters, values: ['laid'] });
    expect([laid('B'), laid('В'), laid('O')]).toEqual([true, true, false]);
  });
});

describe('a drawing that was refused wherever it was looked at', () => {
  const rowOf = (name: string) => inOrder(drawMarks({ name, font, wishes: [], known })).map(({ recipe }) => recipe);

  it('stands behind all others, and only where a row would have fewer than six', () => {
    const rows = ['Hartwith', 'Crakehall', 'Lowthorn', 'Inchmore', 'Netherby'].map(rowOf);
    expect(rows.flat().filter(isRefused).length).toBeGreaterThan(0);
    for (const row of rows) {
      const others = row.filter((recipe) => !isRefused(recipe)).length;
      expect(row.slice(0, others).filter(isRefused)).toEqual([]);
      expect(row.length - others).toBeLessThanOrEqual(Math.max(0, 6 - others));
    }
  });
});

test('no drawing of plain parts that a designer would show before others is refused or withdrawn', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZiБГДЖЗИЛПФЦШЩЭЮЯΔΘΛΞΣΩ');
  const { kept, choices } = families.sculpt;
  const shownFirst = recipesOf('sculpt', letters, ...choices).filter(
    (recipe) => (typeof kept === 'number' ? kept : kept(recipe)) > 0.8,
  );
  expect(shownFirst.length).toBeGreaterThan(0);
  expect(shownFirst.filter((recipe) => isRefused(recipe) || isWithdrawn(recipe))).toEqual([]);
});
