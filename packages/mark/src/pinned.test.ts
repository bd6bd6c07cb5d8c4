import { expect, test } from 'vitest';
import { markFamilies } from '@signet/contract';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { drawRecipe } from './draw-recipe.ts';
import { families, isOurs } from './families.ts';
import { combinations, type Family } from './family.ts';
import { areaOf, ringsOf } from './outline.ts';

const font = installedFont('@expo-google-fonts/rubik', '700Bold');
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabdehmnuБГДЖЗИЛПФЦЧШЭЮЯΔΘΛΞΣΦΨ');

/** What a drawing is told by: how wide and high it is, and how much of its box is ink, in thousandths. */
const summaryOf = (family: Family, name: (typeof markFamilies)[number], letter: string): string[] =>
  combinations(...family.choices).flatMap((values) => {
    const drawn = drawRecipe({ family: name, letters: letter, values }, font);
    if (!drawn) return [];
    const ink = ringsOf(drawn.path).reduce((sum, ring) => sum + areaOf(ring), 0);
    const { width, height } = drawn;
    const share = Math.round((1000 * ink) / (width * height));
    return [`${name} ${letter} ${values.join(' ')}: ${Math.round(width)} x ${Math.round(height)}, ${share}`];
  });

test('what a founder chose once is drawn as it was: new drawings are added, none is changed', async () => {
  const all = markFamilies.filter(isOurs).flatMap((name) => {
    // a thing is drawn alike whatever its word
    const of = name === 'thing' ? ['word'] : letters;
    return of.flatMap((letter) => summaryOf(families[name], name, letter));
  });
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('testing/drawn-once.txt');
});
