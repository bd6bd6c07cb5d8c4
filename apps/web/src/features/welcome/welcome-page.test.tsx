import { expect, it } from 'vitest';
import { useScreen } from '../../testing/screen.tsx';
import { WelcomePage } from './welcome-page.tsx';

const screen = useScreen();

it.each([
  ['/register', 'Welcome to Signet'],
  ['/register?brand=free', 'Welcome to Signet'],
  ['/register?c=code', 'Welcome to the private beta'],
  ['/register?c=code&brand=beta', 'Welcome to the private beta'],
  ['/register?brand=next', 'Welcome, founder'],
  ['/register?c=code&brand=next', 'Welcome, founder'],
  ['/register?c=code&brand=free', 'Welcome to Signet'],
  ['/register?brand=nobodys', 'Welcome to Signet'],
])('%s welcomes with “%s” (spec administration §2.5)', async (at, title) => {
  await screen.show(<WelcomePage />, { at });
  expect(screen.all('h1').map(({ textContent }) => textContent)).toEqual([title]);
});

it('I ACCEPT stays disabled until the box is ticked, beside the pledge of the specification', async () => {
  await screen.show(<WelcomePage />, { at: '/register' });
  expect(screen.text()).toContain('agree to the Terms of Service');
  expect(screen.text()).toContain('pledge not to redistribute proprietary templates or content outside');
  expect(screen.button('I ACCEPT').disabled).toBe(true);
  await screen.click(screen.input('checkbox'));
  expect(screen.button('I ACCEPT').disabled).toBe(false);
  await screen.click(screen.input('checkbox'));
  expect(screen.button('I ACCEPT').disabled).toBe(true);
});
