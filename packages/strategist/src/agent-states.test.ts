import { agentStatuses, type Agent } from '@signet/contract';
import { describe, expect, it } from 'vitest';
import { agentActs, agentLabel, agentMay, isAgentBusy } from './agent-states.ts';

const agent = (agentStatus: Agent['agentStatus'], more: Partial<Agent> = {}) => ({
  agentStatus,
  publishedAlias: null,
  lastPublished: null,
  lastUpdated: '2026-11-22T10:00:00.000Z',
  ...more,
});

/** Spec administration §4.8, written out: which acts each state is open to. */
const open: Record<Agent['agentStatus'], readonly string[]> = {
  NOT_CREATED: ['save'],
  CREATING: [],
  UPDATING: [],
  PREPARING: [],
  VERSIONING: [],
  DELETING: [],
  NOT_PREPARED: ['save', 'prepare', 'delete', 'associate'],
  FAILED: ['save', 'prepare', 'delete', 'associate'],
  PREPARED: ['save', 'test', 'publish', 'delete', 'associate'],
};

describe.each(agentStatuses)('an agent that is %s', (status) => {
  it.each(agentActs)('is asked to %s only where that is open', (act) => {
    expect(agentMay(act, agent(status))).toBe(open[status].includes(act));
  });
  it('is busy exactly while nothing can be asked of it', () => {
    expect(isAgentBusy(agent(status))).toBe(open[status].length === 0);
  });
});

describe('publishing', () => {
  const published = { publishedAlias: 'v1', lastPublished: '2026-11-22T11:00:00.000Z' };
  it('is closed while founders have what there is', () => {
    expect(agentMay('publish', agent('PREPARED', published))).toBe(false);
  });
  it('is open again once something was changed after it', () => {
    const changed = { ...published, lastUpdated: '2026-11-22T12:00:00.000Z' };
    expect(agentMay('publish', agent('PREPARED', changed))).toBe(true);
    expect(agentMay('publish', agent('NOT_PREPARED', changed))).toBe(false);
  });
});

describe('the label', () => {
  it('is the status in title case and whether it is published', () => {
    expect(agentLabel(agent('NOT_PREPARED'))).toBe('Not Prepared (Not Published)');
    expect(agentLabel(agent('PREPARED', { publishedAlias: 'v2' }))).toBe('Prepared (Published)');
  });
});
