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

createRoot(place).render(
  <StrictMode>
    <I18nProvider locale="en-US">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
