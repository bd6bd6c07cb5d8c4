import { expect, it } from 'vitest';
import { drawAdministrator, drawBanner } from './banner.ts';

const url = new URL('http://localhost:3000');
const adapters = { database: 'own Postgres', mail: 'kept in the outbox' };

it('a start ends by printing the address and which adapters run', () => {
  const banner = drawBanner({ url, adapters });
  expect(banner).toContain('Signet is running at http://localhost:3000\n');
  expect(banner).toContain('  database  own Postgres\n  mail      kept in the outbox\n');
  expect(banner).not.toContain('password');
});

it("the very first start prints the administrator's e-mail and password as well", () => {
  expect(drawAdministrator({ email: 'admin@localhost.localdomain', password: 'made-up-now' })).toContain(
    'e-mail    admin@localhost.localdomain\n  password  made-up-now',
  );
  expect(drawAdministrator({ email: 'admin@localhost.localdomain' })).toContain(
    'password  the one in SIGNET_ADMIN_PASSWORD',
  );
});
