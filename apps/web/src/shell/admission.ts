import type { RouteRule } from '../route-rules.ts';
import type { Visitor } from './validation.ts';

/** Why a route is refused to a validated user. */
export type RefusalReason = 'permission' | 'expired' | 'not-expired' | 'quiz' | 'feature';

const expiryRefusal = ({ expiry = 'unexpired' }: RouteRule, expired: boolean): RefusalReason | null => {
  if (expiry === 'unexpired' && expired) return 'expired';
  return expiry === 'expired' && !expired ? 'not-expired' : null;
};

/** Whether a validated user may see a route: null, or the first reason why not (spec administration §2.1). */
export const refusalFor = (rule: RouteRule, { user, expired }: Visitor): RefusalReason | null => {
  if (rule.access !== 'user') return null;
  const byExpiry = expiryRefusal(rule, expired);
  if (byExpiry) return byExpiry;
  if (rule.permissions?.some((permission) => user.permissions[permission] !== true)) return 'permission';
  if (rule.quizCompleted && !user.quizCompleted) return 'quiz';
  return rule.feature && user.features[rule.feature] !== true ? 'feature' : null;
};

/** Thrown by a guard; the screen that shows it is the fallback screen. */
export class RouteRefused extends Error {
  override readonly name = 'RouteRefused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(`This route is refused: ${reason}`);
    this.reason = reason;
  }
}
