import type { FeatureFlag } from '@signet/contract';
import { expect, it, vi } from 'vitest';
import { holding } from '../testing/people.ts';
import { useScreen } from '../testing/screen.tsx';
import { SidebarContent } from './sidebar.tsx';

vi.mock('./config.ts', () => ({ configIfLoaded: () => undefined }));

const screen = useScreen();
const flag = (name: string, value: FeatureFlag['value']) => ({ name, label: name, value, valueOptions: [] });
type Given = { expired?: boolean; completed?: boolean; switches?: Record<string, boolean>; at?: string };

const show = ({ expired = false, completed = false, switches = {}, at = '/team' }: Given) =>
  screen.show(<SidebarContent />, {
    at,
    known: {
      validation: {
        result: expired ? 'expired' : 'valid',
        visitor: { user: { ...holding(), quizCompleted: completed }, expired },
      },
      featureFlags: Object.entries({ 'chatbot.enabled': false, ...switches }).map(([name, on]) => flag(name, on)),
    },
  });
const item = (name: string) =>
  screen.all('nav li > *').find(({ textContent }) => textContent === name) ?? expect.fail(`there is no item ${name}`);
const footLinks = () =>
  screen.all('a').flatMap(({ textContent }) => (/SUPPORT|SUBSCRIBE/u.test(textContent ?? '') ? [textContent] : []));

it('an item that is disabled is not clickable (spec administration §2.3)', async () => {
  await show({ expired: true, completed: true });
  const library = item('ASSET LIBRARY');
  expect(library.getAttribute('aria-disabled')).toBe('true');
  await screen.click(library);
  expect(screen.address().pathname).toBe('/team');
  expect(item('BRAND BOOK').getAttribute('aria-disabled')).toBeNull();
});

it('the same item leads on for whoever may open it', async () => {
  await show({ completed: true });
  await screen.click(item('ASSET LIBRARY'));
  expect(screen.address().pathname).toBe('/library');
});

it.each([
  [{ support: true, sideBarSubscribe: true, enableSubscriptions: true }, ['SUBSCRIBE TO SIGNET', 'GET SUPPORT']],
  [{ support: true, sideBarSubscribe: false, enableSubscriptions: true }, ['GET SUPPORT']],
  [{ support: false, sideBarSubscribe: true, enableSubscriptions: true }, ['SUBSCRIBE TO SIGNET']],
  [{ support: false, sideBarSubscribe: false, enableSubscriptions: true }, []],
])('with the switches %j it has below its items: %j', async (switches, buttons) => {
  await show({ switches });
  expect(footLinks()).toEqual(buttons);
});

it('on /expired the items are BRAND BOOK, MY ACCOUNT and LOG OUT', async () => {
  await show({ expired: true, completed: true, at: '/expired' });
  const names = screen.all('nav li').map(({ textContent }) => textContent);
  expect(names).toEqual(['BRAND BOOK', 'MY ACCOUNT', 'LOG OUT']);
});
