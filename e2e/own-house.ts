import { makeDir, startIn } from './global-setup.ts';
import { test } from './test.ts';

/** What stands beside a house, and the settings by which the house knows of it. */
type Beside = () => Promise<{ settings: Record<string, string>; close: () => Promise<void> }>;

/** Files of journeys whose house is their own. Its port is so many thousands above the shared one. */
const houses = [
  'subscriptions',
  'chat',
  'waiting-list',
  'admin-acts',
  'knowledge',
  'pricing-table',
  'google-drive',
  'restart',
  'locked',
  'every-route',
  'library',
  'second-factor',
] as const;
type HouseName = (typeof houses)[number];

/** The port of a house of a file's own. */
export const portOf = (name: HouseName): string =>
  String(Number(process.env['SIGNET_E2E_PORT'] ?? '43117') + 1000 * (houses.indexOf(name) + 1));

/** `dir` is where its data lies, once it has been started; `stop` ends it before its journeys do. */
type House = { dir: string; stop: () => Promise<void> };

/**
 * A server for the journeys of one file, which change what would be everybody's: flags, tiers, the clock. They come
 * one after the other.
 */
export const inAHouseOfTheirOwn = (name: HouseName, beside?: Beside): House => {
  const port = portOf(name);
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: `http://localhost:${port}` });
  const stops: (() => Promise<void> | void)[] = [];
  const house: House = { dir: '', stop: async () => undefined };
  test.beforeAll(async () => {
    const opened = await beside?.();
    if (opened) stops.push(opened.close);
    const { dir, remove } = makeDir();
    stops.unshift(remove);
    let stopServer: (() => Promise<void> | void) | undefined = await startIn(dir, port, opened?.settings);
    house.stop = async () => {
      const stop = stopServer;
      stopServer = undefined;
      await stop?.();
    };
    stops.unshift(() => house.stop());
    house.dir = dir;
  });
  test.afterAll(async () => {
    for (const stop of stops) await stop();
  });
  return house;
};
