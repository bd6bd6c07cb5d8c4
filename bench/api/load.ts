import fs from 'node:fs';
import autocannon from 'autocannon';
import type { Player } from './cast.ts';

/*
 * The load generator, a process of its own: `load.ts <cast file> <plan>`. Each connection is one person with a quiz
 * of their own, and names in every save the version that the last one made. The last line is JSON.
 */
type Plan = { url: string; call: 'GET' | 'PUT'; seconds: number; host: string };

const people = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as Player[];
const { url, call, seconds, host } = JSON.parse(process.argv[3] ?? '') as Plan;

const versionOf = async ({ token }: Player): Promise<number> => {
  const answer = await fetch(`${url}/api/quizzes/`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { version: number }).version;
};
const versions = call === 'PUT' ? await Promise.all(people.map(versionOf)) : [];

let connected = 0;
const setupClient = (client: autocannon.Client): void => {
  const n = connected++;
  const person = people[n];
  if (!person) throw new Error('more connections than people');
  const authorization = `Bearer ${person.token}`;
  if (call === 'GET') return client.setHeaders({ authorization });
  let version = versions[n] ?? 0;
  const save = () => JSON.stringify({ version, ...person.save });
  client.setHeadersAndBody({ authorization, 'content-type': 'application/json' }, save());
  client.on('response', (status) => {
    if (status === 200) version += 1;
    client.setBody(save());
  });
};

const result = await autocannon({
  url: `${url}/api/quizzes/`,
  method: call,
  headers: { host },
  connections: people.length,
  duration: seconds,
  setupClient,
});
console.log(
  JSON.stringify({
    perSecond: result['2xx'] / result.duration,
    answered: result['2xx'],
    refused: result.non2xx,
    statuses: Object.keys(result.statusCodeStats).join(', '),
    broken: result.errors + result.timeouts + result.mismatches,
  }),
);
