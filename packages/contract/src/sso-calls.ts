import * as z from 'zod/mini';
import { anyone, userWith } from './access.ts';
import { defineCall } from './call.ts';

/** As it stands in an address: `?sso=acme`. */
export const SSO_KEY = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** Spec administration §3: the configuration of whoever names none. */
export const DEFAULT_SSO_KEY = 'default';

/**
 * A configuration as browsers get and keep it (spec administration §3). `auth` names who vouches for its people where
 * that is not the house's own issuer, in the words of /config.json.
 */
export const ssoConfig = z.object({
  key: z.string().check(z.regex(SSO_KEY)),
  name: z.string(),
  params: z.object({ organization: z.optional(z.string()) }),
  logoutRedirectUri: z.optional(z.string()),
  auth: z.optional(z.object({ domain: z.string(), clientId: z.string(), audience: z.string() })),
});
export type SsoConfig = z.output<typeof ssoConfig>;

export const defaultSsoConfig: SsoConfig = { key: DEFAULT_SSO_KEY, name: 'Default', params: {} };

const ADDRESS = 'Please write an address that begins with https://';
const isLocal = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
/** What a browser can be led to safely; plain http on this machine alone. */
const isSafeAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))) && !url.username;
};

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{C}]*$/u));
/** Empty fields of a form are nothing. */
const orNothing = (most: number) => z._default(z.nullable(text(most)), null);

/** What an administrator says of a configuration. Issuer, client and audience are all there, or none is. */
export const ssoForm = z
  .object({
    name: text(80).check(z.minLength(1, 'Name is required')),
    issuer: z._default(
      z.nullable(text(300).check(z.refine((one) => one === '' || (isSafeAddress(one) && !/[?#]/.test(one)), ADDRESS))),
      null,
    ),
    clientId: orNothing(200),
    audience: orNothing(300),
    organization: orNothing(200),
    logoutRedirectUri: z._default(
      z.nullable(text(300).check(z.refine((one) => one === '' || isSafeAddress(one), ADDRESS))),
      null,
    ),
    emailDomains: z._default(
      z
        .array(
          text(253).check(z.toLowerCase(), z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Please write it as in acme.com')),
        )
        .check(z.maxLength(50)),
      [],
    ),
  })
  .check(
    z.refine(({ issuer, clientId }) => !issuer || Boolean(clientId), {
      path: ['clientId'],
      error: 'An issuer needs the client that it knows this house by',
    }),
    z.refine(({ issuer, audience }) => !issuer || Boolean(audience), {
      path: ['audience'],
      error: 'An issuer needs the audience that its tokens are for',
    }),
  );

/** A configuration as administrators see it, with how many people came by it. */
export const ssoConfiguration = z.object({
  key: z.string(),
  name: z.string(),
  issuer: z.nullable(z.string()),
  clientId: z.nullable(z.string()),
  audience: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  logoutRedirectUri: z.nullable(z.string()),
  emailDomains: z.array(z.string()),
  people: z.number(),
});
export type SsoConfiguration = z.output<typeof ssoConfiguration>;

/** The key of a configuration that an administrator makes. */
export const ssoKey = z.string().check(
  z.regex(SSO_KEY, 'Please use small letters, figures and hyphens'),
  z.refine((key) => key !== DEFAULT_SSO_KEY, 'This key is the house’s own'),
);
const keyParams = z.object({ key: ssoKey });
const settings = userWith('canAccessAdminPage', 'canManageSettings');

/** Single sign-on: which issuer vouches for whoever comes by `?sso=` (spec administration §2.1, 6, 7.1). */
export const ssoCalls = {
  lookup: defineCall({
    method: 'GET',
    path: '/api/auth/sso/lookupSSOConfig',
    access: anyone,
    query: z.object({ key: z.string().check(z.maxLength(100)) }),
    response: z.object({ ssoConfig }),
    limit: { perPerson: 1000, seconds: 3600 },
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/auth/sso/configurations',
    access: settings,
    response: z.object({ configurations: z.array(ssoConfiguration) }),
  }),
  save: defineCall({
    method: 'PUT',
    path: '/api/auth/sso/configurations/:key',
    access: settings,
    params: keyParams,
    body: ssoForm,
    response: z.object({ configuration: ssoConfiguration }),
    refusals: ['ssoIssuerSilent', 'ssoIssuerUnsafe', 'ssoNoOrganizations', 'ssoTaken'],
  }),
  /**
   * Whoever came by an issuer of its own is let in no more, until there is one again. Those of the house's issuer are
   * the house's people, and sign in as before.
   */
  remove: defineCall({
    method: 'DELETE',
    path: '/api/auth/sso/configurations/:key',
    access: settings,
    params: keyParams,
    response: z.object({ success: z.literal(true) }),
  }),
};
