/** One call of a history and what came of it. Times are of one clock, in milliseconds. */
export type Operation = {
  founder: number;
  from: number;
  to: number;
  node: 'a' | 'b';
} & (
  | { kind: 'read'; version: number; value: string }
  /** `made`: the version that it was answered; null where it was refused as out of date. */
  | { kind: 'save'; base: number; value: string; made: number | null }
  /** A save whose answer never came: it may have been made or not. */
  | { kind: 'unknown'; base: number; value: string }
);

type Made = { version: number; value: string; from: number };

const told = (one: Operation): string =>
  `founder ${one.founder}, ${one.kind} on node ${one.node} from ${one.from.toFixed(1)} to ${one.to.toFixed(1)}`;

/** Which version each save made; those that nobody was told of stand where they were read, or are built upon. */
const versionsOf = (operations: readonly Operation[], anomalies: string[]): Map<number, Made> => {
  const made = new Map<number, Made>();
  for (const one of operations) {
    if (one.kind !== 'save' || one.made === null) continue;
    if (one.made !== one.base + 1) anomalies.push(`${told(one)}: based on ${one.base}, it made ${one.made}`);
    const other = made.get(one.made);
    if (other) anomalies.push(`${told(one)}: version ${one.made} was made twice, '${other.value}' and '${one.value}'`);
    made.set(one.made, { version: one.made, value: one.value, from: one.from });
  }
  for (const one of operations) {
    if (one.kind !== 'unknown') continue;
    const read = operations.some((each) => each.kind === 'read' && each.value === one.value);
    if (read && !made.has(one.base + 1))
      made.set(one.base + 1, { version: one.base + 1, value: one.value, from: one.from });
  }
  return made;
};

/** The latest version that was answered before an instant; `asked` come in the order of their instants. */
const knownBefore = (operations: readonly Operation[]): ((instant: number) => number) => {
  const ends = operations
    .flatMap((one) => {
      const version = one.kind === 'read' ? one.version : one.kind === 'save' ? one.made : null;
      return version === null ? [] : [{ at: one.to, version }];
    })
    .toSorted((one, other) => one.at - other.at);
  let at = 0;
  let latest = 0;
  return (instant) => {
    for (let end = ends[at]; end && end.at < instant; end = ends[++at]) latest = Math.max(latest, end.version);
    return latest;
  };
};

/**
 * What is wrong with a history of one quiz that several people's browsers read and save on several nodes. Versions say
 * in which order saves were made, so a history is that of one quiz in one place (linearizable) exactly when: a version
 * is made once, from the one before; what is read was saved as that version; whatever begins after an answer sees that
 * answer or later; and a save is refused only where another one had come before it.
 */
export const anomaliesOf = (operations: readonly Operation[], first: string): string[] => {
  const anomalies: string[] = [];
  const made = versionsOf(operations, anomalies);
  made.set(0, { version: 0, value: first, from: -Infinity });
  const known = knownBefore(operations);
  for (const one of operations.toSorted((a, b) => a.from - b.from)) {
    const least = known(one.from);
    if (one.kind === 'read') {
      const origin = made.get(one.version);
      if (!origin) anomalies.push(`${told(one)}: version ${one.version} was never made`);
      else if (origin.value !== one.value)
        anomalies.push(`${told(one)}: version ${one.version} holds '${one.value}', saved was '${origin.value}'`);
      else if (origin.from > one.to) anomalies.push(`${told(one)}: version ${one.version} was read before it was made`);
      if (one.version < least) anomalies.push(`${told(one)}: read ${one.version} when ${least} was known`);
    }
    if (one.kind === 'save' && one.made !== null && one.made <= least)
      anomalies.push(`${told(one)}: made ${one.made} when ${least} was known`);
    if (one.kind === 'save' && one.made === null) {
      const before = made.get(one.base + 1);
      const unheard = operations.some(
        (each) => each.kind === 'unknown' && each.base === one.base && each.from < one.to,
      );
      if (!unheard && !(before && before.from < one.to))
        anomalies.push(`${told(one)}: refused as out of date, and ${one.base} was the newest`);
    }
  }
  return anomalies;
};
