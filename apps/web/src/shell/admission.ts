import { allows, personOf, type AccessRefusal } from '@signet/brand';
import type { Access, FeatureFlag, User } from '@signet/contract';
import type { Visitor } from './validation.ts';

/** Whether a visitor is let in, by the same rules as on the server (packages/brand/src/access.ts). */
export const visitorMay = (access: Access, { user, expired }: Visitor, flags?: readonly FeatureFlag[]): boolean =>
  allows(access, personOf(user, { expired, flags }));

/** The same on a screen whose guard has let the user in, for what it shows of a part that their role or tier opens. */
export const userMay = (access: Access, user: User): boolean => visitorMay(access, { user, expired: false });

/** Thrown by a guard; the screen that shows it is the fallback screen. */
export class RouteRefused extends Error {
  override readonly name = 'RouteRefused';
  readonly reason: AccessRefusal;
  constructor(reason: AccessRefusal) {
    super(`This route is refused: ${reason}`);
    this.reason = reason;
  }
}
