import { expect, test } from 'vitest';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { colorNamed } from './name-words.ts';

const brain = await readDefaultBrain();

test.each([
  ['Blue Hour', 'cobalt'],
  ['Синий час', 'cobalt'],
  ['Чёрная Кошка', 'black'],
  ['Зелена Хата', 'emerald'],
  ['Γαλάζιο Κύμα', 'sky'],
  ['חוט אדום', 'crimson'],
  ['البيت الأخضر', 'emerald'],
  ['빨강 우산', 'crimson'],
  ['Grün & Söhne', 'emerald'],
])('a name with a plain word for a color names that color in its own language: %s', (name, family) => {
  expect(colorNamed(brain, name)?.family._id).toBe(family);
});

test('a word that only begins like a color names none', () => {
  expect(colorNamed(brain, 'Синица')).toBeUndefined();
});
