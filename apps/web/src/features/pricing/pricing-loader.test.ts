import { afterEach, expect, it, vi } from 'vitest';
import { openPricing } from './pricing-loader.ts';

vi.mock('../../shell/config.ts', () => ({ config: () => ({ stripe: { key: 'pk_test_1' } }) }));

afterEach(() => vi.restoreAllMocks());

/** Where a page that was loaded at this address is sent to be loaded anew; undefined where it stays. */
const sentTo = (address: string): string | null | undefined => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: address } as PerformanceEntry]);
  try {
    openPricing({ request: new Request(address) } as Parameters<typeof openPricing>[0]);
    return undefined;
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
};

it.each(['/pricing', '/pricing/', '/Pricing', '/book'])('%s is loaded anew once at most', (path) => {
  const first = sentTo(`http://localhost${path}?from=%2Fbook`);
  if (path === '/pricing') expect(first).toBeUndefined();
  else {
    expect(first).toBe('/pricing?from=%2Fbook');
    expect(sentTo(`http://localhost${first}`)).toBeUndefined();
  }
});
