import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders } from './layout.ts';

/**
 * Answers a designed page from inside the issuer. What the issuer answers silently is framed by our own app, so its
 * pages may be as well.
 */
export const showPage = (ctx: KoaContextWithOIDC, text: string): void => {
  ctx.set(pageHeaders('self'));
  ctx.type = 'html';
  ctx.body = text;
};
