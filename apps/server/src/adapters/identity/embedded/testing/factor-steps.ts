import { vi } from 'vitest';
import { firstCode } from './app-codes.ts';
import type { Answer, Browser } from './browser.ts';
import { PASSWORD, type TestIssuer } from './open-issuer.ts';

/** The secret that a page offers, and the recovery codes that one shows. */
export const secretIn = (page: string) => /<code>([A-Z2-7 ]{39})<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
export const codesIn = (page: string) =>
  [...page.matchAll(/<code>([a-z2-9-]{14})<\/code>/g)].map(([, code]) => code ?? '');

type Begun = { by: Browser; uid: string; verifier: string; next: string };

/** What people with an authenticator app do at an issuer. */
export const factorSteps = (issuer: () => TestIssuer) => ({
  /** Somebody with an authenticator app, whose present step is used. */
  withFactor: async (): Promise<{ email: string; browser: Browser; secret: string; codes: string[] }> => {
    const { email, browser } = await issuer().newcomer();
    const page = await browser.get('/oidc/account');
    const secret = secretIn(page.body);
    const done = await browser.post('/oidc/account/second-factor', { code: firstCode(secret) });
    return { email, browser, secret, codes: codesIn(done.body) };
  },
  password: async (email: string, by: Browser = issuer().browser(), secret = PASSWORD): Promise<Begun> => {
    const { uid, verifier } = await by.begin();
    const answer = await by.post(`/oidc/interaction/${uid}/sign-in`, { email, password: secret });
    return { by, uid, verifier, next: answer.location };
  },
  /** A new password by the link from a letter, asked for in a browser of its own. Answers the last page. */
  resetByLetter: async (email: string, password: string): Promise<Answer> => {
    const by = issuer().browser();
    const { uid } = await by.begin();
    const { letters } = issuer();
    const before = letters.length;
    await by.submit(uid, 'forgot-password', { email });
    const letter = await vi.waitUntil(() => letters[before]);
    const token = /reset\?token=(\S+)/.exec(letter.text)?.[1] ?? '';
    return by.post('/oidc/reset', { token, password });
  },
  /** Says whether somebody proved this address. */
  prove: async (email: string, at: Date | null): Promise<void> => {
    const { db } = issuer().database;
    await db.updateTable('accounts').set({ email_verified_at: at }).where('email', '=', email).execute();
  },
  second: async ({ by, uid }: Pick<Begun, 'by' | 'uid'>, code: string): Promise<Answer> =>
    by.follow(await by.post(`/oidc/interaction/${uid}/second-factor`, { code })),
});
