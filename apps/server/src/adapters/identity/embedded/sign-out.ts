import { themeFromCookie } from '@signet/theme';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { Html } from './pages/html.ts';
import { signedOutPage, signOutPage } from './pages/notice-pages.ts';
import { showPage } from './pages/show-page.ts';

type SignOut = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>;

/** Where the app asked to go afterwards; the issuer has checked it by now. */
const wayBack = (ctx: KoaContextWithOIDC): string => {
  const { post_logout_redirect_uri: target, state } = ctx.oidc.params ?? {};
  if (typeof target !== 'string') return ctx.oidc.urlFor('end_session_success');
  const url = new URL(target);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
};

const leave = (ctx: KoaContextWithOIDC): void => {
  ctx.status = 303;
  ctx.redirect(wayBack(ctx));
};

/**
 * An ID token of the person who is signed in proves that the app asked, not a link on some other site: nothing is
 * left to confirm.
 */
const isAskedByTheApp = (ctx: KoaContextWithOIDC): boolean =>
  ctx.oidc.entities.IdTokenHint?.payload['sub'] === ctx.oidc.session?.accountId;

export const signOutFeature: Pick<SignOut, 'logoutSource' | 'postLogoutSuccessSource'> = {
  async logoutSource(ctx, form) {
    if (!isAskedByTheApp(ctx)) return showPage(ctx, signOutPage(themeFromCookie(ctx.get('cookie')), new Html(form)));
    // codes and refresh tokens are bound to the session and end with it
    await ctx.oidc.session?.destroy();
    ctx.cookies.set(ctx.oidc.provider.cookieName('session'), null, { path: '/oidc' });
    return leave(ctx);
  },
  postLogoutSuccessSource(ctx) {
    showPage(ctx, signedOutPage(themeFromCookie(ctx.get('cookie'))));
  },
};

type Places = { clientId: string; start: string; placesAfterSignOut: () => Promise<string[]> };

/** The issuer knows where its client may lead from when it was started; administrators name other places since. */
export const allowPlaces =
  (provider: Provider, { clientId, start, placesAfterSignOut }: Places) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    const { post_logout_redirect_uri: asked } = ctx.query;
    if (asked !== undefined && asked !== start) {
      const client = await provider.Client.find(clientId);
      const postLogoutRedirectUris = [start, ...(await placesAfterSignOut())];
      if (client) Object.assign(client, { postLogoutRedirectUris });
    }
    await next();
  };

/** Somebody who is not signed in goes straight on; the issuer would send a page that submits itself by script. */
export const passThroughWhenSignedOut = async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  await next();
  // outside the issuer's routes there is no `oidc`
  const oidc = ctx.oidc as KoaContextWithOIDC['oidc'] | undefined;
  if (oidc?.route === 'end_session' && ctx.status === 200 && !oidc.session?.accountId) leave(ctx);
};
