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
  /** Spec administration §4.9, written out: what is at work is asked nothing; the rest goes by the data source. */
  const atWork: readonly string[] = ['CREATING', 'UPDATING', 'DELETING', 'STARTING', 'IN_PROGRESS', 'STOPPING'];
  const open = (location: string | null) => ['delete', location === null ? 'createDataSource' : 'sync'];
  const states = knowledgeBaseStatuses.flatMap((status) =>
    syncJobStatuses.flatMap((sync) => [null, 'knowledge/a'].map((location) => ({ status, sync, location }))),
  );
  it.each(states)(
    '$status, its sync $sync, at $location: exactly its buttons are open',
    ({ status, sync, location }) => {
      const one = { s3BucketUrl: location, status, syncJob: { status: sync } };
      const found = (['delete', 'createDataSource', 'sync'] as const).filter((act) => knowledgeBaseMay(act, [one]));
      expect(found).toEqual([status, sync].some((state) => atWork.includes(state)) ? [] : open(location));
    },
  );
  it('show a sync green when it is complete, blue before the first, else red', () => {
    expect(syncJobStatuses.map(syncTone)).toEqual(['blue', 'red', 'red', 'red', 'green', 'red']);
  });
});
