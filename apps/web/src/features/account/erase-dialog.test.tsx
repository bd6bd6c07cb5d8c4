import { beforeEach, expect, it, vi } from 'vitest';
import { useScreen } from '../../testing/screen.tsx';
import { MyData } from './my-data.tsx';

const signIn = vi.fn(async () => undefined);
const signedIn = vi.hoisted(() => ({ at: undefined as number | undefined }));
const links = vi.hoisted(() => ({ support: null as string | null }));
vi.mock('../../shell/session.ts', () => ({
  session: async () => ({ signIn, idToken: () => `h.${btoa(JSON.stringify({ auth_time: signedIn.at }))}.s` }),
}));
vi.mock('../../shell/site-links.ts', () => ({ siteLinks: () => links }));

const screen = useScreen();
const refused = () =>
  Response.json({ message: 'Please sign in again first.', errorCode: 'signInAgain' }, { status: 403 });
const LONG_AGO = 1_764_000_000;

beforeEach(() => {
  links.support = null;
  signIn.mockClear();
});
/** Asks to delete the account, on a page that somebody opened or came back to. */
const erase = async (signInAt: number | undefined, answer: () => Response, at = '/team/userInfo') => {
  signedIn.at = signInAt;
  vi.stubGlobal('fetch', async () => answer());
  await screen.show(<MyData email="ada@example.com" />, { at });
  if (!at.includes('delete')) await screen.press('Delete my account');
  await screen.type(screen.field('To confirm, type ada@example.com'), 'ada@example.com');
  await screen.press('Delete everything');
};

it('when somebody signed in is for the server to say: a clock that is wrong here keeps nobody', async () => {
  await erase(LONG_AGO, () => Response.json({ gone: [], kept: [] }));
  await screen.until(() => screen.text().includes('Your account is gone'));
});

it.each([
  ['long ago', LONG_AGO, `${LONG_AGO}`],
  ['at a time that the provider did not say', undefined, 'untold'],
])('whoever signed in %s signs in again first, and comes back to the dialog', async (_when, at, told) => {
  await erase(at, refused);
  await screen.until(() => screen.text().includes('Is it you?'));
  await screen.press('Sign in again');
  expect(signIn).toHaveBeenCalledWith(`/team/userInfo?delete=${told}`, { afresh: true });
});

it.each([
  ['says nothing of it', undefined, 'untold'],
  ['says the same as before', LONG_AGO, `${LONG_AGO}`],
])(
  'whose provider %s after they signed in again is told whom to ask, not sent round once more',
  async (_w, at, told) => {
    links.support = 'https://help.signet.example/';
    await erase(at, refused, `/team/userInfo?delete=${told}`);
    await screen.until(() => screen.text().includes('does not tell us that you have just signed in'));
    expect(screen.has('Sign in again')).toBe(false);
    expect(screen.all('a').map((link) => link.getAttribute('href'))).toEqual([links.support]);
  },
);

it('whoever came back and then waited too long is asked again', async () => {
  await erase(LONG_AGO + 60, refused, `/team/userInfo?delete=${LONG_AGO}`);
  await screen.until(() => screen.text().includes('Is it you?'));
});

it('whoever keeps their account is asked from the beginning the next time', async () => {
  await erase(LONG_AGO, refused);
  await screen.until(() => screen.text().includes('Is it you?'));
  await screen.press('Keep my account');
  await screen.press('Delete my account');
  expect(screen.text()).toContain('Delete your account?');
});

it('what else stands in the address stays there, and comes back with whoever signs in again', async () => {
  await erase(LONG_AGO, refused, '/team/userInfo?from=letter');
  await screen.until(() => screen.text().includes('Is it you?'));
  await screen.press('Sign in again');
  expect(signIn).toHaveBeenCalledWith(`/team/userInfo?from=letter&delete=${LONG_AGO}`, { afresh: true });
  await screen.press('Keep my account');
  expect(screen.address().search).toBe('?from=letter');
});
