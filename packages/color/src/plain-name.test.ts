import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['#3399cc', 'blue'],
  ['#003399', 'dark blue'],
  ['#635bff', 'blue'],
  ['#4b0082', 'dark purple'],
  ['#e4002b', 'red'],
  ['#ff5a5f', 'red'],
  ['#ffc0cb', 'light pink'],
  ['#ff9900', 'orange'],
  ['#c65102', 'orange'],
  ['#ffff00', 'yellow'],
  ['#00704a', 'green'],
  ['#00ff00', 'green'],
  ['#b5ecd0', 'light green'],
  ['#008080', 'teal'],
  ['#40e0d0', 'turquoise'],
  ['#8b4513', 'brown'],
  ['#f5f5dc', 'beige'],
  ['#6c757d', 'gray'],
  ['#2c3e50', 'dark gray'],
  ['#c0c0c0', 'light gray'],
  ['#0a0a0a', 'black'],
  ['#fafafa', 'white'],
])('%s is called %s', (hex, name) => expect(plainName(hex)).toBe(name));

test('every color has a name', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const names = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => plainName(`#${red}${green}${blue}`))),
  );
  expect(names.filter((name) => !/^(dark |light )?[a-z]+$/.test(name))).toEqual([]);
});
