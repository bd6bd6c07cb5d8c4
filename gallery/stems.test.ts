import { stemOf } from '@signet/kit';
import { expect, it } from 'vitest';
import { openFace } from './families.ts';

it('the stroke of an l is measured where it stands, without its serifs', async () => {
  // a hairline face, a book face with serifs wider than twice its stroke, and the heaviest of a grotesque
  const [fine, serif, heavy] = await Promise.all([
    openFace('playfair-display', 400),
    openFace('young-serif', 400),
    openFace('archivo', 900),
  ]);
  const [one, two, three] = [fine, serif, heavy].map((font) => stemOf(font) ?? 0);
  expect(one).toBeGreaterThan(0.08);
  expect(one).toBeLessThan(0.2);
  expect(two).toBeGreaterThan(0.12);
  expect(two).toBeLessThan(0.26);
  expect(three).toBeGreaterThan(0.22);
  expect(three).toBeLessThan(0.42);
});
