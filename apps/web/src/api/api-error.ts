import { DEFAULT_MESSAGE, SERVER_ERROR, type RefusalCode } from '@signet/contract';

/**
 * A call that was refused or failed. `status` is 0 when no answer came; `said` is the message field of the error body,
 * where it has one, and `params` is the rest of it.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly errorCode: RefusalCode | undefined;
  readonly said: string | undefined;
  readonly params: Record<string, unknown>;

  constructor(
    message: string,
    details: {
      status: number;
      errorCode?: RefusalCode | undefined;
      said?: string | undefined;
      params?: Record<string, unknown>;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.errorCode = details.errorCode;
    this.said = details.said;
    this.params = details.params ?? {};
  }
}

/** No readable answer came at all: offline, blocked, or the server is down. */
export const unreachable = (cause: unknown): ApiError => new ApiError(DEFAULT_MESSAGE, { status: 0, cause });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the body of a failure says; 'Server error' where it says nothing. */
export const saidIn = (status: number, body: unknown): ApiError => {
  if (!isRecord(body)) return new ApiError(SERVER_ERROR, { status });
  const { message, errorCode, ...params } = body;
  const said = typeof message === 'string' && message ? message : undefined;
  return new ApiError(said ?? SERVER_ERROR, {
    status,
    said,
    errorCode: typeof errorCode === 'string' ? (errorCode as RefusalCode) : undefined,
    params,
  });
};

/**
 * What a failed response says (spec quiz §8): its message; 'Server error' when the body has none; the default message
 * when the body cannot be read.
 */
export const errorFrom = async (response: Response): Promise<ApiError> => {
  const { status } = response;
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    return new ApiError(DEFAULT_MESSAGE, { status, cause });
  }
  return saidIn(status, body);
};

/** What to show of anything that was thrown: a refusal's own words, else the default message. */
export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : DEFAULT_MESSAGE);

/** The same for a call with a sentence of its own for whatever brings no message (spec administration §7.1, §8.1). */
export const saidOr = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError ? error.said : undefined) ?? otherwise;

/**
 * The specification's sentence of what failed, and why where the server has decided so. Where it failed itself or never
 * answered, its words would say the same once more.
 */
export const failureOf = (sentence: string, error: unknown): string => {
  if (!(error instanceof ApiError) || !error.errorCode || error.status >= 500) return sentence;
  return `${sentence.replace(/\.$/u, '')}. ${error.message}`;
};
