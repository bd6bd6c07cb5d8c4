import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed address turned out to be. */
export type SignedPathVerdict = 'ok' | 'expired' | 'invalid';
export type SignedPathQuery = {
  expires?: string | undefined;
  name?: string | undefined;
  signature?: string | undefined;
};

/** The query of a signed address: `expires` in seconds since 1970, `name` where the file gets one, `signature`. */
export function signPath(options: {
  secret: Uint8Array;
  key: string;
  expires: number;
  name?: string | undefined;
}): URLSearchParams {
  const expires = String(options.expires);
  // What a query can carry, for the signature is made anew from what comes back.
  const name = options.name?.toWellFormed();
  const query = new URLSearchParams({ expires });
  if (name !== undefined) query.set('name', name);
  query.set('signature', signatureOf(options.secret, options.key, expires, name).toString('base64url'));
  return query;
}

/**
 * Whether an address was signed here and still lives at `now` (milliseconds). Pure; the comparison takes the same
 * time whatever the signature. An address whose signature is wrong is invalid, never expired: nothing is said about
 * what was not signed.
 */
export function verifySignedPath(options: {
  secret: Uint8Array;
  key: string;
  query: SignedPathQuery;
  now: number;
}): SignedPathVerdict {
  const { expires = '', name, signature = '' } = options.query;
  const given = Buffer.from(signature, 'base64url');
  const due = signatureOf(options.secret, options.key, expires, name);
  if (given.length !== due.length || !timingSafeEqual(given, due)) return 'invalid';
  return Number(expires) * 1000 > options.now ? 'ok' : 'expired';
}

/** JSON keeps the parts apart: no two different addresses give the same text to sign. */
function signatureOf(secret: Uint8Array, key: string, expires: string, name: string | undefined): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['signet blob 1', key, expires, name ?? null]))
    .digest();
}
