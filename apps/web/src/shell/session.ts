import { FRESH_SIGN_IN_MINUTES, type RuntimeConfig, type SsoConfig } from '@signet/contract';
import { WebStorageStateStore, type User, type UserManagerSettings } from 'oidc-client-ts';
import { KNOWN_COOKIE } from '@signet/theme';
import { forgetKnown } from '../api/asked-ahead.ts';
import { tokens } from '../api/tokens.ts';
import { loadConfig } from './config.ts';
import { dropCookie, keepCookie } from './cookies.ts';
import { onEnded, tellEnded } from './ended-sessions.ts';
import { RenewingManager } from './renewing-manager.ts';
import { safeReturnPath } from './return-path.ts';
import { SSO_STORED } from './sso-stored.ts';

/**
 * Who holds the tokens of this tab. They live in sessionStorage (flow decisions), where the document reads them to ask
 * for what its address opens on (api/ask-ahead.ts); everybody else has the access token from `tokens`.
 */
export type Session = {
  isSignedIn: () => boolean;
  idToken: () => string | null;
  /** The issuer whose tokens these are: the house's, or that of a company's single sign-on. */
  authority: () => string;
  /**
   * Leaves for the login provider; after it, `returnTo` (path with query) is shown. `afresh` asks for other
   * credentials, or for the same once more; `isNew` shows the form for a new account first.
   */
  signIn: (returnTo: string, options?: { afresh?: boolean; isNew?: boolean }) => Promise<void>;
  /**
   * Takes the provider's answer out of the address of /callback; answers where to go on, or null inside a silent
   * renewal's frame.
   */
  completeSignIn: () => Promise<string | null>;
  renew: () => Promise<string | null>;
  /** Leaves for the provider to end its session too, and comes back to the start. */
  signOut: () => Promise<void>;
  /**
   * The same, to show `place` afterwards. Resolves to true once the browser is leaving; to false where the provider
   * does not answer, with the tokens forgotten here all the same.
   */
  signOutTo: (place: string) => Promise<boolean>;
};

const SCOPE = 'openid email profile offline_access';

/** The single sign-on of this visit; its part of the app is loaded only for those who have one. */
const ssoOfVisit = async (): Promise<SsoConfig | undefined> => {
  const asked = new URLSearchParams(location.search).get('sso');
  if (asked === null && localStorage.getItem(SSO_STORED) === null) return undefined;
  return (await import('./sso.ts')).chosenSso(asked);
};

const START = () => new URL('/', location.origin).href;

/** Of the house's issuer, or of the one that the visitor's single sign-on names. */
const settingsOf = ({ auth: house }: RuntimeConfig, sso: SsoConfig | undefined): UserManagerSettings => {
  const auth = sso?.auth ?? house;
  return {
    authority: /^https?:\/\//.test(auth.domain) ? auth.domain : `https://${auth.domain}`,
    client_id: auth.clientId,
    redirect_uri: house.callbackUrl,
    post_logout_redirect_uri: sso?.logoutRedirectUri ?? START(),
    response_type: 'code',
    scope: SCOPE,
    // Issuers ask for the API in one of two ways: `audience`, or the resource indicator of RFC 8707 (an absolute
    // address).
    extraQueryParams: {
      audience: auth.audience,
      ...(sso?.params.organization && { organization: sso.params.organization }),
    },
    ...(URL.canParse(auth.audience) && { resource: auth.audience }),
    automaticSilentRenew: !isFrame(),
    accessTokenExpiringNotificationTimeInSeconds: 60,
    silentRequestTimeoutInSeconds: 10,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  };
};

const AFTER_SIGN_OUT = 'signet.after-sign-out';
const PROVIDER_ANSWERS_WITHIN = 3000;

/** Where `signOutTo` wanted to go, once; null where nobody did. Providers know one way back, and it is the start. */
export const takePlaceAfterSignOut = (): string | null => {
  const place = sessionStorage.getItem(AFTER_SIGN_OUT);
  sessionStorage.removeItem(AFTER_SIGN_OUT);
  return place;
};

