import * as z from 'zod';
import { createReach, keysAddress } from '../../adapters/identity/issuer-reach.ts';
import { documentOf } from '../../adapters/identity/vendor.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { TOKEN_ALGORITHMS } from '../../http/tokens.ts';
import { fetchJson } from './fetch-json.ts';
import { finding, plainly, type Finding } from './findings.ts';

const issuer = finding('Issuer');
const sso = finding('Single sign-on');

/** Tokens are valid for so long before and after by whichever clock. */
const MOST_SECONDS_APART = 30;

const NO_AUTH_TIME =
  'It does not list auth_time among its claims: where it does not say when somebody signed in, they cannot delete ' +
  'their account themselves.';

const discovered = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  code_challenge_methods_supported: z.optional(z.array(z.string())),
  claims_supported: z.optional(z.array(z.string())),
});
const keySet = z.object({ keys: z.array(z.looseObject({ alg: z.optional(z.string()), kty: z.optional(z.string()) })) });
type Key = z.output<typeof keySet>['keys'][number];

/** Whether a token signed with this key would be taken: a key without an algorithm is one of its family. */
const isTaken = ({ alg, kty }: Key): boolean => (alg ? TOKEN_ALGORITHMS.includes(alg) : kty === 'RSA');

/** Asks an issuer all that a sign-in by it needs. `correct` says what to change where it calls itself otherwise. */
const askIssuer = async (
  address: string,
  correct: (name: string) => string,
): Promise<{ problem: string } | { keys: number; lacks: string }> => {
  const reach = createReach();
  const { json, date } = await fetchJson(documentOf(address).href, reach.fetchDocument);
  const read = discovered.safeParse(json);
  if (!read.success) {
    const lacks = read.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
    return { problem: `What it says of itself lacks ${lacks.join(', ') || 'everything'}; is it an OpenID issuer?` };
  }
  const document = read.data;
  if (document.issuer !== address) return { problem: correct(document.issuer) };
  const { code_challenge_methods_supported: challenges } = document;
  if (challenges && !challenges.includes('S256'))
    return { problem: 'It does not take PKCE (S256), which we sign in by.' };
  const keysAt = keysAddress(document.jwks_uri).href;
  const shown = keySet.safeParse((await fetchJson(keysAt, reach.fetchKeys)).json);
  if (!shown.success || shown.data.keys.length === 0)
    return { problem: 'It shows no keys, so no token could be checked.' };
  const { keys } = shown.data;
  if (!keys.some(isTaken))
    return { problem: `None of its keys signs by ${TOKEN_ALGORITHMS.join(', ')}; we take these.` };
  const apart = date ? Math.abs(Date.now() - Date.parse(date)) / 1000 : 0;
  if (apart > MOST_SECONDS_APART)
    return { problem: `Its clock is ${Math.round(apart)} s from ours; tokens would be refused.` };
  // it need not say what it can
  const says = document.claims_supported?.includes('auth_time') ?? true;
  return { keys: keys.length, lacks: says ? '' : ` ${NO_AUTH_TIME}` };
};

const found = (of: ReturnType<typeof finding>, named: string, { keys, lacks }: { keys: number; lacks: string }) =>
  (lacks ? of.note : of.ok)(`${named} answers with ${keys} keys.${lacks}`);

/** Whether the issuer of the environment is who the configuration says, has keys, and keeps the same time. */
export const checkIssuer = async ({ OIDC_ISSUER: address }: Pick<Config, 'OIDC_ISSUER'>): Promise<Finding[]> => {
  if (!address) return [issuer.ok('The one built in.')];
  try {
    const told = await askIssuer(address, (name) => `It calls itself ${name}; set OIDC_ISSUER to exactly that.`);
    return ['problem' in told ? issuer.wrong(told.problem) : found(issuer, address, told)];
  } catch (error) {
    return [issuer.wrong(`${address}: ${plainly(error)}.`)];
  }
};

const checkOne = async (address: string, keys: readonly string[]): Promise<Finding> => {
  const named = `${keys.join(', ')} (${address})`;
  try {
    const told = await askIssuer(
      address,
      (name) => `It calls itself ${name}; write exactly that under Administration, Settings.`,
    );
    return 'problem' in told ? sso.wrong(`${named}: ${told.problem}`) : found(sso, named, told);
  } catch (error) {
    return sso.wrong(`${named}: ${plainly(error)}. Nobody could sign in by it.`);
  }
};

/** The issuers that administrators have named for single sign-on, each asked once. */
export const checkSso = async (db: Database): Promise<Finding[]> => {
  const rows = await db
    .selectFrom('sso_configurations')
    .select(['key', 'issuer'])
    .where('issuer', 'is not', null)
    .orderBy('key')
    .execute();
  const byIssuer = Map.groupBy(rows, (row) => row.issuer ?? '');
  return Promise.all(
    [...byIssuer].map(([address, of]) =>
      checkOne(
        address,
        of.map(({ key }) => key),
      ),
    ),
  );
};
