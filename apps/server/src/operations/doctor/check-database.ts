import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { connect, type Connection } from '../../db/client.ts';
import { patient } from '../../db/patience.ts';
import { missingColumns, readSchemaState } from '../../db/schema-state.ts';
import { deriveKey, unseal } from '../../secrets.ts';
import { openHouseDatabase } from '../house-database.ts';
import { checkSso } from './check-issuers.ts';
import { finding, plainly, type Finding } from './findings.ts';

const OLDEST = 14;
/** What a node holds open: its pool, the queue's, and what a start needs. */
const CONNECTIONS_A_NODE = 24;
const MOST_SECONDS_APART = 5;
const ANSWER_MS = 10_000;

type Facts = {
  number: number;
  version: string;
  encoding: string;
  connections: number;
  fsync: string;
  commit: string;
  standby: boolean;
  may_create: boolean;
  seconds_apart: number;
};

const { ok, note, wrong } = finding('Database');
const schema = finding('Schema');
const keys = finding('Secret');
const clock = finding('Clock');

const judge = (facts: Facts): Finding[] => [
  facts.number < OLDEST * 10_000
    ? wrong(`Postgres ${facts.version} is too old; ${OLDEST} is the oldest that works.`)
    : ok(`Postgres ${facts.version} answers.`),
  ...(facts.encoding === 'UTF8' ? [] : [wrong(`It stores texts as ${facts.encoding}; make the database with UTF8.`)]),
  ...(facts.standby ? [wrong('It is a standby that cannot be written. Connect to the primary.')] : []),
  ...(facts.may_create ? [] : [wrong('This user may not make tables in the schema public. Grant create on it.')]),
  ...(facts.fsync === 'on' && facts.commit !== 'off'
    ? []
    : [wrong('fsync or synchronous_commit is off: a crash would lose saves that were answered.')]),
  ...(facts.connections >= CONNECTIONS_A_NODE
    ? [ok(`It takes ${facts.connections} connections: enough for ${Math.floor(facts.connections / 24)} nodes.`)]
    : [wrong(`It takes ${facts.connections} connections; a node needs up to ${CONNECTIONS_A_NODE}.`)]),
  Math.abs(facts.seconds_apart) > MOST_SECONDS_APART
    ? clock.wrong(
        `It is ${Math.round(Math.abs(facts.seconds_apart))} s apart from the database's. Set both by a time server.`,
      )
    : clock.ok('It agrees with the database.'),
];

const readFacts = async (connection: Connection): Promise<Facts> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  client.on('error', () => undefined); // the statement fails as well
  await client.connect();
  try {
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
              current_setting('server_encoding') as encoding, current_setting('max_connections')::int as connections,
              current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              pg_is_in_recovery() as standby, has_schema_privilege('public', 'create') as may_create,
              extract(epoch from clock_timestamp() - $1::timestamptz)::float8 as seconds_apart`,
      [new Date()],
    );
    const [facts] = rows;
    if (!facts) throw new Error('a select without a table answers one row');
    return facts;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const checkSchema = async (connection: Connection, secret: string | undefined): Promise<Finding[]> => {
  const { db, pool, close } = connect(connection, () => undefined, { max: 1, waits: patient });
  try {
    const { waiting, unknown } = await readSchemaState(db);
    if (unknown.length > 0) return [schema.wrong(`A newer Signet has used this database (${unknown.join(', ')}).`)];
    if (waiting.length > 0)
      return [schema.note(`${waiting.length} changes are waiting; the next start makes them. Back up before it.`)];
    const missing = await missingColumns(db);
    if (missing.length > 0) return [schema.wrong(`It lacks ${missing.slice(0, 3).join('; ')}. Restore a backup.`)];
    const { rows } = await pool.query<{ sealed_jwk: string }>('select sealed_jwk from signing_keys limit 1');
    return [schema.ok('It is this release’s.'), ...checkSecret(rows[0]?.sealed_jwk, secret), ...(await checkSso(db))];
  } finally {
    await close();
  }
};

const checkSecret = (sealed: string | undefined, secret: string | undefined): Finding[] => {
  if (!sealed || !secret) return [];
  try {
    unseal(deriveKey(secret, 'signing keys'), sealed);
    return [keys.ok('It opens what this database holds sealed.')];
  } catch {
    return [
      keys.wrong('It is not the one that this database’s keys were sealed with: nobody could sign in. Set that one.'),
    ];
  }
};

/** Whether the database answers, is fit, and holds what this release and this secret expect. */
export const checkDatabase = async (config: Config, secret: string | undefined): Promise<Finding[]> => {
  if (!config.DATABASE_URL && !fs.existsSync(path.join(config.DATA_DIR, 'postgres', 'PG_VERSION')))
    return [note(`None yet; the first start makes one under ${config.DATA_DIR}.`)];
  try {
    const { connection, close } = await openHouseDatabase(config);
    try {
      return [...judge(await readFacts(connection)), ...(await checkSchema(connection, secret))];
    } finally {
      await close();
    }
  } catch (error) {
    return [wrong(`It cannot be used: ${plainly(error)}.`)];
  }
};
