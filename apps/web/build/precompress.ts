import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
/** Below this a compressed copy saves less than its header costs. */
const LEAST_BYTES = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const settings = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await Promise.all([
    brotli(bytes, settings).then((small) => writeFile(`${file}.br`, small)),
    deflate(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
};

/** Writes a .br and a .gz beside every asset of the build, so that the server sends bytes and never compresses. */
export const precompress = (): Plugin => ({
  name: 'signet:precompress',
  apply: 'build',
  writeBundle: async ({ dir }, bundle) => {
    if (!dir) return;
    const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(files.map((name) => compressFile(join(dir, name))));
  },
});
