import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Font } from './font.ts';
import { judgeName } from './name-fit.ts';
import { shape } from './shape.ts';
import { installedFont } from './testing/installed-font.ts';

const face = (family: string) => installedFont(`@expo-google-fonts/${family}`, '400Regular');
const inter = face('inter');
const atkinson = face('atkinson-hyperlegible-next');
const lora = face('lora');
const barlow = face('barlow');
const bangers = face('bangers');
const pacifico = face('pacifico');
const spaceMono = face('space-mono');
const michroma = face('michroma');
const bebas = face('bebas-neue');
const confusionIn = (font: Font, name: string) => judgeName(font, name)?.confusion;

test('a face that lacks a letter of the name has no fit, and neither has a name without ink', () => {
  expect(judgeName(inter, 'Живая')).toBeDefined();
  expect(judgeName(barlow, 'Живая')).toBeUndefined();
  expect(judgeName(inter, ' \u200B ')).toBeUndefined();
});

test('I and l are confused where the face draws them alike and the name leaves room for doubt', () => {
  expect(confusionIn(inter, 'Illume')).toEqual(['Il']);
  expect(confusionIn(inter, 'AI')).toEqual(['Il']);
  expect(confusionIn(inter, 'OpenAI')).toEqual(['Il']);
  expect(confusionIn(inter, 'lumen')).toEqual(['lI']);
  for (const name of ['Illume', 'AI', 'OpenAI', 'lumen']) expect(confusionIn(atkinson, name)).toEqual([]);
});

test('I and l are not doubted in the middle of a word, among capitals or as a sentence begins', () => {
  for (const name of ['Internationale', 'IBM', 'TAXI', 'Ionic', 'Hello', 'Acme'])
    expect(confusionIn(inter, name)).toEqual([]);
});

test('a zero beside letters is doubted where it is drawn as the letter O, and not where it holds a dot', () => {
  expect(confusionIn(bebas, 'Studio0')).toEqual(['0O']);
  expect(confusionIn(lora, 'Studio0')).toEqual([]);
  expect(confusionIn(face('ibm-plex-mono'), 'Studio0')).toEqual([]);
  expect(confusionIn(bebas, 'Route 100')).toEqual([]);
});

test('letters that run into each other are collisions, unless the face joins its letters', () => {
  expect(judgeName(bangers, 'Stripe')?.collisions).toBeGreaterThan(1);
  expect(judgeName(inter, 'Stripe')?.collisions).toBe(0);
  expect(judgeName(pacifico, 'Stripe')?.collisions).toBe(0);
});

test('narrow letters gape in a monospaced face; kerning closes what the letters leave open', () => {
  expect(judgeName(spaceMono, 'Illumination')?.gaps).toBeGreaterThan(0);
  expect(judgeName(inter, 'AVATAR')?.gaps).toBe(0);
  expect(judgeName(lora, 'AVATAR')?.gaps).toBe(0);
});

test('each flaw costs score', () => {
  const scoreIn = (font: Font, name: string) => judgeName(font, name)?.score ?? 0;
  expect(scoreIn(inter, 'Acme')).toBe(1);
  expect(scoreIn(bangers, 'Stripe')).toBeLessThan(scoreIn(inter, 'Stripe'));
  expect(scoreIn(spaceMono, 'Stile')).toBeLessThan(scoreIn(inter, 'Stile'));
  expect(scoreIn(inter, 'Illume')).toBeLessThan(scoreIn(atkinson, 'Illume'));
  expect(scoreIn(michroma, 'Internationale Handelsgesellschaft')).toBeLessThan(
    scoreIn(inter, 'Internationale Handelsgesellschaft'),
  );
});

test('more lines are never wider, and each is as wide as the widest line of the best breaks', () => {
  const width = (text: string) => shape(inter, text).width / inter.capHeight;
  const fit = judgeName(inter, 'Bank of New Amsterdam');
  expect(fit?.widths[0]).toBeCloseTo(width('Bank of New Amsterdam'), 1);
  expect(fit?.widths[1]).toBeCloseTo(Math.max(width('Bank of New'), width('Amsterdam')), 1);
  expect(fit?.widths[2]).toBeCloseTo(width('Amsterdam'), 1);
});

test('a name’s widths never rise with the lines, its score is 0 to 1, and how it is encoded changes nothing', () => {
  const name = fc
    .array(fc.string({ unit: fc.constantFrom(...'AIOlorve01ÅéžQ&.-'), minLength: 1, maxLength: 9 }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(name, (name) => {
      const fit = judgeName(inter, name);
      if (!fit) throw new Error('Inter has all of these letters');
      const [one, two, three] = fit.widths;
      expect(two).toBeLessThanOrEqual(one);
      expect(three).toBeLessThanOrEqual(two);
      expect(fit.score).toBeGreaterThan(0);
      expect(fit.score).toBeLessThanOrEqual(1);
      expect(judgeName(inter, `  ${name.normalize('NFD')} `)).toEqual(fit);
    }),
  );
});
