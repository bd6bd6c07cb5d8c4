import type { Call } from '@signet/contract';

/**
 * Where a call gets the access token from; the session puts itself here at start, so that this folder knows nothing
 * of it.
 */
export type TokenSource = {
  /** The access token, or null for an anonymous visitor. */
  current: () => string | null;
  /** The ID token, which says who it is and when they signed in (spec administration §7). */
  idToken: () => string | null;
  /** One silent renewal, shared by all who ask at once; the new token, or null when it failed. */
  renew: () => Promise<string | null>;
  /** Leaves the page for sign-in. */
  signIn: () => void;
  /** The page is being left for the login provider: what it still asks for would be answered to nobody. */
  isLeaving: () => boolean;
  /**
   * Answers a call in the place of the server, where nobody is signed in and answers wait in the browser; undefined
   * for what the server answers everybody.
   */
  answer?: (endpoint: Call, parts: { query?: Record<string, unknown>; body?: unknown }) => Promise<unknown> | undefined;
};

const anonymous: TokenSource = {
  current: () => null,
  idToken: () => null,
  renew: async () => null,
  signIn: () => undefined,
  isLeaving: () => false,
};

export const tokens: { source: TokenSource } = { source: anonymous };
