import { api } from '@signet/contract';
import { orRefuse } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { UserAdmin } from './admin.service.ts';
import type { ReadUserDetails } from './user-details.store.ts';

/** Users and invitations, for administrators (spec administration §7.2). */
export const userRoutes = (
  route: Route,
  { people, details }: { people: UserAdmin; details: ReadUserDetails },
): void => {
  const { users } = api;
  route(users.list, ({ query }) => people.list(query));
  route(users.details, async ({ params }) => orRefuse(await details(params.id), 'notFound'));
  route(users.roles, () => people.roles());
  route(users.save, ({ body }, { caller: { user } }) => people.save(user, users.save, body.users));
  route(users.enable, async ({ body }, { caller: { user } }) => ({
    updatedCount: await people.enable(user, users.enable, body.ids),
  }));
  route(users.disable, async ({ body }, { caller: { user } }) => ({
    updatedCount: await people.disable(user, users.disable, body.ids),
  }));
  route(users.setAdmin, async ({ body }, { caller: { user } }) => ({
    updatedCount: await people.setAdmin(user, users.setAdmin, body.ids),
  }));
  route(users.removeAdmin, async ({ body }, { caller: { user } }) => ({
    updatedCount: await people.removeAdmin(user, users.removeAdmin, body.ids),
  }));
  route(users.resetBrandQuiz, async ({ body }, { caller: { user } }) => ({
    updatedCount: await people.resetBrandQuiz(user, users.resetBrandQuiz, body.ids),
  }));
  route(users.invite, async ({ body }, { caller: { user } }) => ({
    invitation: await people.invite(user, users.invite, body),
  }));
  route(users.resendInvitations, async ({ body }, { caller: { user } }) => ({
    resendCount: await people.resendInvitations(user, users.resendInvitations, body.ids),
  }));
  route(users.deleteInvitations, async ({ body }, { caller: { user } }) => ({
    deletedCount: await people.deleteInvitations(user, users.deleteInvitations, body.ids),
  }));
};
