import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BookLocked } from './book-locked.tsx';

vi.mock('../../shell/feature-flags.ts', () => ({ upgrader: {}, useFlag: () => true, useMay: () => false }));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('whoever pays for the book comes back to the book as it was asked for', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/book?quiz=7']}>
        <BookLocked />
      </MemoryRouter>,
    ),
  );
  const way = new URL(page.querySelector('a')?.getAttribute('href') ?? '', 'http://localhost');
  expect([way.pathname, way.searchParams.get('from')]).toEqual(['/pricing', '/book?quiz=7']);
  await act(async () => root.unmount());
  page.remove();
});
