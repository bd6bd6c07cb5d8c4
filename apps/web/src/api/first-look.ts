/** Milliseconds that a screen waits, at most, for what its first look shows. */
const PATIENCE = 150;

/**
 * Resolves once what a first look shows is there, failed, or slow: a screen that is drawn with it is drawn once, and
 * one that would wait for long is drawn without it. Never rejects: the screen itself says what failed.
 */
export const firstLook = async (...wanted: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.race([Promise.allSettled(wanted), new Promise((done) => setTimeout(done, PATIENCE))]);
};
