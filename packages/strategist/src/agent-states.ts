import type { Agent, AgentStatus } from '@signet/contract';

/** What can be asked of an agent by a button of its page. */
export const agentActs = ['save', 'prepare', 'test', 'publish', 'delete', 'associate'] as const;
export type AgentAct = (typeof agentActs)[number];

/** Spec administration §4.8: which acts a state is open to; a state that is at work is open to none. */
const open = {
  NOT_CREATED: ['save'],
  CREATING: [],
  UPDATING: [],
  PREPARING: [],
  VERSIONING: [],
  DELETING: [],
  NOT_PREPARED: ['save', 'prepare', 'delete', 'associate'],
  FAILED: ['save', 'prepare', 'delete', 'associate'],
  PREPARED: ['save', 'test', 'publish', 'delete', 'associate'],
} as const satisfies Record<AgentStatus, readonly AgentAct[]>;

type Known = Pick<Agent, 'agentStatus' | 'publishedAlias' | 'lastPublished' | 'lastUpdated'>;

/** At work: nothing can be asked of it, and the page looks again every 300 ms. */
export const isAgentBusy = ({ agentStatus }: Pick<Agent, 'agentStatus'>): boolean =>
  (open[agentStatus] as readonly string[]).length === 0;

/** There is something that founders do not have yet. */
const isAhead = ({ publishedAlias, lastPublished, lastUpdated }: Known): boolean =>
  publishedAlias === null || (lastUpdated !== null && (lastPublished === null || lastPublished < lastUpdated));

/** Whether an act is open to an agent. Publishing asks for something new as well. */
export const agentMay = (act: AgentAct, agent: Known): boolean =>
  (open[agent.agentStatus] as readonly AgentAct[]).includes(act) && (act !== 'publish' || isAhead(agent));

/** `Prepared (Not Published)`: the status in title case, and whether founders have it (spec administration §4.8). */
export const agentLabel = ({ agentStatus, publishedAlias }: Pick<Agent, 'agentStatus' | 'publishedAlias'>): string => {
  const words = agentStatus.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  return `${words.join(' ')} ${publishedAlias === null ? '(Not Published)' : '(Published)'}`;
};
