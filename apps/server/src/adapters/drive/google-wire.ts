import { setTimeout as pause } from 'node:timers/promises';
import { DriveDenied } from '../../ports/drive.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { readBody } from '../../ports/read-body.ts';

/** Where Google is asked; elsewhere in tests. */
export type GoogleAddresses = { consent: string; token: string; revoke: string; drive: string };

export const googleAddresses = (base?: URL): GoogleAddresses =>
  base
    ? {
        consent: new URL('/o/oauth2/v2/auth', base).href,
        token: new URL('/token', base).href,
        revoke: new URL('/revoke', base).href,
        drive: base.origin,
      }
    : {
        consent: 'https://accounts.google.com/o/oauth2/v2/auth',
        token: 'https://oauth2.googleapis.com/token',
        revoke: 'https://oauth2.googleapis.com/revoke',
        drive: 'https://www.googleapis.com',
      };

/** An answer of Google's: its status and what it says. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

const MOST_BYTES = 2_000_000;
/** So many times Google is asked in all, where it is asked too often or stumbles. */
const ATTEMPTS = 3;
/** The longest pause that it may ask for, in pauses of the first try. */
const MOST_PAUSES = 40;

const parsed = (text: string): Record<string, unknown> => {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** Why a call to the Drive API failed, by the first reason that it names. */
export const reasonOf = ({ body }: Answer): string => {
  const error = body.error as { errors?: { reason?: string }[]; status?: string; details?: { reason?: string }[] };
  if (typeof error !== 'object' || error === null) return typeof body.error === 'string' ? body.error : '';
  return error.errors?.[0]?.reason ?? error.details?.[0]?.reason ?? error.status ?? '';
};

const TOO_OFTEN = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'sharingRateLimitExceeded']);
const NOT_ALLOWED = new Set([
  'insufficientPermissions',
  'insufficientFilePermissions',
  'appNotAuthorizedToFile',
  'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
  'forbidden',
]);

const isTooOften = (answer: Answer): boolean =>
  answer.status === 429 || (answer.status === 403 && TOO_OFTEN.has(reasonOf(answer)));

/** What a failed call means for whoever asked. Nothing that was sent is repeated. */
export const failureOf = (answer: Answer): Error => {
  const reason = reasonOf(answer);
  if (answer.status === 401) return new DriveDenied('revoked');
  if (reason === 'storageQuotaExceeded' || reason === 'teamDriveFileLimitExceeded') return new DriveDenied('full');
  if (answer.status === 403 && NOT_ALLOWED.has(reason)) return new DriveDenied('permission');
  return new ServiceUnavailable('drive', `Google: ${answer.status} ${reason}`.trim());
};

/**
 * Milliseconds before the next try, spread by chance so that nodes which were refused together do not come again
 * together: not before Google's Retry-After (in seconds) is over, else on average twice as long each time.
 */
export const pauseOf = (attempt: number, retryAfter: string | null, waitMs: number, chance = Math.random()): number => {
  const named = Number(retryAfter) * 1000;
  if (named > 0) return Math.min(named, MOST_PAUSES * waitMs) + chance * waitMs;
  return 2 * chance * waitMs * 2 ** attempt;
};

type Wire = { timeoutMs: number; waitMs: number };

/** One request; what is not an answer at all is a service that does not answer. */
export const createGoogleWire = ({ timeoutMs, waitMs }: Wire) => {
  const once = async (url: string, init: RequestInit): Promise<Answer> => {
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      const body = parsed(await readBody(response, MOST_BYTES));
      return { status: response.status, headers: response.headers, body };
    } catch (cause) {
      throw new ServiceUnavailable('drive', 'Google does not answer', { cause });
    }
  };
  return {
    once,
    /** The same, again a little later where Google was asked too often or stumbled. */
    async patiently(url: string, init: RequestInit): Promise<Answer> {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await once(url, init);
        const isPassing = isTooOften(answer) || answer.status >= 500;
        if (!isPassing || attempt === ATTEMPTS) return answer;
        await pause(pauseOf(attempt, answer.headers.get('retry-after'), waitMs));
      }
    },
  };
};
export type GoogleWire = ReturnType<typeof createGoogleWire>;
