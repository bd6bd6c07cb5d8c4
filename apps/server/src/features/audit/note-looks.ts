import type { Call } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Handler, Route } from '../../http/route.ts';
import { auditLog } from './audit-log.ts';

type Asked = { params: { id?: unknown }; query: { offset?: unknown } };
/** A page of what is held about many people (`looksAt: 'people'`). */
type Listed = { records: readonly { _id: string }[] };

/**
 * What was looked at: the person, or what was answered of many. Not what was searched for, which is somebody's address
 * often: these rows stay when whoever it belongs to is gone.
 */
const lookOf = (call: Call, { params, query }: Asked, given: unknown) => {
  if (call.looksAt === 'person') return { ownerId: String(params.id), about: { ...params } };
  const ids = (given as Listed).records.map(({ _id }) => _id);
  return { ownerId: null, about: { ids, offset: query.offset ?? 0 } };
};

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
      const { caller } = context;
      if (caller.who !== 'user') return given;
      const actorId = caller.user._id;
      const { ownerId, about } = lookOf(call, received as Asked, given);
      if (ownerId !== actorId) await auditLog.add(db, { actorId, ownerId, call, about });
      return given;
    };
    route(call, noted as unknown as Handler<typeof call>);
  };
