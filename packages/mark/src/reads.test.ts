import { expect, test } from 'vitest';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { frameFor, rasterPath } from './grid.ts';
import { lettersOf, type Letter } from './letter.ts';
import { readAs } from './reads.ts';

const font = installedFont('@expo-google-fonts/rubik', '700Bold');
const drawn = (letter: string): Letter => {
  const found = lettersOf(font)(letter);
  if (!found) throw new Error(`No ${letter}`);
  return found;
};
const picture = ({ path, box }: Letter) => rasterPath(path, frameFor(box, 64, 2));

test.each(['H', 'Q', 'g', 'Ж', '7'])('%s reads as itself', (letter) => {
  expect(readAs(picture(drawn(letter)), letter, font)).toMatchObject({ rank: 1 });
});

test('a P is not read as a B, nor a Ж as a К', () => {
  expect(readAs(picture(drawn('P')), 'B', font).rank).toBeGreaterThan(1);
  expect(readAs(picture(drawn('Ж')), 'К', font).rank).toBeGreaterThan(1);
});
