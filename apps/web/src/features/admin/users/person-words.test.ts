import { expect, it } from 'vitest';
import { issuerOf, kindOfJob, stateOfJob, stateOfLetter, tierOf } from './person-words.ts';

const job = { kind: 'logos', status: 'making', progress: 40, at: '' };

it('a file is called as founders know it, with how far it is only while it is made', () => {
  expect([kindOfJob(job), stateOfJob(job)]).toEqual(['Logo set', 'being made, 40 %']);
  expect(stateOfJob({ ...job, status: 'failed' })).toBe('could not be made');
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
  expect(issuerOf('https://signet.example/oidc', house)).toBe('This house');
  expect(issuerOf('https://login.other.example/', house)).toBe('https://login.other.example/');
});
