import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Which of several hosts takes writes now. */
export type Primary = {
  /** The address of the one that last did. */
  current: () => string;
  /** To be said when it may have changed: every host is asked until one takes writes. */
  lost: () => void;
  /** Resolves once one is known. @throws Error when none takes writes within `milliseconds`. */
  find: (milliseconds: number) => Promise<void>;
  close: () => void;
};

const ASK_MS = 1000;
const PAUSE_MS = 200;

const takesWrites = async (address: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: ASK_MS, query_timeout: ASK_MS });
  client.on('error', () => undefined); // the question fails as well
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === false;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
};

/**
 * Follows the primary of a Postgres with standbys: whoever promotes one (Patroni, a person) tells nobody else. Postgres
 * itself says which host takes writes; we ask when a connection breaks, and not before.
 */
export const followPrimary = (addresses: readonly string[], ask = takesWrites): Primary => {
  let [current = ''] = addresses;
  let looking: Promise<void> | undefined;
  const closed = new AbortController();

  const look = async (): Promise<void> => {
    while (!closed.signal.aborted) {
      const answers = await Promise.all(addresses.map(ask));
      const found = addresses.find((_address, at) => answers[at]);
      if (found !== undefined) {
        current = found;
        return;
      }
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  };
  const lost = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)));

  return {
    current: () => current,
    lost: () => void lost(),
    async find(milliseconds) {
      const late = Symbol('late');
      const ended = await Promise.race([lost(), pause(milliseconds, late, { ref: false })]);
      if (ended === late) throw new Error('None of the hosts in DATABASE_URL takes writes.');
    },
    close: () => closed.abort(),
  };
};

/** The kind of client that a pool makes to be connected with the primary, wherever that is by then. */
export const clientFor = (primary: Primary): new (options?: string | pg.ClientConfig) => pg.Client =>
  class extends pg.Client {
    constructor(options?: string | pg.ClientConfig) {
      super({ ...(typeof options === 'object' ? options : {}), connectionString: primary.current() });
      this.on('error', () => primary.lost());
    }

    override connect(): Promise<this>;
    override connect(done: (error: Error) => void): void;
    override connect(done?: (error: Error) => void): Promise<this> | void {
      const connected = this.#connect();
      if (!done) return connected;
      connected.then(
        () => (done as (error?: Error) => void)(),
        (error: Error) => done(error),
      );
    }

    async #connect(): Promise<this> {
      try {
        await super.connect();
      } catch (error) {
        primary.lost();
        throw error;
      }
      await this.#requireWrites();
      return this;
    }

    /** A primary that was made a standby meanwhile still answers. */
    async #requireWrites(): Promise<void> {
      const { rows } = await this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
      if (rows[0]?.standby === false) return;
      primary.lost();
      await this.end();
      throw Object.assign(new Error('this host takes no writes now'), { code: '57P03' });
    }
  };
