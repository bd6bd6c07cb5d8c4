import { api } from '@signet/contract';
import type { RateLimits } from '../../http/rate-limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { RegistrationService } from './registration.service.ts';

export const authRoutes = (
  route: Route,
  { registration, limits }: { registration: RegistrationService; limits: RateLimits },
): void => {
  route(api.auth.validate, (_received, { caller }) => registration.validate(caller.id));

  route(api.auth.register, async ({ body }, { caller }) => {
    const taken = await limits.take('register', caller.id.subject);
    if (!taken.ok) throw new Refusal('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
    return { result: await registration.register(caller.id, body.invitationCode) };
  });
};
