import { beforeEach, it, vi } from 'vitest';
import { useScreen } from '../../testing/screen.tsx';
import { AboutPage } from './about-page.tsx';
import { ComingSoonPage } from './coming-soon-page.tsx';

const screen = useScreen();
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/api/version') ? Response.json({ version: '7.8.9' }) : new Response('', { status: 404 }),
  );
});

it.each([
  ['/about', AboutPage],
  ['/coming-soon', ComingSoonPage],
])('%s says which version the server is (spec results §2)', async (_path, Page) => {
  await screen.show(<Page />);
  await screen.until(() => screen.text().includes('Version 7.8.9'));
});
