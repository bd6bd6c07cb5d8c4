import { stepAt, totpAt } from '../totp.ts';

/** The first code of a secret, and the one after it: both are taken wherever in its 30 seconds the server is. */
export const firstCode = (secret: string) => totpAt(secret, stepAt(new Date()));
export const nextCode = (secret: string) => totpAt(secret, stepAt(new Date()) + 1);
