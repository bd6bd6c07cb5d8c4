import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { Chat } from './chat.service.ts';
import { linesOf } from './lines.ts';

/** Aborted when whoever asked is gone, with or without an answer. */
const whileThere = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  if (reply.raw.closed) gone.abort();
  else reply.raw.once('close', () => gone.abort());
  return gone.signal;
};

export const chatRoutes = (route: Route, { chat }: { chat: Chat }): void => {
  const calls = api.agents;
  route(calls.session, async ({ params, body }, { caller }) => ({
    sessionId: await chat.session(caller.user, params.type, body.useDraft),
  }));
  route(calls.prompt, async ({ params, body }, { caller, reply }) =>
    chat.prompt(caller.user, params.type, body, whileThere(reply)),
  );
  route(calls.promptStream, async ({ params, body }, { caller, reply }) => {
    const events = await chat.begin(caller.user, params.type, body, whileThere(reply));
    return reply
      .header('x-accel-buffering', 'no')
      .type('application/x-ndjson; charset=utf-8')
      .send(Readable.from(linesOf(events)));
  });
  route(calls.sessions, async ({ params }, { caller }) => ({
    sessions: await chat.sessions(caller.user, params.type),
  }));
  route(calls.conversation, async ({ params }, { caller }) =>
    chat.conversation(caller.user, params.type, params.sessionId),
  );
  route(calls.forget, async ({ params }, { caller }) => ({
    deletedCount: await chat.forget(caller.user, params.type, params.sessionId),
  }));
};
