import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Answer, Call, Received } from '@signet/contract';
import type { Caller, Guard } from './access.ts';
import { Refusal } from './refusal.ts';

/** What a handler gets beside its parsed input. */
export type Context<C extends Call> = { caller: Caller<C['access']>; request: FastifyRequest; reply: FastifyReply };
export type Handler<C extends Call> = (received: Received<C>, context: Context<C>) => Promise<Answer<C>>;
/** Mounts a call of the contract; handed to every feature's `routes`. */
export type Route = <const C extends Call>(call: C, handler: Handler<C>) => void;

const parse = (shape: z.ZodMiniType | undefined, value: unknown, where: string): unknown => {
  if (!shape) return undefined;
  const parsed = shape.safeParse(value === undefined ? {} : value);
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

/**
 * Makes the `route` function: access first, then shapes, then the handler, then its answer in the declared shape, so
 * that nothing undeclared is read or sent.
 */
export const createRoute =
  (app: FastifyInstance, guard: Guard): Route =>
  (call, handler) => {
    app.route({
      method: call.method,
      url: call.path,
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      ...(call.response ? { schema: answerSchema(call.response) } : {}),
      handler: async (request, reply) => {
        const caller = await guard(request, call.access);
        if (caller.who === 'user') request.userId = caller.user._id;
        const received = {
          params: parse(call.params, request.params, 'params'),
          query: parse(call.query, request.query, 'query'),
          body: parse(call.body, request.body, 'body'),
        };
        return (handler as unknown as Handler<Call>)(received, { caller, request, reply });
      },
    });
  };
