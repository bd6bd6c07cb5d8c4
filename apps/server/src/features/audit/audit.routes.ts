import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { AuditStore } from './audit.store.ts';

/** What staff did: for administrators all of it, for owners what was changed of theirs. */
export const auditRoutes = (route: Route, { audit }: { audit: AuditStore }): void => {
  route(api.audit.list, ({ query }) => audit.list(query));
  route(api.audit.acts, async () => ({ acts: await audit.acts() }));
  route(api.audit.mine, async (_received, { caller: { user } }) => ({ changes: await audit.changesOf(user._id) }));
};
