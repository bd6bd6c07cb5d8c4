import { expect, test } from 'vitest';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { namedIn } from './name-materials.ts';

const { nameMaterials } = await readDefaultBrain();

test.each([
  ['Tern Ferries', 'ferry'],
  ['Three Finches', 'finch'],
  ['Two Foxes', 'fox'],
  ['Ferns', 'fern'],
])('a word in the plural calls to mind what it does in the singular: %s', (name, word) => {
  const whole = namedIn(nameMaterials, name).filter(({ counts }) => counts === 1);
  expect(whole.map(({ row }) => row.word)).toContain(word);
});

test.each([
  ['Θυμάρι', 'thyme'],
  ['Журавль', 'crane'],
  ['Їжак', 'hedgehog'],
  ['פרפר', 'butterfly'],
  ['زعفران', 'saffron'],
  ['Мозаїка', 'mosaic'],
  ['대나무', 'bamboo'],
  ['ボタン', 'button'],
  ['इंद्रधनुष', 'rainbow'],
  ['มะม่วง', 'mango'],
  ['Suối', 'stream'],
  ['Işık', 'light'],
  ['Światło', 'light'],
])('%s calls to mind what %s does', (name, word) => {
  const [own] = namedIn(nameMaterials, name);
  const [other] = namedIn(nameMaterials, word);
  expect(own?.row).toEqual({ ...other?.row, word: own?.row.word });
});
