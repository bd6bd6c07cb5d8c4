import { YOUR_CHOICE } from '@signet/contract';
import { describe, expect, it } from 'vitest';
import { selectionsExample, setExample } from './studio-example.ts';
import {
  canStep,
  chosenAt,
  hasMore,
  missingFor,
  movedOn,
  placeInWords,
  placeOf,
  stepped,
  type Kind,
} from './stepping.ts';

const all = movedOn.preview.kinds;
const at = (place: number) => selectionsExample(place).brandQuizSelections;
const placesOf = (choice: ReturnType<typeof at>) =>
  Object.fromEntries(all.map((kind) => [kind, placeOf(choice, kind)])) as Record<Kind, number>;

describe('stepping through recommendations (spec results §4)', () => {
  it('moves all on PREVIEW, color on COLORS, both fonts on LOGO & TYPE, the kit on MARKETING KIT', () => {
    const moved = Object.fromEntries(
      Object.entries(movedOn).map(([tab, { kinds }]) => [tab, placesOf(stepped(setExample(), at(2), kinds, 'next'))]),
    );
    expect(moved).toEqual({
      preview: { color: 3, headline: 3, bulkText: 3, marketingKit: 3 },
      colors: { color: 3, headline: 2, bulkText: 2, marketingKit: 2 },
      type: { color: 2, headline: 3, bulkText: 3, marketingKit: 2 },
      kit: { color: 2, headline: 2, bulkText: 2, marketingKit: 3 },
    });
  });
  it('is capped at the limit minus 1 and at 0: what has reached its end stays while the others move', () => {
    const set = setExample(30);
    const last = stepped(set, at(28), all, 'next');
    expect(placesOf(last)).toEqual({ color: 29, headline: 29, bulkText: 29, marketingKit: 9 });
    expect(stepped(set, last, all, 'next')).toBe(last);
    expect(stepped(set, at(0), all, 'previous')).toStrictEqual(at(0));
  });
  it('is disabled when everything that would move has reached its end, and not before', () => {
    const set = setExample(30);
    expect(canStep(set, at(29), all, 'next')).toBe(false);
    expect(canStep(set, at(28), all, 'next')).toBe(true);
    expect(canStep(set, at(9), movedOn.kit.kinds, 'next')).toBe(false);
    expect(canStep(set, at(0), all, 'previous')).toBe(false);
    expect(canStep(set, at(1), all, 'previous')).toBe(true);
  });
  it('asks for more of exactly the lists whose next place is not loaded', () => {
    expect(missingFor(setExample(), at(8), all)).toEqual({});
    expect(missingFor(setExample(), at(9), all)).toEqual({ color: 10, headline: 10, bulkText: 10 });
    expect(missingFor(setExample(5), at(4), movedOn.kit.kinds)).toEqual({ marketingKit: 5 });
    expect(missingFor(setExample(30), at(29), all)).toEqual({});
    expect(canStep(setExample(), at(9), movedOn.colors.kinds, 'next')).toBe(true);
  });
});

describe('Your choice (flow decisions)', () => {
  const ranked = setExample();
  const kept = { ...ranked.colorRecommendations.colors[3]!, orderIndex: YOUR_CHOICE };
  const set = {
    ...ranked,
    colorRecommendations: {
      limit: 30,
      colors: [kept, ...ranked.colorRecommendations.colors.filter(({ orderIndex }) => orderIndex !== 3)],
    },
  };
  const chosen = chosenAt(set, at(0), 'color', YOUR_CHOICE);

  it('is shown as such, comes before the first, and is not met again further down', () => {
    expect(placeInWords(placeOf(chosen, 'color'), 30, false)).toBe('Your choice');
    expect(canStep(set, chosen, ['color'], 'previous')).toBe(false);
    expect(placeOf(stepped(set, chosen, ['color'], 'next'), 'color')).toBe(0);
    expect(placeOf(stepped(set, at(0), ['color'], 'previous'), 'color')).toBe(YOUR_CHOICE);
    expect(placeOf(stepped(set, at(2), ['color'], 'next'), 'color')).toBe(4);
  });
  it('leaves no more to be fetched once every place is loaded', () => {
    const whole = setExample(30);
    const colors = [kept, ...whole.colorRecommendations.colors.filter(({ orderIndex }) => orderIndex !== 29)];
    expect(hasMore({ ...whole, colorRecommendations: { limit: 30, colors } }, 'color')).toBe(false);
  });
});

it('says where the founder is, and that the colors are theirs once they are customized', () => {
  expect(placeInWords(0, 30, false)).toBe('1 of 30');
  expect(placeInWords(0, 30, true)).toBe('Yours, from 1 of 30');
});
