// npm run brain: on the Node that package.json pins, whatever started this.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { status, error } = spawnSync(join(root, 'node_modules/.bin/node'), [join(root, 'scripts/brain.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
if (error) console.error('Signet is not installed yet: run npm ci first.');
process.exitCode = status ?? 1;
