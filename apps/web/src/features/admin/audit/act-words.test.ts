import { api, type Call } from '@signet/contract';
import { expect, test } from 'vitest';
import { actWords } from './act-words.ts';

const calls: Call[] = Object.values(api).flatMap((ofNoun) => Object.values<Call>(ofNoun));

/**
 * What staff do for an owner, what only some may change (the server's every-act.test.ts proves that it is), and looks
 * at what is held about people.
 */
const isAudited = ({ method, access, onlyReads, looksAt }: Call): boolean => {
  if (access.who !== 'user') return false;
  if (access.onBehalf || looksAt) return true;
  return access.permissions !== undefined && method !== 'GET' && !onlyReads;
};

test('every act that is written down has words', () => {
  const audited = calls.filter(isAudited).map(({ method, path }) => `${method} ${path}`);
  expect(audited.length).toBeGreaterThan(40);
  expect(audited.filter((act) => actWords(act) === act)).toEqual([]);
});
