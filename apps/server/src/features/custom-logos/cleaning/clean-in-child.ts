import { ChildFailed, runInChild } from '../../../jobs/limited-child.ts';
import { packFiles, type NamedBytes } from '../../../jobs/packed-files.ts';
import { isTracedInTime, SOURCE } from '../../logos/own-logo.ts';

const SCRIPT = new URL('./clean-logos.child.ts', import.meta.url);
/** Seven pictures of 4,096 by 4,096 pixels take some 15 s and 400 MB. */
const LIMITS = {
  milliseconds: 60_000,
  heapMegabytes: 512,
  dataMegabytes: 2000,
  answerBytes: 128 * 1024 * 1024,
  // pictures are decoded by a library of the system's own code
  allowsAddons: true as const,
};

/** A file as it may be kept, or why it may not. */
export type CleanedLogo = { name: string } & ({ base64: string } | { why: string });

/** How long drawing takes is not counted but tried: it goes by what is painted over what, and how often. */
const refusedIfSlow = async (one: CleanedLogo): Promise<CleanedLogo> => {
  if (one.name !== SOURCE || !('base64' in one) || (await isTracedInTime(Buffer.from(one.base64, 'base64'))))
    return one;
  return { name: one.name, why: 'drawing it takes longer than any logo' };
};

/**
 * Reads what was sent in a process of its own and writes it anew; one file that is made to harm ends only that. The
 * drawing that is traced for everything that shows the logo is traced once, in another.
 */
export const cleanInChild = async (files: readonly NamedBytes[]): Promise<CleanedLogo[]> => {
  try {
    const cleaned = JSON.parse(await runInChild(SCRIPT, packFiles(files), LIMITS)) as CleanedLogo[];
    return await Promise.all(cleaned.map(refusedIfSlow));
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
    return [{ name: files[0]?.name ?? '', why: 'reading these files takes more time or memory than any logo' }];
  }
};

export type CleanLogos = typeof cleanInChild;
