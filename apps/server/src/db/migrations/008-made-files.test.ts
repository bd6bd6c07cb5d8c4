import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { migrate } from '../migrate.ts';
import { seedHouse } from '../seed.ts';

it('keeps the logo sets of before as made files: the newest is fetched, what was being drawn waits again', async () => {
  const { db, drop } = await createTestDatabase({ empty: true });
  await migrate(db, '006-recommendations');
  await seedHouse(db);
  await sql`insert into brain_versions (version, status, bucket_key, content) values ('1', 'active', 'x',
    '{}')`.execute(db);
  await sql`insert into users (issuer, subject, email, email_verified, role_key, subscription_key) values ('i', 's',
    'e', true, 'user', 'free')`.execute(db);
  await sql`insert into quizzes (user_id, brain_version_id) select u.id, b.id from users u, brain_versions b`.execute(
    db,
  );
  const files = '[{"fileName": "logo-p1.svg", "key": "logos/a/logo-p1.svg"}]';
  await sql`
    insert into logo_sets (user_id, quiz_id, basis, drawing, status, files, requested_at, completed_at)
    select user_id, id, basis, '{"text": "Acme"}', status, ${files}::jsonb, asked::timestamptz, asked::timestamptz
      from quizzes, (values ('a', 'complete', '2026-01-01'), ('b', 'complete', '2026-01-02'), ('c', 'drawing',
        '2026-01-03'),
                            ('d', 'failed', '2026-01-04')) as sets (basis, status, asked)`.execute(db);
  await migrate(db);
  const rows = await db.selectFrom('made_files').selectAll().orderBy('basis').execute();
  expect(rows.map(({ basis, status, progress }) => ({ basis, status, progress }))).toEqual([
    { basis: 'a', status: 'superseded', progress: 100 },
    { basis: 'b', status: 'complete', progress: 100 },
    { basis: 'c', status: 'waiting', progress: 0 },
    { basis: 'd', status: 'failed', progress: 0 },
  ]);
  // 012 gives the cut of before its name of today
  const is = { cut: 'standard', lockup: 'wordmark', colorKey: 'p1', format: 'svg' };
  expect(rows[1]).toMatchObject({
    kind: 'logos',
    made_from: { text: 'Acme' },
    files: [{ fileName: 'logo-p1.svg', key: 'logos/a/logo-p1.svg', is }],
  });
  await drop();
});
