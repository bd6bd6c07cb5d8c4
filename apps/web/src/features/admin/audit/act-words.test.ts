import { readdirSync, readFileSync } from 'node:fs';
import { api, type Call } from '@signet/contract';
import { expect, test } from 'vitest';
import { actWords } from './act-words.ts';

const server = `${import.meta.dirname}/../../../../../server/src`;
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
  .map((name) => readFileSync(`${server}/${name}`, 'utf8'));
const calls = Object.entries(api).flatMap(([noun, ofNoun]) =>
  Object.entries(ofNoun).map(([verb, call]: [string, Call]) => ({ noun, verb, call })),
);

/** What staff do for an owner is written down by its access alone; the rest names its call where it is written down. */
const isAudited = ({ noun, verb, call }: (typeof calls)[number]): boolean => {
  if ('onBehalf' in call.access) return true;
  if (call.method === 'GET') return false;
  if (sources.some((text) => text.includes(`call: api.${noun}.${verb}`))) return true;
  return noun === 'users' || (noun === 'brainVersions' && verb !== 'dryRun')
    ? JSON.stringify(call.access).includes('canAccessAdminPage')
    : false;
};

test('every act that is written down has words', () => {
  const audited = calls.filter(isAudited).map(({ call: { method, path } }) => `${method} ${path}`);
  expect(audited.length).toBeGreaterThan(20);
  expect(audited.filter((act) => actWords(act) === act)).toEqual([]);
});
