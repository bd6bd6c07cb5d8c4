import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { brokenDocuments } from '../../../testing/broken-documents.ts';
import { failures } from './document-failed.ts';
import { readDocument, type Read } from './read-document.ts';

const MEGABYTE = 1024 * 1024;
const read = (kind: Parameters<typeof readDocument>[0], bytes: Uint8Array): Promise<Read> =>
  readDocument(kind, Readable.from([bytes]));

describe('a document that was made to break its reader', () => {
  const broken = brokenDocuments();

  it('there are sixty of them and more', () => {
    expect(broken.length).toBeGreaterThanOrEqual(60);
  });

  it.each(broken)(
    '$kind, $what: it ends, with words or with why not',
    async ({ kind, bytes, reads }) => {
      const before = process.memoryUsage().rss;
      const answer = await read(kind, bytes);
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE);
      if (reads) return expect(answer).toHaveProperty('pieces');
      expect('failure' in answer ? Object.values(failures) : []).toContain('failure' in answer ? answer.failure : '');
      return expect(JSON.stringify(answer)).not.toContain('root:');
    },
    20_000,
  );

  it('the one after it is read as if nothing had been', async () => {
    expect(await read('md', new TextEncoder().encode('# Tone\n\nWhisper.'))).toEqual({
      pieces: [{ heading: 'Tone', text: 'Whisper.' }],
    });
  });
});
