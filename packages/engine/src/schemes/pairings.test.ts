import { leads, type Lead } from '@signet/color';
import { expect, test } from 'vitest';
import { hueGap } from '../swatch.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { briefOf } from './brief.ts';
import { pairingsFor, type Pairing } from './pairings.ts';
import { materialWishesOf } from './material-wishes.ts';
import { drawReference } from './reference-schemes.ts';

const brain = await readDefaultBrain();
const brief = briefOf(
  {
    brain,
    companyName: 'Acme',
    answers: { industry: 'legal-services', keywords: [], favoriteColors: [], dislikedColors: [], lifecycle: 'seed' },
    research: { competitors: [] },
  },
  drawReference(),
);
const quietBeside = (lead: Lead, heldLight?: 'sky'): Pairing[] =>
  pairingsFor(
    { lead, p1: leads[lead], heldLight, isLighter: () => true, isWide: false },
    materialWishesOf(brief),
  ).filter(({ isQuiet }) => isQuiet);

test.each(Object.keys(leads) as Lead[])('%s may have its own gray as second color, and so no second hue', (lead) => {
  const pairings = quietBeside(lead);
  expect(pairings.length).toBeGreaterThan(0);
  for (const { beside } of pairings) {
    expect(beside.shade.chroma).toBeLessThan(0.05);
    expect(hueGap(beside.shade.hue, leads[lead][2])).toBe(0);
  }
});

test('under a favorite that is the accent there is one as well', () => {
  expect(quietBeside('azure', 'sky').map(({ light }) => light)).toEqual(['sky']);
});
