import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { describeSchema } from '../apps/server/src/db/migrate.ts';
import { root } from './checks.ts';

/* Writes what the migrations come to, after a new one: `npm run schema`. A test compares every database with it. */
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'signet-schema-'));
const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dir }, () => undefined);
fs.writeFileSync(path.join(root, 'apps/server/src/db/schema.snapshot.txt'), await describeSchema(database.db));
await database.stop();
fs.rmSync(dir, { recursive: true, force: true });
