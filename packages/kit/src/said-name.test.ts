import { expect, test } from 'vitest';
import { kitBrand } from '../../../gallery/kit-brands.ts';
import { drawKitPage } from './draw-piece.ts';
import { drawLogo } from './draw-slide.ts';
import { kits, type KitKey } from './kits.ts';
import { saysName } from './said-name.ts';

test('a headline says a name where all its words stand there, one after the other', () => {
  expect(saysName('Quern hears water leaks', 'Quern')).toBe(true);
  expect(saysName("quern's map", 'Quern')).toBe(true);
  expect(saysName('This is Thornbury & Vale', 'Thornbury &\nVale')).toBe(true);
  expect(saysName('Querns hear water leaks', 'Quern')).toBe(false);
  expect(saysName('Thornbury hears Vale', 'Thornbury & Vale')).toBe(false);
  expect(saysName('Find the leak', 'O')).toBe(false);
  expect(saysName('Живая Вода течёт', 'Живая Вода')).toBe(true);
});

type Drawn = ReturnType<typeof drawKitPage>['shapes'][number];
const logosIn = (shapes: readonly Drawn[]): Drawn[] =>
  shapes.flatMap((shape) => {
    if (shape.kind !== 'group') return [];
    return shape.id === 'logo' ? [shape] : logosIn(shape.shapes);
  });
/** Forms of the outline of a logo, whatever its size. */
const formsOf = (logo: Drawn | undefined): number => {
  const [path] = logo?.kind === 'group' ? logo.shapes : [];
  return path?.kind === 'path' ? path.path.filter(([verb]) => verb === 'M').length : 0;
};

const page = { width: 1080, height: 1350, label: '' };
const says = (headline: string) => ({ headline, logo: true, small: 'quern.example' });
/** Kits that show a logo on a poster; the others set the name itself, or none. */
const signing = (Object.keys(kits) as KitKey[]).filter((key) => key !== 'poster-wall');

test.each(signing)('%s: beside a headline that says the name the mark stands alone, or nothing', async (kit) => {
  const short = await kitBrand('short', 'earth');
  const whole = formsOf(drawLogo(short, { x: 0, y: 0, width: 300, height: 90 }, 'p1').shapes[0]);
  const [beside] = logosIn(drawKitPage(kit, short, page, says('Find the leak before the street does')).shapes);
  expect(formsOf(beside)).toBe(whole);
  const [mark] = logosIn(drawKitPage(kit, short, page, says('Quern hears water leaks')).shapes);
  expect(formsOf(mark)).toBeGreaterThan(0);
  expect(formsOf(mark)).toBeLessThan(whole);
  const long = await kitBrand('cyrillic', 'earth');
  expect(logosIn(drawKitPage(kit, long, page, says('Живая Вода течёт')).shapes)).toEqual([]);
  expect(logosIn(drawKitPage(kit, long, page, says('Find the leak')).shapes)).toHaveLength(1);
});
