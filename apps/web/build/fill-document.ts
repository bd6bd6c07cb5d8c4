import type { Plugin } from 'vite';
import { themeFromCookie } from '@signet/theme';

/**
 * In development Vite serves index.html, so what the server fills in per request is filled in here: the theme; there
 * is no nonce.
 */
export const fillDocument = (): Plugin => {
  let theme = 'system';
  return {
    name: 'signet:fill-document',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        if (request.headers.accept?.includes('text/html')) theme = themeFromCookie(request.headers.cookie);
        next();
      });
    },
    transformIndexHtml: (html) => html.replaceAll('__CSP_NONCE__', '').replaceAll('__THEME__', theme),
  };
};
