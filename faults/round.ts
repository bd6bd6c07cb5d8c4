/**
 * What the rounds of one fault came to. `ok` is null where it could not be tried here (the name then ends 'not run').
 */
export type Row = { name: string; rounds: number; lost: number; ok: boolean | null };
export type Fault = (seed: number) => Promise<Row[]>;

/** Collects what went wrong, a line each, so that one finding does not hide the next. */
export type Findings = { check: (holds: boolean, what: string) => void; all: string[] };

export const createFindings = (): Findings => {
  const all: string[] = [];
  return { all, check: (holds, what) => void (holds || all.push(what)) };
};

/** Says how a round went, with everything that was found in it. */
export const report = (round: string, told: string, findings: string[]): void => {
  console.log(`${findings.length === 0 ? 'ok ' : 'BAD'} ${round}: ${told}`);
  for (const one of findings) console.log(`      ${one}`);
};
