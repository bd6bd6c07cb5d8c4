import type { Theme } from '@signet/theme';
import { html, type Html } from './html.ts';
import { mark, seal } from './mark.ts';
import { stylesheet } from './stylesheet.ts';

export type PageProps = { title: string; theme: Theme; body: Html; faulty?: boolean };

/** A whole page. It needs no script and holds no style: its security policy allows neither. */
export const page = ({ title, theme, body, faulty = false }: PageProps): string =>
  html`<!doctype html>
    <html lang="en" ${theme !== 'system' && html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${faulty && 'Error: '}${title} · Signet</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="/fonts/fraunces-latin.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="preload" href="/fonts/inter-latin.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${stylesheet.href}" />
      </head>
      <body>
        <div class="sheet">
          <header>
            <a class="brand" href="/">${mark}<span>Signet</span></a>
          </header>
          <main>${body}</main>
        </div>
        <aside>
          ${seal}
          <p>A few answers about your company become a brand you can use the same day.</p>
        </aside>
      </body>
    </html>`.text;

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'";

/**
 * Headers of every page. `frames` says who may frame it: only what the silent renewal may meet can be framed, and
 * only by ourselves. `scripts`: the page asks for passkeys, which takes the one script there is.
 */
export const pageHeaders = (frames: 'none' | 'self', scripts: 'none' | 'self' = 'none'): Record<string, string> => ({
  'content-security-policy': `${POLICY}${scripts === 'self' ? "; script-src 'self'" : ''}; frame-ancestors '${frames}'`,
  'x-frame-options': frames === 'none' ? 'DENY' : 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  // not no-referrer: browsers would then send `Origin: null` with our own forms. The path, which may hold a token,
  // never leaves.
  'referrer-policy': 'strict-origin',
  'cache-control': 'no-store',
});
