import { describe, expect, it } from 'vitest';
import { draftOf, readDraft } from './sso-form.ts';

const acme = {
  ...draftOf(),
  key: 'acme',
  name: 'Acme',
  issuer: 'https://login.acme.example',
  clientId: 'signet',
  audience: 'https://brand.example/api',
};

describe('the form of a single sign-on', () => {
  it('sends what was written, the domains one by one and in small letters', () => {
    expect(readDraft({ ...acme, emailDomains: ' Acme.example,  acme.test ' })).toEqual({
      params: { key: 'acme' },
      body: {
        name: 'Acme',
        issuer: 'https://login.acme.example',
        clientId: 'signet',
        audience: 'https://brand.example/api',
        organization: '',
        logoutRedirectUri: '',
        emailDomains: ['acme.example', 'acme.test'],
      },
    });
  });

  it.each([
    ['key', { key: 'Acme Corp' }, 'Please use small letters, figures and hyphens'],
    ['key', { key: 'default' }, 'This key is the house’s own'],
    ['name', { name: '  ' }, 'Name is required'],
    ['issuer', { issuer: 'http://login.acme.example' }, 'Please write an address that begins with https://'],
    ['issuer', { issuer: 'https://login.acme.example/?tenant=1' }, 'Please write an address that begins with https://'],
    ['clientId', { clientId: '' }, 'An issuer needs the client that it knows this house by'],
    ['audience', { audience: '' }, 'An issuer needs the audience that its tokens are for'],
    [
      'logoutRedirectUri',
      { logoutRedirectUri: 'javascript:alert(1)' },
      'Please write an address that begins with https://',
    ],
    ['emailDomains', { emailDomains: 'acme' }, 'Please write it as in acme.com'],
  ])('says what is wrong with %s where it is %j', (field, change, message) => {
    expect(readDraft({ ...acme, ...change })).toEqual({ faults: { [field]: message } });
  });

  it('needs neither client nor audience where the house’s own issuer signs in', () => {
    expect(readDraft({ ...acme, issuer: '', clientId: '', audience: '' })).toHaveProperty('body');
  });
});
