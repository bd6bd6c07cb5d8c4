import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../../db/client.ts';
import type { Log } from './issuer.ts';
import { endSession } from './payload-store.ts';

export type OpenSession = { id: string; device: string; since: Date; seenAt: Date; isThis: boolean };
export type Sessions = ReturnType<typeof createSessions>;

const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** As much of what a browser says of itself as its owner knows it by. */
export const deviceOf = (userAgent: string): string => {
  const found = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser, system] = [found(browsers), found(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'A browser';
};

/** What a session is called on a page: its own name would be no secret, but belongs nowhere else either. */
const idOf = (uid: string): string => hash('sha256', uid, 'base64url').slice(0, 22);

/** Where somebody is signed in, and ending it there. */
export const createSessions = (db: Database) => ({
  /** Notes sign-ins and renewals as the issuer tells of them; a note that fails costs nobody their sign-in. */
  follow(provider: Provider, log: Log): void {
    const note = (writing: Promise<unknown>) =>
      void writing.catch((err: unknown) => log.error({ err }, 'identity: a session was not noted'));
    provider.on('authorization.success', (ctx) => {
      const { session } = ctx.oidc;
      if (!session?.accountId) return;
      const row = { uid: session.uid, account_id: session.accountId, device: deviceOf(ctx.get('user-agent')) };
      note(
        db
          .insertInto('sign_in_sessions')
          .values(row)
          .onConflict((conflict) => conflict.column('uid').doUpdateSet({ ...row, seen_at: sql<Date>`now()` }))
          .execute(),
      );
    });
    provider.on('grant.success', (ctx) => {
      const uid = ctx.oidc.entities.RefreshToken?.sessionUid;
      if (!uid) return;
      note(
        db
          .updateTable('sign_in_sessions')
          .set({ seen_at: sql<Date>`now()` })
          .where('uid', '=', uid)
          .execute(),
      );
    });
  },

  async list(accountId: string, here: string): Promise<OpenSession[]> {
    const rows = await db
      .selectFrom('sign_in_sessions')
      .innerJoin('oidc_payloads', 'oidc_payloads.uid', 'sign_in_sessions.uid')
      .select(['sign_in_sessions.uid', 'device', 'created_at', 'seen_at'])
      .where('account_id', '=', accountId)
      .where('oidc_payloads.model', '=', 'Session')
      .where(sql<string>`oidc_payloads.payload ->> 'accountId'`, '=', accountId)
      .where('oidc_payloads.expires_at', '>', sql<Date>`now()`)
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.map(({ uid, device, created_at: since, seen_at: seenAt }) => ({
      id: idOf(uid),
      device,
      since,
      seenAt,
      isThis: uid === here,
    }));
  },

  /** Ends one session of this account, or with `others` all but the one here. Their refresh tokens end with them. */
  async end(accountId: string, which: { id: string } | { others: string }): Promise<void> {
    const rows = await db.selectFrom('sign_in_sessions').select('uid').where('account_id', '=', accountId).execute();
    for (const { uid } of rows) {
      const isMeant = 'id' in which ? idOf(uid) === which.id : uid !== which.others;
      if (!isMeant) continue;
      await endSession(db, uid);
      await db.deleteFrom('sign_in_sessions').where('uid', '=', uid).execute();
    }
  },
});
