import { expect, test } from 'vitest';
import { kitBrand } from '../../../../../gallery/kit-brands.ts';
import { bestWall } from './wall.ts';

const { heavy, headline } = await kitBrand('three-lines', 'earth');
const font = heavy ?? headline;
const post = { width: 1080, height: 1211, pad: 17, name: 'Quern' };
const slide = { width: 1600, height: 785, pad: 14, name: 'Quern' };

test('a sentence is not broken around a word that leads to the next one, nor after its first word', () => {
  const { lines } = bestWall(font, ['Find the leak before the street does'], post);
  expect(lines).not.toContain('the');
  expect(lines[0]).toContain(' ');
  const said = bestWall(font, ['Quern hears water leaks weeks before they surface'], slide).lines;
  expect(said.filter((line) => !line.includes(' '))).toEqual([]);
});

test('words of a name stand as they fill the wall best', () => {
  const name = 'Thornbury & Vale Cooperative Seed Merchants';
  const { lines } = bestWall(font, [name], { ...post, name });
  expect(lines.some((line) => !line.includes(' '))).toBe(true);
});
