import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import startWabt from 'wabt';
import { MEANING_BYTES } from '../meaning/vector.ts';
import { createMeanings, NEARNESS_WASM } from './nearness.ts';

/** Signed bytes that look like chance and are the same each time. */
const bytes = (length: number, seed: number): Int8Array =>
  Int8Array.from({ length }, (_, at) => ((at + seed) * 2_654_435_761) >>> 24);

describe('how near meanings are', () => {
  it('is the product of their numbers, also where all are as large as they can be', () => {
    const meanings = createMeanings(4);
    meanings.vectors.set(bytes(2 * MEANING_BYTES, 1));
    meanings.vectors.fill(-128, 2 * MEANING_BYTES, 3 * MEANING_BYTES);
    meanings.vectors.fill(127, 3 * MEANING_BYTES);
    for (const asked of [bytes(MEANING_BYTES, 7), new Int8Array(MEANING_BYTES).fill(-128)]) {
      const product = (passage: number) =>
        asked.reduce((sum, one, place) => sum + one * (meanings.vectors[passage * MEANING_BYTES + place] ?? 0), 0);
      expect([...meanings.nearness(asked)]).toEqual([0, 1, 2, 3].map(product));
    }
  });

  it('is of nothing where there are no passages', () => {
    expect(createMeanings(0).nearness(bytes(MEANING_BYTES, 1))).toHaveLength(0);
  });

  it('is computed by what nearness.wat says', async () => {
    const text = fs.readFileSync(path.join(import.meta.dirname, 'nearness.wat'), 'utf8');
    const wabt = await startWabt();
    const { buffer } = wabt.parseWat('nearness.wat', text, { simd: true }).toBinary({});
    expect(Buffer.from(buffer).toString('base64')).toBe(NEARNESS_WASM);
  });
});
