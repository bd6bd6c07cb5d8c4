import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { Identity } from '../ports/identity.ts';

export type TestIssuer = Identity & {
  /** Tokens as a well-behaved issuer makes them; `claims` overrides any of them, to make them ill-behaved. */
  accessToken(subject: string, claims?: JWTPayload): Promise<string>;
  idToken(subject: string, email: string, claims?: JWTPayload): Promise<string>;
  /** The public key as everybody may read it, for forgeries made with it. */
  publicPem: string;
};

/** An issuer that signs with its own fresh key: tokens go through the same verification as anybody's. */
export const createTestIssuer = async (issuer = 'https://issuer.test'): Promise<TestIssuer> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const audience = `${issuer}/api`;
  const clientId = 'signet-web';
  const sign = (payload: JWTPayload, typ: string) =>
    new SignJWT({
      iss: issuer,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 600,
      ...payload,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'test', typ })
      .sign(privateKey);
  return {
    description: 'test issuer',
    issuer,
    clientId,
    audience,
    publicPem: await exportSPKI(publicKey),
    keys: createLocalJWKSet({ keys: [jwk] }),
    accessToken: (sub, claims = {}) => sign({ sub, aud: audience, scope: 'openid', ...claims }, 'at+jwt'),
    idToken: (sub, email, claims = {}) =>
      sign(
        { sub, aud: clientId, email, email_verified: true, auth_time: Math.floor(Date.now() / 1000), ...claims },
        'JWT',
      ),
  };
};
