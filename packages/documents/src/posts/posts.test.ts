import { expect, test } from 'vitest';
import { kits, type KitKey } from '@signet/kit';
import { toSvg, type Scene, type Shape } from '@signet/scene';
import { boundsOf } from '@signet/type';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import type { Subject } from '../deck/subject.ts';
import { answered, unanswered } from '../testing/subjects.ts';
import { postScene } from './posts.ts';
import { postSays, posts, type PostKind } from './says.ts';

const kinds = Object.keys(posts) as PostKind[];
const told = (answers: Record<string, string>): Subject => ({
  ...answered,
  answers: { ...answered.answers, ...answers },
});

test('a post says what the founder has told of the company, in their own words and numbers', () => {
  const says = (kind: PostKind, subject = answered): string => postSays(kind, subject).says;
  expect(says('launch-post')).toBe('Find the leak before the street does');
  expect(says('statement-post')).toBe('Quern hears water leaks weeks before they surface');
  expect(says('number-post')).toBe('27% of treated water never reaches a meter at the utilities we asked.');
  expect(says('change-post')).toBe('Crews dig once, in the right place; 4.1 holes per leak; 1.2 holes per leak');
  expect(says('growth-post')).toContain('Kilometers under contract tripled since January');
  expect(says('hiring-post')).toBe('We are hiring: Field engineer, Ulm');
  expect(says('steps-story')).toContain('A clip listens for ten seconds, at 3 a.m.');
  expect(says('words-post')).toBe('Precise. Calm. Grounded');
  expect(says('hiring-post', told({ 'post.job': 'Night baker, Lowell' }))).toBe('We are hiring: Night baker, Lowell');
  expect(says('milestone-post', told({ 'post.milestone': '100,000 loaves sold' }))).toBe('100,000 loaves sold');
});

test('a picture that waits for an answer shows no question: nobody can type into it', () => {
  const asking = kinds.filter((kind) => postSays(kind, unanswered).asks !== undefined);
  expect(asking).toEqual([
    'launch-post',
    'statement-post',
    'number-post',
    'change-post',
    'growth-post',
    'steps-story',
    'hiring-post',
    'milestone-post',
  ]);
  for (const kind of kinds) {
    const { says, asks } = postSays(kind, unanswered);
    expect(says).not.toContain('?');
    if (asks !== undefined) expect(asks).toMatch(/\?$/u);
  }
});

test('numbers that cannot be drawn to scale are not drawn: growth of two months, or below zero', () => {
  expect(postSays('growth-post', told({ 'traction.series': 'Jan 4, Feb 9' })).asks).toBeDefined();
  expect(postSays('growth-post', told({ 'traction.series': 'Jan 4, Feb -9, Mar 12' })).asks).toBeDefined();
});

test('whatever is answered a picture is drawn, and one that is too long for it shows that it goes on', async () => {
  const brand = await kitBrand('short', 'ink');
  const odd = [
    'a'.repeat(5000),
    'word '.repeat(1000),
    '😀 👩‍👩‍👧',
    '-5',
    '200 %',
    '0',
    '1;2;3;4',
    'Jan 0, Feb 0, Mar 0',
    '\u0007 <b>&',
  ];
  for (const text of odd) {
    const answers = Object.fromEntries(Object.keys(answered.answers).map((key) => [key, text]));
    const drawn = kinds.map((kind) => postScene('open-margin', brand, { ...answered, answers }, kind));
    expect(drawn.map((scene) => /NaN|Infinity/u.test(toSvg(scene, brand.colors)))).not.toContain(true);
    if (text.length > 1000) expect(drawn.filter(({ label }) => label.includes('…')).length).toBeGreaterThan(3);
  }
});

type Outline = { left: number; top: number; right: number; bottom: number };

/** Where words stand, in the units of the page. */
const wordsIn = (shapes: readonly Shape[], x = 0, y = 0): Outline[] =>
  shapes.flatMap((shape): Outline[] => {
    // pattern and artwork of a kit may run off the page
    if (shape.kind === 'group' && shape.clip) return [];
    if (shape.kind === 'group' && (shape.scale ?? 1) === 1 && !shape.turn)
      return wordsIn(shape.shapes, x + (shape.x ?? 0), y + (shape.y ?? 0));
    const box = shape.kind === 'text' ? boundsOf(shape.path) : undefined;
    return box ? [{ left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y }] : [];
  });

const outside = ({ width, height, shapes }: Scene): Outline[] =>
  wordsIn(shapes).filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height);

test.each(Object.keys(kits) as KitKey[])('%s: words of a post stay on it, whoever the brand is', async (kit) => {
  for (const [name, subject] of [
    ['three-lines', answered],
    ['cyrillic', answered],
    ['short', unanswered],
  ] as const) {
    const brand = await kitBrand(name, 'earth');
    for (const kind of kinds)
      expect(outside(postScene(kit, brand, { ...subject, company: brand.name }, kind)), kind).toEqual([]);
  }
});

