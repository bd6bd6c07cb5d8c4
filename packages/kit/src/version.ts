/** Raised when the same brand is drawn otherwise, so that nobody keeps the pictures of before. */
export const KITS_VERSION = 16;
