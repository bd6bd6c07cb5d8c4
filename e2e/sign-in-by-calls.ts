import type { APIResponse, Page } from '@playwright/test';
import { ID_TOKEN_HEADER, type RuntimeConfig } from '@signet/contract';
import { KNOWN_COOKIE } from '@signet/theme';
import { InMemoryWebStorage, OidcClient, User, WebStorageStateStore } from 'oidc-client-ts';
import { expect } from './test.ts';

type Step = 'sign-in' | 'sign-up';
type Credentials = { email: string; password: string };

const clientOf = ({ auth }: RuntimeConfig): OidcClient =>
  new OidcClient({
    authority: auth.domain,
    client_id: auth.clientId,
    redirect_uri: auth.callbackUrl,
    response_type: 'code',
    scope: 'openid email profile offline_access',
    extraQueryParams: { audience: auth.audience },
    ...(URL.canParse(auth.audience) && { resource: auth.audience }),
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });

const leadsTo = async (answer: APIResponse): Promise<string> => {
  const { location } = answer.headers();
  expect(location, `${answer.status()} ${answer.url()}: ${await answer.text()}`).toBeDefined();
  return new URL(location ?? '', answer.url()).href;
};

/** The provider's own forms, sent without being shown; its cookies stay in the page's browser. */
const passStep = async (
  { request }: Page,
  { auth }: RuntimeConfig,
  { begins, step, person }: { begins: string; step: Step; person: Credentials },
): Promise<string> => {
  const interaction = await leadsTo(await request.get(begins, { maxRedirects: 0 }));
  const headers = { origin: new URL(auth.callbackUrl).origin };
  let at = await request.post(`${interaction}/${step}`, { form: person, headers, maxRedirects: 0 });
  let place = await leadsTo(at);
  while (!place.startsWith(auth.callbackUrl)) {
    at = await request.get(place, { maxRedirects: 0 });
    place = await leadsTo(at);
  }
  return place;
};

/** Accepts the terms for those who have not; registering is limited, so nobody asks for it twice. */
const registerOnce = async ({ request }: Page, step: Step, user: User): Promise<void> => {
  const headers = { authorization: `Bearer ${user.access_token}`, [ID_TOKEN_HEADER]: user.id_token ?? '' };
  const isKnown = async () =>
    (await (await request.get('/api/auth/flow/validate', { headers })).text()).includes('"user"');
  if (step === 'sign-in' && (await isKnown())) return;
  const registered = await request.post('/api/auth/flow/register', { headers, data: {} });
  expect(await registered.text()).toMatch(/"(success|userExists)"/);
};

/**
 * Signs somebody in by the calls that the pages of the sign-in make, for journeys that are about something else: the
 * tab is left at a bare address of the house with the session in its storage, as the app keeps it. Registers those who
 * are not.
 */
export const signInByCalls = async (page: Page, step: Step, person: Credentials): Promise<void> => {
  const config = (await (await page.request.get('/config.json')).json()) as RuntimeConfig;
  const client = clientOf(config);
  const { url: begins } = await client.createSigninRequest({ nonce: crypto.randomUUID(), prompt: 'login' });
  const user = new User(await client.processSigninResponse(await passStep(page, config, { begins, step, person })));
  await registerOnce(page, step, user);
  // a page of nothing: any of the house would load what the journey is not about
  const bare = new URL('/signed-in-by-calls', config.auth.callbackUrl).href;
  await page.route(bare, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(bare);
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    `oidc.user:${config.auth.domain}:${config.auth.clientId}`,
    user.toStorageString(),
  ] as const);
  await page.unroute(bare);
  await page.context().addCookies([{ name: KNOWN_COOKIE, value: '1', url: new URL(config.auth.callbackUrl).origin }]);
};
