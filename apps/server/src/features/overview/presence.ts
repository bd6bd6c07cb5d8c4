import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import { sql } from 'kysely';
import type { Overview } from '@signet/contract';
import type { Database } from '../../db/client.ts';

type Node = Overview['nodes'][number];

/** How often a server says that it is there, in milliseconds. */
const EVERY_MS = 15_000;
/** Three times unheard, and a server counts as gone. */
const GONE_SECONDS = 45;

const diskOf = async (dir: string): Promise<Node['disk']> => {
  try {
    const { bavail, blocks, bsize } = await fs.statfs(dir);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
};

type Parts = { db: Database; version: string; dataDir: string; onFailed: (error: unknown) => void };

/**
 * What this server says of itself, so that any of them can tell which ones run: how many, of which version, with how
 * much memory and disk. Nothing but that rests on it, so a note that fails is told and tried again.
 */
export const createPresence = ({ db, version, dataDir, onFailed }: Parts) => {
  const id = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let noting: Promise<void> | undefined;

  const here = async (): Promise<Node> => ({
    name: os.hostname(),
    version,
    isThis: true,
    upSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    disk: await diskOf(dataDir),
  });

  const note = async (): Promise<void> => {
    const { name, upSeconds, memoryBytes, disk } = await here();
    const state = {
      memory_bytes: memoryBytes,
      disk_free_bytes: disk?.freeBytes ?? null,
      disk_total_bytes: disk?.totalBytes ?? null,
    };
    await db
      .insertInto('nodes')
      .values({ id, name, version, started_at: sql<Date>`now() - ${upSeconds} * interval '1 second'`, ...state })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...state, seen_at: sql<Date>`now()` }))
      .execute();
  };

  const say = (): Promise<void> => (noting = note().catch(onFailed));

  return {
    /** Says now, and from then on every 15 seconds, that this server is there. */
    async start(): Promise<void> {
      await say();
      timer = setInterval(() => void say(), EVERY_MS);
      timer.unref();
    },

    /** Takes its note away: whoever looks next finds it gone at once. */
    async stop(): Promise<void> {
      clearInterval(timer);
      // one that is under way would write it anew
      await noting;
      await db.deleteFrom('nodes').where('id', '=', id).execute();
    },

    /** Every server that runs, this one first; the others by name, as they last said. */
    async nodes(): Promise<Node[]> {
      const rows = await db
        .selectFrom('nodes')
        .selectAll()
        .select(sql<string>`extract(epoch from now() - started_at)`.as('up'))
        .where('id', '<>', id)
        .where('seen_at', '>', sql<Date>`now() - ${GONE_SECONDS} * interval '1 second'`)
        .orderBy('name')
        .orderBy('started_at')
        .execute();
      const others = rows.map((row): Node => ({
        name: row.name,
        version: row.version,
        isThis: false,
        upSeconds: Math.round(Number(row.up)),
        memoryBytes: Number(row.memory_bytes),
        disk:
          row.disk_free_bytes === null || row.disk_total_bytes === null
            ? null
            : { freeBytes: Number(row.disk_free_bytes), totalBytes: Number(row.disk_total_bytes) },
      }));
      return [await here(), ...others];
    },
  };
};

export type Presence = ReturnType<typeof createPresence>;
