import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MarkFamily } from '@signet/contract';
import { families } from '../families.ts';
import type { Choices, Drawing } from '../family.ts';
import { FORBIDDEN_DISTANCE, nearestForbidden, PLAIN_DISTANCE } from '../forbidden.ts';
import { failedGates, measureMark } from '../gates.ts';
import { descriptionsOf, pictureOfPath } from '../judge.ts';
import { nearestKnown, openKnownMarks } from '../known/known-marks.ts';
import { outlineMark } from '../outline-mark.ts';
import { pathBytes } from '../path-bytes.ts';
import { REFUSED_DISTANCE } from '../reasons.ts';
import { silhouettes } from './silhouettes.ts';
import { things } from './things.ts';
import { thingsIn } from './things-in.ts';

const known = openKnownMarks(readFileSync(new URL('../../known-marks.bin', import.meta.url)));

/** What keeps a drawing from being shown. */
const wrongWith = (drawing: Drawing): string[] => {
  const mark = outlineMark(drawing);
  const measures = measureMark(pictureOfPath(mark));
  const descriptions = descriptionsOf(mark);
  const { forbidden, plain } = nearestForbidden(descriptions);
  return [
    ...(measures ? failedGates(measures) : ['nothing']),
    ...(forbidden.distance < FORBIDDEN_DISTANCE ? [forbidden.name] : []),
    ...(plain.distance < PLAIN_DISTANCE ? [plain.name] : []),
    ...((nearestKnown(known, descriptions)?.distance ?? 1) < REFUSED_DISTANCE ? ['known'] : []),
    ...(pathBytes(mark.path) > 3800 ? ['size'] : []),
  ];
};

test.each(Object.keys(things))('%s holds every gate', (name) => {
  const layers = things[name as keyof typeof things]();
  expect(wrongWith({ layers })).toEqual([]);
});

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZenu';
const others = 'АБГДЖИКЛМНОПТУФХЦЧШЭЮЯΑΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ';
const letters = Array.from(latin + others);
const writing = { letters: () => undefined, initials: [], pair: [], all: [], things: [], words: [] };
const byHand = ['block', 'grown', 'disk', 'wedge', 'nested'] as const satisfies readonly MarkFamily[];
const drawn = byHand.flatMap((family) =>
  letters.flatMap((one) => {
    const choices: Choices = families[family].choices;
    const [looks = ['']] = choices;
    return looks.flatMap((look) => {
      const drawing = families[family].draw({ family, letters: one, values: [look] }, writing);
      return drawing ? [[family, one, look, drawing] as const] : [];
    });
  }),
);

test.each(drawn)('%s of %s, %s, holds every gate', (_family, _letter, _look, drawing) => {
  expect(wrongWith(drawing)).toEqual([]);
});

/** Every letter with a leaf and a house, and every thing in one letter: all of them together take minutes. */
const borne = [
  ...letters.flatMap((one) => ['leaf', 'house'].map((name) => [one, name] as const)),
  ...Object.keys(silhouettes).map((name) => ['D', name] as const),
].flatMap(([one, name]) => {
  const drawing = families.bearer.draw({ family: 'bearer', letters: one, values: [name] }, writing);
  return drawing ? [[one, name, drawing] as const] : [];
});

test.each(borne)('%s with %s is drawn whole and small enough', (_letter, _name, drawing) => {
  const mark = outlineMark(drawing);
  expect(pathBytes(mark.path)).toBeLessThanOrEqual(3800);
  expect(measureMark(pictureOfPath(mark))?.stroke).toBeGreaterThanOrEqual(1.2);
});

const rows = [
  { word: 'fox', motif: 'fox' },
  { word: 'bark', motif: 'tree' },
  { word: 'lantern', motif: 'lamp' },
  { word: 'fish', motif: 'fish' },
  { word: 'heart', motif: 'heart' },
  { word: 'hearth', motif: undefined },
  { word: 'чаика', motif: 'bird' },
  { word: 'port', motif: 'anchor' },
];
const found = (name: string) => thingsIn(rows, name).map(({ motif }) => motif);

test('a word of the name that is a thing is found, in the plural and in any script', () => {
  expect(thingsIn(rows, 'Fox & Daughters')).toEqual([{ word: 'fox', motif: 'fox' }]);
  expect(found('Foxes Foxes')).toEqual(['fox']);
  expect(thingsIn(rows, 'Чайка')).toEqual([{ word: 'чайка', motif: 'bird' }]);
  expect(thingsIn(rows, 'Ironbark')).toEqual([{ word: 'bark', motif: 'tree' }]);
});

test('a compound is what it ends in, or what stands before a word that founders add to things', () => {
  expect(found('Ironbark')).toEqual(['tree']);
  expect(found('Lanternfish')).toEqual(['fish']);
  expect(found('Lanternhouse')).toEqual(['lamp']);
  expect(found('Foxfield')).toEqual(['fox']);
  expect(thingsIn([{ word: 'mar', motif: 'wave' }], 'Marrow Press')).toEqual([]);
  expect(found('Foxglove')).toEqual([]);
  expect(found('Portfolio')).toEqual([]);
});

test('of two words that fit, the longer one counts, even where it is no thing', () => {
  expect(found('Hearthway')).toEqual([]);
});
