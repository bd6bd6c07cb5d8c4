import * as z from 'zod/mini';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { activeUser, anyone, permissions, features } from './access.ts';
import { callRoots, defineCall, type Answer, type Arguments, type Call, type Received } from './call.ts';
import { api } from './index.ts';
import { commonRefusals, refusals } from './refusals.ts';

const calls = Object.entries(api).flatMap(([noun, group]) =>
  Object.entries<Call>(group).map(([key, call]) => ({ name: `${noun}.${key}`, call })),
);
const named = calls.map(({ name, call }) => [name, call] as const);

describe('the contract', () => {
  it('a call without access does not compile', () => {
    // @ts-expect-error access is not optional: forgetting who may call fails the build
    defineCall({ method: 'GET', path: '/api/nobody-said-who', response: z.object({}) });
    // @ts-expect-error nor may it be something the guard does not know
    defineCall({ method: 'GET', path: '/api/made-up', access: { who: 'friends' } });
    // @ts-expect-error nor may it lie where screens do
    defineCall({ method: 'GET', path: '/team/made-up', access: anyone });
  });

  it('no two calls share a method and an address', () => {
    // the names of parameters and a slash at the end make no difference to what an address reaches
    const addresses = calls.map(
      ({ call }) => `${call.method} ${call.path.replace(/:\w+\??/g, ':').replace(/\/$/, '')}`,
    );
    expect(addresses.filter((one, position) => addresses.indexOf(one) !== position)).toEqual([]);
  });

  it.each(named)('%s lies where calls lie, names its access and answers in a declared shape', (_name, call) => {
    expect(callRoots.some((root) => call.path.startsWith(root))).toBe(true);
    expect(call.path).toMatch(/^[\w/:?*.]+$/);
    expect(['public', 'token', 'user']).toContain(call.access.who);
    expect(Boolean(call.response) !== Boolean(call.raw)).toBe(true);
    if (call.access.who === 'user') {
      expect(permissions).toEqual(expect.arrayContaining([...(call.access.permissions ?? [])]));
      if (call.access.feature) expect(features).toContain(call.access.feature);
    }
  });

  it.each(named)(
    '%s takes exactly the parameters that its address names, and a body only where one is sent',
    (_name, call) => {
      const inPath = [...call.path.matchAll(/:(\w+)|(\*)/g)].map(([, name, star]) => name ?? star);
      const declared = call.params ? Object.keys((call.params as z.ZodMiniObject).shape) : [];
      expect(declared.toSorted()).toEqual(inPath.toSorted());
      if (call.method === 'GET' || call.method === 'DELETE') expect(call.body).toBeUndefined();
    },
  );

  it.each(named)('%s takes a file or JSON', (_name, call) => {
    if (call.upload) expect(call.body).toBeUndefined();
  });

  it.each(named)('%s declares refusals of the catalogue that not every call has anyway', (_name, call) => {
    for (const code of call.refusals ?? []) {
      expect(refusals).toHaveProperty(code);
      expect(commonRefusals as readonly string[]).not.toContain(code);
    }
  });

  it.each(Object.entries(refusals))(
    '%s is a refusal with a status of its kind and a sentence',
    (_code, { status, message }) => {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(message).toMatch(/^[A-Z].*[.)a-z]$/);
    },
  );
});

describe('what both sides are inferred from', () => {
  const call = defineCall({
    method: 'PUT',
    path: '/api/things/:id',
    access: activeUser,
    params: z.object({ id: z.string() }),
    query: z.object({ page: z._default(z.pipe(z.string(), z.transform(Number)), 1) }),
    body: z.object({ name: z.string() }),
    response: z.object({ done: z.boolean() }),
  });
  const bare = defineCall({ method: 'GET', path: '/api/bare', access: anyone, raw: 'file' });

  it('a handler receives what was parsed, and the client sends what will parse', () => {
    expectTypeOf<Received<typeof call>>().toEqualTypeOf<{
      params: { id: string };
      query: { page: number };
      body: { name: string };
    }>();
    expectTypeOf<Arguments<typeof call>>().toEqualTypeOf<
      { params: { id: string } } & { query?: { page?: string | undefined } } & { body: { name: string } }
    >();
    expectTypeOf<Answer<typeof call>>().toEqualTypeOf<{ done: boolean }>();
  });

  it('a call that takes nothing asks for nothing', () => {
    expectTypeOf<Received<typeof bare>>().toEqualTypeOf<{ params: undefined; query: undefined; body: undefined }>();
    expectTypeOf<Record<never, never>>().toExtend<Arguments<typeof bare>>();
  });
});
