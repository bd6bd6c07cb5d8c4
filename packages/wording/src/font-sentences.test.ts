import type { FontReason } from '@signet/contract';
import { expect, test } from 'vitest';
import { reasonSentence } from './reason-sentence.ts';

const plainly = (reason: FontReason): string => reasonSentence(reason).replaceAll('\u00a0', ' ');

const pair = (...traits: string[]): string =>
  plainly({ kind: 'pairing', subject: 'fraunces', name: 'Fraunces', font: 'Nunito', value: 0.87, bound: 1, traits });

test('a pair is said to differ in something and to be alike in something', () => {
  expect(pair('contrast-class', 'x-height', 'width', 'posture')).toBe(
    'Nunito goes under Fraunces: a different kind of letter, but alike in height, width and slant ' +
      '(0.87 of 1, by our reading).',
  );
  expect(pair('contrast-weight', 'width')).toBe(
    'Nunito goes under Fraunces: a clear difference in weight, but alike in width (0.87 of 1, by our reading).',
  );
  expect(pair('superfamily', 'contrast-class')).toBe(
    'Nunito goes under Fraunces: they were drawn to go together (0.87 of 1, by our reading).',
  );
  expect(pair('same-family')).toBe(
    'Nunito sets both headline and text: one family, the safest pair there is (0.87 of 1, by our reading).',
  );
});

test('a pair that differs in nothing, or is alike in nothing, blames nobody', () => {
  expect(pair('too-alike', 'width')).toBe(
    'Nunito goes under Fraunces: they are close, so let size and weight tell them apart (0.87 of 1, by our reading).',
  );
  expect(pair('contrast-class')).toBe(
    'Nunito goes under Fraunces: a different kind of letter (0.87 of 1, by our reading).',
  );
});

const name = (rest: Partial<Extract<FontReason, { kind: 'name-fit' }>>): string =>
  plainly({
    kind: 'name-fit',
    subject: 'Acme',
    font: 'Vollkorn',
    value: 1,
    bound: 1,
    flaws: { collisions: 0, gaps: 0, confusion: [] },
    width: undefined,
    letters: 'apart',
    ...rest,
  });

test('what a designer should look at in the name is said in words', () => {
  expect(name({ value: 0.3, flaws: { collisions: 2, gaps: 1, confusion: ['Il'] } })).toBe(
    'In Vollkorn, “Acme” needs a designer’s eye: two pairs of letters nearly touch, one pair of letters leaves ' +
      'a hole and its I can be taken for the letter l (0.30 of 1).',
  );
  expect(name({ value: 0.1, flaws: { collisions: 1, gaps: 12, confusion: ['O0', 'lI'] } })).toBe(
    'In Vollkorn, “Acme” needs a designer’s eye: one pair of letters nearly touches, 12 pairs of letters leave ' +
      'a hole, its O can be taken for the digit 0 and its l can be taken for a capital I (0.10 of 1).',
  );
});

test('letters without a flaw are said to be even, and their number is given only where it is not 1', () => {
  expect(name({})).toBe('“Acme” sets evenly in Vollkorn: no two letters touch or leave a hole.');
  expect(name({ value: 0.97 })).toBe(
    '“Acme” sets evenly in Vollkorn: no two letters touch or leave a hole (0.97 of 1).',
  );
  expect(name({ subject: 'Q', letters: 'single' })).toBe('“Q” in Vollkorn cannot be taken for another sign.');
  expect(name({ letters: 'joined' })).toBe('“Acme” runs evenly in Vollkorn: no two letters leave a hole.');
});

test('a long name is told to stand on two lines where they help, else how long it is', () => {
  expect(plainly({ kind: 'name-width', subject: 'Acme', font: 'Vollkorn', value: 11.06, bound: 20.58 })).toBe(
    'On one line in Vollkorn, “Acme” is 20.58 times as wide as its capitals are high, on two 11.06: use two lines.',
  );
  expect(name({ value: 0.7, width: 20.58 })).toBe(
    '“Acme” is long in Vollkorn: on one line 20.58 times as wide as its capitals are high (0.70 of 1).',
  );
});

test('a weight that we chose says by our reading; one that people rated says so', () => {
  const reason = (isRated: boolean, rest: object = {}): FontReason => ({
    kind: 'font-meaning',
    subject: 'warm',
    name: 'Warm',
    font: 'Lora',
    value: 99,
    bound: 117,
    isMatch: true,
    reading: {
      isRated,
      traits: [
        { anchor: 'type:warm', weight: 1 },
        { anchor: 'outline:round', weight: -0.5 },
      ],
    },
    ...rest,
  });
  expect(plainly(reason(false))).toBe(
    'You chose Warm. By our reading that asks for warm and angular letters, ' +
      'and Lora fits better than 99 of our 117 families.',
  );
  expect(plainly(reason(true, { value: 116 }))).toBe(
    'You chose Warm. By what people rated as warm and angular letters, ' +
      'Lora fits better than any other of our 117 families.',
  );
  expect(plainly(reason(false, { isMatch: false, value: 8 }))).toBe(
    'You chose Warm. By our reading, Lora is no obvious match (ahead of 8 of our 117 families): ' +
      'it is here as a change from the others.',
  );
});
