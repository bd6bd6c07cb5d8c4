export { drawLogo } from './draw-logo.ts';
export { drawLockup, type LockupMark } from './lockup.ts';
export { proofOf, type Proof } from './proof.ts';
export type { Alignment } from './stack-lines.ts';
export { drawWordmark, type Wordmark } from './wordmark.ts';
