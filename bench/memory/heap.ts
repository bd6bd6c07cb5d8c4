import fs from 'node:fs';

/*
 * Loaded before the server (`node --expose-gc --import`): at SIGUSR2 it collects what nobody holds any more and writes
 * what is left, in bytes, to the file that HEAP_FILE names.
 */
const file = process.env['HEAP_FILE'];

if (file)
  process.on('SIGUSR2', () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    fs.writeFileSync(`${file}.new`, String(heapUsed + external));
    fs.renameSync(`${file}.new`, file);
  });
