import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, type Connection } from '../db/client.ts';
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { seedHouse } from '../db/seed.ts';
import { importDefaultBrain } from '../features/brain/default-brain.ts';
import { createFileBlobs } from '../adapters/blobs/files.ts';
import { createTemplate } from './databases.ts';
import { startPgBouncer } from './pgbouncer.ts';

declare module 'vitest' {
  // only an interface adds to one that is there
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** How a test reaches the run's Postgres. */
    postgres: Connection;
    /** The address of a pooler in front of it, where the run is to go through one. */
    pooler: string | undefined;
  }
}

/**
 * One Postgres for the whole run, with a migrated and seeded template that every test file clones. With
 * SIGNET_TEST_PGBOUNCER (the program) all that tests ask of it goes through a PgBouncer in transaction mode.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-tests-'));
  const postgres = await startEmbeddedPostgres(path.join(dir, 'postgres'), { fleeting: true, connections: 200 });
  await createTemplate(postgres.connection, async (connection) => {
    const handle = connect(connection, () => undefined);
    await migrate(handle.db);
    await seedHouse(handle.db);
    await importDefaultBrain(
      handle.db,
      createFileBlobs({ dir: path.join(dir, 'blobs'), publicPath: '/api/blobs', key: Buffer.alloc(32) }),
    );
    await handle.close();
  });
  const connection = postgres.connection('postgres');
  const program = process.env['SIGNET_TEST_PGBOUNCER'];
  const pooler =
    program && 'host' in connection
      ? await startPgBouncer(program, connection.host, path.join(dir, 'pgbouncer'))
      : undefined;
  project.provide('postgres', connection);
  project.provide('pooler', pooler?.address);
  return async () => {
    await pooler?.stop();
    await postgres.stop();
    await fs.rm(dir, { recursive: true, force: true });
  };
};
