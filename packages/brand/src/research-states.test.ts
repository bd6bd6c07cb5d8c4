import { scrapeStatuses } from '@signet/contract';
import { describe, expect, test } from 'vitest';
import { researchAcknowledged, researchHeard, researchStanding } from './research-states.ts';

const running = ['new', 'inProgress', 'justFinished'] as const;
const ended = ['completed', 'abandoned', 'failed'] as const;

describe('the status of the competitor analysis', () => {
  test.each(running.flatMap((state) => ended.map((heard) => [state, heard] as const)))(
    'while it is %s, %s makes it justFinished',
    (state, heard) => {
      expect(researchHeard(state, heard)).toBe('justFinished');
    },
  );

  test.each(ended)('that has %s before the page was opened is no news', (heard) => {
    expect(researchHeard(undefined, heard)).toBe(heard);
    expect(researchHeard(heard, heard)).toBe(heard);
  });

  test.each(scrapeStatuses)('%s begins anew when other competitors are read', (state) => {
    expect(researchHeard(state, 'inProgress')).toBe('inProgress');
  });

  test('a page change turns justFinished into completed, and nothing else', () => {
    expect(scrapeStatuses.map(researchAcknowledged)).toEqual(
      scrapeStatuses.map((state) => (state === 'justFinished' ? 'completed' : state)),
    );
  });

  test('given up and then seen, it stays given up while the server calls it so', () => {
    expect(researchHeard('abandoned', 'completed')).toBe('abandoned');
  });
});

describe('where a research stands', () => {
  const company = (progress: number, hasFailed = false) => ({ progress, hasFailed, isDone: progress === 100 });
  const standing = (companies: ReturnType<typeof company>[], more = {}) =>
    researchStanding({ hasAnswered: true, isAbandoned: false, companies, ...more });

  test('it is new until competitors are answered, and completed at 100 where there are none', () => {
    expect(standing([], { hasAnswered: false })).toEqual({ scrapeStatus: 'new', progress: 0 });
    expect(standing([])).toEqual({ scrapeStatus: 'completed', progress: 100 });
  });

  test('its progress is that of all companies, and 100 only when every one is done', () => {
    expect(standing([company(100), company(50), company(0)])).toEqual({ scrapeStatus: 'inProgress', progress: 50 });
    expect(standing([company(100), company(99)]).progress).toBe(99);
    expect(standing([company(100), company(100)])).toEqual({ scrapeStatus: 'completed', progress: 100 });
  });

  test('one company that could not be read does not fail the rest', () => {
    expect(standing([company(100, true), company(100)]).scrapeStatus).toBe('completed');
    expect(standing([company(100, true)]).scrapeStatus).toBe('failed');
  });

  test('giving up ends it at once', () => {
    expect(standing([company(10)], { isAbandoned: true })).toEqual({ scrapeStatus: 'abandoned', progress: 100 });
  });
});
