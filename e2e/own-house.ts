import { startHouse } from './global-setup.ts';
import { test } from './test.ts';

/**
 * A server for the journeys of one file, which change what would be everybody's: flags, tiers, the clock. They come
 * one after the other. `place` is the file's own.
 */
export const inAHouseOfTheirOwn = (place: 1 | 2 | 3 | 4 | 5): void => {
  const port = String(Number(process.env['SIGNET_E2E_PORT'] ?? '43117') + 1000 * place);
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: `http://localhost:${port}` });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startHouse(port);
  });
  test.afterAll(() => stop?.());
};
