import { companions, leads, lights, type Companion, type Lead, type LightName } from '@signet/color';
import { expect, test } from 'vitest';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { briefOf } from './brief.ts';
import { leadTaste, taste } from './recipe-tastes.ts';
import { shadeOf } from './recipe.ts';
import { drawReference } from './reference-schemes.ts';

const brain = await readDefaultBrain();
const { affinity } = briefOf(
  {
    brain,
    companyName: 'Acme',
    answers: { industry: 'something-else', keywords: [], favoriteColors: [], dislikedColors: [], lifecycle: 'seed' },
    research: { competitors: [] },
  },
  drawReference(),
);
/** What a second color costs between a lead and a light. */
const cost = (
  lead: Lead,
  second: Companion,
  light: LightName,
  { isOfCompany = false, isOfName = false } = {},
): number => {
  const [p1, s1, a1] = [shadeOf(leads[lead]), shadeOf(companions[second]), shadeOf(lights[light].color)];
  const p2 = { ...p1, lightness: p1.lightness * 0.6, chroma: p1.chroma * 0.7 };
  return taste({ p1, p2, s1, second: s1, a1, held: {}, isOfCompany, isOfName }, affinity);
};

test('a brick beside a blue reads as a warning, and costs more than a clay', () => {
  expect(cost('cobalt', 'madder', 'marigold')).toBeGreaterThan(cost('cobalt', 'clay', 'marigold') + 0.1);
});

test('a moss beside violet costs more than a petrol', () => {
  expect(cost('iris', 'thyme', 'lilac')).toBeGreaterThan(cost('iris', 'petrol', 'lilac') + 0.1);
});

test('red and green of one depth are Christmas whichever leads', () => {
  expect(cost('burgundy', 'leaf', 'gold')).toBeGreaterThan(cost('burgundy', 'petrol', 'gold') + 0.1);
  expect(cost('forest', 'madder', 'gold')).toBeGreaterThan(cost('forest', 'clay', 'gold') + 0.1);
});

test('a second color that is the lead once more costs more than a deeper answer to it', () => {
  const named = { isOfName: true };
  expect(cost('slate', 'steel', 'gold', named)).toBeGreaterThan(cost('slate', 'olive', 'gold', named));
});

test('a brown costs less where the name or the trade is of wood', () => {
  expect(cost('tealpot', 'bark', 'marigold', { isOfCompany: true })).toBeLessThan(
    cost('tealpot', 'bark', 'marigold') - 0.1,
  );
});

test('a brown or a plum beside a cool primary color costs, unless a word of the name calls it to mind', () => {
  for (const [lead, second] of [
    ['azure', 'clay'],
    ['tealpot', 'bark'],
    ['emerald', 'damson'],
  ] as const)
    expect(cost(lead, second, 'mint')).toBeGreaterThan(cost(lead, second, 'mint', { isOfName: true }) + 0.2);
  expect(cost('chestnut', 'enamel', 'gold')).toBe(cost('chestnut', 'enamel', 'gold', { isOfName: true }));
});

test('a taupe beside violet costs more than a gray of that violet', () => {
  const [p1, a1] = [shadeOf(leads.violet), shadeOf(lights.mint.color)];
  const [taupe, gray] = [65, 292].map((hue) => ({ lightness: 0.475, chroma: 0.018, hue }));
  if (!taupe || !gray) throw new TypeError('There are two grays.');
  const costOf = (second: typeof taupe) =>
    taste({ p1, p2: p1, s1: second, second, a1, held: {}, isOfCompany: false, isOfName: false }, affinity);
  expect(costOf(taupe)).toBeGreaterThan(costOf(gray) + 0.1);
});

test('a rust beside a cool primary color costs less under the light that it is the evening of', () => {
  const unnamed = (light: LightName) => cost('azure', 'clay', light) - cost('azure', 'clay', light, { isOfName: true });
  expect(unnamed('marigold')).toBeLessThan(unnamed('sky') - 0.1);
});

test('a green second color costs where nothing grows, unless the lead is green or the name calls it to mind', () => {
  expect(cost('azure', 'leaf', 'gold')).toBeGreaterThan(cost('azure', 'leaf', 'gold', { isOfName: true }) + 0.2);
  expect(cost('leaf', 'leaf', 'gold')).toBe(cost('leaf', 'leaf', 'gold', { isOfName: true }));
});

test('the second color of a brown is a blue before it is a violet', () => {
  expect(cost('chestnut', 'violet', 'gold')).toBeGreaterThan(cost('chestnut', 'cobalt', 'gold') + 0.1);
});

test('a gray costs more where lead and accent are one hue than where the accent answers the lead', () => {
  expect(cost('petrol', 'steel', 'aqua')).toBeGreaterThan(cost('petrol', 'steel', 'apricot') + 0.1);
});

test('an olive lead costs a company that has nothing to do with leaves, and nobody who loves its color', () => {
  const [olive, forest] = [shadeOf(leads.olive), shadeOf(leads.forest)];
  const others = { ...affinity, leafy: 0 };
  expect(leadTaste(olive, others, false)).toBeGreaterThan(leadTaste(forest, others, false) + 0.2);
  expect(leadTaste(olive, { ...affinity, leafy: 1 }, false)).toBeLessThan(leadTaste(olive, others, false) - 0.1);
  expect(leadTaste(olive, others, true)).toBe(leadTaste(forest, others, true));
});
