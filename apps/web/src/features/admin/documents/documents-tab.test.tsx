import { expect, it, vi } from 'vitest';
import { useScreen } from '../../../testing/screen.tsx';
import { DocumentsTab } from './documents-tab.tsx';

const screen = useScreen();
const show = async (outdatedFiles: number): Promise<void> => {
  const sizes = { totalStorageGb: 1.234, outdatedStorageGb: 0.5, trashedStorageGb: 0 };
  const stats = { totalFiles: 1060, outdatedFiles, trashedFiles: 2, ...sizes };
  vi.stubGlobal('fetch', async () => Response.json({ stats }));
  await screen.show(<DocumentsTab />);
  await screen.until(() => screen.has('Trash Outdated Documents'));
};

it('shows counts, and sizes in GB with two decimals', async () => {
  await show(0);
  expect(screen.all('dl > div').map(({ textContent }) => textContent)).toEqual([
    'Documents1,0601.23 GB',
    'Outdated00.50 GB',
    'Trashed20.00 GB',
  ]);
  expect(screen.button('Trash Outdated Documents').disabled).toBe(true);
});

it.each([
  [1, '1 document goes to the trash of its owner’s drive.'],
  [45, '45 documents go to the trash of their owners’ drives.'],
])('asks before %i go to the trash', async (count, words) => {
  await show(count);
  await screen.press('Trash Outdated Documents');
  expect(screen.text()).toContain(words);
});
