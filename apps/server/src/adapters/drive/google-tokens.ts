import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { DriveDenied } from '../../ports/drive.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { failureOf, type GoogleAddresses, type GoogleWire } from './google-wire.ts';

/** The only thing that is asked for: files that Signet itself has made. */
export const SCOPE = 'https://www.googleapis.com/auth/drive.file';

export type GoogleClient = { clientId: string; clientSecret: string };
type Parts = GoogleClient & { wire: GoogleWire; addresses: GoogleAddresses; now: () => Date };

const granted = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
  scope: z.string().default(''),
});

/** Renewed this long before it ends, in seconds. */
const EARLY = 60;
const KEPT = 5000;

/** Access tokens of founders: taken for a code, renewed with what is kept, given up. */
export const createGoogleTokens = ({ clientId, clientSecret, wire, addresses, now }: Parts) => {
  // an access token lives an hour; the refresh token is what is kept
  const fresh = new LRUCache<string, { token: string; until: number }>({ max: KEPT });

  const ask = async (form: Record<string, string>) => {
    const body = new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret });
    const answer = await wire.patiently(addresses.token, { method: 'POST', body });
    if (answer.body.error === 'invalid_grant') return undefined;
    if (answer.status !== 200) throw failureOf({ ...answer, status: answer.status === 401 ? 500 : answer.status });
    const read = granted.safeParse(answer.body);
    if (!read.success) throw new ServiceUnavailable('drive', 'Google: a token without what it needs');
    return read.data;
  };
  const keep = (refreshToken: string, token: string, seconds: number): void => {
    fresh.set(refreshToken, { token, until: now().getTime() + (seconds - EARLY) * 1000 });
  };

  return {
    /** What a code stands for. Throws DriveDenied `code` for one that is used up, `permission` where less was given. */
    async take(code: string, redirectUri: string): Promise<{ refreshToken: string; accessToken: string }> {
      const given = await ask({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
      if (!given) throw new DriveDenied('code');
      const isWhole = given.scope.split(' ').includes(SCOPE);
      if (!isWhole) throw new DriveDenied('permission');
      if (given.refresh_token === undefined) throw new ServiceUnavailable('drive', 'Google: no refresh token');
      keep(given.refresh_token, given.access_token, given.expires_in);
      return { refreshToken: given.refresh_token, accessToken: given.access_token };
    },

    /** A token that is good now. Throws DriveDenied `revoked` where access was taken back. */
    async of(refreshToken: string): Promise<string> {
      const known = fresh.get(refreshToken);
      if (known && known.until > now().getTime()) return known.token;
      const given = await ask({ grant_type: 'refresh_token', refresh_token: refreshToken });
      if (!given) throw new DriveDenied('revoked');
      keep(refreshToken, given.access_token, given.expires_in);
      return given.access_token;
    },

    /** Google did not take it although it was thought good. */
    forget: (refreshToken: string): void => {
      fresh.delete(refreshToken);
    },

    async revoke(refreshToken: string): Promise<void> {
      fresh.delete(refreshToken);
      const answer = await wire.patiently(addresses.revoke, {
        method: 'POST',
        body: new URLSearchParams({ token: refreshToken }),
      });
      // one that is revoked already is what was wanted
      if (answer.status !== 200 && answer.status !== 400) throw failureOf(answer);
    },
  };
};
