import type { FastifyPluginAsync } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';

/**
 * Who vouches for people: any OpenID Connect issuer. Its tokens are verified in one place (`http/tokens.ts`), whoever
 * it is.
 */
export type Identity = {
  /** One line for the start banner. */
  readonly description: string;
  /** The `iss` of its tokens, exactly. Also the authority that the browser asks for discovery. */
  readonly issuer: string;
  readonly clientId: string;
  /** The `aud` of access tokens for this product's API. */
  readonly audience: string;
  /** The issuer's public keys, for `jose.jwtVerify`. */
  readonly keys: JWTVerifyGetKey;
  /** The issuer's own routes, where this server is the issuer. */
  readonly routes?: FastifyPluginAsync;
  /**
   * Ends an account with its sessions; whoever has none is no fault. Absent where accounts are made elsewhere.
   */
  readonly forgetAccount?: (subject: string) => Promise<void>;
  /**
   * Makes sure that an account with this e-mail and this password exists (the first administrator, seeded people) and
   * answers its subject. An account that was there gets the password. Absent where accounts are made elsewhere.
   */
  readonly ensureAccount?: (account: { email: string; password: string }) => Promise<{ subject: string }>;
};

/** Other issuers, which vouch for people that come by single sign-on. */
export type Issuers = {
  /** An issuer's public keys, looked for when the first token comes. */
  readonly keysOf: (issuer: string) => JWTVerifyGetKey;
  /**
   * Where browsers are sent or ask, as its discovery says: often its own origin alone. Empty while it does not answer.
   */
  readonly originsOf: (issuer: string) => Promise<readonly string[]>;
  /** Has it say again what it says of itself: whoever saves its configuration may know that this has changed. */
  readonly askAgain: (issuer: string) => void;
  /** Whether somebody there answers by this very name. */
  readonly answers: (issuer: string) => Promise<boolean>;
};
