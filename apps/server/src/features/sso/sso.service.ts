import { api, DEFAULT_SSO_KEY, defaultSsoConfig, type SsoConfig, type SsoConfiguration } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Voucher } from '../../http/tokens.ts';
import type { Identity, Issuers } from '../../ports/identity.ts';
import { auditLog } from '../audit/audit-log.ts';
import type { SsoStore, SsoTerms } from './sso.store.ts';

type Known = SsoTerms & { key: string };
type Parts = {
  db: Database;
  store: SsoStore;
  identity: Identity;
  issuers: Issuers;
  publicUrl: URL;
};

/** So long a node may not know what an administrator changed by another; also what a burst of tokens costs at most. */
const KNOWN_FOR_MS = 5000;

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** What browsers are told of one. */
const presented = ({ key, name, organization, logoutRedirectUri, issuer, clientId, audience }: Known): SsoConfig => ({
  key,
  name,
  params: organization ? { organization } : {},
  ...(logoutRedirectUri ? { logoutRedirectUri } : {}),
  ...(issuer && clientId && audience ? { auth: { domain: issuer, clientId, audience } } : {}),
});

const isOfThisMachine = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** Who vouches for people beside the house's own issuer, and who may say so. */
export const createSso = ({ db, store, identity, issuers, publicUrl }: Parts) => {
  let known: { at: number; all: Promise<Known[]> } | undefined;
  /** As last read: while the database is away pages still reach what they reached, and no token is taken. */
  let lastRead: Known[] = [];

  const all = (): Promise<Known[]> => {
    const now = performance.now();
    if (known && now - known.at < KNOWN_FOR_MS) return known.all;
    const reading = { at: now, all: store.all() };
    // a failure is told to those who asked, and the next one asks again
    reading.all.then(
      (read) => void (lastRead = read),
      () => known === reading && (known = undefined),
    );
    known = reading;
    return reading.all;
  };
  const find = async (key: string): Promise<Known | undefined> => (await all()).find((one) => one.key === key);

  /**
   * A company's issuer vouches for addresses of the domains that its configuration names, and no others: it could else
   * claim anybody's invitation.
   */
  const voucherOf = (one: Known): Voucher => {
    const isHouseIssuer = one.issuer === null || one.issuer === identity.issuer;
    const issuer = one.issuer ?? identity.issuer;
    return {
      key: one.key,
      issuer,
      clientId: one.clientId ?? identity.clientId,
      audience: one.audience ?? identity.audience,
      organization: one.organization,
      vouchesFor: (email) => isHouseIssuer || one.emailDomains.includes(domainOf(email)),
      keys: isHouseIssuer ? identity.keys : issuers.keysOf(issuer),
    };
  };

  const isHouse = ({ issuer, clientId, audience }: Pick<Known, 'issuer' | 'clientId' | 'audience'>): boolean =>
    issuer === identity.issuer && clientId === identity.clientId && audience === identity.audience;

  /**
   * One that only says where logging out leads is left out: its people are the house's, by the house's own sign-in. It
   * would else take everybody of the house as its own.
   */
  const isOfSomebody = (one: Voucher): boolean => one.organization !== null || !isHouse(one);

  /** The house by its own name is the house: its people are told so, and stay when the configuration goes. */
  const withoutHouse = (terms: SsoTerms): SsoTerms =>
    isHouse(terms) ? { ...terms, issuer: null, clientId: null, audience: null } : terms;

  /** Who comes is told apart by these alone: of two that are the same, one would never be found. */
  const requireAlone = async (key: string, terms: SsoTerms): Promise<void> => {
    const peopleOf = (one: Voucher): string => JSON.stringify([one.issuer, one.clientId, one.organization]);
    const mine = voucherOf({ key, ...terms });
    const others = (await store.all()).filter((one) => one.key !== key).map(voucherOf);
    if (isOfSomebody(mine) && others.some((one) => peopleOf(one) === peopleOf(mine))) throw new Refusal('ssoTaken');
  };

  const requireSound = async (key: string, terms: SsoTerms): Promise<void> => {
    const { issuer, organization } = terms;
    await requireAlone(key, terms);
    // the issuer that is built in gives its tokens no organization, so nobody could come in
    if (organization && identity.routes && (!issuer || issuer === identity.issuer))
      throw new Refusal('ssoNoOrganizations');
    if (!issuer || issuer === identity.issuer || (await find(key))?.issuer === issuer) return;
    if (isOfThisMachine(issuer) && !isOfThisMachine(publicUrl.href)) throw new Refusal('ssoIssuerUnsafe');
    if (!(await issuers.answers(issuer))) throw new Refusal('ssoIssuerSilent');
  };

  const change = async (act: (trx: Database) => Promise<void>): Promise<void> => {
    await db.transaction().execute(act);
    known = undefined;
  };

  return {
    /** Whose tokens are taken beside the house's; those of an organization before those of a whole issuer. */
    async vouchers(): Promise<Voucher[]> {
      const each = (await all()).map(voucherOf).filter(isOfSomebody);
      return each.toSorted((one, other) => Number(one.organization === null) - Number(other.organization === null));
    },

    /**
     * Where pages of a browser that keeps this key may go: nowhere else than before for a key that there is not. An
     * issuer may take codes for tokens, or end sessions, on another host than the one it is named by.
     */
    async originsOf(key: string): Promise<string[]> {
      const present = await all().catch(() => lastRead);
      const issuer = present.find((one) => one.key === key)?.issuer;
      if (!issuer) return [];
      const named = issuer === identity.issuer ? [] : await issuers.originsOf(issuer);
      return [...new Set([new URL(issuer).origin, ...named])];
    },

    async lookup(key: string): Promise<SsoConfig> {
      return key === DEFAULT_SSO_KEY ? defaultSsoConfig : presented(orRefuse(await find(key), 'notFound'));
    },

    list: (): Promise<SsoConfiguration[]> => store.counted(),

    async save(actorId: string, key: string, said: SsoTerms): Promise<SsoConfiguration> {
      const terms = withoutHouse(said);
      await requireSound(key, terms);
      await change(async (trx) => {
        await store.save(trx, key, terms);
        await auditLog.add(trx, { actorId, ownerId: null, call: api.sso.save, about: { key, ...terms } });
      });
      if (terms.issuer) issuers.askAgain(terms.issuer);
      return orRefuse(
        (await store.counted()).find((one) => one.key === key),
        'notFound',
      );
    },

    async remove(actorId: string, key: string): Promise<void> {
      await change(async (trx) => {
        if (!(await store.remove(trx, key))) throw new Refusal('notFound');
        await auditLog.add(trx, { actorId, ownerId: null, call: api.sso.remove, about: { key } });
      });
    },
  };
};

export type Sso = ReturnType<typeof createSso>;
