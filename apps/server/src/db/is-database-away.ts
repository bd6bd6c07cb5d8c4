const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** A lock that was not to be had in time, and a transaction that lay still for too long. */
const WAITED_IN_VAIN = new Set(['55P03', '25P03']);

/**
 * Whether an error says that Postgres cannot be reached or cannot serve now, so that the same may succeed later: its
 * classes 08 (connection), 40 (rolled back for another's sake), 53 (resources) and 57 (operator intervention, and
 * statements that took too long), a socket that broke at any moment, or a socket that is not there.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code = '', syscall, message = '' } = (error ?? {}) as { code?: string; syscall?: string; message?: string };
  if (/^(08|40|53|57)[0-9A-Z]{3}$/.test(code) || WAITED_IN_VAIN.has(code) || NETWORK.has(code)) return true;
  // a file that is missing is something else than the socket of a database that does not run
  if (code === 'ENOENT') return syscall === 'connect';
  return /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(
    message,
  );
};
