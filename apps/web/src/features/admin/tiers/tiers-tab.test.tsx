import type { SubscriptionTier } from '@signet/contract';
import { expect, it, vi } from 'vitest';
import { useScreen } from '../../../testing/screen.tsx';
import { TiersTab } from './tiers-tab.tsx';

const screen = useScreen();
vi.mock('./till-clock.tsx', () => ({ TillClock: () => null }));
const tier = (key: string, isDefault = false): SubscriptionTier => ({
  _id: key,
  key,
  label: key,
  default: isDefault,
  productId: null,
  features: { canAssignProduct: true },
  version: 1,
});
const records = [tier('free', true), tier('founder'), tier('studio')];
const answers = async (url: string): Promise<Response> =>
  Response.json(url.includes('products') ? { products: [{ id: 'p', name: 'Product' }] } : { records, count: 3 });
const show = async (): Promise<void> => {
  vi.stubGlobal('fetch', answers);
  await screen.show(<TiersTab />);
  await screen.until(() => screen.all('tbody tr').length === 3 && screen.text().includes('studio'));
};
const select = (key: string) => screen.click(screen.field(`Select ${key}`));

it('a tier is made the default where exactly one that is not is selected', async () => {
  await show();
  await select('founder');
  expect(screen.button('Make default').disabled).toBe(false);
  await select('studio');
  expect(screen.button('Make default').disabled, 'two are selected').toBe(true);
  await screen.press('Select none');
  await select('free');
  expect(screen.button('Make default').disabled, 'the default already').toBe(true);
});

it('a tier is not made the default while rows are edited: they are saved or discarded first', async () => {
  await show();
  await select('founder');
  await screen.pick('Product of founder', 'p');
  expect(screen.text()).toContain('1 row modified');
  expect([screen.has('Make default'), screen.text().includes('Save or discard your changes first.')]).toEqual([
    false,
    true,
  ]);
  await screen.press('DISCARD');
  expect(screen.has('Make default')).toBe(true);
});
