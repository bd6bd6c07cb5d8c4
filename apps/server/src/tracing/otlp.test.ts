import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../db/client.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { openTestHouse } from '../testing/house.ts';
import { createOtlpTracing } from './otlp.ts';
import type { Tracing } from './tracing.ts';

type Told = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Told[] };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

const received: string[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    received.push(body);
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
let tracing: Tracing;
let spans: Span[];

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await new Promise((done) => collector.once('listening', done));
  const { port } = collector.address() as { port: number };
  tracing = createOtlpTracing({
    endpoint: new URL(`http://127.0.0.1:${port}`),
    service: 'signet',
    onError: (problem) => received.push(String(problem)),
  });
  const database = await createTestDatabase();
  const traced = connect(database.connection, () => undefined, { max: 2, onStatement: tracing.statement });
  const house = await openTestHouse({ tracing, pool: traced.pool, db: traced.db }, database);
  const person = await house.person({ email: 'somebody@example.com' });
  await house.ask('GET', '/api/settings/featureFlags?secret=hunter2', {
    as: person,
    headers: { traceparent: `00-${TRACE}-${PARENT}-01` },
  });
  await tracing.job({ name: 'test.job', id: '1', from: `00-${TRACE}-${PARENT}-01` }, async () => undefined);
  await tracing
    .job({ name: 'test.fails', id: '2', from: undefined }, () => Promise.reject(new Error('hunter2')))
    .catch(() => undefined);
  await house.app.close();
  await traced.close();
  await database.drop();
  await tracing.close();
  spans = received.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  );
});
afterAll(() => {
  collector.close();
  collector.closeAllConnections();
});

describe('traces', () => {
  it('go on from whoever called, and name the route and the answer', () => {
    const request = spans.find(({ name }) => name === 'GET /api/settings/featureFlags');
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    const told = Object.fromEntries((request?.attributes ?? []).map(({ key, value }) => [key, value]));
    expect(told['http.response.status_code']).toEqual({ intValue: 200 });
    expect(told['signet.request_id']?.stringValue).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('follow a request into its statements', () => {
    const request = spans.find(({ name }) => name === 'GET /api/settings/featureFlags');
    expect(spans.filter((one) => one.parentSpanId === request?.spanId).map(({ name }) => name)).toContain(
      'postgres select',
    );
  });

  it('go on in the jobs that a request began', () => {
    expect(spans.find(({ name }) => name === 'job test.job')).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
  });

  it('hold no query, no person and no message of an error', () => {
    expect(received.join('\n')).not.toMatch(/hunter2|somebody@example\.com/);
  });
});
