import { expect, it, vi } from 'vitest';
import { useScreen } from '../testing/screen.tsx';
import { GlitchPage } from './glitch-page.tsx';

const given = vi.hoisted(() => ({ site: null as string | null, support: null as string | null }));
vi.mock('./config.ts', () => ({ configIfLoaded: () => ({ links: given }) }));

const screen = useScreen();
const links = () => screen.all('a').map((link) => [link.textContent, link.getAttribute('href')]);

it('leads to Support, to the main site and home (spec administration §2.2)', async () => {
  Object.assign(given, { site: 'https://signet.example/', support: 'https://help.signet.example/' });
  await screen.show(<GlitchPage />);
  expect(screen.all('h1').map(({ textContent }) => textContent)).toEqual(['Signet Bumped Into a Glitch']);
  expect(screen.text()).toContain('Please return to the previous page');
  expect(links()).toEqual([
    ['Support (opens in a new tab)', 'https://help.signet.example/'],
    ['our site (opens in a new tab)', 'https://signet.example/'],
    ['RETURN TO HOME', '/'],
  ]);
});

it('returns to the previous page', async () => {
  const back = vi.spyOn(history, 'back').mockReturnValue();
  await screen.show(<GlitchPage />);
  expect(back).not.toHaveBeenCalled();
  await screen.press('Previous page');
  expect(back).toHaveBeenCalledOnce();
});
