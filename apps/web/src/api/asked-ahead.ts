/**
 * What an address opens on is asked for by its document, while the app's own code is still on its way
 * (ask-ahead.ts): the answers wait here for the calls that want them.
 */
export type AskedAhead = {
  /** Whose answers they are: the access token that they were asked for with. */
  token: string;
  /** By `keyOf` of the request; each is taken once. */
  answers: Map<string, Promise<Response>>;
};

declare global {
  // only an interface adds to one that is there
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    signetAhead?: AskedAhead;
  }
}

/** What a tab knows of its founder when it opens another document. */
export type Known = {
  /** The quiz that was worked on last, and whether all its pages are answered. */
  quiz?: { id: string; isAnswered: boolean };
  /** Of whoever was let in: whether there is a finished brand, and a book or library of it that they may open. */
  opens?: { book: boolean; library: boolean };
};

const KNOWN = 'signet.known';

/** What is kept for this document; nothing of what cannot be read. */
export const known = (): Known => {
  try {
    return (JSON.parse(sessionStorage.getItem(KNOWN) ?? '{}') ?? {}) as Known;
  } catch {
    return {};
  }
};

/** For the next document of this tab: what cannot be answered is not asked. A part that is undefined is forgotten. */
export const keepKnown = (more: { [Part in keyof Known]: Known[Part] | undefined }): void => {
  try {
    sessionStorage.setItem(KNOWN, JSON.stringify({ ...known(), ...more }));
  } catch {
    // full or forbidden: the next document asks less, or what is refused, and the app asks again
  }
};

/** The founder has left, or another has come: what is known of one is asked for nobody else. */
export const forgetKnown = (): void => {
  try {
    sessionStorage.removeItem(KNOWN);
  } catch {
    // forbidden: then nothing was kept
  }
};

/** Milliseconds after which an answer that nobody took is too old to be taken. */
const KEPT = 10_000;

/** A request by its address and, where it has one, its body. */
export const keyOf = (address: string, body?: string): string => (body === undefined ? address : `${address} ${body}`);

/** A request as `fetch` would be given it; `token` of its caller. */
type Wanted = { address: string; token: string | null; method: string; body?: string | undefined };

/** Something is written: what was answered before may not be true any more. */
export const dropAskedAhead = (): void => void delete window.signetAhead;

/**
 * The answer to a request, where the document asked for it already and with the same token; each once. Undefined where
 * it did not, where that failed, or where something may have changed since: after the first call that writes, nothing
 * is taken any more.
 */
export const takeAskedAhead = ({ address, token, method, body }: Wanted): Promise<Response | undefined> | undefined => {
  const ahead = window.signetAhead;
  if (!ahead) return undefined;
  const key = keyOf(address, body);
  const answer = ahead.token === token && performance.now() < KEPT ? ahead.answers.get(key) : undefined;
  if (answer) ahead.answers.delete(key);
  else if (method !== 'GET') dropAskedAhead();
  return answer?.catch(() => undefined);
};
