import {
  FREE_TIER,
  type Call,
  type InvitationForm,
  type Permission,
  type UserChange,
  type WelcomeBrand,
} from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Letter } from '../../ports/mail.ts';
import { auditLog } from '../audit/audit-log.ts';
import type { QuizService } from '../quizzes/quizzes.service.ts';
import type { UserAdminStore } from './admin.store.ts';
import { INVITATION_MS, invitationLetter } from './invitation-letter.ts';
import type { UserList, UserPage } from './user-list.store.ts';
import type { CurrentUser } from './users.store.ts';

type Actor = Pick<CurrentUser, '_id' | 'permissions'>;
type Act = Pick<Call, 'method' | 'path'>;
/** What somebody is invited to. */
export type Terms = Omit<InvitationForm, 'email'>;
type Made = { id: string; email: string; rotation: number; brand: WelcomeBrand };
type Parts = {
  db: Database;
  store: UserAdminStore;
  list: UserList;
  quizzes: Pick<QuizService, 'begin'>;
  codeOf: (invitation: { id: string; rotation: number }) => string;
  sendLetter: (trx: Database, letter: Letter) => Promise<void>;
  publicUrl: URL;
  now: () => Date;
};

const ADMIN = 'admin';
const USER = 'user';

/** What each part of a change asks for (spec administration §6). */
const needs = ({ role, subscription }: UserChange): Permission[] => [
  ...(role === undefined ? [] : (['canUpdateUserRole'] as const)),
  ...(subscription?.subscriptionKey === undefined ? [] : (['canUpdateUserSubscription'] as const)),
  ...(subscription?.expiration === undefined ? [] : (['canUpdateUserExpiration'] as const)),
];

