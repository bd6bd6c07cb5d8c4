import { createEmbeddedModels } from '../../apps/server/src/adapters/models/embedded.ts';
import { createVendorModels } from '../../apps/server/src/adapters/models/vendor.ts';
import { startOpenAi } from '../../apps/server/src/testing/openai-server.ts';
import { percentile, row, type Row } from '../report.ts';

const ASKED = 60;
const WARM_UP = 5;

/** How much later the first text comes by the vendors' adapter than from the vendor itself, here a stub. */
export const benchAdapter = async (): Promise<Row[]> => {
  const server = await startOpenAi();
  server.state.answering = { kind: 'text', pieces: ['First ', 'words.'] };
  const models = createVendorModels(
    { openai: { apiKey: 'sk-any', baseURL: server.url } },
    [{ vendor: 'openai', id: 'stub' }],
    {
      embedded: createEmbeddedModels(),
    },
  );
  const messages = [{ role: 'user', content: 'Hello?' }] as const;
  const byAdapter = async (): Promise<void> => {
    const signal = new AbortController().signal;
    const question = { modelId: 'openai:stub', system: 'Answer briefly.', messages: [...messages], tools: [], signal };
    for await (const _ of models.answer(question)) return;
  };
  const bare = async (): Promise<void> => {
    const body = JSON.stringify({ model: 'stub', stream: true, messages });
    const answer = await fetch(`${server.url}/chat/completions`, { method: 'POST', body });
    for await (const _ of answer.body ?? []) return;
  };
  const timed = async (act: () => Promise<void>): Promise<number> => {
    const from = performance.now();
    await act();
    return performance.now() - from;
  };
  try {
    const [own, stub]: [number[], number[]] = [[], []];
    for (let at = -WARM_UP; at < ASKED; at++) {
      const [one, other] = [await timed(byAdapter), await timed(bare)];
      if (at < 0) continue;
      own.push(one);
      stub.push(other);
    }
    const added = percentile(own, 0.5) - percentile(stub, 0.5);
    return [
      row({
        name: 'strategist: what the adapter adds to a first text, median',
        value: added,
        unit: 'ms',
        baseline: percentile(stub, 0.5),
        target: { of: 'value', is: '<=', than: 20 },
      }),
    ];
  } finally {
    await server.close();
  }
};
