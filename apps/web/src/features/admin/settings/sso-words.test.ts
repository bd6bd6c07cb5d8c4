import { describe, expect, it } from 'vitest';
import { whatEnds } from './sso-words.ts';

describe('what deleting a single sign-on is said to do', () => {
  it.each([
    [0, 'https://login.acme.example', 'Nobody came by it so far.'],
    [1, 'https://login.acme.example', 'One person came by it and cannot sign in without it.'],
    [2, 'https://login.acme.example', '2 people came by it and cannot sign in without it.'],
    [1, null, 'One person came by it and can still sign in at this house.'],
  ])('to %i people of %s: %s', (people, issuer, words) => expect(whatEnds({ people, issuer })).toBe(words));
});
