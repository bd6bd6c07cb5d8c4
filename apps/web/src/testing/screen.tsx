import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { toasts } from '../ui/toast-queue.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/** A screen as a person has it before them: what it says, its fields and buttons. One for each test of a file. */
export const useScreen = () => {
  let root: Root | undefined;
  let client: QueryClient;
  let router: Router;
  let said: string[];
  beforeEach(() => {
    // what arrives is shown at once
    notifyManager.setScheduler((tell) => tell());
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    said = [];
    for (const level of ['success', 'warning', 'error'] as const)
      vi.spyOn(toasts, level).mockImplementation((message) => said.push(message));
  });
  afterEach(() => {
    act(() => root?.unmount());
    root = undefined;
    document.body.replaceChildren();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const buttons = (name: string) =>
    [...document.querySelectorAll('button')].filter(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
  const field = (label: string): HTMLInputElement => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    const named = found ? document.getElementById(found.htmlFor) : document.querySelector(`[aria-label="${label}"]`);
    return (named as HTMLInputElement | null) ?? expect.fail(`there is no field ${label}`);
  };
  return {
    async show(screen: ReactNode, { at = '/', known = {} }: { at?: string; known?: Record<string, unknown> } = {}) {
      for (const [key, value] of Object.entries(known)) client.setQueryData([key], value);
      router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [at] });
      root = createRoot(document.body.appendChild(document.createElement('div')));
      await act(async () =>
        root?.render(
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>,
        ),
      );
    },
    leave: () => act(() => root?.unmount()),
    text: (): string => document.body.textContent ?? '',
    /** What was said in toasts. */
    said: () => said,
    address: () => router.state.location,
    all,
    /** The first input that there is, or of this type. */
    input: (type?: string): HTMLInputElement =>
      document.querySelector<HTMLInputElement>(type ? `input[type=${type}]` : 'input') ??
      expect.fail('there is no input'),
    field,
    has: (name: string): boolean => buttons(name).length > 0,
    button: (name: string): HTMLButtonElement => buttons(name)[0] ?? expect.fail(`there is no button ${name}`),
    press: (name: string) =>
      act(async () => (buttons(name).at(-1) ?? expect.fail(`there is no button ${name}`)).click()),
    click: (element: HTMLElement) => act(async () => element.click()),
    /** As the browser does it with each letter. */
    type: (input: HTMLInputElement | HTMLTextAreaElement, text: string) =>
      act(async () => {
        const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    pick: (label: string, value: string) =>
      act(async () => {
        const list = field(label);
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    choose: (input: HTMLInputElement, ...files: File[]) =>
      act(async () => {
        Object.defineProperty(input, 'files', { configurable: true, value: files });
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    until: (isSo: () => boolean) =>
      vi.waitUntil(async () => {
        await act(async () => undefined);
        return isSo();
      }),
  };
};
