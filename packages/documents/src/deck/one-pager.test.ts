import { expect, test } from 'vitest';
import { limits } from '@signet/contract';
import { kits, type KitKey } from '@signet/kit';
import { boundsOf } from '@signet/type';
import { kitBrand, type BrandName } from '../../../../gallery/kit-brands.ts';
import { widthOf } from '../drawing/measure.ts';
import { answered, unanswered } from '../testing/subjects.ts';
import { placeText } from './place-text.ts';
import type { Subject } from './subject.ts';
import { onePager, onePagerKinds, type OnePagerKind } from './one-pager.ts';

const kitKeys = Object.keys(kits) as KitKey[];
const names: readonly BrandName[] = ['short', 'three-lines'];

/** What stands on the colored foot itself. */
const OF_FOOT = /^(?:Foot$|(?:blank:one-pager\.)?(?:round|closing)\.)/u;

/** Every answer so many times as long; `Name; role` is left as it is. */
const longer = (times: number): Subject => ({
  ...answered,
  answers: Object.fromEntries(
    Object.entries(answered.answers).map(([key, told]) => [
      key,
      key.startsWith('team.person')
        ? told
        : Array.from({ length: times }, () => told)
            .join(' ')
            .slice(0, limits.storyAnswerLength),
    ]),
  ),
});
const half = (subject: Subject): Subject => {
  const kept = Object.entries(subject.answers).filter((_, at) => at % 2 === 0);
  return { ...subject, answers: Object.fromEntries(kept) };
};

const madeOf = (kit: KitKey, brand: Awaited<ReturnType<typeof kitBrand>>, subject: Subject, kind: OnePagerKind) => {
  const deck = onePager(kit, brand, subject, kind);
  const [layout] = deck.layouts;
  const foot = layout?.items.find(({ name, kind: form }) => form === 'form' && name === 'Foot');
  const top = foot?.kind === 'form' ? foot.area.y : 0;
  const boxes = [...(layout?.slots ?? []), ...(deck.slides[0]?.items ?? [])].flatMap((one) =>
    'area' in one ? [{ name: one.name, ...one.area }] : [],
  );
  expect(top).toBeGreaterThan(5);
  const over = boxes.filter(({ name, y, h }) => !OF_FOOT.test(name) && y + h > top + 0.001).map(({ name }) => name);
  return { over, items: deck.slides[0]?.items ?? [] };
};

test.each(kitKeys)('%s: nothing above the foot of a page reaches into it, however much is told', async (kit) => {
  for (const name of names) {
    const brand = await kitBrand(name, 'earth');
    for (const [amount, subject] of [
      ['told', answered],
      ['asked', unanswered],
      ['twice', longer(2)],
      ['half of twice', half(longer(2))],
    ] as const)
      for (const kind of onePagerKinds) {
        const over = madeOf(kit, brand, subject, kind).over.map((box) => `${name} ${amount} ${kind} ${box}`);
        expect(over).toEqual([]);
      }
  }
});

test('nor does it where every answer is as long as answers may be', async () => {
  const brand = await kitBrand('short', 'ink');
  for (const kind of onePagerKinds) expect(madeOf('contour', brand, longer(60), kind).over, kind).toEqual([]);
});

test('claims of a page that holds much are smaller, all alike', async () => {
  const brand = await kitBrand('short', 'ink');
  const sizesOf = (subject: Subject) => {
    const { items } = madeOf('contour', brand, subject, 'investor-us');
    const claims = ['problem.title', 'solution.title', 'market.title', 'model.title', 'rivals.title', 'team.title'];
    const sizes = items.flatMap((one) => (one.kind === 'text' && claims.includes(one.name) ? [one.style.size] : []));
    return [...new Set(sizes)];
  };
  expect(sizesOf(answered)).toEqual([13.5]);
  const [size = 0, ...others] = sizesOf(longer(2));
  expect(others).toEqual([]);
  expect(size).toBeLessThan(13.5);
});

test('what grew is a chart on the page for investors, of the numbers that were told', async () => {
  const brand = await kitBrand('short', 'ink');
  const chartOf = (subject: Subject) =>
    madeOf('contour', brand, subject, 'investor').items.find((item) => item.kind === 'chart');
  expect(chartOf(answered)?.bars.at(-1)).toEqual({ label: 'Sep', value: 212, shown: '212' });
  expect(chartOf(answered)?.alt).toContain('Kilometers under contract tripled since January: Jan 68, Sep 212.');
  expect(chartOf({ ...answered, answers: { ...answered.answers, 'traction.series': 'Jan 4, Feb 9' } })).toBeUndefined();
  expect(chartOf(unanswered)).toBeUndefined();
});

test('what changes is drawn to scale on the page for customers', async () => {
  const brand = await kitBrand('short', 'ink');
  const drawn = (subject: Subject, side: 1 | 2): number =>
    madeOf('contour', brand, subject, 'customer').items.filter(({ name }) => name.startsWith(`Change ${side}.`)).length;
  // 4.1 holes are four and a small one, 1.2 one and a small one
  expect([drawn(answered, 1), drawn(answered, 2)]).toEqual([5, 2]);
  expect(drawn(unanswered, 1)).toBe(0);
  // what costs €0.38 is no third of a thing
  const priced = { 'solution.figure1': '€0.38', 'solution.figure3': '€0.02' };
  expect(drawn({ ...answered, answers: { ...answered.answers, ...priced } }, 1)).toBe(0);
});

test.each(kitKeys)('%s: the headline of a page is its largest words, and begins where all others do', async (kit) => {
  for (const name of [...names, 'cyrillic'] as const) {
    const brand = await kitBrand(name, 'earth');
    for (const kind of onePagerKinds) {
      const { items } = madeOf(kit, brand, answered, kind);
      const texts = items.flatMap((item) => (item.kind === 'text' && !item.name.startsWith('blank:') ? [item] : []));
      const title = texts.find((item) => item.slot === 0);
      const left = Math.min(...texts.map(({ area }) => area.x));
      expect(title?.area.x, `${name} ${kind}`).toBeCloseTo(left, 5);
      expect(title?.style.size, `${name} ${kind}`).toBeGreaterThanOrEqual(24);
    }
  }
});

test('the logo of a page is read in print: each line of a long name as well as a short one', async () => {
  for (const name of names) {
    const brand = await kitBrand(name, 'earth');
    for (const kind of onePagerKinds) {
      const [layout] = onePager('contour', brand, answered, kind).layouts;
      const logo = layout?.items.find((item) => item.kind === 'art' && item.name === 'Logo');
      const [flat] = logo?.kind === 'art' ? logo.flats : [];
      const box = flat?.kind === 'area' ? boundsOf(flat.path) : undefined;
      const lines = brand.name.split(' ').length > 3 ? 3 : 1;
      expect(((box?.bottom ?? 0) - (box?.top ?? 0)) / 120 / lines).toBeGreaterThan(0.14);
    }
  }
});

test('words that fit a line by a hair in one reader end it in the file for all', async () => {
  const brand = await kitBrand('short', 'earth');
  const style = { face: 'text', size: 18, ink: 'b1', leading: 1, align: 'l', anchor: 't' } as const;
  const text = '30 km mean contract, then more';
  const fits = widthOf(brand.text, '30 km mean contract,', 18);
  const placed = (w: number) => placeText(brand, { name: 'fact', area: { x: 0, y: 0, w, h: 2 }, style, text });
  expect(placed(fits + 0.2).isSoft).toBe(false);
  expect(placed(fits + 0.01).isSoft).toBe(true);
  expect(placed(fits - 0.01).isSoft).toBe(true);
});
