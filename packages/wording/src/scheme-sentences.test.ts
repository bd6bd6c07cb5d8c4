import type { SchemeReason } from '@signet/contract';
import { expect, test } from 'vitest';
import { tellReason } from './tell-reason.ts';

const said = (reason: SchemeReason): string => tellReason(reason).sentence;

test('a keyword is told by what people rated it, or by what we read into it; the number stands apart', () => {
  const calm = { kind: 'keyword', subject: 'calm', name: 'Calm', value: 0.975 } as const;
  const rated = tellReason({ ...calm, reading: { isRated: true, traits: [] } });
  expect(rated.sentence).toBe('You chose Calm, so these are colors that people call calm.');
  expect(rated.receipt).toBe(
    'Better than 97 of 100 schemes made without your answers, going by how people rated colors.',
  );
  const traits = [
    { anchor: 'ou:heat', weight: 1 },
    { anchor: 'oklch:chroma', weight: -1 },
    { anchor: 'an anchor of another time', weight: 1 },
  ];
  expect(said({ ...calm, reading: { isRated: false, traits } })).toBe(
    'You chose Calm, so the colors are warm and muted.',
  );
});

test('a contrast is told only of a favorite that carries text', () => {
  const teal = { kind: 'favorite', subject: 'teal', name: 'Teal', value: 5.617, bound: 4.5 } as const;
  expect(tellReason({ ...teal, role: 'p1' })).toEqual({
    sentence: 'Your favorite Teal is the primary color, exactly as you chose it.',
    receipt: 'White text on Teal has a contrast of 5.61; 4.5 is needed.',
  });
  expect(tellReason({ ...teal, role: 'a2' })).toEqual({
    sentence: 'Your favorite Teal is the second accent, exactly as you chose it.',
  });
});

test('a favorite that is too light, or that a competitor already uses, says why it is not the primary color', () => {
  const about = { subject: 'lemon', name: 'Lemon', role: 'a1', value: 1.2 };
  expect(said({ kind: 'favorite-as-accent', ...about, bound: 4.5, isKin: true })).toBe(
    'Your favorite Lemon is too light to carry text, so it is the accent and the primary color is its darker relative.',
  );
  expect(said({ kind: 'favorite-moved', ...about, role: 's1', bound: 0.15, competitor: 'Starbucks' })).toBe(
    'Starbucks uses a color like your favorite Lemon, so yours is the secondary color instead.',
  );
});

test('both dislikes are named, and a page that stays light beside a disliked white is not passed over', () => {
  const disliked = { kind: 'disliked', subject: 'white', names: ['Crimson', 'White'], value: 0.2 } as const;
  expect(said({ ...disliked, onPage: [] })).toBe('No crimson or white, as you asked.');
  expect(said({ ...disliked, onPage: ['White'] })).toBe(
    'No crimson or white, as you asked, except for the light page behind your text.',
  );
});

test('a competitor is named with the color that people see; the furthest scheme of all says so', () => {
  const stripe = { kind: 'rivals', subject: 's', name: 'Stripe', color: 'blue', value: 0.2, bound: 0.15 } as const;
  expect(said({ ...stripe, competitors: 2, furthestOf: undefined })).toBe(
    'The primary color is different from Stripe’s blue.',
  );
  expect(said({ ...stripe, competitors: 1, furthestOf: 30 })).toBe(
    'Of all 30 schemes, this one is furthest from Stripe’s colors.',
  );
  expect(said({ ...stripe, competitors: 2, furthestOf: 30 })).toBe(
    'Of all 30 schemes, this one is furthest from your competitors’ colors.',
  );
});

test('a primary color that is nearer to a competitor than we aim for is not said to be different', () => {
  const stripe = { kind: 'rivals', subject: 's', name: 'Stripe', color: 'blue', bound: 0.15, competitors: 2 } as const;
  const near = tellReason({ ...stripe, value: 0.1496, furthestOf: undefined });
  expect(near.sentence).toBe('The primary color is close to Stripe’s blue.');
  expect(near.receipt).toContain('by 0.14, where 0 is the same color; we aim for at least 0.15.');
  expect(said({ ...stripe, value: 0.15, furthestOf: undefined })).toContain('is different from');
});

test('colors that go together no better than most are not praised for it', () => {
  expect(said({ kind: 'harmony', subject: '', value: 0.9 })).toContain('go well together');
  expect(said({ kind: 'harmony', subject: '', value: 0.4 })).not.toContain('well');
});
