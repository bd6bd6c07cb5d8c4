import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as z from 'zod/mini';
import { queryClient } from './api/query-client.ts';
import { routes } from './routes.tsx';

// Compiled parsers need `eval`, which the content security policy forbids.
z.config({ jitless: true });

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');

const router = createBrowserRouter(routes);

const draw = (): void =>
  createRoot(place).render(
    <StrictMode>
      <I18nProvider locale="en-US">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );

/** Milliseconds in which nothing is drawn that would only wait (see PlacedSpinner). */
const PATIENCE = 300;

// The document shows the same as the app would while it waits for its first screen (shell/splash.tsx): drawn once that
// is known, the app is drawn once.
const known = new Promise<void>((resolve) => {
  if (router.state.initialized) resolve();
  router.subscribe(({ initialized }) => initialized && resolve());
  setTimeout(resolve, PATIENCE);
});
void known.then(draw);
