import { DEFAULT_MESSAGE, ID_TOKEN_HEADER, type Arguments, type Call, type Result } from '@signet/contract';
import { addressOf } from './address.ts';
import { ApiError, errorFrom, unreachable } from './api-error.ts';
import { takeAskedAhead } from './asked-ahead.ts';
import { tokens } from './tokens.ts';

/** `form`: files, for a call that takes them in the place of JSON. */
export type CallOptions = { signal?: AbortSignal | undefined; form?: FormData };

/** `args` may be left out where the call needs none. */
type Rest<C extends Call> =
  Record<never, never> extends Arguments<C>
    ? [args?: Arguments<C>, options?: CallOptions]
    : [args: Arguments<C>, options?: CallOptions];

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Whether a call goes with the ID token as well: what asks who somebody is, or when they signed in. */
const namesCaller = ({ access, freshSignIn }: Call): boolean => access.who === 'token' || freshSignIn === true;

const send = async (
  endpoint: Call,
  { params, query, body }: Parts,
  token: string | null,
  options: CallOptions,
): Promise<Response> => {
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const idToken = namesCaller(endpoint) ? tokens.source.idToken() : null;
  if (idToken) headers.set(ID_TOKEN_HEADER, idToken);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  // the browser writes the type itself, with the boundary that it chose
  if (options.form) init.body = options.form;
  if (options.signal) init.signal = options.signal;
  const address = addressOf(endpoint.path, params, query);
  const { method } = endpoint;
  const ahead = await takeAskedAhead({ address, token, method, body: init.body as string | undefined });
  if (ahead) return ahead;
  try {
    return await fetch(address, init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unreachable(cause);
  }
};

/** What never comes, for a page that is being left. */
const never = <T>(): Promise<T> => new Promise(() => undefined);

/** Sends with the session's token; a 401 is answered with one silent renewal and one more try (flow decisions). */
const sendSignedIn = async (endpoint: Call, parts: Parts, options: CallOptions): Promise<Response> => {
  const { source } = tokens;
  if (source.isLeaving()) return never();
  const response = await send(endpoint, parts, source.current(), options);
  if (response.status !== 401) return response;
  if (source.isLeaving()) return never();
  const renewed = await source.renew();
  return renewed ? send(endpoint, parts, renewed, options) : response;
};

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError(DEFAULT_MESSAGE, { status: response.status, cause });
  }
};

/**
 * Makes a call of the contract and answers what the contract says it answers (or the raw Response of a `raw` call).
 * Throws ApiError for refusals and failures. A user who is still not signed in after one renewal is sent to sign-in;
 * the calls that decide about the session itself (`token` access) leave that to their caller.
 */
export const call = async <C extends Call>(endpoint: C, ...[args, options = {}]: Rest<C>): Promise<Result<C>> => {
  // The contract has already typed `args` for this call; here only the three names matter.
  const parts = (args ?? {}) as Parts;
  const own = tokens.source.answer?.(endpoint, parts);
  if (own) return (await own) as Result<C>;
  const response =
    endpoint.access.who === 'public'
      ? await send(endpoint, parts, null, options)
      : await sendSignedIn(endpoint, parts, options);
  if (!response.ok) {
    if (response.status === 401 && endpoint.access.who === 'user') tokens.source.signIn();
    throw await errorFrom(response);
  }
  if (!endpoint.response) return response as Result<C>;
  const parsed = endpoint.response.safeParse(await readJson(response));
  if (!parsed.success) throw new ApiError(DEFAULT_MESSAGE, { status: response.status, cause: parsed.error });
  return parsed.data as Result<C>;
};
