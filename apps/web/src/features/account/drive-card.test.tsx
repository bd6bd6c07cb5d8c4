import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScreen } from '../../testing/screen.tsx';
import { driveQuery } from '../../documents/drive-query.ts';
import { DriveCard } from './drive-card.tsx';

const given = vi.hoisted(() => ({ quizCompleted: true, account: null as string | null }));
vi.mock('../../shell/visitor.ts', () => ({ useUser: () => given }));

let answer: () => Promise<Response>;
const screen = useScreen();
beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'PUT') return answer();
    const { account } = given;
    const google = { hasCredentials: account !== null };
    return Response.json({ google, drive: { isBuiltIn: false, name: 'Google Drive', account } });
  });
});

const shown = async (quizCompleted: boolean, account: string | null): Promise<void> => {
  Object.assign(given, { quizCompleted, account });
  await screen.show(<DriveCard />);
};
const libraryLinks = () => screen.all('a').filter(({ textContent }) => textContent === 'GO TO ASSET LIBRARY');

it('with a finished quiz and nothing connected it leads to the library, and has nothing to disconnect', async () => {
  await shown(true, null);
  await screen.until(() => libraryLinks().length > 0);
  expect(libraryLinks().map((link) => link.getAttribute('href'))).toEqual(['/library']);
  expect(screen.has('DISCONNECT')).toBe(false);
});

it('shows the account that is connected, and DISCONNECT in the place of the library', async () => {
  await shown(false, 'ann@drive.example');
  await screen.until(() => screen.has('DISCONNECT'));
  expect(screen.input().value).toBe('ann@drive.example');
  expect(screen.input().readOnly).toBe(true);
  expect(libraryLinks()).toEqual([]);
});

it('is not there before the quiz is finished while nothing is connected', async () => {
  const Known = () => (useQuery(driveQuery).isSuccess ? 'known' : 'unknown');
  Object.assign(given, { quizCompleted: false, account: null });
  await screen.show([<DriveCard key="card" />, <Known key="known" />]);
  await screen.until(() => screen.text().endsWith('known') && !screen.text().endsWith('unknown'));
  expect(screen.text()).toBe('known');
});

it.each([
  [
    'the server’s message',
    async () => Response.json({ message: 'Google is away.' }, { status: 503 }),
    'Google is away.',
  ],
  ['a body without a message', async () => Response.json({}, { status: 500 }), 'Server error'],
  ['a body that cannot be read', async () => new Response('<html>', { status: 502 }), 'Server error'],
  ['no answer', async () => Promise.reject(new Error('offline')), 'Server error'],
])('disconnecting that fails with %s says so, and it stays connected (spec administration §7.1)', async (...row) => {
  const [_what, given_, told] = row;
  answer = given_;
  await shown(true, 'ann@drive.example');
  await screen.until(() => screen.has('DISCONNECT'));
  await screen.press('DISCONNECT');
  expect(screen.text()).toContain('Disconnect?');
  await screen.press('DISCONNECT');
  await screen.until(() => screen.said().length > 0);
  expect(screen.said()).toEqual([told]);
  expect(screen.text()).not.toContain('Disconnect?');
  expect(screen.text()).not.toContain('Confirmed');
  expect(screen.input().value).toBe('ann@drive.example');
});