/** Boxes of words, in the order in which they are drawn, and of plain colored fields. */
const fieldsIn = ({ shapes }: Scene): Outline[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'rect'
      ? [{ left: shape.x, top: shape.y, right: shape.x + shape.width, bottom: shape.y + shape.height }]
      : [],
  );

test.each(Object.keys(kits) as KitKey[])(
  '%s: words over a bar stand above it, those in one stay inside',
  async (kit) => {
    const long = told({ 'solution.meaning1': 'days of building work until the water runs on every floor' });
    const twelve =
      'Oct 61, Nov 66, Dec 70, Jan 84, Feb 99, Mar 112, Apr 131, May 150, Jun 163, Jul 165, Aug 171, Sep 192';
    const crosses = (scene: Scene): number => {
      const bars = fieldsIn(scene).filter(
        ({ bottom, left, right }) => bottom === scene.height && right - left < scene.width,
      );
      const words = wordsIn(scene.shapes);
      expect(bars.length).toBeGreaterThan(1);
      const isOver = (word: Outline, bar: Outline): boolean =>
        word.right > bar.left && word.left < bar.right && word.bottom > bar.top + 1;
      const isInside = (word: Outline, bar: Outline): boolean =>
        word.left >= bar.left && word.right <= bar.right && word.top >= bar.top;
      return words.filter((word) => bars.some((bar) => isOver(word, bar) && !isInside(word, bar))).length;
    };
    const brand = await kitBrand('cyrillic', 'fair');
    expect(crosses(postScene(kit, brand, long, 'change-post'))).toBe(0);
    expect(crosses(postScene(kit, brand, told({ 'traction.series': twelve }), 'growth-post'))).toBe(0);
  },
);

test('a post whose sentence says the name shows the mark alone beside it, or no logo where there is none', async () => {
  const logosIn = (shapes: readonly Shape[]): Shape[] =>
    shapes.flatMap((shape) => (shape.kind !== 'group' ? [] : shape.id === 'logo' ? [shape] : logosIn(shape.shapes)));
  const wideOf = ([logo]: readonly Shape[]): number => {
    const [path] = logo?.kind === 'group' ? logo.shapes : [];
    const box = path?.kind === 'path' ? boundsOf(path.path) : undefined;
    return box ? (box.right - box.left) / (box.bottom - box.top) : 0;
  };
  const short = await kitBrand('short', 'earth');
  const marked = logosIn(postScene('contour', short, answered, 'statement-post').shapes);
  const whole = logosIn(
    postScene('contour', short, told({ 'statement.title': 'We hear leaks' }), 'statement-post').shapes,
  );
  expect(wideOf(marked)).toBeGreaterThan(0);
  expect(wideOf(marked)).toBeLessThan(wideOf(whole) / 2);
  const named = await kitBrand('cyrillic', 'earth');
  const says = { ...told({ 'statement.title': 'Живая Вода hears leaks' }), company: named.name };
  expect(logosIn(postScene('contour', named, says, 'statement-post').shapes)).toEqual([]);
});

/** Where what is drawn stands, in the units of the page. */
const boundsIn = (shapes: readonly Shape[], x = 0, y = 0): Outline[] =>
  shapes.flatMap((shape): Outline[] => {
    if (shape.kind === 'group') return boundsIn(shape.shapes, x + (shape.x ?? 0), y + (shape.y ?? 0));
    const box = 'path' in shape ? boundsOf(shape.path) : undefined;
    return box ? [{ left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y }] : [];
  });

test('a logo of three lines stands whole below the words of the brand', async () => {
  const brand = await kitBrand('three-lines', 'earth');
  const { shapes, height } = postScene('terrazzo', brand, { ...answered, company: brand.name }, 'words-post');
  const rows = shapes.flatMap((one) => (one.kind === 'rect' ? [one] : [])).slice(0, answered.keywords.length);
  const logo = shapes.filter((one) => one.kind === 'group' && one.id === 'logo');
  const lowest = Math.max(...rows.map((row) => row.y + row.height));
  expect(logo).toHaveLength(1);
  for (const { top, bottom } of boundsIn(logo)) {
    expect(top).toBeGreaterThan(lowest + 20);
    expect(bottom).toBeLessThan(height - 20);
  }
});

test('what a milestone counts stands clear of its figure and can be read, whoever the brand is', async () => {
  for (const name of ['short', 'three-lines', 'cyrillic'] as const) {
    const brand = await kitBrand(name, 'earth');
    const { shapes } = postScene('terrazzo', brand, { ...answered, company: brand.name }, 'milestone-post');
    const [figure, meaning] = wordsIn(shapes).filter(({ bottom, top }) => bottom - top > 40);
    expect(meaning && figure && meaning.top - figure.bottom, name).toBeGreaterThan(15);
    expect(meaning && meaning.bottom - meaning.top, name).toBeGreaterThan(45);
  }
});
