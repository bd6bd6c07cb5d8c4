import { FREE_TIER, type Answer, type api } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { IdClaims } from '../../http/tokens.ts';
import type { QuizService } from '../quizzes/quizzes.service.ts';
import type { SubscriptionService } from '../subscriptions/subscriptions.service.ts';
import type { Trials } from '../subscriptions/trials.ts';
import { presentUser, type Users } from '../users/users.service.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Invitation, InvitationStore } from './invitations.store.ts';

type Validation = Answer<typeof api.auth.validate>;
type Registration = Answer<typeof api.auth.register>['result'];

const USER_ROLE = 'user';

export type Parts = {
  db: Database;
  users: Users;
  invitations: InvitationStore;
  quizzes: Pick<QuizService, 'begin'>;
  subscriptions: Pick<SubscriptionService, 'onSignIn'>;
  trials: Pick<Trials, 'endOfNew'>;
  now: () => Date;
  /** Whether anybody may register, or only those who are invited. */
  isOpen: (db: Database) => Promise<boolean>;
  /** With an outside issuer: whoever first registers with this verified address runs the house. */
  administrator?: string | undefined;
};

export const createRegistration = ({
  db,
  users,
  invitations,
  quizzes,
  subscriptions,
  trials,
  now,
  isOpen,
  administrator,
}: Parts) => {
  const isFirstAdministrator = async (trx: Database, id: IdClaims): Promise<boolean> => {
    if (!administrator || !id.emailVerified || id.email.toLowerCase() !== administrator.toLowerCase()) return false;
    return !(await trx.selectFrom('users').select('id').where('role_key', '=', 'admin').executeTakeFirst());
  };

  const mayComeUninvited = async (trx: Database, id: IdClaims): Promise<boolean> =>
    (await isOpen(trx)) || (await isFirstAdministrator(trx, id));

  /** What the invitation gives, else what anybody gets: the default tier, the ordinary role. */
  const termsOf = async (trx: Database, id: IdClaims, invitation: Invitation | undefined) => {
    if (await isFirstAdministrator(trx, id))
      return { group: '', roleKey: 'admin', subscriptionKey: 'studio', subscriptionExpiration: null };
    if (invitation) {
      return {
        group: invitation.group_name,
        roleKey: invitation.role_key,
        subscriptionKey: invitation.subscription_key,
        subscriptionExpiration: invitation.subscription_expiration,
      };
    }
    const tier = await trx.selectFrom('tiers').select('key').where('is_default', '=', true).executeTakeFirst();
    const subscriptionExpiration = await trials.endOfNew(trx);
    return { group: '', roleKey: USER_ROLE, subscriptionKey: tier?.key ?? FREE_TIER, subscriptionExpiration };
  };

  const admit = async (trx: Database, id: IdClaims, code: string | null | undefined): Promise<Registration> => {
    const invitation = code ? await invitations.findByCode(trx, code) : undefined;
    if (code && (!invitation || invitation.accepted_at)) return 'badInvitation';
    if (invitation && invitation.expires_at <= now()) return 'expiredInvitation';
    if (!invitation && !(await mayComeUninvited(trx, id))) return 'badInvitation';
    const userId = await users.insert(trx, { ...id, ...(await termsOf(trx, id, invitation)) });
    if (!userId) return (await users.isKnown(trx, id)) ? 'userExists' : 'addressTaken';
    await quizzes.begin(trx, userId);
    if (invitation) await invitations.accept(trx, invitation.id, now());
    return 'success';
  };

  return {
    /**
     * Spec administration §4.1. A disabled user is answered like one who was never let in, as is whoever comes
     * uninvited while registration is not open.
     */
    async validate(id: IdClaims): Promise<Validation> {
      const user = await users.findCurrent(id);
      if (user && user.status !== 'active') throw new Refusal('unauthenticated');
      if (user) await subscriptions.onSignIn(user._id);
      if (user) return { user: presentUser(user), ...(user.expired ? { redirectTo: 'expired' as const } : {}) };
      // Only an address that the issuer has checked may learn of its invitation; others need the link from the letter.
      const invitation = id.emailVerified ? await invitations.findOpen(db, id.email, now()) : undefined;
      if (!invitation && !(await mayComeUninvited(db, id))) throw new Refusal('unauthenticated');
      if (!invitation) return { redirectTo: 'registration' };
      return { redirectTo: 'registration', invitationCode: invitations.codeOf(invitation), brand: invitation.brand };
    },

    /**
     * Makes the user and their first quiz, in one transaction (flow decisions: registering creates the quiz). Twice
     * at once makes one user: the second is told `userExists`. Whose checked address is somebody's who comes by another
     * sign-in is told `addressTaken`: never joined to them, since an issuer could then take over any account.
     */
    async register(id: IdClaims, code: string | null | undefined): Promise<Registration> {
      // before the transaction, which would otherwise wait for a second connection while it holds one
      const known = await users.findCurrent(id);
      if (known && known.status !== 'active') throw new Refusal('unauthenticated');
      return known ? 'userExists' : db.transaction().execute((trx) => admit(trx, id, code));
    },
  };
};

export type RegistrationService = ReturnType<typeof createRegistration>;
