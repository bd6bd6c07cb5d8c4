import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Connection, type DatabaseHandle, type OnStatement } from '../db/client.ts';

const TEMPLATE = 'house_template';

const administer = async (connection: Connection, statement: string): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** Makes the template; `fill` gets a connection to it and must close what it opens. */
export const createTemplate = async (
  connection: (database: string) => Connection,
  fill: (connection: Connection) => Promise<void>,
): Promise<void> => {
  await administer(connection('postgres'), `create database ${TEMPLATE}`);
  await fill(connection(TEMPLATE));
};

type Wishes = { /** Leaves out even the schema. */ empty?: boolean; /** Connections at most. */ max?: number };

/** A database of this test file's own. `onStatement` hears what is asked of it. Drop it with `drop()`. */
export const createTestDatabase = async ({
  empty = false,
  max = 8,
  onStatement,
}: Wishes & { onStatement?: OnStatement } = {}): Promise<
  DatabaseHandle & { connection: Connection; drop: () => Promise<void> }
> => {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    server,
    empty ? `create database ${name}` : `create database ${name} template ${TEMPLATE} strategy wal_log`,
  );
  const pooler = inject('pooler');
  const connection: Connection = pooler ? { connectionString: `${pooler}/${name}` } : { ...server, database: name };
  const handle = connect(connection, () => undefined, { max, onStatement, prepares: !pooler });
  return {
    ...handle,
    connection,
    async drop() {
      await handle.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
};
