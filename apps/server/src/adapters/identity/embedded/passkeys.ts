import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '../../../db/client.ts';
import { deriveKey } from '../../../secrets.ts';
import type { Account } from './accounts.ts';

export type Passkey = { id: string; name: string; createdAt: Date; usedAt: Date | null };
export type Passkeys = ReturnType<typeof createPasskeys>;

/** As many as one account can have. */
const MOST = 20;
const TIMEOUT_MS = 5 * 60_000;

// few sign-ins need it
const webauthn = () => import('@simplewebauthn/server');

/** What a browser answered, whose shape the library checks; undefined where it is not even that. */
const parsed = (text: string): RegistrationResponseJSON | AuthenticationResponseJSON | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
      ? (value as RegistrationResponseJSON | AuthenticationResponseJSON)
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Passkeys (WebAuthn): a key pair in somebody's device that answers for this origin alone, after its own check of who
 * holds it, so that one stands for both factors. Challenges are derived from the sign-in (or session) under way, whose
 * cookie only this browser has and which ends with the answer: nothing has to be stored for whoever asks.
 */
export const createPasskeys = (db: Database, publicUrl: URL, secret: string) => {
  const key = deriveKey(secret, 'passkey challenges');
  const challengeOf = (purpose: 'make' | 'use', uid: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${uid}`).digest('base64url');
  const expected = { expectedOrigin: publicUrl.origin, expectedRPID: publicUrl.hostname };
  const rows = (accountId: string) =>
    db.selectFrom('passkeys').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();

  return {
    async list(accountId: string): Promise<Passkey[]> {
      const found = await rows(accountId);
      return found.map((row) => ({
        id: row.credential_id,
        name: row.name,
        createdAt: row.created_at,
        usedAt: row.used_at,
      }));
    },

    /** What the browser makes a passkey from; one that this account has already is not made again. */
    async creationOptions({ id, email }: Account, sessionUid: string) {
      const { generateRegistrationOptions } = await webauthn();
      return generateRegistrationOptions({
        rpName: 'Signet',
        rpID: publicUrl.hostname,
        userName: email,
        userID: new TextEncoder().encode(id),
        challenge: Buffer.from(challengeOf('make', sessionUid), 'base64url'),
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: (await rows(id)).map((row) => ({ id: row.credential_id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** Keeps a passkey that the browser made for this session; false where it does not check, or there are enough. */
    async add({ id }: Account, sessionUid: string, text: string, name: string): Promise<boolean> {
      const response = parsed(text) as RegistrationResponseJSON | undefined;
      if (!response || (await rows(id)).length >= MOST) return false;
      const { verifyRegistrationResponse } = await webauthn();
      const checked = await verifyRegistrationResponse({
        response,
        expectedChallenge: challengeOf('make', sessionUid),
        ...expected,
        requireUserVerification: true,
      }).catch(() => undefined);
      if (!checked?.verified) return false;
      const { credential } = checked.registrationInfo;
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('passkeys')
        .values({
          credential_id: credential.id,
          account_id: id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: String(credential.counter),
          name,
          used_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    async remove(accountId: string, credentialId: string): Promise<void> {
      await db
        .deleteFrom('passkeys')
        .where('account_id', '=', accountId)
        .where('credential_id', '=', credentialId)
        .execute();
    },

    /** What the browser answers with any passkey it has for us: nothing says whose account is asked for. */
    async requestOptions(uid: string) {
      const { generateAuthenticationOptions } = await webauthn();
      return generateAuthenticationOptions({
        rpID: publicUrl.hostname,
        challenge: Buffer.from(challengeOf('use', uid), 'base64url'),
        timeout: TIMEOUT_MS,
        userVerification: 'required',
      });
    },

    /** The account that a passkey answered for in this sign-in. */
    async accountBehind(uid: string, text: string): Promise<string | undefined> {
      const response = parsed(text) as AuthenticationResponseJSON | undefined;
      if (!response) return undefined;
      const row = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', response.id)
        .executeTakeFirst();
      if (!row) return undefined;
      const { verifyAuthenticationResponse } = await webauthn();
      const checked = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challengeOf('use', uid),
        ...expected,
        requireUserVerification: true,
        credential: {
          id: row.credential_id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: Number(row.counter),
        },
      }).catch(() => undefined);
      if (!checked?.verified) return undefined;
      // one that counts never counts back: a copy of it would
      const counter = String(checked.authenticationInfo.newCounter);
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, used_at: sql<Date>`now()` })
        .where('credential_id', '=', row.credential_id)
        .where('counter', '<=', counter)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? row.account_id : undefined;
    },
  };
};
