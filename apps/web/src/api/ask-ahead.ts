import { keyOf, known, type AskedAhead } from './asked-ahead.ts';

/** A request that a document makes before its app is there. */
export type Ask = {
  /** With QUIZ_ID where the id of the quiz goes. */
  address: string;
  /** JSON, with the same placeholder; such a request is a POST. */
  body?: string;
  /** Carries the ID token as well (spec administration §7). */
  withIdToken?: true;
  /** Is refused before there is that. */
  needs?: 'answers' | 'book' | 'library';
};

/** Stands for the id of the quiz, alike in a path, a query and JSON. */
export const QUIZ_ID = '_quiz_';

type Kept = { access_token?: string; id_token?: string; expires_at?: number };

/** Seconds that a token must still hold: one that ends meanwhile would be answered with a refusal. */
const LEAST_LEFT = 30;

/** The tokens of this tab as oidc-client-ts keeps them; none where they are about to end, or there are several. */
const keptTokens = (): Kept | undefined => {
  const [key, ...others] = Object.keys(sessionStorage).filter((one) => one.startsWith('oidc.user:'));
  if (key === undefined || others.length > 0) return undefined;
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept;
  return kept.access_token && (kept.expires_at ?? 0) > Date.now() / 1000 + LEAST_LEFT ? kept : undefined;
};

/** Read to its end, so that one that nobody takes holds no connection. */
const ask = async (kept: Kept, { address, body, withIdToken }: Ask): Promise<Response> => {
  const answer = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'same-origin',
    headers: {
      authorization: `Bearer ${kept.access_token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(withIdToken && kept.id_token && { 'x-id-token': kept.id_token }),
    },
    ...(body !== undefined && { body }),
  });
  const { status, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, headers });
};

/**
 * Asks for what the address opens on; the answers wait in `window.signetAhead`. Asks nothing for a stranger, or where
 * another single sign-on is being chosen, and nothing that this tab knows to be refused. What has a quiz's id is asked
 * of the quiz that this tab worked on last: where another is worked on by now, the app asks of that one, and nobody
 * takes these answers.
 */
export const askAhead = (asks: readonly Ask[]): void => {
  const kept = new URLSearchParams(location.search).has('sso') ? undefined : keptTokens();
  if (!kept?.access_token) return;
  const answers: AskedAhead['answers'] = new Map();
  window.signetAhead = { token: kept.access_token, answers };
  const { quiz, opens } = known();
  const has = { answers: quiz?.isAnswered, ...opens };
  for (const one of asks) {
    const text = JSON.stringify(one);
    // whoever was not let in yet may have to register first: that much is asked
    const isRefused = !one.withIdToken && (!opens || (one.needs && !has[one.needs]));
    if (isRefused || (text.includes(QUIZ_ID) && !quiz)) continue;
    const filled = JSON.parse(text.replaceAll(QUIZ_ID, encodeURIComponent(quiz?.id ?? ''))) as Ask;
    const answer = ask(kept, filled);
    // taken or not, a failure of it is nobody's unhandled one: the app asks again
    answer.catch(() => undefined);
    answers.set(keyOf(filled.address, filled.body), answer);
  }
};
