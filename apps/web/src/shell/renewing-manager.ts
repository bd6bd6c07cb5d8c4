import { UserManager, type SigninSilentArgs, type User } from 'oidc-client-ts';
import { authTimeOf } from './auth-time.ts';

/** The library's own word for an ID token that says when somebody signed in as the one before it did not. */
const OTHER_TIME = 'auth_time in id_token does not match original auth_time';

/**
 * Renews as the library does. An issuer may have begun to say when somebody signed in since this tab got its ID token:
 * the library then refuses what the refresh token gave, and that is spent. The issuer's own session, asked in a frame,
 * gives another of both.
 */
export class RenewingManager extends UserManager {
  override async signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    try {
      return await super.signinSilent(args);
    } catch (error) {
      const { id_token: idToken } = (await this.getUser()) ?? {};
      if (!(error instanceof Error) || error.message !== OTHER_TIME || authTimeOf(idToken ?? null) !== null)
        throw error;
      return super.signinSilent({ ...args, forceIframeAuth: true });
    }
  }
}
