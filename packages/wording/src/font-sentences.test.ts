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
    'Nunito goes under Fraunces: a different kind of letter, but alike in height, width and shape.',
  );
  expect(said(pair('contrast-weight', 'width'))).toBe(
    'Nunito goes under Fraunces: a clear difference in weight, but alike in width.',
  );
  expect(said(pair('superfamily', 'contrast-class'))).toBe('Nunito and Fraunces were drawn to go together.');
  expect(said(pair('same-family'))).toBe('Nunito sets both headline and text: one family is the safest pair.');
  expect(receipt(pair('superfamily'))).toBe(
    'As a pair they come to 0.87 of 1, by our reading of the rules of the trade.',
  );
});

test('a pair that differs in nothing, or is alike in nothing, blames nobody', () => {
  expect(said(pair('too-alike', 'width'))).toBe('Nunito is close to Fraunces: let size and weight tell them apart.');
  expect(said(pair('contrast-class'))).toBe('Nunito goes under Fraunces: a different kind of letter.');
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
      'a hole and its I can be taken for the letter l.',
  );
  expect(said(name({ flaws: { collisions: 1, gaps: 12, confusion: ['O0', 'lI'] } }))).toBe(
    'In Vollkorn, “Acme” needs a designer’s eye: one pair of letters nearly touches, 12 pairs of letters leave ' +
      'a hole, its O can be taken for the digit 0 and its l can be taken for a capital I.',
  );
});

test('letters without a flaw are said to be even; a single one is not said to stand beside others', () => {
  expect(said(name({}))).toBe('“Acme” sets evenly in Vollkorn.');
  expect(said(name({ subject: 'Q', letters: 'single' }))).toBe('“Q” in Vollkorn cannot be taken for another sign.');
  expect(said(name({ letters: 'joined' }))).toBe('“Acme” runs evenly in Vollkorn.');
  expect(receipt(name({ value: 0.97 }))).toBe('How its letters stand together comes to 0.97 of 1.');
});

test('a long name is told to stand on two lines where they help, else to be given room', () => {
  const long: FontReason = { kind: 'name-width', subject: 'Acme', font: 'Vollkorn', value: 11.06, bound: 20.58 };
  expect(said(long)).toBe('“Acme” is long, so set it on two lines in Vollkorn.');
  expect(receipt(long)).toBe('On one line it is 20.58 times as wide as its capitals are high, on two 11.06.');
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
  expect(receipt(warm())).toBe('It suits that better than 99 of our 117 families, by our reading of the word.');
  expect(receipt(warm({ value: 116, reading: { isRated: true, traits: [] } }))).toBe(
    'It suits that better than any other of our 117 families, going by what people rated.',
  );
  expect(said(warm({ isMatch: false, value: 8 }))).toBe(
    'Lora is no obvious match for Warm: it is here as a change from the others.',
  );
});
