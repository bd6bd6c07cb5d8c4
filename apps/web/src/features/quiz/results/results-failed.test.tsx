import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ResultsFailed } from './results-failed.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('a brand of which something is missing says so, leads back, and can be asked for again', async () => {
  const tried = vi.fn(async () => undefined);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ResultsFailed onTryAgain={tried} />
      </MemoryRouter>,
    ),
  );
  expect(page.querySelector('[role=alert] h2')?.textContent).toBe('An Unknown Error Has Occurred');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/quiz/4');
  await act(async () => page.querySelector('button')?.click());
  expect(tried).toHaveBeenCalledOnce();
  act(() => root.unmount());
  page.remove();
});
