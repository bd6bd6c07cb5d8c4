import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from '../../ports/identity.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { createTestIssuer } from '../../testing/issuer.ts';
import { createQuizStore } from '../quizzes/quizzes.store.ts';
import { makeFirstAdministrator, type FirstAdministrator } from './first-administrator.ts';
import { createUserStore } from './users.store.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let issuer: Identity;
/** Accounts that were made, with the password they were given last. */
const accounts = new Map<string, string>();
const ensureAccount: Identity['ensureAccount'] = async ({ email, password }) => {
  accounts.set(email, password);
  return { subject: `account of ${email}` };
};

beforeAll(async () => {
  database = await createTestDatabase();
  issuer = await createTestIssuer();
});
afterAll(() => database.drop());

/** One start; answers what was told. `told` may fail, as a process does that is killed right then. */
const make = async (
  config: { SIGNET_ADMIN_EMAIL: string; SIGNET_ADMIN_PASSWORD?: string },
  { identity = { ...issuer, ensureAccount }, told = () => {} }: { identity?: Identity; told?: () => void } = {},
) => {
  const heard: FirstAdministrator[] = [];
  await makeFirstAdministrator({
    db: database.db,
    identity,
    users: createUserStore({ pool: database.pool, now: () => new Date() }),
    quizzes: createQuizStore({ pool: database.pool, db: database.db }),
    config: { SIGNET_ADMIN_PASSWORD: undefined, ...config },
    tell: (administrator) => {
      heard.push(administrator);
      told();
    },
  });
  return heard;
};
const administrators = () =>
  database.db.selectFrom('users').select(['email', 'active_quiz_id']).where('role_key', '=', 'admin').execute();

describe('the first administrator', () => {
  it('is not made where accounts are made elsewhere', async () => {
    expect(await make({ SIGNET_ADMIN_EMAIL: 'boss@example.com' }, { identity: issuer })).toEqual([]);
    expect(await administrators()).toEqual([]);
  });

  it('is made at the first start with a password nobody can guess, and a quiz of their own', async () => {
    const [made] = await make({ SIGNET_ADMIN_EMAIL: 'boss@example.com' });
    expect(made).toEqual({ email: 'boss@example.com', password: expect.stringMatching(/^[\w-]{20}$/) });
    expect(accounts.get('boss@example.com')).toBe(made?.password);
    expect(await administrators()).toEqual([{ email: 'boss@example.com', active_quiz_id: expect.any(String) }]);
  });

  it('is made once: later starts print nothing and change no password', async () => {
    const before = new Map(accounts);
    expect(
      await make({ SIGNET_ADMIN_EMAIL: 'other@example.com', SIGNET_ADMIN_PASSWORD: 'a password of theirs' }),
    ).toEqual([]);
    expect([accounts, (await administrators()).length]).toEqual([before, 1]);
  });

  it('has the configured password where there is one, which is not printed', async () => {
    await database.db.deleteFrom('users').execute();
    const given = { SIGNET_ADMIN_EMAIL: 'boss@example.com', SIGNET_ADMIN_PASSWORD: 'a password of theirs' };
    expect(await make(given)).toEqual([{ email: 'boss@example.com' }]);
    expect(accounts.get('boss@example.com')).toBe('a password of theirs');
  });

  it('is told again, with a password that works, when the first start was killed before it was made', async () => {
    await database.db.deleteFrom('users').execute();
    const killed = make(
      { SIGNET_ADMIN_EMAIL: 'boss@example.com' },
      {
        told: () => {
          throw new Error('killed');
        },
      },
    );
    await expect(killed).rejects.toThrow('killed');
    expect(await administrators()).toEqual([]);
    const [again] = await make({ SIGNET_ADMIN_EMAIL: 'boss@example.com' });
    expect(again?.password).toBe(accounts.get('boss@example.com'));
  });

  it('is made and told by one of two nodes that start together', async () => {
    await database.db.deleteFrom('users').execute();
    const told = (
      await Promise.all([
        make({ SIGNET_ADMIN_EMAIL: 'boss@example.com' }),
        make({ SIGNET_ADMIN_EMAIL: 'boss@example.com' }),
      ])
    ).flat();
    expect(told).toEqual([{ email: 'boss@example.com', password: accounts.get('boss@example.com') }]);
  });
});
