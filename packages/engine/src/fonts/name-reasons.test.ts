import type { NameFit } from '@signet/type';
import { expect, test } from 'vitest';
import { textFace } from './face.ts';
import { familiesOf } from './families.ts';
import { nameReasons } from './name-reasons.ts';
import { brain, flawless } from './testing/font-quizzes.ts';

const said = (fit: Partial<NameFit>, companyName = 'Acme', fontId = 'vollkorn'): string[] => {
  const family = familiesOf(brain).find(({ font }) => font._id === fontId);
  return family
    ? nameReasons(textFace(family), { ...flawless, ...fit }, companyName).map(({ sentence }) =>
        sentence.replaceAll('\u00a0', ' '),
      )
    : [];
};

test('what a designer should look at in the name is said in words, and how wide it runs in a sentence of its own', () => {
  expect(said({ collisions: 2, gaps: 1, confusion: ['Il'], widths: [20, 11, 8], score: 0.3 })).toEqual([
    'In Vollkorn, “Acme” needs a designer’s eye: two pairs of letters nearly touch, one pair of letters leaves a hole and its I can be taken for the letter l (0.30 of 1).',
    'On one line in Vollkorn, “Acme” is 20.00 times as wide as its capitals are high, on two 11.00: use two lines.',
  ]);
  expect(said({ collisions: 1, gaps: 12, confusion: ['O0', 'lI'], score: 0.1 })).toEqual([
    'In Vollkorn, “Acme” needs a designer’s eye: one pair of letters nearly touches, 12 pairs of letters leave a hole, its O can be taken for the digit 0 and its l can be taken for a capital I (0.10 of 1).',
  ]);
});

test('letters without a flaw are said to be even, and their number is given only where it is not 1', () => {
  expect(said({})).toEqual(['“Acme” sets evenly in Vollkorn: no two letters touch or leave a hole.']);
  expect(said({ score: 0.97 })).toEqual([
    '“Acme” sets evenly in Vollkorn: no two letters touch or leave a hole (0.97 of 1).',
  ]);
  expect(said({}, 'Q')).toEqual(['“Q” in Vollkorn cannot be taken for another sign.']);
});

test('letters that are meant to join are not said to stand apart', () => {
  expect(said({}, 'Acme', 'great-vibes')).toEqual(['“Acme” runs evenly in Great Vibes: no two letters leave a hole.']);
});

test('a long name has one sentence with its widths: to set two lines where they help, else how long it is', () => {
  expect(said({ widths: [20.58, 11.06, 8], score: 0.93 })).toEqual([
    'On one line in Vollkorn, “Acme” is 20.58 times as wide as its capitals are high, on two 11.06: use two lines.',
  ]);
  expect(said({ widths: [20.58, 20.58, 20.58], score: 0.7 })).toEqual([
    '“Acme” is long in Vollkorn: on one line 20.58 times as wide as its capitals are high (0.70 of 1).',
  ]);
});
