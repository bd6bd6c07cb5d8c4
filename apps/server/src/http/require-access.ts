import { accessRefusal, type Person } from '@signet/brand';
import type { Access } from '@signet/contract';
import { Refusal } from './refusal.ts';

/**
 * Asks for what a call cannot declare, because it depends on what is sent: the same evaluator that the guard asks.
 * @throws Refusal for the first reason why not.
 */
export const requireAccess = (access: Access, user: Person | undefined): void => {
  const refused = accessRefusal(access, { token: true, user });
  if (refused) throw new Refusal(refused);
};
