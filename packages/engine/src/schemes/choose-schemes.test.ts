import { colorRoles, deltaEOk, schemeDistance, schemeLab, type SchemeColors } from '@signet/color';
import { expect, test } from 'vitest';
import { swatchOf } from '../swatch.ts';
import type { Candidate } from './candidate.ts';
import { chooseFirsts } from './choose-firsts.ts';
import { chooseSchemes } from './choose-schemes.ts';
import type { CompositionKey } from './compositions.ts';
import { measureRoom } from './pack-schemes.ts';
import { fitTerms, type SchemeFit } from './scheme-fit.ts';

/** A scheme of which only the primary color and the fit matter. */
const candidate = (p1: string, fit: number, more: Partial<Candidate> = {}): Candidate => {
  const colors = Object.fromEntries(colorRoles.map((role) => [role, p1])) as SchemeColors;
  const fits = Object.fromEntries(fitTerms.map((term) => [term, term === 'keywords' ? fit : 0])) as SchemeFit;
  return {
    colors,
    lab: schemeLab(colors),
    p1: swatchOf(p1),
    s1: swatchOf(p1),
    a1: swatchOf(p1),
    insideFavorite: false,
    isFavorite: false,
    closeToRival: false,
    isSpare: false,
    fit: fits,
    composition: 'duet',
    asked: 0,
    leads: 2,
    isLed: false,
    isAbsurd: false,
    ...more,
  };
};
const hexes = (chosen: readonly Candidate[]) => chosen.map(({ p1 }) => p1.hex);

// red, green, blue, brown, plum, teal, black: all further than .1 apart
const apart = ['#a01010', '#106010', '#1020a0', '#604010', '#701070', '#107070', '#101010'];
const ladder = apart.map((hex, at) => candidate(hex, 1 - at / 10));

test('the worthiest comes first, whatever the order of the candidates', () => {
  expect(hexes(chooseSchemes(ladder, 3, 0.06)).at(0)).toBe('#a01010');
  expect(hexes(chooseSchemes(ladder.toReversed(), 7, 0.06))).toEqual(hexes(chooseSchemes(ladder, 7, 0.06)));
});

test('none is chosen that is nearer to another than the least distance', () => {
  const twin = candidate('#a21210', 0.99);
  expect(hexes(chooseSchemes([...ladder, twin], 8, 0.06))).not.toContain('#a21210');
  expect(schemeDistance(twin.lab, candidate('#a01010', 1).lab)).toBeLessThan(0.06);
});

test('at most as many as wished are close to a competitor, however well they fit', () => {
  const close = ladder.map((one) => ({ ...one, closeToRival: one.p1.hex !== '#101010' }));
  expect(chooseSchemes(close, 7, 0.06, { mostClose: 2 }).filter(({ closeToRival }) => closeToRival)).toHaveLength(2);
  expect(hexes(chooseSchemes(close, 7, 0.06, { mostClose: 2 }))).toContain('#101010');
});

test('a scheme further down is never worth more than one before it', () => {
  const worths = chooseSchemes(ladder, 7, 0.06).map(({ worth }) => worth);
  expect(worths).toEqual(worths.toSorted((one, other) => other - one));
});

const kinds: readonly CompositionKey[] = ['duet', 'night', 'earth', 'fair'];
/** The ladder in kinds that take turns. */
const mixed = ladder.map((one, at) => ({ ...one, composition: kinds[at % kinds.length] ?? 'duet' }));

test('five first primary colors stand apart, those of the best first; with four there are none', () => {
  const alike = apart.map((hex, at) =>
    candidate(`${hex.slice(0, 6)}${(Number.parseInt(hex.slice(6), 16) + 2) % 10}`, 0.95 - at / 10),
  );
  const firsts = hexes(chooseFirsts([...alike, ...mixed]));
  expect(firsts).toHaveLength(5);
  expect(firsts[0]).toBe('#a01010');
  for (const [at, hex] of firsts.entries())
    for (const other of firsts.slice(0, at)) expect(deltaEOk(hex, other)).toBeGreaterThanOrEqual(0.1);
  expect(chooseFirsts(mixed.slice(0, 4))).toEqual([]);
});

test('the first five are of three kinds, however well two of them fit', () => {
  const two = apart.map((hex, at) => candidate(hex, 1 - at / 100, { composition: at % 2 === 0 ? 'duet' : 'night' }));
  const others = ['#405060', '#206040'].map((hex) => candidate(hex, 0.1, { composition: 'earth' }));
  const shown = chooseFirsts([...two, ...others]);
  expect(new Set(shown.map(({ composition }) => composition)).size).toBe(3);
});

test('favorites lead the first and three of the first five', () => {
  const led = mixed.map((one, at): Candidate => ({ ...one, isLed: true, leads: at > 3 ? 1 : 0 }));
  const shown = chooseFirsts(led);
  expect(shown[0]?.leads).toBe(1);
  expect(shown.filter(({ leads }) => leads > 0)).toHaveLength(3);
});

test('what is absurd is not among the first ten, however well it fits', () => {
  const absurd = candidate('#5a5a20', 2, { isAbsurd: true, composition: 'earth' });
  const all = [absurd, ...mixed];
  const firsts = chooseFirsts(all);
  expect(hexes(firsts)).not.toContain('#5a5a20');
  expect(hexes(chooseSchemes(all, 8, 0, { firsts })).at(-1)).toBe('#5a5a20');
});

test('the first ones come in their order, whatever the room', () => {
  const firsts = [mixed[6], mixed[5]].flatMap((one) => one ?? []);
  expect(chooseSchemes(mixed, 7, 0.06, { firsts }).slice(0, 2)).toMatchObject(firsts);
  expect(measureRoom(mixed, 0.088, firsts)({ least: 0.06, firsts, counts: () => true }).slice(0, 2)).toEqual(firsts);
});

test('what was drawn for want of room is not among the first five, however well it fits', () => {
  const spare = candidate('#5a5a20', 2, { isSpare: true });
  const firsts = chooseFirsts([spare, ...mixed]);
  expect(firsts).toHaveLength(5);
  expect(hexes(firsts)).not.toContain('#5a5a20');
  expect(hexes(chooseSchemes([spare, ...mixed], 7, 0, { firsts }))).toContain('#5a5a20');
});
