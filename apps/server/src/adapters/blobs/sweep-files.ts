import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { faultOf, isMissing } from './disk-faults.ts';
import { removeEmptyFolders } from './folders.ts';

/** No write takes this long, so an older file was left by a process that was killed. */
export const ABANDONED_AFTER_MS = 60 * 60 * 1000;
const SUFFIX = '.blob';

/** Whether a file was last written before a moment; one that is gone by now was not. */
const isBefore = (file: string, moment: number): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs < moment,
    () => false,
  );

/** Takes away what killed processes left half written before a moment. */
export const sweepIncoming = async (incoming: string, before: number): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const left = path.join(incoming, name);
    if (await isBefore(left, before)) await rm(left, { force: true });
  }
};

/** The key of every blob in a folder and those below it. One that goes away meanwhile is left out. */
export const listFolder = async function* (dir: string, folder = dir): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw faultOf(error);
  });
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    // what begins with a dot is being written
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* listFolder(dir, place);
    else if (entry.isFile() && entry.name.endsWith(SUFFIX))
      yield path.relative(dir, place).split(path.sep).join('/').slice(0, -SUFFIX.length);
  }
};

type Sweep = {
  dir: string;
  folder: string;
  before: number;
  kept: (keys: string[]) => Promise<ReadonlySet<string>>;
};

/** Takes away the blobs of a folder and those below it that are old enough and not kept, and folders left empty. */
export const sweepFolder = async ({ dir, folder, before, kept }: Sweep): Promise<void> => {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries)
    if (entry.isDirectory()) await sweepFolder({ dir, folder: path.join(folder, entry.name), before, kept });
  const old: { key: string; file: string }[] = [];
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (!entry.isFile() || !entry.name.endsWith(SUFFIX) || !(await isBefore(file, before))) continue;
    old.push({ file, key: path.relative(dir, file).split(path.sep).join('/').slice(0, -SUFFIX.length) });
  }
  const names = old.length > 0 ? await kept(old.map(({ key }) => key)) : new Set<string>();
  for (const { key, file } of old) if (!names.has(key)) await rm(file, { force: true });
  await removeEmptyFolders(folder, dir);
};
