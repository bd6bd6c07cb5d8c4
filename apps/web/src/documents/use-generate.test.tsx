import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OWN } from '../api/own-keys.ts';
import { ApiError } from '../api/api-error.ts';
import { useGenerate, waitingWords, type Wanted } from './use-generate.ts';

const refused = vi.hoisted(() => ({ errorCode: 'noMatchingTemplate' }));
vi.mock('../api/call.ts', () => ({
  call: () => Promise.reject(new ApiError('It is refused.', { status: 404, errorCode: refused.errorCode as never })),
}));
afterEach(() => vi.unstubAllGlobals());

const wanted: Wanted = { kitId: 'kit-relay', templateId: 'letter', type: 'letterhead', context: 'assetLibrary' };

it.each([
  ['noMatchingTemplate', 2],
  ['driveFull', 1],
])('refused by %s, the library is read %i times', async (errorCode, times) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  refused.errorCode = errorCode;
  const read = vi.fn(async () => []);
  let told = '';
  const Library = () => {
    const generate = useGenerate();
    useQuery({ queryKey: [OWN, 'library'], queryFn: read });
    return <button onClick={() => void generate(wanted).catch((error: Error) => (told = error.message))}>SAVE</button>;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Library />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  await vi.waitFor(() => expect(told).toBe('It is refused.'));
  await act(async () => undefined);
  expect(read).toHaveBeenCalledTimes(times);
  act(() => root.unmount());
  document.body.replaceChildren();
});

const at = (status: 'waiting' | 'making', place: number) => ({
  id: 'a',
  status,
  progress: 0,
  place,
  files: 0,
  message: null,
  errorCode: null,
});

it('who waits hears how many are before theirs, and nothing more once it is being made', () => {
  expect(waitingWords(at('waiting', 3))).toBe('2 before yours.');
  expect(waitingWords(at('waiting', 1))).toBe('Yours is next.');
  expect(waitingWords(at('waiting', 0))).toBeUndefined();
  expect(waitingWords(at('making', 0))).toBeUndefined();
});
