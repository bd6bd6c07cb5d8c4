import { expect, test } from 'vitest';
import { mixColors } from './mix.ts';
import { oklabOf } from './oklab.ts';

test('the ends of a mixture are the colors themselves', () => {
  expect([mixColors('#a6402b', '#1f5f57', 0), mixColors('#a6402b', '#1f5f57', 1)]).toEqual(['#a6402b', '#1f5f57']);
});

test('its middle lies halfway in OKLab, within what 8 bits can say', () => {
  const [one, other, middle] = ['#ffd000', '#0030a0', mixColors('#ffd000', '#0030a0', 0.5)].map((hex) => oklabOf(hex));
  expect(middle?.lightness).toBeCloseTo(((one?.lightness ?? 0) + (other?.lightness ?? 0)) / 2, 2);
  expect(middle?.b).toBeCloseTo(((one?.b ?? 0) + (other?.b ?? 0)) / 2, 2);
});

test('what is no color is refused', () => expect(() => mixColors('red', '#ffffff', 0.5)).toThrow(TypeError));
