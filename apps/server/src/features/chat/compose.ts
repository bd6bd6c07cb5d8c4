import type { Database } from '../../db/client.ts';
import { createChat } from './chat.service.ts';
import { createChatStore } from './chat.store.ts';

/** Conversations over their store. */
export const composeChat = ({ db, ...rest }: { db: Database } & Omit<Parameters<typeof createChat>[0], 'store'>) =>
  createChat({ store: createChatStore({ db }), ...rest });
