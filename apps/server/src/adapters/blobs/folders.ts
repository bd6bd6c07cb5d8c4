import { mkdir, open, rmdir } from 'node:fs/promises';
import path from 'node:path';

/** Makes a folder and the parents it lacks. A new folder is durable when the one that holds it is. */
export const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  const made = path.relative(path.dirname(first), folder).split(path.sep);
  for (const [at] of made.entries()) await syncFolder(path.join(path.dirname(first), ...made.slice(0, at)));
};

/** A rename is durable when its folder is. Windows has no such call, and journals renames itself. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Takes away a folder and the ones above it, up to `root`, as long as they are empty. */
export const removeEmptyFolders = async (folder: string, root: string): Promise<void> => {
  for (let at = folder; at.startsWith(`${root}${path.sep}`); at = path.dirname(at)) {
    const isGone = await rmdir(at).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
};
