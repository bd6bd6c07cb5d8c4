import { expect, it } from 'vitest';
import { authTimeOf } from './auth-time.ts';

const token = (payload: object) => `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

it('an ID token says when somebody last showed who they are', () => {
  expect(authTimeOf(token({ name: 'Žofie ÿÿ?', auth_time: 1_764_000_000 }))).toBe(1_764_000_000);
});

it.each([null, '', 'no token', 'a.b.c', token({}), token({ auth_time: 'yesterday' })])('%j does not say it', (one) => {
  expect(authTimeOf(one)).toBeNull();
});
