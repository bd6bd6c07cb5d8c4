import { createAgents } from './agents.service.ts';
import { createAgentStore } from './agents.store.ts';

/** Agents over their store. */
export const composeAgents = ({ db, ...rest }: Omit<Parameters<typeof createAgents>[0], 'store'>) =>
  createAgents({ db, store: createAgentStore({ db }), ...rest });
