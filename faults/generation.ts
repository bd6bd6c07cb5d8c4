import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { attach } from '../bench/api/cast.ts';
import { clearAway, launch, makeHome, start, untilHealthy, type Home } from '../bench/live/home.ts';
import { seededRandom } from '../bench/live/random.ts';
import { doorOf } from '../bench/live/sign-in.ts';
import { createFounder, type Founder } from './founder.ts';
import { openNodes, type Node } from './nodes.ts';
import { createFindings, report, type Fault, type Findings, type Row } from './round.ts';

const FOUNDERS = 3;
const ROUNDS = 20;
const NODE_ROUNDS = 6;
const SECONDS = 30;
const LOOK_AGAIN_MS = 250;
/** How long a set may take to be begun by an idle worker. */
const BEGIN_MS = 10_000;
/** About how long a worker draws one set. */
const DRAWING_MS = 60;

type Db = Awaited<ReturnType<typeof attach>>['db'];
/** What became of one founder's set after a kill. */
type Outcome = { whole: boolean; seconds: number };

const since = (moment: number): number => (performance.now() - moment) / 1000;

const setsOf = (db: Db, { quizId }: Founder) =>
  db.selectFrom('made_files').select(['status', 'files', 'made_from']).where('subject', '=', quizId).execute();

/** The name that a set is drawn of. */
const nameOf = ({ made_from: drawing }: { made_from: object }): string =>
  'text' in drawing ? String(drawing.text) : '';

/** Waits until some worker has taken a set and draws. */
const untilDrawing = async (db: Db): Promise<void> => {
  const giveUp = performance.now() + BEGIN_MS;
  while (performance.now() < giveUp) {
    const { rows } = await sql`select 1 from made_files where status = 'making'`.execute(db);
    if (rows.length > 0) return;
    await pause(1);
  }
  throw new Error('No node began to draw');
};

/**
 * Waits for the set of the present name. Until it is there every file of the former set must be, and nothing of two
 * sets.
 */
const untilWhole = async (
  url: string,
  founder: Founder,
  former: string,
  begun: number,
  { check }: Findings,
): Promise<Outcome> => {
  for (;;) {
    const { name, wrong } = await founder.look(url);
    for (const one of wrong) check(false, `${founder.name()}: ${one}`);
    if (name === founder.name()) return { whole: wrong.length === 0, seconds: since(begun) };
    check(name === former, `${founder.name()}: the logos are of '${name}', before they were of '${former}'`);
    if (since(begun) > SECONDS) {
      check(false, `${founder.name()}: no whole set within ${SECONDS} s`);
      return { whole: false, seconds: since(begun) };
    }
    await pause(LOOK_AGAIN_MS);
  }
};

/** One set is served, the whole one; those before it are superseded. */
const expectOneSet = async (db: Db, founder: Founder, { check }: Findings): Promise<void> => {
  const sets = (await setsOf(db, founder)).filter(({ status }) => status !== 'superseded');
  const told = sets.map(({ status, files }) => `${status} with ${files.length} files`).join(', ');
  check(
    sets.length === 1 && sets[0]?.status === 'complete' && sets[0].files.length === 14,
    `${founder.name()}: the sets are ${told}`,
  );
};

const makeFounders = async (url: string, count: number): Promise<Founder[]> => {
  const founders: Founder[] = [];
  for (let n = 0; n < count; n++) founders.push(await createFounder(doorOf(url), `Founder ${n}`, n));
  return founders;
};

const slowest = (outcomes: readonly Outcome[]): number => Math.max(...outcomes.map((one) => one.seconds));

/**
 * The server is killed while it makes several sets; the next start makes each whole, whether its founder asks again
 * or only waits.
 */
