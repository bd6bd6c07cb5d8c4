import { refusals, type ErrorBody, type RefusalCode } from '@signet/contract';

/**
 * A refusal of the typed catalogue, on its way to the one error exit. `params` join the body beside message and
 * errorCode; a cause is only logged.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly params: Record<string, unknown>;

  constructor(
    code: RefusalCode,
    params: Record<string, unknown> = {},
    message: string = refusals[code].message,
    options: ErrorOptions = {},
  ) {
    super(message, options);
    this.code = code;
    this.params = params;
  }

  get status(): number {
    return refusals[this.code].status;
  }

  get body(): ErrorBody {
    return { ...this.params, message: this.message, errorCode: this.code };
  }
}

/** Narrows `value`, or refuses: `const quiz = orRefuse(await find(id), 'notFound')`. */
export const orRefuse = <T>(value: T | undefined | null, code: RefusalCode): T => {
  if (value === undefined || value === null) throw new Refusal(code);
  return value;
};
