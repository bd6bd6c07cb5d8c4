import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inputWords, type Answer, type Call, type Received } from '@signet/contract';
import type { Caller, Guard } from './access.ts';
import type { ActingOf, createActing } from './acting.ts';
import { addressSubject, type RateLimits } from './rate-limits.ts';
import { Refusal } from './refusal.ts';
import { createShares } from './shares.ts';

/** What a handler gets beside its parsed input. */
export type Context<C extends Call> = {
  caller: Caller<C['access']>;
  acting: ActingOf<C['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
};
export type Handler<C extends Call> = (received: Received<C>, context: Context<C>) => Promise<Answer<C>>;
/** Mounts a call of the contract; handed to every feature's `routes`. */
export type Route = <const C extends Call>(call: C, handler: Handler<C>) => void;

const parse = (shape: z.ZodMiniType | undefined, value: unknown, where: string): unknown => {
  if (!shape) return undefined;
  const parsed = shape.safeParse(value === undefined ? {} : value, { error: inputWords });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues
    .slice(0, 20)
    .map((issue) => ({ path: [where, ...issue.path].join('.'), message: issue.message }));
  // a path that cannot be the name of anything is simply not there
  if (where === 'params') throw new Refusal('notFound');
  throw new Refusal('invalidInput', { errors }, errors[0]?.message);
};

/**
 * The declared shape as Fastify's serializer takes it; compiled once, it costs a third of parsing every answer
 * (docs/benchmarks.md).
 */
const answerSchema = (shape: z.ZodMiniType) => ({ response: { default: z.toJSONSchema(shape, { io: 'output' }) } });

/** A scope of its own, in which the body of whatever type is handed on as the stream that it is. */
const takeUploads = (app: FastifyInstance, mount: (scope: FastifyInstance) => void): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    mount(scope);
  });
};

/** What a body may be where a call says nothing else (server.ts). */
const USUAL_BODY = 64 * 1024;

/** What a request holds while it waits: its body, which is whole by now; an upload is still with whoever sends it. */
const bytesHeld = ({ upload, bodyLimit = USUAL_BODY }: Call, { headers, body }: FastifyRequest): number =>
  upload || body === undefined ? 0 : Number(headers['content-length'] ?? bodyLimit);

type Parts = {
  guard: Guard;
  actingOf: ReturnType<typeof createActing>;
  limits: Pick<RateLimits, 'takeBy'>;
};

/**
 * Makes the `route` function: access first, then shapes, then what one person may ask of a costly call (one address,
 * where nobody is signed in), then the handler, then its answer in the declared shape, so that nothing undeclared is
 * read or sent.
 */
export const createRoute = (app: FastifyInstance, { guard, actingOf, limits }: Parts): Route => {
  const everybody = { held: 0 };
  const inShare = createShares(everybody);
  /** One person has as many tokens as they renew, and can spell each in several ways: all of them share once more. */
  const inShareOf = createShares(everybody);
  const spend = async ({ method, path }: Call, limit: NonNullable<Call['limit']>, who: string): Promise<void> => {
    const rule = { points: limit.perPerson, seconds: limit.seconds };
    const taken = await limits.takeBy(`${method} ${path}`, rule, who);
    if (!taken.ok) throw new Refusal('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
  };
  return (call, handler) => {
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const caller = await guard(request, call);
      if (caller.who === 'user') request.userId = caller.user._id;
      const received = {
        params: parse(call.params, request.params, 'params'),
        query: parse(call.query, request.query, 'query'),
        body: parse(call.body, request.body, 'body'),
      };
      if (call.limit)
        await spend(call, call.limit, caller.who === 'user' ? caller.user._id : addressSubject(request.ip));
      const acting = caller.who === 'user' ? actingOf(call, caller.user) : undefined;
      const context = { caller, acting: acting as undefined, request, reply };
      return inShareOf(caller.who === 'user' ? caller.user._id : undefined, bytesHeld(call, request), async () => {
        const given: unknown = await (handler as unknown as Handler<Call>)(received, context);
        // a reply is waited for until it has left: a stream is a call under way for as long
        return given instanceof Readable ? reply.send(given) : given;
      });
    };
    const mount = (scope: FastifyInstance) =>
      scope.route({
        method: call.method,
        url: call.path,
        ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
        ...(call.response ? { schema: answerSchema(call.response) } : {}),
        handler: (request, reply) =>
          inShare(request.headers.authorization, bytesHeld(call, request), () => answer(request, reply)),
      });
    if (call.upload) takeUploads(app, mount);
    else mount(app);
  };
};
