import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../bench/live/random.ts';
import { ask, newcomer, renew, type Credentials, type Door, type Session } from '../bench/live/sign-in.ts';
import { anomaliesOf, type Operation } from './history.ts';
import { openNodes, type Nodes } from './nodes.ts';
import { createFindings, report, type Fault, type Row } from './round.ts';

const MINUTES = 10;
const FOUNDERS = 6;
/** Browsers of one founder: what each reads and saves, the other does not hear of. */
const BROWSERS = 3;
const THINKS_MS = 250;
/** A node is held still now and then, so that answers come late and out of order. */
const HELD_EVERY_MS = 30_000;
const HELD_MS = 1500;
/** A history of hardly anything proves nothing. */
const LEAST_SAVES = 1000;

type Quiz = { version: number; companyName?: string };
type Random = () => number;
type Founder = { number: number; person: Credentials & { session: Session }; renewing?: Promise<Session> | undefined };
type Parts = { nodes: Nodes; door: Door; random: Random; history: Operation[]; until: AbortSignal };

/** A call with the founder's session; renewed where it has run out, by one browser for all. */
const asFounder = async (
  founder: Founder,
  { door, url, body }: { door: Door; url: string; body?: object },
): Promise<Response> => {
  const send = () => ask(url, founder.person.session, body ? 'PUT' : 'GET', '/api/quizzes/', body);
  const answer = await send();
  if (answer.status !== 401) return answer;
  founder.renewing ??= renew(door, founder.person.session).finally(() => (founder.renewing = undefined));
  founder.person.session = await founder.renewing;
  return send();
};

/** One browser: reads, saves what it has read, and now and then what is long out of date. */
const browse = async (founder: Founder, name: string, parts: Parts): Promise<void> => {
  const { nodes, door, random, history, until } = parts;
  let known = 0;
  for (let n = 0; !until.aborted; n++) {
    await pause(random() * THINKS_MS);
    const node = random() < 0.5 ? 'a' : 'b';
    const { url } = nodes[node];
    const saves = random() < 0.5;
    const base = saves && random() < 0.1 ? Math.max(0, known - 1) : known;
    const value = `${name} ${n}`;
    const from = performance.now();
    const given = { founder: founder.number, node, from } as const;
    try {
      const body = saves ? { version: base, companyName: value, websiteUrl: `n${n}.example.com` } : undefined;
      const answer = await asFounder(founder, { door, url, ...(body && { body }) });
      const quiz = (await answer.json()) as Quiz;
      const to = performance.now();
      if (!answer.ok && !(saves && answer.status === 409)) throw new Error(`answered ${answer.status}`);
      if (!saves) {
        known = quiz.version;
        history.push({ ...given, to, kind: 'read', version: quiz.version, value: quiz.companyName ?? '' });
      } else {
        history.push({ ...given, to, kind: 'save', base, value, made: answer.ok ? quiz.version : null });
        // who was refused looks again before the next try, as the screen does
        if (answer.ok) known = quiz.version;
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw new Error(`${name} on node ${node}`, { cause: error });
      if (saves) history.push({ ...given, to: performance.now(), kind: 'unknown', base, value });
    }
  }
};

const holdStill = async (nodes: Nodes, random: Random, until: AbortSignal): Promise<number> => {
  let times = 0;
  while (!until.aborted) {
    await pause(HELD_EVERY_MS * (0.5 + random()), undefined, { signal: until }).catch(() => undefined);
    if (until.aborted) break;
    const { server } = nodes[random() < 0.5 ? 'a' : 'b'];
    server.signal('SIGSTOP');
    await pause(HELD_MS * random());
    server.signal('SIGCONT');
    times += 1;
  }
  return times;
};

/**
 * Two nodes for ten minutes: several browsers of each founder read and save the same quiz on either, nodes are held
 * still in between, and the history of all answers has to be one that a single place could have given.
 */
export const mixedWrites: Fault = async (seed): Promise<Row[]> => {
  const random = seededRandom(seed);
  const nodes = await openNodes();
  const stop = new AbortController();
  try {
    const door: Door = { publicUrl: nodes.shared.url, nodes: [nodes.a.url, nodes.b.url] };
    const founders: Founder[] = [];
    for (let number = 1; number <= FOUNDERS; number++) founders.push({ number, person: await newcomer(door) });
    const history: Operation[] = [];
    const parts: Parts = { nodes, door, random, history, until: stop.signal };
    const ends = setTimeout(() => stop.abort(), MINUTES * 60_000);
    const browsing = founders.flatMap((founder) =>
      Array.from({ length: BROWSERS }, (_, at) => browse(founder, `${founder.number}.${at}`, parts)),
    );
    const holding = holdStill(nodes, random, stop.signal);
    await Promise.all(browsing).finally(() => (clearTimeout(ends), stop.abort()));
    const held = await holding;
    const { check, all } = createFindings();
    for (const { number } of founders)
      all.push(
        ...anomaliesOf(
          history.filter((one) => one.founder === number),
          '',
        ).slice(0, 20),
      );
    const of = (kind: Operation['kind']) => history.filter((one) => one.kind === kind);
    const made = of('save').filter((one) => one.kind === 'save' && one.made !== null).length;
    check(made >= LEAST_SAVES, `only ${made} saves were made`);
    report(
      `${MINUTES} minutes`,
      `${history.length} calls: ${of('read').length} readings, ${made} saves, ${of('save').length - made} refused as ` +
        `out of date, ${of('unknown').length} unanswered; nodes held still ${held} times`,
      all,
    );
    return [{ name: 'mixed-writes', rounds: 1, lost: all.length, ok: all.length === 0 }];
  } finally {
    stop.abort();
    await nodes.close();
  }
};
