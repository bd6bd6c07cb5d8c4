import type { Call } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Handler, Route } from '../../http/route.ts';
import { auditLog } from './audit-log.ts';

/** What was looked at: the person, or what was asked for of many. */
const aboutOf = (call: Call, params: Record<string, unknown>, query: Record<string, unknown>) =>
  call.looksAt === 'person'
    ? { ownerId: String(params['id']), about: params }
    : { ownerId: null, about: { search: query['search'] ?? '', offset: query['offset'] ?? 0 } };

/**
 * Mounts calls so that those that show staff what is held about people leave a row for each look, before it is
 * answered: what cannot be written down is not shown. What is not there leaves none, nor does a look at oneself.
 */
export const notingLooks =
  (route: Route, db: Database): Route =>
  (call, handler) => {
    if (!(call as Call).looksAt) return route(call, handler);
    const noted: Handler<Call> = async (received, context) => {
      const given: unknown = await (handler as unknown as Handler<Call>)(received, context);
      const { caller, request } = context;
      // a HEAD shows nothing
      if (caller.who !== 'user' || request.method === 'HEAD') return given;
      const actorId = caller.user._id;
      const { ownerId, about } = aboutOf(call, { ...(received.params as object) }, { ...(received.query as object) });
      if (ownerId !== actorId) await auditLog.add(db, { actorId, ownerId, call, about });
      return given;
    };
    route(call, noted as unknown as Handler<typeof call>);
  };
