import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import NoticeModals from './notice-modals.tsx';

const given = vi.hoisted(() => ({ isOn: true, hasPromotion: true }));
vi.mock('./feature-flags.ts', () => ({ useFlag: () => given.isOn }));
vi.mock('./config.ts', () => ({ configIfLoaded: () => ({ billing: given }) }));

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('10%% are offered where the checkout takes them off: on %s, promotion %s', async (isOn, hasPromotion, isOffered) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(given, { isOn, hasPromotion });
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <NoticeModals open="betaCancelled" onClose={() => undefined} />
      </MemoryRouter>,
    ),
  );
  const text = document.body.textContent;
  await act(async () => root.unmount());
  expect(text).toContain('Free to Play');
  expect(text.includes('10%')).toBe(isOffered);
});
