import { describe, expect, it } from 'vitest';
import { stepsInBar } from './step-states.ts';

const company = { companyName: 'Acme', websiteUrl: 'acme.com', industry: 'coffee', businessLifecycle: 'seed' };
const states = (viewed: 1 | 2 | 3 | 4 | 5, answers: Record<string, unknown>) =>
  stepsInBar(viewed, answers).map((step) => step.state);

describe('the step bar', () => {
  it('shows a newcomer the first step as current and nothing else as reachable', () => {
    expect(states(1, {})).toEqual(['current', 'not-yet', 'not-yet', 'not-yet', 'not-yet']);
  });
  it('lets one jump back to completed steps and to the one that waits to be answered', () => {
    expect(states(1, { ...company, competitors: [] })).toEqual(['current', 'done', 'open', 'not-yet', 'not-yet']);
  });
  it('marks the page on screen as current and says that it is done all the same', () => {
    expect(stepsInBar(2, { ...company, competitors: [] })[1]).toMatchObject({ state: 'current', done: true });
  });
  it('does not count a saved page that comes after one that is not answered', () => {
    expect(states(1, { ...company, colorPreferences: { favoriteColors: [], dislikedColors: [] } })).toEqual([
      'current',
      'open',
      'not-yet',
      'not-yet',
      'not-yet',
    ]);
  });
  it('counts the competitors as done only when their key is there', () => {
    expect(states(2, company)[1]).toBe('current');
    expect(stepsInBar(2, company)[1]?.done).toBe(false);
  });
});
