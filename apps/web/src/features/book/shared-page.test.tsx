import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedPage } from './shared-page.tsx';

let page: HTMLElement;
let asked: (string | undefined)[];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { password } = JSON.parse(body) as { password?: string };
    asked.push(password);
    const [status, errorCode, message] =
      password === undefined
        ? [403, 'sharedBookLocked', 'Locked.']
        : [429, 'tooManyRequests', 'Too many tries. Wait a little.'];
    return Response.json({ errorCode, message }, { status });
  });
  page = document.createElement('div');
  document.body.append(page);
  await act(async () =>
    createRoot(page).render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/shared/address']}>
          <Routes>
            <Route path="/shared/:token" element={<SharedPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  page.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(100));
const open = async (password: string) => {
  await settle();
  const input = page.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, password);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => page.querySelector('form')?.requestSubmit());
};

it('the same password pressed again is asked for again, as after a wait', async () => {
  await open('open sesame');
  await open('open sesame');
  await settle();
  expect(asked).toEqual([undefined, 'open sesame', 'open sesame']);
  expect(page.textContent).toContain('Too many tries');
});
