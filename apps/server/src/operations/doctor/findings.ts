/** What a look found: as it should be, worth knowing, or in the way of running. */
export type Finding = { level: 'ok' | 'note' | 'wrong'; about: string; says: string };

const MARKS = { ok: '✓', note: '·', wrong: '✗' } as const;

/** `finding('Mail').wrong('…')` */
export const finding = (about: string) => ({
  ok: (says: string): Finding => ({ level: 'ok', about, says }),
  note: (says: string): Finding => ({ level: 'note', about, says }),
  wrong: (says: string): Finding => ({ level: 'wrong', about, says }),
});

/** One line each, and what they come to. */
export const drawFindings = (findings: readonly Finding[]): string => {
  const wide = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map(({ level, about, says }) => `${MARKS[level]} ${about.padEnd(wide)}  ${says}`);
  const wrong = findings.filter(({ level }) => level === 'wrong').length;
  const notes = findings.filter(({ level }) => level === 'note').length;
  const sum =
    wrong > 0
      ? `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong (✗).`
      : `Nothing is wrong${notes > 0 ? '; what is marked · is worth knowing' : ''}.`;
  return [...lines, '', sum].join('\n');
};

/** What an error says, in one line without addresses that may hold a password. */
export const plainly = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: string };
  const known: Record<string, string> = {
    ECONNREFUSED: 'nothing answers at that address',
    ENOTFOUND: 'the name of the host is not known',
    EAI_AGAIN: 'the name of the host could not be looked up',
    ETIMEDOUT: 'no answer came in time',
    ECONNRESET: 'the connection was cut',
    CERT_HAS_EXPIRED: 'its certificate has expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody known',
    SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by nobody known',
    EACCES: 'this user may not write there',
    EROFS: 'it is read-only',
    ENOSPC: 'the disk is full',
    '28P01': 'the password is not accepted',
    '28000': 'this user is not let in',
    '3D000': 'there is no such database',
    '42501': 'this user may not do that',
    '53300': 'it has no connection left',
  };
  const cause = (error as { cause?: { code?: unknown } }).cause;
  // libraries that name errors themselves keep the system's name in the text
  const named = [code, cause?.code, ...(message?.match(/\bE[A-Z]{4,}\b/g) ?? [])];
  const name = named.find((one): one is string => typeof one === 'string' && one in known);
  if (name) return `${known[name]} (${name})`;
  return (message ?? String(error))
    .split('\n', 1)[0]!
    .replaceAll(/\/\/[^\s/@]*@/g, '//…@')
    .slice(0, 200);
};
