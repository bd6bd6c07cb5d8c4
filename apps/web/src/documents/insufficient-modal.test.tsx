import { refusals } from '@signet/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InsufficientModal } from './insufficient-modal.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it("less was allowed than is needed: We're Sorry, the sentence of the specification, and a way to retry", async () => {
  const retried = vi.fn(async () => undefined);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<InsufficientModal isOpen onClose={() => undefined} onRetry={retried} />));
  const modal = document.querySelector('[role=dialog]');
  expect(modal?.querySelector('h2')?.textContent).toBe("We're Sorry");
  expect(modal?.textContent).toContain(
    'ERROR: Insufficient Permissions. Please retry & select all available Google account permissions.',
  );
  expect(modal?.textContent).toContain(refusals.permissionError.message);
  const retry = [...(modal?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'RETRY');
  await act(async () => retry?.click());
  expect(retried).toHaveBeenCalledOnce();
  act(() => root.unmount());
  document.body.replaceChildren();
});
