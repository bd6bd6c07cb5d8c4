import { randomUUID } from 'node:crypto';
import { ssoConfig } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIENCE, CLIENT, openCompanyIssuer, type CompanyIssuer } from '../../testing/company-issuer.ts';
import { openTestHouse, type Newcomer, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let acme: CompanyIssuer;
let admin: Person;
beforeAll(async () => {
  house = await openTestHouse();
  acme = await openCompanyIssuer(new URL('http://localhost:3000'));
  admin = await house.person({ role: 'admin' });
});
afterAll(async () => {
  await acme.close();
  await house.close();
});

const ofAcme = (change: Record<string, unknown> = {}) => ({
  name: 'Acme',
  issuer: acme.issuer,
  clientId: CLIENT,
  audience: AUDIENCE,
  organization: null,
  logoutRedirectUri: acme.after,
  emailDomains: ['acme.example'],
  ...change,
});
const save = (key: string, body: Record<string, unknown>, as: Newcomer = admin) =>
  house.ask('PUT', `/api/auth/sso/configurations/${key}`, { as, body });
const remove = (key: string) => house.ask('DELETE', `/api/auth/sso/configurations/${key}`, { as: admin });
const lookup = (key: string) => house.ask('GET', `/api/auth/sso/lookupSSOConfig?key=${key}`);
const validate = (as: Newcomer) => house.ask('GET', '/api/auth/flow/validate', { as });
const register = (as: Newcomer, invitationCode: string | null = null) =>
  house.ask('POST', '/api/auth/flow/register', { as, body: { invitationCode } });

/** Somebody who signs in at Acme. */
const comes = async (
  email = `${randomUUID()}@acme.example`,
  signing: Parameters<CompanyIssuer['signIn']>[1] = {},
): Promise<Newcomer> => {
  const { access_token: token, id_token: idToken } = await acme.signIn(email, signing);
  return { subject: email, email, token, idToken };
};
/** With Acme's configuration for as long as the test runs. */
const withAcme = async (change: Record<string, unknown>, test: () => Promise<void>): Promise<void> => {
  expect((await save('acme', ofAcme(change))).statusCode).toBe(200);
  try {
    await test();
  } finally {
    await remove('acme');
  }
};

describe('looking up a configuration (spec administration §3, 7.1)', () => {
  it('default is the house’s own, for whoever names none', async () => {
    expect((await lookup('default')).json()).toEqual({ ssoConfig: { key: 'default', name: 'Default', params: {} } });
  });

  it('answers key, name, organization, where logging out leads, and who signs in', () =>
    withAcme({ organization: 'org_acme' }, async () => {
      const { ssoConfig: found } = (await lookup('acme')).json();
      expect(ssoConfig.parse(found)).toEqual({
        key: 'acme',
        name: 'Acme',
        params: { organization: 'org_acme' },
        logoutRedirectUri: acme.after,
        auth: { domain: acme.issuer, clientId: CLIENT, audience: AUDIENCE },
      });
      expect(found).not.toHaveProperty('emailDomains');
    }));

  it.each(['nobodys', 'Acme', "acme'--", '../acme', '__proto__'])('%s is not found', async (key) => {
    expect((await lookup(encodeURIComponent(key))).statusCode).toBe(404);
  });
});

describe('tokens of a company’s own issuer', () => {
  it('let its people register and come back, known by issuer and subject, with the key they came by', () =>
    withAcme({}, async () => {
      const ann = await comes();
      expect((await validate(ann)).json()).toEqual({ redirectTo: 'registration' });
      expect((await register(ann)).json()).toEqual({ result: 'success' });
      expect((await validate(await comes(ann.email))).json()).toMatchObject({
        user: { email: ann.email, ssoKey: 'acme' },
      });
      expect((await house.ask('GET', '/api/brandList', { as: ann })).statusCode).toBe(200);
    }));

  it('are refused while nobody has named it, and again once it is deleted', async () => {
    const ann = await comes();
    expect((await validate(ann)).statusCode).toBe(401);
    await withAcme({}, async () => {
      await register(ann);
      expect((await house.ask('GET', '/api/brandList', { as: ann })).statusCode).toBe(200);
    });
    expect((await validate(ann)).statusCode).toBe(401);
    // remembered as good a moment ago
    expect((await house.ask('GET', '/api/brandList', { as: ann })).statusCode).toBe(401);
  });

  it.each([
    ['for another API', { audience: 'https://another.example/api' }],
    ['for another client', { client: 'another-client' }],
  ])('%s are refused', (_what, signing) =>
    withAcme({}, async () => {
      expect((await validate(await comes(undefined, signing))).statusCode).toBe(401);
    }),
  );

  it('lead to nobody whom the house’s own issuer calls the same', () =>
    withAcme({}, async () => {
      const subject = `${randomUUID()}@acme.example`;
      const known: Newcomer = {
        subject,
        email: subject,
        token: await house.issuer.accessToken(subject),
        idToken: await house.issuer.idToken(subject, subject),
      };
      expect((await register(known)).json()).toEqual({ result: 'success' });
      const other = await comes(subject);
      expect((await validate(other)).json()).toEqual({ redirectTo: 'registration' });
      // an ID token of one beside an access token of the other speaks for nobody
      expect((await validate({ ...other, idToken: known.idToken })).statusCode).toBe(401);
      expect((await validate({ ...known, idToken: other.idToken })).statusCode).toBe(401);
    }));

  it('with an address that the house knows are told that it has an account, and led into it by nobody', () =>
    withAcme({}, async () => {
      const email = `${randomUUID()}@acme.example`;
      const before = await house.newcomer({ email });
      expect((await register(before)).json()).toEqual({ result: 'success' });
      const other = await comes(email);
      expect((await register(other)).json()).toEqual({ result: 'addressTaken' });
      expect((await validate(other)).json()).toEqual({ redirectTo: 'registration' });
    }));

  it('of one organization are refused where another is asked for, and those of none', () =>
    withAcme({ organization: 'org_acme' }, async () => {
      expect((await validate(await comes(undefined, { organization: 'org_acme' }))).statusCode).toBe(200);
      expect((await validate(await comes(undefined, { organization: 'org_other' }))).statusCode).toBe(401);
      expect((await validate(await comes())).statusCode).toBe(401);
    }));

  it('show who has an address only of the domains it vouches for', () =>
    withAcme({}, async () => {
      const invite = async (email: string) => {
        const body = { email, subscriptionKey: 'founder', group: 'Acme', role: 'user' };
        await house.ask('POST', '/api/auth/invitations', { as: admin, body });
        return (await validate(await comes(email))).json();
      };
      expect(await invite(`${randomUUID()}@acme.example`)).toHaveProperty('invitationCode');
      expect(await invite(`${randomUUID()}@elsewhere.example`)).toEqual({ redirectTo: 'registration' });
      expect(await invite(`${randomUUID()}@acme.example.evil.example`)).toEqual({ redirectTo: 'registration' });
    }));

  it('are an organization’s of the house’s own issuer where no issuer is named', async () => {
    await save('studio', { name: 'Studio', organization: 'org_studio' });
    const subject = randomUUID();
    const email = `${subject}@example.com`;
    const claims = { org_id: 'org_studio' };
    const as = {
      subject,
      email,
      token: await house.issuer.accessToken(subject, claims),
      idToken: await house.issuer.idToken(subject, email, claims),
    };
    await register(as);
    expect((await validate(as)).json()).toMatchObject({ user: { ssoKey: 'studio' } });
    await remove('studio');
    expect((await validate(as)).json()).toMatchObject({ user: { email } });
  });
});

describe('a token that is remembered', () => {
  it('ends at once when its configuration is changed to another audience or an organization', () =>
    withAcme({}, async () => {
      const ann = await comes();
      await register(ann);
      const answers = async () => (await house.ask('GET', '/api/brandList', { as: ann })).statusCode;
      expect(await answers()).toBe(200);
      await save('acme', ofAcme({ audience: 'https://another.example/api' }));
      expect(await answers()).toBe(401);
      await save('acme', ofAcme());
      expect(await answers()).toBe(200);
      await save('acme', ofAcme({ organization: 'org_acme' }));
      expect(await answers()).toBe(401);
    }));
});

describe('a configuration of nothing but where logging out leads', () => {
  it('takes nobody of the house as its own, by whatever words it names the house', async () => {
    const { issuer, clientId, audience } = house.issuer;
    const logoutRedirectUri = 'https://intranet.acme.example/';
    for (const terms of [{}, { issuer, clientId, audience }]) {
      const saved = await save('leave', { name: 'Leave', logoutRedirectUri, ...terms });
      expect(saved.json()).toMatchObject({ configuration: { issuer: null, clientId: null, audience: null } });
      expect((await lookup('leave')).json()).toMatchObject({ ssoConfig: { logoutRedirectUri } });
      const ann = await house.newcomer();
      await register(ann);
      expect((await validate(ann)).json().user.ssoKey ?? null).toBeNull();
      await remove('leave');
    }
  });
});

describe('administrators', () => {
  it('see each with how many came by it, and what they do is noted', () =>
    withAcme({}, async () => {
      await register(await comes());
      const listed = (await house.ask('GET', '/api/auth/sso/configurations', { as: admin })).json();
      expect(listed.configurations).toEqual([{ key: 'acme', ...ofAcme(), people: expect.any(Number) }]);
      expect(listed.configurations[0].people).toBeGreaterThan(0);
      const last = await house.database.db
        .selectFrom('audit_log')
        .selectAll()
        .where('actor_id', '=', admin.id)
        .orderBy('at', 'desc')
        .executeTakeFirstOrThrow();
      expect(last).toMatchObject({ act: 'PUT /api/auth/sso/configurations/:key', about: { key: 'acme' } });
    }));

  it.each([
    ['ssoIssuerSilent', { issuer: 'http://localhost:9' }],
    ['invalidInput', { issuer: 'http://issuer.example' }],
    ['invalidInput', { issuer: 'https://issuer.example/?tenant=1' }],
    ['invalidInput', { clientId: null }],
    ['invalidInput', { logoutRedirectUri: 'javascript:alert(1)' }],
    ['invalidInput', { emailDomains: ['*'] }],
  ])('are told %s of %j, and nothing is kept', async (errorCode, change) => {
    expect((await save('acme', ofAcme(change))).json()).toMatchObject({ errorCode });
    expect((await lookup('acme')).statusCode).toBe(404);
  });

  it('name an issuer exactly as it names itself', async () => {
    const answer = await save('acme', ofAcme({ issuer: `${acme.issuer}/` }));
    expect(answer.json()).toMatchObject({ errorCode: 'ssoIssuerSilent' });
  });

  it('cannot name the same people twice: whoever came would be of the first alone', () =>
    withAcme({}, async () => {
      const again = await save('acme-labs', ofAcme({ name: 'Acme Labs', emailDomains: ['labs.example'] }));
      expect([again.statusCode, again.json().errorCode]).toEqual([409, 'ssoTaken']);
      expect((await save('acme', ofAcme({ name: 'Acme, again' }))).statusCode, 'its own').toBe(200);
      for (const change of [{ clientId: 'another-client' }, { organization: 'org_labs' }]) {
        expect((await save('acme-labs', ofAcme(change))).statusCode).toBe(200);
        await remove('acme-labs');
      }
    }));

  it('cannot put another in the place of the house’s own', async () => {
    expect((await save('default', ofAcme())).statusCode).toBe(404);
  });
});

describe('pages', () => {
  const policyOf = async (url: string, cookie = '') =>
    String((await house.app.inject({ method: 'GET', url, headers: { cookie } })).headers['content-security-policy']);

  it('reach the issuer of whoever comes by its key or keeps it, and nobody else’s page names it', () =>
    withAcme({}, async () => {
      const cookie = 'signet_sso=acme';
      for (const policy of [
        await policyOf('/?sso=acme'),
        await policyOf('/callback', cookie),
        await policyOf('/?sso=nobodys', cookie),
      ])
        for (const directive of ['connect-src', 'frame-src', 'form-action'])
          expect(policy).toContain(`${directive} ${acme.issuer} 'self'`);
      for (const policy of [await policyOf('/quiz/1'), await policyOf('/?sso=nobodys'), await policyOf('/?sso=')])
        expect(policy).not.toContain(acme.issuer);
    }));
});