const killServer = async (seed: number): Promise<Row> => {
  const random = seededRandom(seed);
  const home = await makeHome();
  let server = await start(home);
  const { db, close } = await attach(home.dir);
  try {
    const founders = await makeFounders(home.url, FOUNDERS);
    const begun = performance.now();
    await Promise.all(founders.map((one) => one.generate(home.url)));
    const usual = performance.now() - begun;
    const total = { name: 'generation: server killed', rounds: 0, lost: 0, ok: true };
    let cutOff = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const findings = createFindings();
      const formers = founders.map((one) => one.name());
      for (const [n, one] of founders.entries()) await one.rename(home.url, `Founder ${n} Round ${round}`);
      const asking = founders.map((one) => one.generate(home.url));
      const asksAgain = random() < 0.5;
      // half of the kills come at any moment from asking on, half while the worker draws, which is a small part of
      // the time
      const isDrawing = round % 2 === 0;
      if (isDrawing) await untilDrawing(db);
      const after = Math.round(random() * (isDrawing ? DRAWING_MS : usual));
      await pause(after);
      server.signal('SIGKILL');
      await server.ended;
      await Promise.all(asking);
      const sets = (await Promise.all(founders.map((one) => setsOf(db, one)))).map((list, n) =>
        list.find((one) => nameOf(one) === founders[n]?.name()),
      );
      const unfinished = sets.filter((one) => one?.status === 'making').length;
      cutOff += unfinished;
      const restarted = performance.now();
      server = await start(home);
      const outcomes = await Promise.all(
        founders.map(async (one, n) => {
          // what was killed before it was written down was never asked for
          const asked = asksAgain || !sets[n] ? one.generate(home.url) : undefined;
          const outcome = await untilWhole(home.url, one, formers[n] ?? '', restarted, findings);
          findings.check(
            asked === undefined || (await asked) === 200,
            `${one.name()}: asking again answered ${await asked}`,
          );
          await expectOneSet(db, one, findings);
          return outcome;
        }),
      );
      report(
        `round ${round}`,
        `killed ${after} ms after ${isDrawing ? 'drawing began' : 'asking'}, ${unfinished} sets unfinished; ` +
          `${asksAgain ? 'asked again' : 'waited'}, whole after ${slowest(outcomes).toFixed(1)} s`,
        findings.all,
      );
      total.rounds += 1;
      total.lost += outcomes.filter((one) => !one.whole).length;
      total.ok &&= findings.all.length === 0;
    }
    if (cutOff < ROUNDS) console.log(`      only ${cutOff} sets were unfinished at the kills: this proves too little`);
    return { ...total, ok: total.ok && cutOff >= ROUNDS };
  } finally {
    await close();
    server.signal('SIGTERM');
    await server.ended;
    await clearAway(home);
  }
};

const relaunch = async (node: Node): Promise<void> => {
  node.server = launch(node satisfies Home);
  await untilHealthy(node.url, node.server);
};

/**
 * Of two nodes the one that draws is killed, and the other takes over. It is held still until then, so that it is
 * never the one that draws.
 */
const killNode = async (seed: number): Promise<Row> => {
  const random = seededRandom(seed);
  const nodes = await openNodes();
  const { db, close } = await attach(nodes.shared.dir);
  try {
    const [founder] = await makeFounders(nodes.shared.url, 1);
    if (!founder) throw new Error('Nobody to draw for');
    await founder.generate(nodes.a.url);
    const total = { name: 'generation: one of two nodes killed', rounds: 0, lost: 0, ok: true };
    let cutOff = 0;
    for (let round = 1; round <= NODE_ROUNDS; round++) {
      const findings = createFindings();
      const [drawing, other] = round % 2 === 0 ? [nodes.a, nodes.b] : [nodes.b, nodes.a];
      const former = founder.name();
      await founder.rename(drawing.url, `Founder Round ${round}`);
      other.server.signal('SIGSTOP');
      const asking = founder.generate(drawing.url);
      await untilDrawing(db);
      await pause(random() * DRAWING_MS);
      drawing.server.signal('SIGKILL');
      const killed = performance.now();
      await Promise.all([drawing.server.ended, asking]);
      const isCutOff = (await setsOf(db, founder)).some((one) => one.status === 'making');
      cutOff += Number(isCutOff);
      other.server.signal('SIGCONT');
      const asked = founder.generate(other.url);
      const outcome = await untilWhole(other.url, founder, former, killed, findings);
      findings.check((await asked) === 200, `asking the other node answered ${await asked}`);
      await expectOneSet(db, founder, findings);
      await relaunch(drawing);
      report(
        `round ${round}`,
        `${isCutOff ? 'killed while it drew' : 'it had just finished'}; the other had it whole after ` +
          `${outcome.seconds.toFixed(1)} s`,
        findings.all,
      );
      total.rounds += 1;
      total.lost += Number(!outcome.whole);
      total.ok &&= findings.all.length === 0;
    }
    return { ...total, ok: total.ok && cutOff > 0 };
  } finally {
    await close();
    await nodes.close();
  }
};

/** Whatever is killed while logos are made: one whole set each within 30 s, and the former one until then. */
export const generation: Fault = async (seed) => [await killServer(seed), await killNode(seed)];
