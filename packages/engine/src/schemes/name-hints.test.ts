import { leads } from '@signet/color';
import { expect, test } from 'vitest';
import { swatchOf } from '../swatch.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { hintedBy, hintsOf } from './name-hints.ts';
import { colorOf } from './recipe.ts';

const brain = await readDefaultBrain();
const hinted = (name: string, lead: keyof typeof leads): number =>
  hintedBy(hintsOf(brain, name), swatchOf(colorOf(leads[lead])));

test('a name that is a strong color is not answered by a dull one of its hue', () => {
  expect(hinted('Copper Beech', 'rust')).toBeGreaterThan(hinted('Copper Beech', 'umber') + 0.2);
});

test('the word at the end of a compound brings its color along', () => {
  expect(hinted('Switchgrass', 'emerald')).toBeGreaterThan(hinted('Grasshopper', 'emerald'));
  expect(hinted('Switchgrass', 'cobalt')).toBe(0);
});
