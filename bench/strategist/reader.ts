/*
 * Somebody who reads their quiz again and again, a process of its own so that nobody else's answers keep theirs
 * waiting here: `reader.ts <plan as JSON>`. Prints the milliseconds of each read as JSON, after `most` of them or when
 * it is asked to end.
 */
const { url, token, most } = JSON.parse(process.argv[2] ?? '') as { url: string; token: string; most?: number };
const ending = new AbortController();
process.once('SIGTERM', () => ending.abort());

const headers = { authorization: `Bearer ${token}` };
const times: number[] = [];
while (!ending.signal.aborted && times.length < (most ?? Infinity)) {
  const from = performance.now();
  const answer = await fetch(`${url}/api/quizzes/`, { headers });
  await answer.json();
  if (!answer.ok) throw new Error(`a read answered ${answer.status}`);
  times.push(performance.now() - from);
}
console.log(JSON.stringify(times));
