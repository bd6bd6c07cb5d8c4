import { DEFAULT_SSO_KEY } from '@signet/contract';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotInvitedPage } from '../features/not-invited/not-invited-page.tsx';
import { GlitchPage } from './glitch-page.tsx';
import { SSO_STORED } from './sso-stored.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const wayBack = (shown: ReactElement): string | null | undefined => {
  act(() => root.render(<MemoryRouter>{shown}</MemoryRouter>));
  const links = [...document.querySelectorAll('a')];
  return links.find(({ textContent }) => textContent === 'Sign in without single sign-on')?.getAttribute('href');
};

describe.each([
  ['error', <GlitchPage key="error" />],
  ['unauthorized', <NotInvitedPage key="unauthorized" />],
])('the %s page', (_name, page) => {
  it('leads back to the house’s own sign-in where the browser keeps another, also one that cannot be read', () => {
    localStorage.setItem(SSO_STORED, '{"key": "acme');
    expect(wayBack(page)).toBe(`/?sso=${DEFAULT_SSO_KEY}`);
  });

  it('says nothing of single sign-on to anybody else', () => {
    expect(wayBack(page)).toBeUndefined();
  });
});
