import type pg from 'pg';
import type { Database } from '../../db/client.ts';
import { createChat } from './chat.service.ts';
import { createChatStore } from './chat.store.ts';

type Parts = { db: Database; pool: pg.Pool } & Omit<Parameters<typeof createChat>[0], 'store'>;

/** Conversations over their store. */
export const composeChat = ({ db, pool, ...rest }: Parts) =>
  createChat({ store: createChatStore({ db, pool }), ...rest });
