import { deltaEOk } from '@signet/color';
import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { isKin, isRelative, placements, prominenceOf, roleOf } from './favorites.ts';
import { rankSchemes } from './rank-schemes.ts';

const brain = await readDefaultBrain();
const { colorFamilies } = brain;
const named = (...ids: string[]) => colorFamilies.filter(({ _id }) => ids.includes(_id));
const rolesOf = (id: string) => new Set(placements(named(id)).flatMap((held) => Object.keys(held)));
const ask = (
  seed: string,
  favoriteColors: string[],
  keywords: string[] = [],
  research: EngineInput['research'] = { competitors: [] },
): EngineInput => ({
  seed,
  brain,
  companyName: 'Acme',
  nameFits: new Map(),
  research,
  answers: { favoriteColors, dislikedColors: [], keywords, industry: '', lifecycle: '' },
});

test('any one or two favorites can be held at once, each as it is, the most prominent way first', () => {
  const pairs = colorFamilies.flatMap((one, at) => [[one], ...colorFamilies.slice(0, at).map((other) => [one, other])]);
  for (const pair of pairs) {
    const ways = placements(pair);
    expect(ways.length).toBeGreaterThan(0);
    for (const held of ways) expect(Object.values(held).toSorted()).toEqual(pair.map(({ hex }) => hex).toSorted());
    const order = ways.map(prominenceOf);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
  }
});

test('two favorites are never put where primary, secondary and accent color would look alike', () => {
  for (const held of placements(named('cobalt', 'navy'))) {
    if (held.p1 && held.s1) expect(deltaEOk(held.p1, held.s1)).toBeGreaterThanOrEqual(0.1);
  }
});

test('yellow and amber are accents, navy primary or secondary, ivory the background, white that or the white', () => {
  expect(rolesOf('lemon')).toEqual(new Set(['a1', 'a2']));
  expect(rolesOf('amber')).toEqual(new Set(['a1', 'a2']));
  expect(rolesOf('navy')).toEqual(new Set(['p1', 's1', 'p2']));
  expect(rolesOf('ivory')).toEqual(new Set(['n3']));
  expect(rolesOf('white')).toEqual(new Set(['n3', 'w1']));
});

test.each([
  ['mint', 'blush'],
  ['ivory', 'white'],
  ['silver', 'gray'],
  ['black', 'charcoal'],
  ['rose', 'blush'],
  ['cobalt', 'navy'],
])('%s and %s together still get 30 schemes', (one, other) => {
  const schemes = rankSchemes(ask('pair', [one, other]));
  expect(schemes).toHaveLength(30);
  for (const { colors } of schemes)
    for (const { hex } of named(one, other)) expect(Object.values(colors)).toContain(hex);
});

test.each([
  ['sky', ['clean', 'calm', 'hopeful']],
  ['mint', ['tender', 'nurturing', 'safe']],
  ['rose', ['sophisticated', 'romantic', 'delicate']],
])('where %s can only be an accent, the first scheme has a primary color of its hue', (favorite, keywords) => {
  const [family] = named(favorite);
  const [first] = rankSchemes(ask('kin', [favorite], keywords));
  expect(family && first && isKin(first.colors.p1, family)).toBe(true);
});

test('a bright blue is no relative of navy, a dark one is', () => {
  const [navy] = named('navy');
  expect(navy && [isRelative('#2f61ef', navy), isRelative('#24437f', navy)]).toEqual([false, true]);
});

test('a gray is of no hue', () => {
  const [sky] = named('sky');
  expect(sky && isKin('#4d4f5c', sky)).toBe(false);
});

test('a favorite that a competitor already has is the secondary color or an accent, and the reason names them', () => {
  const [cobalt] = named('cobalt');
  const schemes = rankSchemes(
    ask('taken', ['cobalt'], ['safe'], { competitors: [{ id: 'acme-bank', name: 'Acme Bank', colors: ['#2258d0'] }] }),
  );
  for (const { colors } of schemes) expect(cobalt && roleOf(colors, cobalt.hex)).toMatch(/^(s1|a1|p2|a2)$/);
  const moved = schemes.flatMap(({ reasons }) => reasons).filter(({ kind }) => kind === 'favorite-moved');
  expect(moved.length).toBeGreaterThan(0);
  for (const { value, ...about } of moved) {
    expect(about).toMatchObject({ competitor: 'Acme Bank' });
    expect(value).toBeCloseTo(deltaEOk(cobalt?.hex ?? '', '#2258d0'), 12);
  }
});
