import type { FontReason } from '@signet/contract';
import { expect, test } from 'vitest';
import { tellReason } from './tell-reason.ts';

const said = (reason: FontReason): string => tellReason(reason).sentence;
const receipt = (reason: FontReason): string => (tellReason(reason).receipt ?? '').replaceAll('\u00a0', ' ');

const pair = (...traits: string[]): FontReason => ({
  kind: 'pairing',
  subject: 'fraunces',
  name: 'Fraunces',
  font: 'Nunito',
  value: 0.87,
  bound: 1,
  traits,
});

test('a pair is said to differ in something and to be alike in something', () => {
  expect(said(pair('contrast-class', 'x-height', 'width', 'posture'))).toBe(
    'Nunito goes with Fraunces: it differs in style, but is similar in height, width and shape.',
  );
  expect(said(pair('contrast-weight', 'width'))).toBe(
    'Nunito goes with Fraunces: it differs in weight, but is similar in width.',
  );
  expect(said(pair('superfamily', 'contrast-class'))).toBe('Nunito and Fraunces were drawn to go together.');
  expect(said(pair('same-family'))).toBe(
    'Nunito is used for headlines and text: a single family is the safest choice.',
  );
  expect(receipt(pair('superfamily'))).toBe(
    'Our score for the pair is 0.87 out of 1, from common rules for combining fonts.',
  );
});

test('a pair that differs in nothing, or is alike in nothing, blames nobody', () => {
  expect(said(pair('too-alike', 'width'))).toBe(
    'Nunito looks a lot like Fraunces: use size and weight to tell headlines from text.',
  );
  expect(said(pair('contrast-class'))).toBe('Nunito goes with Fraunces: it differs in style.');
});

const name = (rest: Partial<Extract<FontReason, { kind: 'name-fit' }>>): FontReason => ({
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
  expect(said(name({ flaws: { collisions: 2, gaps: 1, confusion: ['Il'] } }))).toBe(
    'In Vollkorn, “Acme” needs a designer’s eye: two pairs of letters nearly touch, one pair of letters leaves ' +
      'a wide gap and its I can be mistaken for the letter l.',
  );
  expect(said(name({ flaws: { collisions: 1, gaps: 12, confusion: ['O0', 'lI'] } }))).toBe(
    'In Vollkorn, “Acme” needs a designer’s eye: one pair of letters nearly touches, 12 pairs of letters leave ' +
      'a wide gap, its O can be mistaken for the digit 0 and its l can be mistaken for a capital I.',
  );
});

test('letters without a flaw are said to be even; a single one is not said to stand beside others', () => {
  expect(said(name({}))).toBe('The letters of “Acme” are evenly spaced in Vollkorn.');
  expect(said(name({ subject: 'Q', letters: 'single' }))).toBe('“Q” is easy to recognize in Vollkorn.');
  expect(said(name({ letters: 'joined' }))).toBe('The letters of “Acme” join evenly in Vollkorn.');
  expect(receipt(name({ value: 0.97 }))).toBe('Our score for how well its letters fit together is 0.97 out of 1.');
});

test('a long name is told to stand on two lines where they help, else to be given room', () => {
  const long: FontReason = { kind: 'name-width', subject: 'Acme', font: 'Vollkorn', value: 11.06, bound: 20.58 };
  expect(said(long)).toBe('“Acme” is long, so set it on two lines in Vollkorn.');
  expect(receipt(long)).toBe(
    'On one line it is 20.58 times as wide as its capitals are tall, on two lines 11.06 times.',
  );
  expect(said(name({ value: 0.7, width: 20.58 }))).toBe('“Acme” is long in Vollkorn: give it room.');
});

test('whether people rated the word or we read it stands with the number', () => {
  const warm = (rest: Partial<Extract<FontReason, { kind: 'font-meaning' }>> = {}): FontReason => ({
    kind: 'font-meaning',
    subject: 'warm',
    name: 'Warm',
    font: 'Lora',
    value: 99,
    bound: 117,
    isMatch: true,
    reading: {
      isRated: false,
      traits: [
        { anchor: 'type:warm', weight: 1 },
        { anchor: 'outline:round', weight: -0.5 },
      ],
    },
    ...rest,
  });
  expect(said(warm())).toBe('You chose Warm, and the letters of Lora are warm and angular.');
  expect(receipt(warm())).toBe('It suits Warm better than 99 of our 117 families, by our reading of the word.');
  expect(receipt(warm({ value: 116, reading: { isRated: true, traits: [] } }))).toBe(
    'It suits Warm better than any other of our 117 families, going by what people rated.',
  );
  expect(said(warm({ isMatch: false, value: 8 }))).toBe(
    'Lora is no obvious match for Warm: it is here as a change from the others.',
  );
});

test('a part of a whole is written as English writes it, without a space', () => {
  const height: FontReason = {
    kind: 'x-height',
    subject: 'nunito',
    font: 'Nunito',
    value: 0.714,
    bound: 0.7,
    setsText: true,
  };
  expect(receipt(height)).toBe('Its small letters are 71% as tall as its capitals.');
});
