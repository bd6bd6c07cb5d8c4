import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignInCard } from './sign-in-card.tsx';

const signedInAt = vi.hoisted(() => ({ authority: '' }));
vi.mock('../../shell/session.ts', () => ({
  session: () => Promise.resolve({ authority: () => signedInAt.authority }),
}));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const shown = async (authority: string): Promise<string | null | undefined> => {
  signedInAt.authority = authority;
  await act(async () =>
    root.render(
      <MemoryRouter>
        <SignInCard />
      </MemoryRouter>,
    ),
  );
  return document.querySelector('a')?.getAttribute('href');
};

it('leads whoever signed in here to their passkeys and sessions', async () => {
  expect(await shown(`${location.origin}/oidc`)).toBe('/oidc/account');
});

it('is not shown to people of a company who signed in there: they have no session here', async () => {
  expect(await shown('https://sign-in.acme.example')).toBeUndefined();
});
