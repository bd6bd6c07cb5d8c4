import { PassThrough } from 'node:stream';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anyone, defineCall } from '@signet/contract';
import type { CurrentUser } from '../features/users/users.store.ts';
import { registerErrorExit } from './error-exit.ts';
import { createRoute } from './route.ts';

const call = defineCall({ method: 'GET', path: '/api/slow', access: anyone, response: z.object({ at: z.number() }) });

/** A server whose only call answers when it is told to. */
const openServer = async () => {
  const app = fastify();
  registerErrorExit(app);
  const open: (() => void)[] = [];
  let most = 0;
  let under = 0;
  const guard = async () => ({ who: 'public' as const });
  const limits = { takeBy: async () => ({ ok: true as const }) };
  createRoute(app, { guard, limits, actingOf: () => undefined })(call, async () => {
    most = Math.max(most, ++under);
    await new Promise<void>((done) => open.push(done));
    under--;
    return { at: most };
  });
  await app.ready();
  const ask = (person: string) =>
    app
      .inject({ url: '/api/slow', headers: { authorization: `Bearer ${person}` } })
      .then((answer) => answer.statusCode);
  const settle = () => new Promise((done) => setImmediate(done));
  const release = async (times: number) => {
    for (let n = 0; n < times; n++) {
      open.shift()?.();
      await settle();
      await settle();
    }
  };
  return { ask, open, settle, release, most: () => most };
};

test('of one person eight calls are under way at once; the rest wait, and nobody else waits for them', async () => {
  const { ask, open, settle, release, most } = await openServer();
  const many = Array.from({ length: 40 }, () => ask('one'));
  await expect.poll(() => open.length).toBe(8);
  const other = ask('other');
  await expect.poll(() => open.length).toBe(9);
  await settle();
  expect(most()).toBe(9);
  await release(41);
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
  expect(await other).toBe(200);
});

test('of one person with many tokens there are as many', async () => {
  const app = fastify();
  registerErrorExit(app);
  const open: (() => void)[] = [];
  const guard = async ({ headers }: FastifyRequest) => ({
    who: 'user' as const,
    user: { _id: headers.authorization?.split(' ')[1] } as CurrentUser,
  });
  const limits = { takeBy: async () => ({ ok: true as const }) };
  createRoute(app, { guard, limits, actingOf: () => undefined })(call, async () => {
    await new Promise<void>((done) => open.push(done));
    return { at: 1 };
  });
  await app.ready();
  const ask = (person: string, token: number) =>
    app.inject({ url: '/api/slow', headers: { authorization: `Bearer ${person} ${token}` } });
  const many = Array.from({ length: 40 }, (_, at) => ask('one', at));
  await expect.poll(() => open.length).toBe(8);
  const other = ask('other', 1);
  await expect.poll(() => open.length).toBe(9);
  for (let released = 0; released < 41; released++) {
    await expect.poll(() => open.length).toBeGreaterThan(0);
    open.shift()?.();
  }
  const answers = await Promise.all([...many, other]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('of one person a stream is under way until it has ended', async () => {
  const app = fastify();
  registerErrorExit(app);
  const streams: PassThrough[] = [];
  const guard = async () => ({ who: 'user' as const, user: { _id: 'one' } as CurrentUser });
  const limits = { takeBy: async () => ({ ok: true as const }) };
  const told = defineCall({ method: 'GET', path: '/api/told', access: anyone, raw: 'text/event-stream' });
  createRoute(app, { guard, limits, actingOf: () => undefined })(told, async () => {
    const stream = new PassThrough();
    streams.push(stream);
    return stream;
  });
  await app.ready();
  const many = Array.from({ length: 20 }, () => app.inject('/api/told'));
  await expect.poll(() => streams.length).toBeGreaterThanOrEqual(8);
  const settled = () => new Promise((done) => setImmediate(done));
  for (let turn = 0; turn < 20; turn++) await settled();
  expect(streams).toHaveLength(8);
  streams[0]?.end('over');
  await expect.poll(() => streams.length).toBe(9);
  for (let ended = 1; ended < 20; ended++) {
    await expect.poll(() => streams.length).toBeGreaterThan(ended);
    streams[ended]?.end('over');
  }
  expect(new Set((await Promise.all(many)).map(({ body }) => body))).toEqual(new Set(['over']));
});

test('of one person who asks for hundreds at once, what is too much is refused', async () => {
  const { ask, open, release } = await openServer();
  const many = Array.from({ length: 300 }, () => ask('one'));
  await expect.poll(() => open.length).toBe(8);
  await release(210);
  const statuses = await Promise.all(many);
  expect(statuses.filter((status) => status === 200)).toHaveLength(208);
  expect(statuses.filter((status) => status === 429)).toHaveLength(92);
});

test('of one person what waiting calls have sent is bounded', async () => {
  const app = fastify();
  registerErrorExit(app);
  const heavy = defineCall({
    ...call,
    method: 'POST',
    path: '/api/heavy',
    bodyLimit: 1024 * 1024,
    body: z.object({ text: z.string() }),
  });
  const open: (() => void)[] = [];
  const guard = async () => ({ who: 'public' as const });
  const limits = { takeBy: async () => ({ ok: true as const }) };
  createRoute(app, { guard, limits, actingOf: () => undefined })(heavy, async () => {
    await new Promise<void>((done) => open.push(done));
    return { at: 1 };
  });
  await app.ready();
  const headers = { authorization: 'Bearer one' };
  const payload = { text: 'x'.repeat(500 * 1024) };
  const many = Array.from({ length: 20 }, () =>
    app.inject({ method: 'POST', url: '/api/heavy', headers, payload }).then(({ statusCode }) => statusCode),
  );
  await expect.poll(() => open.length).toBe(8);
  // eight are under way, four of half a megabyte wait
  for (let released = 0; released < 12; released++) {
    await expect.poll(() => open.length).toBeGreaterThan(0);
    open.shift()?.();
  }
  const statuses = await Promise.all(many);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.filter((status) => status === 429)).toHaveLength(8);
});

test('where nobody is signed in, what a costly call may be asked counts by address', async () => {
  const app = fastify({ trustProxy: true });
  registerErrorExit(app);
  const taken: string[] = [];
  const limits = {
    takeBy: async (name: string, _rule: object, subject: string) => {
      taken.push(`${name} ${subject}`);
      return taken.length < 3 ? { ok: true as const } : { ok: false as const, retryAfterSeconds: 9 };
    },
  };
  const costly = defineCall({ ...call, path: '/api/costly', limit: { perPerson: 2, seconds: 60 } });
  const guard = async () => ({ who: 'public' as const });
  createRoute(app, { guard, limits, actingOf: () => undefined })(costly, async () => ({ at: 1 }));
  const ask = (ip: string) => app.inject({ url: '/api/costly', headers: { 'x-forwarded-for': ip } });
  expect((await ask('203.0.113.7')).statusCode).toBe(200);
  expect((await ask('2001:db8:1:2:3::4')).statusCode).toBe(200);
  expect((await ask('203.0.113.7')).statusCode).toBe(429);
  expect(taken).toEqual([
    'GET /api/costly 203.0.113.7',
    'GET /api/costly 2001:db8:1:2::/64',
    'GET /api/costly 203.0.113.7',
  ]);
});
