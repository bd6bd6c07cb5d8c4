import { knowledgeBaseStatuses, syncJobStatuses } from '@signet/contract';
import { describe, expect, it } from 'vitest';
import { isKnowledgeBaseBusy, isSyncBusy, knowledgeBaseMay, syncTone } from './knowledge-base-states.ts';

const row = (
  s3BucketUrl: string | null,
  status = 'ACTIVE' as const,
  sync: (typeof syncJobStatuses)[number] = 'COMPLETE',
) => ({
  s3BucketUrl,
  status,
  syncJob: { status: sync },
});

describe('knowledge bases', () => {
  it('are looked at again while they are created, updated or deleted, or have no status', () => {
    expect(knowledgeBaseStatuses.filter(isKnowledgeBaseBusy)).toEqual(['CREATING', 'UPDATING', 'DELETING']);
    expect(isKnowledgeBaseBusy(undefined)).toBe(true);
  });
  it('are looked at again while a sync starts, runs or stops', () => {
    expect(syncJobStatuses.filter(isSyncBusy)).toEqual(['STARTING', 'IN_PROGRESS', 'STOPPING']);
  });
  it.each([
    ['delete', null, true],
    ['delete', 'knowledge/a', true],
    ['createDataSource', null, true],
    ['createDataSource', 'knowledge/a', false],
    ['sync', null, false],
    ['sync', 'knowledge/a', true],
  ] as const)('%s with the location %s: %s', (act, location, expected) => {
    expect(knowledgeBaseMay(act, [row(location)])).toBe(expected);
    expect(knowledgeBaseMay(act, [])).toBe(false);
    expect(knowledgeBaseMay(act, [row(location), row(location)])).toBe(false);
    expect(knowledgeBaseMay(act, [row(location, 'ACTIVE', 'IN_PROGRESS')])).toBe(false);
  });
  it('show a sync green when it is complete, blue before the first, else red', () => {
    expect(syncJobStatuses.map(syncTone)).toEqual(['blue', 'red', 'red', 'red', 'green', 'red']);
  });
});
