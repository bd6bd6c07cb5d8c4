import { expect, test } from 'vitest';
import type { PairingGround } from '@signet/type';
import { pairingSentence, speaksForItself } from './pairing-sentence.ts';

const pair = (...grounds: PairingGround[]) => ({ score: 0.87, grounds });
const said = (...grounds: PairingGround[]): string =>
  pairingSentence('Fraunces', 'Nunito', pair(...grounds)).replaceAll('\u00a0', ' ');

test('a pair is said to differ in something and to be alike in something', () => {
  expect(said('contrast-class', 'x-height', 'width', 'posture')).toBe(
    'Nunito goes under Fraunces: a different kind of letter, but alike in height, width and slant (0.87 of 1, by our reading).',
  );
  expect(said('contrast-weight', 'width')).toBe(
    'Nunito goes under Fraunces: a clear difference in weight, but alike in width (0.87 of 1, by our reading).',
  );
  expect(said('superfamily', 'contrast-class')).toBe(
    'Nunito goes under Fraunces: they were drawn to go together (0.87 of 1, by our reading).',
  );
  expect(said('same-family')).toBe(
    'Nunito sets both headline and text: one family, the safest pair there is (0.87 of 1, by our reading).',
  );
});

test('a pair that differs in nothing, or is alike in nothing, does not speak for itself, and its sentence blames nobody', () => {
  expect([pair('same-family'), pair('superfamily'), pair('contrast-class', 'width')].map(speaksForItself)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    [pair('too-alike', 'width', 'posture'), pair('contrast-class'), pair('two-scripts')].map(speaksForItself),
  ).toEqual([false, false, false]);
  expect(said('too-alike', 'width')).toBe(
    'Nunito goes under Fraunces: they are close, so let size and weight tell them apart (0.87 of 1, by our reading).',
  );
  expect(said('contrast-class')).toBe(
    'Nunito goes under Fraunces: a different kind of letter (0.87 of 1, by our reading).',
  );
});
