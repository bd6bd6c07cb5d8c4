import type { OwnLogo } from '@signet/kit';
import { randomUUID } from 'node:crypto';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { ChildFailed, runInChild } from '../../jobs/limited-child.ts';
import { createTurns, TooManyWaiting } from '../../jobs/turns.ts';
import type { Blobs } from '../../ports/blobs.ts';

const SCRIPT = new URL('./own-logo.child.ts', import.meta.url);
/** The file whose color stands for all: each of the seven shows the same form. */
const SOURCE = 'logo-p1.svg';
/** An honest logo takes some two seconds of a free machine, most of them to begin. */
const LIMITS = {
  milliseconds: 60_000,
  heapMegabytes: 512,
  dataMegabytes: 1600,
  answerBytes: 4 * 1024 * 1024,
  // drawings are rasterised by a library of the system's own code
  allowsAddons: true as const,
};
const turns = createTurns({ slots: 1, mostWaiting: 50 });

/** What strangers drew, as one outline: in a process of its own. Undefined for what cannot be drawn within limits. */
export const formInChild = async (svg: Uint8Array): Promise<OwnLogo | undefined> => {
  try {
    return (JSON.parse(await runInChild(SCRIPT, svg, LIMITS)) as OwnLogo | null) ?? undefined;
  } catch (error) {
    if (error instanceof ChildFailed) return undefined;
    throw error;
  }
};

/**
 * A logo that somebody brought along as one outline, so that it can stand in every color, on every ground and in every
 * drawing of the brand, as ours do. Undefined where it has no such outline: the name stands in its place there.
 * @throws Refusal `logosMissing` where its file is gone.
 */
export const ownLogoOf = async (custom: CustomLogos, blobs: Pick<Blobs, 'get'>): Promise<OwnLogo | undefined> => {
  const { body } = orRefuse(await blobs.get(custom[SOURCE] ?? ''), 'logosMissing');
  return turns
    .run(custom[SOURCE] ?? '', randomUUID(), () => formInChild(body))
    .catch((error: unknown) => {
      throw error instanceof TooManyWaiting ? new Refusal('tooManyRequests') : error;
    });
};
