/*
 * What every command does first, on whatever Node (>= 20) the machine has: install what is missing, build what has
 * changed, then hand over to the Node that package.json pins. No dependencies: there may be none yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const pinnedNode = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const fingerprint = (files) => {
  const sum = createHash('sha256');
  for (const file of files)
    sum.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  return sum.digest('hex');
};

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const npm = (args) => {
  // the npm that called us, else the one on the PATH
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', process.stderr, process.stderr] };
  const done =
    cli && /\.c?js$/.test(cli)
      ? spawnSync(process.execPath, [cli, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error(`\n'npm ${args.join(' ')}' did not succeed. Its output above says why; nothing was started.`);
    process.exit(1);
  }
};

/** Installs from the lockfile when it has changed since the last time. */
export const ensureInstalled = () => {
  const stamp = path.join(root, 'node_modules', '.signet-installed');
  const wanted = fingerprint([path.join(root, 'package-lock.json')]);
  if (read(stamp) === wanted && fs.existsSync(pinnedNode)) return;
  console.error('Installing dependencies (about a minute the first time)…');
  npm(['ci', '--loglevel=error']);
  fs.writeFileSync(stamp, wanted);
};

const filesBelow = (dir) =>
  fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(path.join(dir, entry.name)) : [path.join(dir, entry.name)]))
    .toSorted();

/** Builds the web app when anything it is made of has changed. */
export const ensureBuilt = () => {
  const stamp = path.join(root, 'apps', 'web', 'dist', '.signet-built');
  const wanted = fingerprint([
    path.join(root, 'package-lock.json'),
    ...filesBelow(path.join(root, 'apps', 'web')),
    ...filesBelow(path.join(root, 'packages')),
  ]);
  if (read(stamp) === wanted) return;
  console.error('Building the web app…');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const done = spawnSync(pinnedNode, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps', 'web'),
    stdio: ['ignore', process.stderr, process.stderr],
    env: environment(),
  });
  if (done.status !== 0) {
    console.error('\nThe web app could not be built; the output above says why.');
    process.exit(1);
  }
  fs.writeFileSync(stamp, wanted);
};

/**
 * The pinned Node first on the PATH, so that whatever a script starts runs on it as well. What one thread has freed is
 * used by the next: glibc otherwise keeps a store for each (docs/decisions/0100).
 */
const environment = () => ({
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  PATH: [path.dirname(pinnedNode), path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
});

const LOOK_MS = 500;

/**
 * npm passes a signal on to the shell between it and us, which ends without passing it on. So under npm the end of
 * our parent is the signal; started any other way, the parent may end and leave us running, as `nohup` does.
 */
const whenParentEnds = (end) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end();
  }, LOOK_MS);
};

/**
 * V8 allocates what lived long while the server started, rows of Postgres among it, straight into the old heap for
 * good; there every answer's rows are then garbage that only a full collection finds (docs/decisions/0109).
 */
export const serverOptions = ['--no-allocation-site-pretenuring'];

/**
 * Runs a TypeScript file on the pinned Node and ends as it ends. Signals are passed on; should this process be killed
 * outright, the child sees its channel close and ends in order by itself. `options` are Node's own.
 */
export const handOver = (file, args = process.argv.slice(2), options = []) => {
  const child = spawn(pinnedNode, [...options, path.join(root, file), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenParentEnds(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
};
