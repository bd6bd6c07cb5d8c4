import fs from 'node:fs';
import path from 'node:path';
import type { Home } from '../bench/live/home.ts';

const read = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The server process itself, whoever started it: the one that holds the lock. */
export const ownerOf = ({ dir }: Home): number => Number(read(path.join(dir, 'signet.lock')).split(' ')[0]);

/** The processes from `first` down to the one before `last`: npm, perhaps a shell, the start script. */
export const chainOf = (first: number, last: number): number[] => {
  const chain: number[] = [];
  for (let pid = last; pid !== first && pid > 1;) {
    pid = Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1] ?? 0);
    chain.unshift(pid);
  }
  return chain;
};

const processes = (): string[] => fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** Processes that were started with this home's folder in their command: its Postgres, what makes its database. */
const childrenOf = ({ dir }: Home): string[] =>
  processes().flatMap((pid) => {
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
    return command.includes(dir) ? [`process ${pid}: ${command.trim()}`] : [];
  });

/** What a server that ended has left: processes, its lock, the sockets of its database. */
export const leftOf = (home: Home, owner: number, socketDir?: string): string[] => {
  const files = [
    path.join(home.dir, 'signet.lock'),
    path.join(home.dir, 'postgres', 'postmaster.pid'),
    ...(socketDir ? [socketDir] : []),
    ...fs
      .readdirSync(home.dir)
      .filter((name) => name.includes('.new') || /^(signet\.lock|secret)\./.test(name))
      .map((name) => path.join(home.dir, name)),
  ];
  return [
    ...(fs.existsSync(`/proc/${owner}`) ? [`process ${owner}, the server`] : []),
    ...childrenOf(home),
    ...files.filter((file) => fs.existsSync(file)),
  ];
};
