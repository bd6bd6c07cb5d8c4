import { Suspense, act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { lazyAside } from './lazy-aside.ts';

const shown = async (load: Parameters<typeof lazyAside>[0]): Promise<string> => {
  const Aside = lazyAside(load);
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <Suspense>
        the page
        <Aside />
      </Suspense>,
    ),
  );
  const text = page.textContent;
  act(() => root.unmount());
  return text;
};

it('what stands beside a page is there once its file is', async () => {
  expect(await shown(async () => () => ' and a card')).toBe('the page and a card');
});

it('a page stays where the file of what stands beside it cannot be had', async () => {
  expect(await shown(() => Promise.reject(new Error('Unable to preload CSS')))).toBe('the page');
});
