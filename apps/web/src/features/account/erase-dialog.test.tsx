import { beforeEach, expect, it, vi } from 'vitest';
import { useScreen } from '../../testing/screen.tsx';
import { MyData } from './my-data.tsx';

const signIn = vi.fn(async () => undefined);
const signedIn = vi.hoisted(() => ({ minutesAgo: 0 }));
vi.mock('../../shell/session.ts', () => ({
  session: async () => ({
    signIn,
    idToken: () => `h.${btoa(JSON.stringify({ auth_time: Date.now() / 1000 - signedIn.minutesAgo * 60 }))}.s`,
  }),
}));

const screen = useScreen();
let sent: RequestInit[] = [];
beforeEach(() => {
  sent = [];
  signIn.mockClear();
});
const show = async (minutesAgo: number, answer = () => Response.json({ gone: [], kept: [] })) => {
  signedIn.minutesAgo = minutesAgo;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => (sent.push(init), answer()));
  await screen.show(<MyData email="ada@example.com" />);
  await screen.press('Delete my account');
};

it('whoever signed in long ago is asked to sign in again first, and comes back to the dialog', async () => {
  await show(16);
  await screen.until(() => screen.text().includes('Is it you?'));
  await screen.press('Sign in again');
  expect(signIn).toHaveBeenCalledWith('/team/userInfo?delete', { afresh: true });
  expect(sent).toEqual([]);
});

it('whoever has just signed in types the address, and the ID token goes along to say so', async () => {
  await show(1);
  await screen.until(() => screen.text().includes('Delete your account?'));
  await screen.type(screen.field('To confirm, type ada@example.com'), 'ada@example.com');
  await screen.press('Delete everything');
  await screen.until(() => screen.text().includes('Your account is gone'));
  expect(new Headers(sent[0]?.headers).get('x-id-token')).toMatch(/^h\./);
});

it('whom the server does not take for fresh is asked as well: its clock is the one that counts', async () => {
  const refused = { message: 'Please sign in again first.', errorCode: 'signInAgain' };
  await show(1, () => Response.json(refused, { status: 403 }));
  await screen.press('Delete everything');
  await screen.until(() => screen.text().includes('Is it you?'));
});
