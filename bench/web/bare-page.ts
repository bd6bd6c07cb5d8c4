import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, preview } from 'vite';

/** Builds and serves the least page that React can draw, with the same tool and the same React. */
export const buildBarePage = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'signet-bare-page-'));
  const shared = {
    root: path.join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'es2024' },
  } as const;
  await build(shared);
  const server = await preview({ ...shared, preview: { host: 'localhost', port: 0 } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      fs.rmSync(outDir, { recursive: true, force: true });
    },
  };
};
