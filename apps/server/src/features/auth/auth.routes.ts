import { api } from '@signet/contract';
import { addressSubject, type RateLimits } from '../../http/rate-limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { RegistrationService } from './registration.service.ts';

export const authRoutes = (
  route: Route,
  { registration, limits }: { registration: RegistrationService; limits: RateLimits },
): void => {
  route(api.auth.validate, (_received, { caller }) => registration.validate(caller.id));

  const count = async (name: 'register' | 'invitationGuesses', subject: string): Promise<void> => {
    const taken = await limits.take(name, subject);
    if (!taken.ok) throw new Refusal('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
  };

  route(api.auth.register, async ({ body }, { caller, request }) => {
    await count('register', caller.id.subject);
    const code = body.invitationCode;
    if (!code) return { result: await registration.register(caller.id, null) };
    // wrong codes count by address too: whoever guesses may make as many accounts as they like
    const from = addressSubject(request.ip);
    await count('invitationGuesses', from);
    const result = await registration.register(caller.id, code);
    if (result !== 'badInvitation') await limits.giveBack('invitationGuesses', from);
    return { result };
  });
};
