import { sql, type RawBuilder } from 'kysely';

export type Sort = 'email' | 'group' | 'role' | 'status' | 'subscription' | 'expiration';

/** What each order is by, in the columns of users and in those of invitations. */
export const orders: Record<Sort, { ofUser: RawBuilder<unknown>; ofInvitation: (now: Date) => RawBuilder<unknown> }> = {
  email: { ofUser: sql`lower(email)`, ofInvitation: () => sql`lower(email)` },
  group: { ofUser: sql`lower(group_name)`, ofInvitation: () => sql`lower(group_name)` },
  role: { ofUser: sql`role_key`, ofInvitation: () => sql`role_key` },
  status: { ofUser: sql`status`, ofInvitation: (now) => statusOfInvitation(now) },
  subscription: { ofUser: sql`subscription_key`, ofInvitation: () => sql`subscription_key` },
  expiration: { ofUser: sql`subscription_expiration`, ofInvitation: () => sql`subscription_expiration` },
};
export const statusOfInvitation = (now: Date) =>
  sql`case when expires_at > ${now} then 'invited' else 'inviteExpired' end`;
