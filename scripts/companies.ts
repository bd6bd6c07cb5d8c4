import { writeFileSync } from 'node:fs';
import { compileDirectory } from '../apps/server/src/adapters/company-data/compile.ts';

/** Rebuilds the embedded directory of companies after one of its packages or tables changed. */
const file = new URL('../apps/server/src/adapters/company-data/tables/directory.tsv', import.meta.url);
const directory = compileDirectory();
writeFileSync(file, directory);
process.stdout.write(`${directory.split('\n').length - 2} companies\n`);
