import { expect, it } from 'vitest';
import { issuerOf, kindOfJob, noSessions, stateOfJob, stateOfLetter, tierOf, timesOf } from './person-words.ts';

const job = { kind: 'logos', of: null, status: 'making', progress: 40, at: '' };

it('a file is called as founders know it, with how far it is only while it is made', () => {
  expect([kindOfJob(job), stateOfJob(job)]).toEqual(['Logo set', 'being made, 40%']);
  expect(stateOfJob({ ...job, status: 'failed' })).toBe('could not be made');
});

it.each([
  ['research', 'Acme', 'reading', 'Research of a company, Acme', 'being read, 40%'],
  ['research', 'Acme', 'failed', 'Research of a company, Acme', 'could not be read'],
  ['research', 'Acme', 'waiting', 'Research of a company, Acme', 'waits for its turn'],
  ['subscription', null, 'completed', 'Subscription looked up', 'done'],
])('%s of %s that is %s is a job like a file', (kind, of, status, name, state) => {
  expect([kindOfJob({ ...job, kind, of, status }), stateOfJob({ ...job, kind, of, status })]).toEqual([name, state]);
});

it('a session has its times as far as they were noted, and none is said by who keeps them', () => {
  const session = { device: null, since: 'June', seenAt: 'July', until: 'August' };
  expect(timesOf(session, (at) => at)).toBe('since June, last seen July, ends August');
  expect(timesOf({ ...session, since: null, seenAt: null }, (at) => at)).toBe('ends August');
  const house = 'https://signet.example';
  expect(noSessions([{ issuer: `${house}/oidc`, since: '' }], house)).toBe('Signed in nowhere.');
  expect(noSessions([{ issuer: 'https://other.example', since: '' }], house)).toContain('elsewhere');
});

it('what has no words yet is said as it is stored', () => {
  expect(kindOfJob({ ...job, kind: 'songs' })).toBe('songs');
  expect(stateOfJob({ ...job, status: 'odd' })).toBe('odd');
});

it('letters and tiers are told in words', () => {
  expect(stateOfLetter({ subject: '', status: 'kept', at: '' })).toBe('kept here');
  expect(tierOf({ label: 'Studio', managed: 'past_due', periodEnd: null })).toBe('Studio, payment is late');
  expect(tierOf({ label: 'Free', managed: null, periodEnd: null })).toBe('Free');
});

it('who signs people in is this house, or an issuer by its address', () => {
  const house = 'https://signet.example';
  expect(issuerOf('https://signet.example/oidc', house)).toBe('This Signet');
  expect(issuerOf('https://login.other.example/', house)).toBe('https://login.other.example/');
});
