import { toPixels } from '@signet/render';
import { expect, it } from 'vitest';
import { createRivals } from './rivals.ts';

const logo = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${body}</svg>`;
const dot = logo('<circle cx="32" cy="32" r="20"/>');
const bar = logo('<rect x="8" y="24" width="48" height="16"/>');

it('a logo is looked at once, whoever names it and however often', async () => {
  const looked: string[] = [];
  const rivals = createRivals({
    pixels: (svg, options) => {
      looked.push(String(svg));
      return toPixels(svg, options);
    },
  });
  const [first] = await rivals([{ name: 'Dot', logo: dot }]);
  const [again, other] = await rivals([
    { name: 'Dot as well', logo: dot },
    { name: 'Bar', logo: bar },
  ]);
  expect(looked).toEqual([dot, bar]);
  expect(first?.descriptions.length).toBeGreaterThan(0);
  expect(again).toEqual({ name: 'Dot as well', descriptions: first?.descriptions });
  expect(other?.descriptions).not.toEqual(first?.descriptions);
});

it('a logo that cannot be read is held against nothing', async () => {
  expect(await createRivals()([{ name: 'Broken', logo: 'no picture' }])).toEqual([
    { name: 'Broken', descriptions: [] },
  ]);
});
