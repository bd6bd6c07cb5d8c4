import { startHouse } from './global-setup.ts';
import { test } from './test.ts';

/** What stands beside a house, and the settings by which the house knows of it. */
type Beside = () => Promise<{ settings: Record<string, string>; close: () => Promise<void> }>;

/**
 * A server for the journeys of one file, which change what would be everybody's: flags, tiers, the clock. They come
 * one after the other. `place` is the file's own.
 */
export const inAHouseOfTheirOwn = (place: 1 | 2 | 3 | 4 | 5 | 6, beside?: Beside): void => {
  const port = String(Number(process.env['SIGNET_E2E_PORT'] ?? '43117') + 1000 * place);
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: `http://localhost:${port}` });
  const stops: (() => Promise<void>)[] = [];
  test.beforeAll(async () => {
    const opened = await beside?.();
    if (opened) stops.push(opened.close);
    stops.unshift(await startHouse(port, opened?.settings));
  });
  test.afterAll(async () => {
    for (const stop of stops) await stop();
  });
};
