import { agentCalls, chatEvent, type ChatEvent } from '@signet/contract';
import { call } from '../api/call.ts';

/** Lines of a body as they arrive. */
const linesOf = async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    // leaving early ends the answer on the server as well
    await reader.cancel().catch(() => undefined);
  }
};

/** An answer as it is written. Aborting ends it; a stream that ends without saying so has failed. */
export const streamAnswer = async function* streamAnswer(
  body: { sessionId: string; prompt: string },
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const response = await call(agentCalls.promptStream, { params: { type: 'general' }, body }, { signal });
  if (!response.body) throw new Error('The answer has no body');
  for await (const line of linesOf(response.body)) {
    const event = chatEvent.parse(JSON.parse(line));
    yield event;
    if (event.type === 'end' || event.type === 'error') return;
  }
  throw new Error('The answer broke off');
};
