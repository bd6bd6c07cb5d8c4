import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from 'vite';
import { readConfig } from '../apps/server/src/config.ts';
import { root } from './checks.ts';
import { people, seedPeople, type PersonName } from './dev-people.ts';
import { devSignIn } from './dev-sign-in.ts';

/*
 * Hot reload: Vite in front, the server behind it on the next port, restarted on change, data in ./data-dev.
 * `--as founder|subscriber|staff|admin` opens with a seeded person signed in.
 */
const asked = process.argv[process.argv.indexOf('--as') + 1];
const as = process.argv.includes('--as') ? asked : undefined;
if (process.argv.includes('--as') && !Object.hasOwn(people, as ?? '')) {
  console.error(`--as takes one of ${Object.keys(people).join(', ')}`);
  process.exit(1);
}

const port = Number(process.env['PORT'] ?? 3000);
const backend = `http://localhost:${port + 1}`;
const environment = {
  ...process.env,
  PORT: String(port + 1),
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: process.env['DATA_DIR'] ?? path.join(root, 'data-dev'),
};
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', path.join(root, 'apps/server/src/main.ts')],
  { stdio: 'inherit', env: environment },
);

const untilHealthy = async (): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${backend}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    if (server.exitCode !== null) process.exit(1);
    await pause(100);
  }
};

await untilHealthy();
const plugins = [];
if (as) {
  await seedPeople(readConfig(environment));
  plugins.push(devSignIn(backend, environment.PUBLIC_URL, as as PersonName));
}
process.env['SIGNET_SERVER'] = backend;
const vite = await createServer({
  root: path.join(root, 'apps/web'),
  server: { port, strictPort: true, host: 'localhost' },
  plugins,
});
await vite.listen();
console.log(`\n  Signet for development: http://localhost:${port}${as ? `/dev/sign-in   (as ${as})` : ''}\n`);

const stop = (): void => {
  server.kill('SIGTERM');
  void vite.close();
};
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
process.on('disconnect', stop);
