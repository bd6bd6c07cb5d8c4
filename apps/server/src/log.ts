import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields that would hold a secret, wherever they turn up. */
const SECRETS = new Set([
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'id_token',
  'refresh_token',
  'code',
  'secret',
  'key',
]);
const DEEPEST = 6;

type Fields = Record<string, unknown>;

const isContainer = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !('toJSON' in value) && !(value instanceof Error);

/**
 * The same fields with secrets blacked out; a copy only where something was. Done by hand because pino's own
 * redaction looks along each of its paths in each line, which measured more than all the rest of a line
 * (docs/benchmarks.md).
 */
const blackOut = (fields: Fields, depth = 1): Fields => {
  let copy: Fields | undefined;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    let shown = value;
    if (SECRETS.has(name)) shown = '[secret]';
    else if (isContainer(value)) shown = depth < DEEPEST ? blackOut(value, depth + 1) : '[deep]';
    if (shown === value) continue;
    copy ??= Array.isArray(fields) ? ([...fields] as unknown as Fields) : { ...fields };
    copy[name] = shown;
  }
  return copy ?? fields;
};

/** `ECONNREFUSED`, `57P01`: what the system or Postgres calls the error, and no code that signs anybody in. */
const isErrorName = (code: unknown): boolean =>
  typeof code === 'string' && /^(E[A-Z][A-Z0-9_]{1,40}|[0-9]{2}[0-9A-Z]{3}|ERR_[A-Z0-9_]{1,60})$/.test(code);

/**
 * An error as pino tells it, with what came along on it; errors are told after the line's other fields were looked
 * at.
 */
const tellError = (error: Error): Fields => {
  const told: Fields = { ...pino.stdSerializers.err(error) };
  const { code } = told;
  return { ...blackOut(told), ...(isErrorName(code) ? { code } : {}) };
};

/**
 * JSON lines on standard output. Lines are gathered for up to a second so that logging never waits on a request;
 * `flush` on the way out.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: blackOut },
      serializers: { err: tellError },
    },
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 1000 }),
  );
