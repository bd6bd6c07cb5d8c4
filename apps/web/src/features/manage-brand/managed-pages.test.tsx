import { colorRoles } from '@signet/color';
import type { Selections } from '@signet/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ColorsForm } from './colors-form.tsx';
import { ManagedLogo } from './managed-logo.tsx';

let page: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const show = async (screen: ReactNode): Promise<void> => {
  const client = new QueryClient();
  const router = createMemoryRouter([{ path: '/', element: screen }]);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
};

const refused = (status: number, errorCode: string) => async () =>
  Response.json({ message: 'no', errorCode }, { status });

it('says that there are no logos where there are none', async () => {
  vi.stubGlobal('fetch', refused(404, 'logosMissing'));
  await show(<ManagedLogo quizId="q" />);
  await act(() => vi.waitFor(() => expect(page.textContent).toContain('There are no logos yet.')));
});

it('says that they could not be loaded where the server does not say', async () => {
  vi.stubGlobal('fetch', refused(500, 'serverError'));
  await show(<ManagedLogo quizId="q" />);
  await act(() => vi.waitFor(() => expect(page.textContent).toContain('The logos could not be loaded.')));
  expect(page.textContent).not.toContain('no logos yet');
});

/** Of what is chosen, the form reads the colors alone. */
const withColors = (version: number, p1: string, s1: string): Selections => {
  const colors = { ...Object.fromEntries(colorRoles.map((role) => [role, '#123456'])), p1, s1 };
  const chosen = { colorSelection: { key: 'custom', colors } };
  return { _id: 'q', version, activeSelections: chosen, brandQuizSelections: chosen } as unknown as Selections;
};
const fieldOf = (label: string): HTMLInputElement => {
  const found = [...page.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  const input = found && document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement)) expect.fail(`no field ${label}`);
  return input;
};
const type = (input: HTMLInputElement, text: string): void => {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

it('keeps what was typed where somebody else has saved other colors, and says which', async () => {
  const saved = async () => undefined;
  const Host = () => {
    const [selections, setSelections] = useState(withColors(1, '#111111', '#222222'));
    return (
      <>
        <ColorsForm quizId="q" selections={selections} onSaved={saved} />
        <button type="button" id="others" onClick={() => setSelections(withColors(2, '#bbbbbb', '#333333'))}>
          Somebody else saves
        </button>
      </>
    );
  };
  await show(<Host />);
  type(fieldOf('P1'), '#aaaaaa');
  act(() => document.getElementById('others')?.click());
  expect(fieldOf('P1').value).toBe('#aaaaaa');
  expect(fieldOf('S1').value).toBe('#333333');
  expect(page.textContent).toContain('Somebody else has saved P1, S1 meanwhile.');
});