/** What administrators do to people. Every act is written down, one row for each person it was done to. */
export const createUserAdmin = ({ db, store, list, quizzes, codeOf, sendLetter, publicUrl, now }: Parts) => {
  /** `about`: what is noted of each; each person's own alone, since it is part of the data they can ask for. */
  const noted = (
    actor: Actor,
    call: Act,
    work: (trx: Database) => Promise<string[]>,
    about?: (ownerId: string) => object,
  ) =>
    db.transaction().execute(async (trx) => {
      const done = await work(trx);
      const act = { actorId: actor._id, call };
      if (!about) await auditLog.addEach(trx, { ...act, about: {} }, done);
      else for (const ownerId of done) await auditLog.add(trx, { ...act, ownerId, about: { ...about(ownerId) } });
      return done.length;
    });
  /** The same for what may take an administrator's rights: two who do it to each other at once leave one. */
  const notedWithAdministrators = (...[actor, call, work, about]: Parameters<typeof noted>) =>
    noted(
      actor,
      call,
      async (trx) => {
        await store.lockAdministrators(trx);
        const done = await work(trx);
        if (!(await store.hasAdministrator(trx))) throw new Refusal('lastAdministrator');
        return done;
      },
      about,
    );

  const sendInvitation = (trx: Database, { id, email, rotation, brand }: Made) => {
    const link = new URL('/register', publicUrl);
    link.searchParams.set('c', codeOf({ id, rotation }));
    link.searchParams.set('brand', brand);
    return sendLetter(trx, invitationLetter(email, link));
  };
  const isOffered = async ({ subscriptionKey, role }: Terms): Promise<boolean> =>
    subscriptionKey !== FREE_TIER &&
    (await store.known('tiers', [subscriptionKey])) &&
    (await store.known('roles', [role]));
  /** The invitation with its letter; undefined for somebody who is here or invited already. */
  const inviteOne = async (trx: Database, actor: Actor, call: Act, form: InvitationForm): Promise<Made | undefined> => {
    if (await store.isRegistered(trx, form.email)) return undefined;
    const made = await store.invite(trx, form, new Date(now().getTime() + INVITATION_MS));
    if (!made) return undefined;
    await sendInvitation(trx, made);
    // the log holds no addresses: it stays when an account goes
    const about = { id: made.id, subscriptionKey: form.subscriptionKey, role: form.role };
    await auditLog.add(trx, { actorId: actor._id, ownerId: null, call, about });
    return made;
  };

  return {
    list: (page: UserPage) => list(page, now()),
    roles: () => store.roles(),

    /**
     * @throws Refusal `forbidden` where a field needs a permission that the actor lacks, `ownRow` for one's own role,
     * `lastAdministrator` where nobody would be left, `unknownChoice` for a tier or role that there is not. Nothing
     * was changed then.
     */
    async save(actor: Actor, call: Act, sent: readonly UserChange[]) {
      // one that changes nothing asks for no permission: it is not written, else it would count as a new grant
      const changes = sent.filter((one) => needs(one).length > 0);
      if (changes.flatMap(needs).some((one) => !actor.permissions.has(one))) throw new Refusal('forbidden');
      if (changes.some(({ _id, role }) => role !== undefined && _id === actor._id)) throw new Refusal('ownRow');
      const tiers = changes.flatMap(({ subscription }) => subscription?.subscriptionKey ?? []);
      const roles = changes.flatMap(({ role }) => role ?? []);
      if (!(await store.known('tiers', tiers)) || !(await store.known('roles', roles)))
        throw new Refusal('unknownChoice');
      const changeOf = (ownerId: string) => ({ users: changes.filter(({ _id }) => _id === ownerId) });
      let saved: string[] = [];
      const save = async (trx: Database) => (saved = await store.save(trx, changes, now()));
      const updatedCount = await notedWithAdministrators(actor, call, save, changeOf);
      return { updatedCount, lost: changes.map(({ _id }) => _id).filter((id) => !saved.includes(id)) };
    },

    enable: (actor: Actor, call: Act, ids: readonly string[]) =>
      noted(actor, call, (trx) => store.setStatus(trx, { ids, from: 'disabled', to: 'active', except: actor._id })),
    disable: (actor: Actor, call: Act, ids: readonly string[]) =>
      notedWithAdministrators(actor, call, (trx) =>
        store.setStatus(trx, { ids, from: 'active', to: 'disabled', except: actor._id }),
      ),
    setAdmin: (actor: Actor, call: Act, ids: readonly string[]) =>
      noted(actor, call, (trx) => store.setRole(trx, { ids, to: ADMIN, except: actor._id })),
    removeAdmin: (actor: Actor, call: Act, ids: readonly string[]) =>
      notedWithAdministrators(actor, call, (trx) =>
        store.setRole(trx, { ids, from: ADMIN, to: USER, except: actor._id }),
      ),

    /** A new quiz to begin with; what was made before is kept among their brands. */
    resetBrandQuiz: (actor: Actor, call: Act, ids: readonly string[]) =>
      noted(actor, call, async (trx) => {
        const people = await store.registered(trx, ids);
        for (const userId of people) {
          await quizzes.begin(trx, userId);
          await store.forgetCompletion(trx, userId);
        }
        return people;
      }),

    /** @throws Refusal `unknownChoice` or `alreadyInvited`; no letter was written then. */
    async invite(actor: Actor, call: Act, form: InvitationForm) {
      if (!(await isOffered(form))) throw new Refusal('unknownChoice');
      const made = await db.transaction().execute((trx) => inviteOne(trx, actor, call, form));
      if (!made) throw new Refusal('alreadyInvited');
      return { _id: made.id, email: made.email };
    },

    /**
     * Invites several on the same terms, in the transaction of whoever names them; answers which of them have a letter
     * now. Undefined where the tier or the role is none that can be offered.
     */
    async inviteAll(
      trx: Database,
      actor: Actor,
      call: Act,
      { terms, emails }: { terms: Terms; emails: readonly string[] },
    ): Promise<string[] | undefined> {
      if (!(await isOffered(terms))) return undefined;
      const invited: string[] = [];
      for (const email of emails) if (await inviteOne(trx, actor, call, { ...terms, email })) invited.push(email);
      return invited;
    },

    resendInvitations: (actor: Actor, call: Act, ids: readonly string[]): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const open = await store.renew(trx, ids, new Date(now().getTime() + INVITATION_MS));
        for (const one of open) await sendInvitation(trx, one);
        const about = { ids: open.map(({ id }) => id) };
        if (open.length > 0) await auditLog.add(trx, { actorId: actor._id, ownerId: null, call, about });
        return open.length;
      }),

    deleteInvitations: (actor: Actor, call: Act, ids: readonly string[]): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const gone = await store.removeInvitations(trx, ids);
        if (gone.length > 0) await auditLog.add(trx, { actorId: actor._id, ownerId: null, call, about: { ids: gone } });
        return gone.length;
      }),
  };
};

export type UserAdmin = ReturnType<typeof createUserAdmin>;
