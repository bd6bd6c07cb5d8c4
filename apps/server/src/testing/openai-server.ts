import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server answers the next request. */
export type Answering =
  | { kind: 'text'; pieces: readonly string[] }
  | { kind: 'tool'; name: string; input: object; afterwards: readonly string[] }
  | { kind: 'status'; status: number }
  | { kind: 'cut'; after: string }
  | { kind: 'silent' };

const chunk = (delta: object, ending: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, delta, finish_reason: ending }],
  })}\n\n`;
const DONE = 'data: [DONE]\n\n';

/** Speaks the wire format of OpenAI's chat completions, streaming, as a test tells it to. */
export const startOpenAi = async () => {
  const state = {
    answering: { kind: 'text', pieces: ['Hello'] } as Answering,
    bodies: [] as { messages: { role: string; content?: unknown }[]; tools?: unknown[] }[],
    closed: 0,
  };
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    response.on('close', () => void (response.writableFinished ? 0 : (state.closed += 1)));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as (typeof state.bodies)[number];
      state.bodies.push(body);
      const { answering } = state;
      if (answering.kind === 'status') {
        response.writeHead(answering.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { message: 'secret-key-in-the-vendor-words', type: 'x' } }));
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      if (answering.kind === 'silent') return;
      if (answering.kind === 'cut') {
        response.write(chunk({ role: 'assistant', content: answering.after }));
        setImmediate(() => response.destroy());
        return;
      }
      const hasCalled = body.messages.some(({ role }) => role === 'tool');
      if (answering.kind === 'tool' && !hasCalled) {
        const { name, input } = answering;
        const call = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(input) } };
        response.write(chunk({ role: 'assistant', tool_calls: [call] }));
        response.end(chunk({}, 'tool_calls') + DONE);
        return;
      }
      for (const piece of answering.kind === 'tool' ? answering.afterwards : answering.pieces)
        response.write(chunk({ role: 'assistant', content: piece }));
      response.end(chunk({}, 'stop') + DONE);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    state,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
