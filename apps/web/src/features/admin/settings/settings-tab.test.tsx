import { expect, it, vi } from 'vitest';
import { useScreen } from '../../../testing/screen.tsx';
import { SettingsTab } from './settings-tab.tsx';

const screen = useScreen();
const featureFlags = [{ name: 'support', label: 'Show GET SUPPORT', value: true, valueOptions: [true, false] }];
const show = async (history: () => Promise<Response>): Promise<void> => {
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('history')
      ? history()
      : Promise.resolve(Response.json(url.includes('featureFlags') ? { featureFlags } : {}, { status: 200 })),
  );
  await screen.show(<SettingsTab />);
  await screen.until(() => screen.text().includes('Show GET SUPPORT'));
};
const changes = (...all: object[]) => Promise.resolve(Response.json({ changes: all }));

it('says who changed a flag to what and when; of one that nobody did, that it was never changed', async () => {
  const change = { name: 'support', value: false, by: 'boss@example.com', at: '2026-11-01T08:00:00.000Z' };
  await show(() => changes(change));
  await screen.until(() => screen.text().includes('Off by boss@example.com on'));
  screen.leave();
  await show(() => changes({ ...change, name: 'another' }));
  await screen.until(() => screen.text().includes('Never changed'));
});

it('says nothing of who changed what while that is not known', async () => {
  await show(() => new Promise(() => undefined));
  expect(screen.text()).not.toContain('Never changed');
});

it('says that it could not be loaded where it could not, and nothing else', async () => {
  await show(() => Promise.reject(new TypeError('away')));
  await screen.until(() => screen.text().includes('Who changed what could not be loaded.'));
  expect(screen.text()).not.toContain('Never changed');
});
