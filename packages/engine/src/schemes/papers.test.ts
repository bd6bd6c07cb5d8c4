import { lights, leads, type Material } from '@signet/color';
import { expect, test } from 'vitest';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { swatchOf } from '../swatch.ts';
import { groundUnder, isAgainst, isCool, isWarm, paleOf } from './papers.ts';
import { rankSchemes } from './rank-schemes.ts';

const all = Object.values(leads) as readonly Material[];
const accents = Object.values(lights).map(({ color }) => color as Material);

test('a page is warm under a warm lead or accent, cool under two cool colors and under every vivid blue', () => {
  const wished = lights.sky.paper;
  for (const lead of all)
    for (const accent of accents) {
      const ground = groundUnder(lead, accent, wished);
      const [, chroma, hue] = lead;
      if (chroma > 0.11 && hue > 225 && hue < 290) expect(isCool(ground)).toBe(true);
      else if (isWarm(lead) || isWarm(accent)) expect(isWarm(ground)).toBe(true);
      else if (isCool(lead) && isCool(accent)) expect(isCool(ground)).toBe(true);
    }
});

test('what is left of a coral or a gold in the light is cream, and neither peach nor straw', () => {
  for (const { color } of [lights.coral, lights.peach, lights.gold, lights.straw]) {
    const [, chroma, hue] = paleOf(color);
    expect(chroma).toBeLessThanOrEqual(0.029);
    expect(hue).toBeGreaterThanOrEqual(70);
  }
});

const brain = await readDefaultBrain();

test('the tint of the first brands and the page under it are of one temperature', () => {
  const names = ['Oxbow', 'Polder', 'Lantern', 'Copperline', 'Foxglove', 'Anvil', 'Saltmarsh', 'Northgate'];
  const against = names.flatMap((companyName, at) => {
    const keywords = brain.keywords
      .filter((_, place) => place % 31 === at)
      .map(({ _id }) => _id)
      .slice(0, 3);
    const [first] = rankSchemes({
      brain,
      companyName,
      answers: {
        industry: brain.industries[at * 5]?._id ?? '',
        keywords,
        favoriteColors: [],
        dislikedColors: [],
        lifecycle: 'seed',
      },
      seed: companyName,
      nameFits: new Map(),
      research: { competitors: [] },
    });
    const [tint, ground] = [first?.colors.a2, first?.colors.n2].map((hex): Material => {
      const { lab, chroma, hue } = swatchOf(hex ?? '#ffffff');
      return [lab.lightness, chroma, hue];
    });
    return tint && ground && isAgainst(tint, [ground[0], 0.02, ground[2]]) ? [companyName] : [];
  });
  expect(against).toEqual([]);
});
