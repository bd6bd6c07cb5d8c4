import { expect, it, vi } from 'vitest';
import { useScreen } from '../../../testing/screen.tsx';
import { MailTab } from './mail-tab.tsx';
import { OUTBOX_FAILED } from './outbox-query.ts';

const screen = useScreen();

it('says that there are no letters where there are none, and where nobody knows only that', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ records: [], count: 0, delivers: true }));
  await screen.show(<MailTab />);
  await screen.until(() => screen.text().includes('No letters have been written yet.'));
  screen.leave();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'no' }, { status: 500 }));
  await screen.show(<MailTab />, { at: '/?search=ada' });
  await screen.until(() => screen.text().includes(OUTBOX_FAILED));
  expect(screen.text()).not.toContain('No letters');
});
