import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { ConfigError } from '../config.ts';

/** Postgres refuses to run as root. A runner is one way of running it as somebody else. */
export type Runner = {
  wrap: (command: string, args: string[]) => [string, string[]];
  ids: { uid?: number; gid?: number };
  env: NodeJS.ProcessEnv;
  /** Makes a folder the database's own. */
  own: (dir: string) => void;
};

const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
const plain: Runner = { wrap: (command, args) => [command, args], ids: {}, env, own: () => undefined };

/**
 * A user namespace in which root appears as user 1000: no other user is needed and files stay root's, also below a
 * 0700 folder.
 */
const namespaced: Runner = {
  ...plain,
  wrap: (command, args) => ['unshare', ['-U', '--map-user=1000', '--map-group=1000', '--', command, ...args]],
};

const works = (runner: Runner, postgres: string): boolean => {
  const [file, argv] = runner.wrap(postgres, ['--version']);
  return spawnSync(file, argv, { ...runner.ids, env: runner.env }).status === 0;
};

const asUser = (uid: number, gid: number): Runner => ({
  ...plain,
  ids: { uid, gid },
  own: (dir) => fs.chownSync(dir, uid, gid),
});

const idOf = (flag: '-u' | '-g'): number | undefined => {
  const result = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return result.status === 0 ? Number(result.stdout) : undefined;
};

/**
 * How to run Postgres here: plainly when not root; as root by the owner of an existing data folder, else in a user
 * namespace, else as the system's `postgres` user (containers may forbid namespaces).
 * @throws ConfigError when none works.
 */
export const chooseRunner = (dir: string, postgres: string): Runner => {
  if (process.getuid?.() !== 0) return plain;
  const owner = fs.statSync(dir);
  if (owner.uid !== 0) return asUser(owner.uid, owner.gid);
  if (works(namespaced, postgres)) return namespaced;
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid !== undefined && gid !== undefined && works(asUser(uid, gid), postgres)) return asUser(uid, gid);
  throw new ConfigError(
    'Postgres does not run as root, and neither a user namespace nor a `postgres` user is available. Start ' +
      'Signet as another user, or set DATABASE_URL.',
  );
};