/** Whether the provider is there at all: leaving for one that is not would end on the browser's own error page. */
const answers = async (authority: string): Promise<boolean> => {
  const address = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const signal = AbortSignal.timeout(PROVIDER_ANSWERS_WITHIN);
    return (await fetch(address, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
};

/** The page that a silent renewal loads: it hands on an answer, and renews nothing itself. */
const isFrame = () => window.parent !== window;

const hereWithQuery = () => location.pathname + location.search + location.hash;

const openSession = async (): Promise<Session> => {
  const [house, sso] = await Promise.all([loadConfig(), ssoOfVisit()]);
  const manager = new RenewingManager(settingsOf(house, sso));
  let user: User | null = await manager.getUser();
  let renewing: Promise<string | null> | undefined;
  manager.events.addUserLoaded((loaded) => {
    if (user && user.profile.sub !== loaded.profile.sub) forgetKnown();
    user = loaded;
  });
  manager.events.addUserUnloaded(() => {
    forgetKnown();
    user = null;
  });

  const renew = (): Promise<string | null> => {
    renewing ??= manager
      .signinSilent()
      .then(
        (renewed) => renewed?.access_token ?? null,
        () => null,
      )
      .finally(() => (renewing = undefined));
    return renewing;
  };
  const signIn: Session['signIn'] = (returnTo, { afresh = false, isNew = false } = {}) =>
    manager.signinRedirect({
      state: { returnTo: safeReturnPath(returnTo) },
      // what comes back was made for this very request: the ID token repeats it, and the library looks
      nonce: crypto.randomUUID(),
      // with an age every issuer has to say when that was
      ...(afresh && { prompt: 'login', max_age: FRESH_SIGN_IN_MINUTES * 60 }),
      ...(isNew && { extraQueryParams: { ...manager.settings.extraQueryParams, screen_hint: 'signup' } }),
    });
  const forget = () => manager.removeUser();
  const whose = () => user && `${manager.settings.authority} ${user.profile.sub}`;
  const placeAfter = manager.settings.post_logout_redirect_uri ?? START();
  let isLeaving = false;
  /** Once the provider has ended the session, a poll of this page would be refused and lead to sign-in again. */
  const leave = async ({ tells }: { tells: boolean }): Promise<void> => {
    isLeaving = true;
    // whoever comes back by the browser's own button finds the page as it was left, and as good as dead
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    try {
      // asks the provider where that is, so one that is away is found out before anything is given up
      const endsThere = await manager.metadataService.getEndSessionEndpoint();
      const ending = whose();
      if (tells && ending) tellEnded(ending);
      if (endsThere) return await manager.signoutRedirect(user?.id_token ? { id_token_hint: user.id_token } : {});
      // it ends no sessions, so all that can be ended is what it gave us
      await manager.revokeTokens().catch(() => undefined);
      await forget();
      location.replace(placeAfter);
    } catch (error) {
      isLeaving = false;
      throw error;
    }
  };

  // signed out in another tab: this one shows nothing more of theirs
  onEnded((ending) => {
    if (ending !== whose()) return;
    isLeaving = true;
    forget()
      .catch(() => undefined)
      .finally(() => location.replace(START()));
  });

  // A tab that slept past the expiry wakes up with a dead token.
  if (user?.expired && !isFrame() && !(await renew())) await forget();

  tokens.source = {
    current: () => user?.access_token ?? null,
    idToken: () => user?.id_token ?? null,
    renew,
    isLeaving: () => isLeaving,
    // Several calls may learn at once that the session is over; the page leaves once.
    signIn: () => {
      if (isLeaving) return;
      isLeaving = true;
      forget()
        .then(() => signIn(hereWithQuery()))
        .catch(() => (isLeaving = false));
    },
  };
  return {
    isSignedIn: () => user !== null,
    idToken: () => user?.id_token ?? null,
    authority: () => manager.settings.authority,
    signIn,
    completeSignIn: async () => {
      const signedIn = await manager.signinCallback();
      if (signedIn) keepCookie(KNOWN_COOKIE, '1');
      return signedIn ? safeReturnPath((signedIn.state as { returnTo?: unknown } | undefined)?.returnTo) : null;
    },
    renew,
    signOut: async () => {
      dropCookie(KNOWN_COOKIE);
      await leave({ tells: true });
    },
    signOutTo: async (place) => {
      // one that leads elsewhere afterwards would never show the place
      const comesBack = new URL(placeAfter).origin === location.origin;
      if (!comesBack || !(await answers(manager.settings.authority))) {
        await forget();
        return false;
      }
      sessionStorage.setItem(AFTER_SIGN_OUT, place);
      await leave({ tells: false });
      return true;
    },
  };
};

let opening: Promise<Session> | undefined;

/** The session of this tab, opened once the configuration is there. Throws ConfigError without one. */
export const session = (): Promise<Session> => {
  opening ??= openSession().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};
