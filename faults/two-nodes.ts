import { ask, newcomer, renew, signIn, type Door } from '../bench/live/sign-in.ts';
import { openNodes } from './nodes.ts';
import { createFindings, report, type Fault, type Findings } from './round.ts';

const ROUNDS = 5;

type Pair = { door: Door; a: string; b: string };
type Quiz = { version: number; companyName: string };

/** One person between two nodes: every hop of signing in, every save and every read goes to the other one. */
const walk = async ({ door, a, b }: Pair, { check }: Findings): Promise<void> => {
  const person = await newcomer(door);
  const { session } = person;
  const read = async (node: string) => (await (await ask(node, session, 'GET', '/api/quizzes/')).json()) as Quiz;
  const save = (node: string, version: number, companyName: string) =>
    ask(node, session, 'PUT', '/api/quizzes/', { version, companyName });

  check((await save(a, 0, 'First')).status === 200, 'the save on the first node was refused');
  check((await read(b)).companyName === 'First', 'the second node does not have the save of the first');
  const stale = await save(b, 0, 'Stale');
  check(stale.status === 409, `a stale save on the second node answered ${stale.status}`);
  check((await read(a)).companyName === 'First', 'the stale save overwrote');
  check((await save(b, 1, 'Second')).status === 200, 'the save on the second node was refused');
  check((await read(a)).version === 2, 'the first node does not have the save of the second');

  const both = await Promise.all(
    [a, b].flatMap((node) => [save(node, 2, `At once ${node}`), save(node, 2, `At once ${node}`)]),
  );
  const taken = both.filter((one) => one.status === 200).length;
  check(taken === 1, `of four saves at once on two nodes ${taken} were taken`);

  const renewed = await renew({ ...door, nodes: [b, a] }, session);
  check(
    (await ask(a, renewed, 'GET', '/api/quizzes/')).status === 200,
    'a renewed session is not known on the other node',
  );
  const again = await signIn({ ...door, nodes: [b, a] }, person);
  check((await ask(b, again, 'GET', '/api/quizzes/')).status === 200, 'signing in again across the nodes failed');
};

/**
 * Two servers over one Postgres and one folder of files, as behind a load balancer: whatever one does the other
 * knows.
 */
export const twoNodes: Fault = async () => {
  // on an empty database: one makes the schema, the brain and the administrator, the other waits or finds them
  const { shared, a, b, close } = await openNodes();
  try {
    const administrators = [a, b].filter(({ server }) => /^ *password /m.test(server.printed())).length;
    let ok = true;
    for (let round = 1; round <= ROUNDS; round++) {
      const findings = createFindings();
      findings.check(administrators === 1, `${administrators} nodes made a first administrator`);
      await walk({ door: { publicUrl: shared.url, nodes: [a.url, b.url] }, a: a.url, b: b.url }, findings);
      report(`round ${round}`, 'signed up, saved, renewed and signed in again across two nodes', findings.all);
      ok &&= findings.all.length === 0;
    }
    return [{ name: 'two-nodes', rounds: ROUNDS, lost: 0, ok }];
  } finally {
    await close();
  }
};
