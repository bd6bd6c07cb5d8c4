import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields that would hold a secret, wherever they turn up. */
const SECRETS = ['authorization', 'cookie', 'password', 'token', 'access_token', 'id_token', 'refresh_token', 'code', 'secret', 'key'];
const redact = { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' };

/**
 * JSON lines on standard output. Lines are gathered for up to a second so that logging never waits on a request; `flush` on the way out.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, redact, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }));
