import { companions, lights, type Companion } from '@signet/color';
import { expect, test } from 'vitest';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { affinityOf } from './affinity.ts';
import { nowhereCost } from './recipe-tastes.ts';
import { shadeOf } from './recipe.ts';

const brain = await readDefaultBrain();
const asked = (companyName: string, industry: string, keywords: readonly string[]) => {
  const answers = { favoriteColors: [], dislikedColors: [], keywords, industry, lifecycle: 'seed' };
  const { isOfCompany } = affinityOf({ brain, answers, companyName });
  return (Object.keys(companions) as Companion[]).filter(isOfCompany);
};

test('a second color has a reason where the name, the trade or two words ask for it; one word is none', () => {
  const legal = brain.industryMaterials.find(({ industry_id }) => industry_id === 'legal-services')?.companions ?? [];
  expect(asked('', 'legal-services', ['futuristic']).toSorted()).toEqual([...legal].toSorted());
  expect(asked('', 'legal-services', ['futuristic', 'technical'])).toContain('violet');
  const radio = brain.nameMaterials.find(({ word }) => word === 'radio')?.companions ?? [];
  expect(asked('Radio', 'legal-services', [])).toEqual(expect.arrayContaining([...radio]));
});

test('in a trade that is none of ours one word is reason enough', () => {
  expect(asked('', 'something-else', ['futuristic'])).toContain('violet');
});

test('a second color from nowhere costs, one of the earth more, and a relative of the accent nothing', () => {
  const [amber, sky] = [shadeOf(lights.amber.color), shadeOf(lights.sky.color)];
  const [clay, violet] = [shadeOf(companions.clay), shadeOf(companions.violet)];
  expect(nowhereCost(clay, amber)).toBe(0);
  expect(nowhereCost(clay, sky)).toBeGreaterThan(nowhereCost(violet, amber));
  expect(nowhereCost(violet, amber)).toBeGreaterThan(0);
});

const untoldOf = (companyName: string) => {
  const answers = { favoriteColors: [], dislikedColors: [], keywords: [], industry: 'something-else', lifecycle: '' };
  return affinityOf({ brain, answers, companyName }).untold;
};

test('two pictures of a name are told by two colors; of one, or of words without a color, nothing is left', () => {
  const pair = untoldOf('Saffron & Slate');
  expect([pair('slate', 'amber', undefined), pair('honey', 'amber', 'leaf'), pair('coal', 'neon', 'violet')]).toEqual([
    0, 1, 2,
  ]);
  expect(untoldOf('Saffron House')('coal', 'neon', 'violet')).toBe(0);
  expect(untoldOf('Acme')('coal', 'neon', 'violet')).toBe(0);
});
