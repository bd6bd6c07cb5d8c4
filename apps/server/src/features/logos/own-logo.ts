import type { OwnLogo } from '@signet/kit';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { ChildFailed, runInChild, type Limits } from '../../jobs/limited-child.ts';
import { createTurns, TooManyWaiting } from '../../jobs/turns.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';

const SCRIPT = new URL('./own-logo.child.ts', import.meta.url);
/** The file whose color stands for all: each of the seven shows the same form. */
export const SOURCE = 'logo-p1.svg';
/** An honest logo takes a second of a free machine, most of it to begin. */
const LIMITS: Limits = {
  milliseconds: 10_000,
  heapMegabytes: 512,
  dataMegabytes: 1600,
  answerBytes: 4 * 1024 * 1024,
  // drawings are rasterised by a library of the system's own code
  allowsAddons: true,
  givesWay: true,
};
/** Of the processor, when it is brought: what is taken then is within the limit above on a slower machine as well. */
const MOST_WHEN_BROUGHT_MS = 5000;

const isSlow = (error: unknown): boolean => error instanceof ChildFailed && error.why === 'slow';

/**
 * What strangers drew, as one outline: in a process of its own. Undefined for what has none.
 * @throws ChildFailed `slow` where the drawing takes longer than it may; ServiceUnavailable where the process was ended
 * by a busy machine rather than by the drawing, so that nobody may keep that there is no outline.
 */
export const formInChild = async (svg: Uint8Array, limits: Limits = LIMITS): Promise<OwnLogo | undefined> => {
  try {
    return (JSON.parse(await runInChild(SCRIPT, svg, limits)) as OwnLogo | null) ?? undefined;
  } catch (error) {
    if (!(error instanceof ChildFailed) || isSlow(error)) throw error;
    throw new ServiceUnavailable('tracing of logos', error.message, { cause: error });
  }
};

/**
 * Whether a logo that somebody brings along is traced in a few seconds: one that is not would be begun anew for each
 * picture that shows it, and everybody's books would wait for it.
 */
export const isTracedInTime = async (svg: Uint8Array): Promise<boolean> => {
  try {
    await formInChild(svg, { ...LIMITS, milliseconds: MOST_WHEN_BROUGHT_MS });
    return true;
  } catch (error) {
    if (isSlow(error)) return false;
    throw error;
  }
};

/** Traces logos that people brought along, one at a time for everybody, owners in turn. */
export const createOwnLogos = (
  trace: (svg: Uint8Array) => Promise<OwnLogo | undefined> = (svg) => formInChild(svg),
) => {
  const turns = createTurns({ slots: 1, mostWaiting: 10, mostInAll: 50 });
  /**
   * A logo that somebody brought along as one outline, so that it can stand in every color, on every ground and in
   * every drawing of the brand, as ours do. Undefined where it has no such outline, or none that is traced in time: the
   * name stands in its place there.
   * @throws Refusal `logosMissing` where its file is gone, `tooManyRequests` where too many wait; ServiceUnavailable.
   */
  return async (owner: string, custom: CustomLogos, blobs: Pick<Blobs, 'get'>): Promise<OwnLogo | undefined> => {
    const key = custom[SOURCE] ?? '';
    const { body } = orRefuse(await blobs.get(key), 'logosMissing');
    return turns
      .run(owner, key, () => trace(body))
      .catch((error: unknown) => {
        // the next try would take as long
        if (isSlow(error)) return undefined;
        throw error instanceof TooManyWaiting ? new Refusal('tooManyRequests') : error;
      });
  };
};

/** Of this node. */
export const ownLogoOf = createOwnLogos();
