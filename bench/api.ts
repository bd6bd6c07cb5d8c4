import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { benchCompanySearch } from './api/company-search.ts';
import { prepareCast, type Cast } from './api/cast.ts';
import { close, freePort, makeHome, run, start, untilHealthy, type Home, type Running } from './live/home.ts';
import { processorMicros } from './live/processor.ts';
import { median, row, type Row } from './report.ts';

const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 50;

type Call = 'GET' | 'PUT';
type Side = { name: string; url: string; pid: number; printed: () => string };
/** What one run came to: answers a second, and the server's processor time for each in microseconds. */
type Round = { perSecond: number; micros: number };
type Load = { perSecond: number; answered: number; refused: number; broken: number; statuses: string };

/** What the server logged of the calls that it could not answer. */
const failedCalls = ({ printed }: Side): string =>
  printed()
    .split('\n')
    .filter((line) => /"status":5\d\d|"level":[456]0/.test(line))
    .slice(-5)
    .join('\n');

/**
 * One run of the load generator, a process of its own.
 * @throws Error when any answer was not a 2xx: such a run measures nothing.
 */
const load = async (cast: Cast, side: Side, call: Call, seconds: number): Promise<Round> => {
  const before = processorMicros(side.pid);
  const plan = JSON.stringify({ url: side.url, call, seconds, host: new URL(cast.publicUrl).host });
  const generator = run(process.execPath, [path.join(import.meta.dirname, 'api', 'load.ts'), cast.file, plan]);
  await generator.ended;
  const last = generator.printed().trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) throw new Error(`The load generator failed: ${generator.printed()}`);
  const { perSecond, answered, refused, broken, statuses } = JSON.parse(last) as Load;
  if (refused > 0 || broken > 0 || answered === 0)
    throw new Error(
      `${call} of ${side.name}: ${answered} answered, ${refused} refused (${statuses}), ${broken} broken; the run is ` +
        `void\n${failedCalls(side)}`,
    );
  return { perSecond, micros: (processorMicros(side.pid) - before) / answered };
};

/** Both sides in turn, so that whatever else the machine does meanwhile hits both. */
const compare = async (cast: Cast, call: Call, house: Side, bare: Side): Promise<Row[]> => {
  for (const side of [house, bare]) await load(cast, side, call, WARM_UP_SECONDS);
  const rounds: { house: Round[]; bare: Round[] } = { house: [], bare: [] };
  for (let round = 1; round <= ROUNDS; round++) {
    rounds.house.push(await load(cast, house, call, SECONDS));
    rounds.bare.push(await load(cast, bare, call, SECONDS));
    console.log(
      `${call} round ${round}: Signet ${Math.round(rounds.house.at(-1)?.perSecond ?? 0)}/s, bare Fastify ` +
        `${Math.round(rounds.bare.at(-1)?.perSecond ?? 0)}/s`,
    );
  }
  const middle = (side: readonly Round[], of: keyof Round) => median(side.map((one) => one[of]));
  return [
    row({
      name: `api: ${call} quiz at ${CONNECTIONS} connections`,
      value: middle(rounds.house, 'perSecond'),
      unit: 'answers/s',
      baseline: middle(rounds.bare, 'perSecond'),
      target: { of: 'ratio', is: '>=', than: 0.8 },
    }),
    // what other work on the machine disturbs less
    row({
      name: `api: ${call} quiz, the server's processor time an answer`,
      value: middle(rounds.house, 'micros'),
      unit: 'µs',
      baseline: middle(rounds.bare, 'micros'),
      target: { of: 'ratio', is: '<=', than: 1.25 },
    }),
  ];
};

/** Both must say the same of the same quiz, or their rates say nothing of each other. */
const expectSameAnswer = async (cast: Cast, sides: Side[]): Promise<void> => {
  const [person] = cast.people;
  const answers = await Promise.all(
    sides.map(async ({ url }) =>
      (await fetch(`${url}/api/quizzes/`, { headers: { authorization: `Bearer ${person?.token}` } })).text(),
    ),
  );
  const [first, second] = answers.map((text) => JSON.parse(text) as unknown);
  // the keys of a stored object come in Postgres' order from one and in the contract's from the other
  if (answers[0]?.length !== answers[1]?.length || !isDeepStrictEqual(first, second))
    throw new Error(`The two servers answer differently:\n${answers.join('\n')}`);
};

/** So that the first save of somebody does not make what the others find made. */
const recommend = async (url: string, token: string): Promise<void> => {
  const answer = await fetch(`${url}/api/recommendations/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`Recommending answered ${answer.status}: ${await answer.text()}`);
};

const startBare = async (home: Home): Promise<Side & { server: Running }> => {
  const port = await freePort();
  const server = run(process.execPath, [
    path.join(import.meta.dirname, 'api', 'bare-server.ts'),
    home.dir,
    home.url,
    String(port),
  ]);
  const url = `http://localhost:${port}`;
  await untilHealthy(url, server);
  return { name: 'bare Fastify', url, pid: server.pid, printed: server.printed, server };
};

/**
 * GET and PUT quiz of the real server, beside a bare Fastify handler with the same SQL statements and the same token
 * verification over the same Postgres; and the search for companies, in process.
 */
export const benchApi = async (): Promise<Row[]> => {
  const home = await makeHome();
  const server = await start(home);
  let bare: Awaited<ReturnType<typeof startBare>> | undefined;
  try {
    const cast = await prepareCast(home, CONNECTIONS);
    for (const { token } of cast.people) await recommend(home.url, token);
    bare = await startBare(home);
    const house = { name: 'Signet', url: home.url, pid: server.pid, printed: server.printed };
    await expectSameAnswer(cast, [house, bare]);
    return [
      ...(await compare(cast, 'GET', house, bare)),
      ...(await compare(cast, 'PUT', house, bare)),
      await benchCompanySearch(),
    ];
  } finally {
    bare?.server.signal('SIGTERM');
    await bare?.server.ended;
    await close(home, server);
  }
};
