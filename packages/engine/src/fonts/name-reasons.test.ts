import type { NameFit } from '@signet/type';
import { expect, test } from 'vitest';
import { textFace } from './face.ts';
import { familiesOf } from './families.ts';
import { nameReasons } from './name-reasons.ts';
import { brain, flawless } from './testing/font-quizzes.ts';

const reasonsOf = (fit: Partial<NameFit>, companyName = 'Acme', fontId = 'vollkorn') => {
  const family = familiesOf(brain).find(({ font }) => font._id === fontId);
  return family ? nameReasons(textFace(family), { ...flawless, ...fit }, companyName) : [];
};

test('a name has its score and what a designer should look at in it', () => {
  const flaws = { collisions: 2, gaps: 1, confusion: ['Il'] };
  expect(reasonsOf({ ...flaws, score: 0.3 })).toEqual([
    {
      kind: 'name-fit',
      subject: 'Acme',
      font: 'Vollkorn',
      value: 0.3,
      bound: 1,
      flaws,
      width: undefined,
      letters: 'apart',
    },
  ]);
});

test('a long name that a second line helps has its widths, and its score only where something is wrong with it', () => {
  const widths: NameFit['widths'] = [20.58, 11.06, 8];
  const told = (fit: Partial<NameFit>) => reasonsOf(fit).map(({ kind, value, bound }) => [kind, value, bound]);
  expect(told({ widths, score: 0.93 })).toEqual([['name-width', 11.06, 20.58]]);
  expect(told({ widths, score: 0.3, gaps: 1 })).toEqual([
    ['name-fit', 0.3, 1],
    ['name-width', 11.06, 20.58],
  ]);
});

test('a long name that two lines do not help has its width beside its score', () => {
  expect(reasonsOf({ widths: [20.58, 20.58, 20.58], score: 0.7 })).toMatchObject([{ kind: 'name-fit', width: 20.58 }]);
});

test('one letter stands beside no other, and letters that are meant to join do not stand apart', () => {
  expect(reasonsOf({}, 'Q')).toMatchObject([{ letters: 'single' }]);
  expect(reasonsOf({}, 'Acme', 'great-vibes')).toMatchObject([{ letters: 'joined' }]);
});
