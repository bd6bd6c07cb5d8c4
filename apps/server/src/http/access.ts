import type { FastifyRequest } from 'fastify';
import { ID_TOKEN_HEADER, type Access } from '@signet/contract';
import type { CurrentUser, UserStore } from '../features/users/users.store.ts';
import { Refusal } from './refusal.ts';
import type { Claims, IdClaims, Tokens } from './tokens.ts';

/** What a handler knows of its caller, by the access its call declares. */
export type Caller<A extends Access> = A extends { who: 'public' }
  ? { who: 'public' }
  : A extends { who: 'token' }
    ? { who: 'token'; id: IdClaims }
    : { who: 'user'; user: CurrentUser };

const BEARER = /^Bearer ([A-Za-z0-9\-._~+/]+=*)$/;

/** Checks callers against the access that the contract declares. The same answer for every kind of bad token: 401. */
export const createGuard = ({ tokens, users }: { tokens: Tokens; users: Pick<UserStore, 'findCurrent'> }) => {
  const claimsOf = async (request: FastifyRequest): Promise<Claims> => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const claims = token && (await tokens.verifyAccess(token));
    if (!claims) throw new Refusal('unauthenticated');
    return claims;
  };

  /** The ID token must speak for the same person as the access token. */
  const idClaimsOf = async (request: FastifyRequest, claims: Claims): Promise<IdClaims> => {
    const header = request.headers[ID_TOKEN_HEADER];
    const id = typeof header === 'string' ? await tokens.verifyId(header) : undefined;
    if (!id || id.subject !== claims.subject) throw new Refusal('unauthenticated');
    return id;
  };

  const refuseFor = (user: CurrentUser, access: Extract<Access, { who: 'user' }>): void => {
    if (access.expiry === 'unexpired' && user.expired) throw new Refusal('subscriptionExpired');
    if (access.expiry === 'expired' && !user.expired) throw new Refusal('subscriptionNotExpired');
    if (access.permissions?.some((permission) => !user.permissions.has(permission))) throw new Refusal('forbidden');
    if (access.feature && !user.features.has(access.feature)) throw new Refusal('featureMissing');
    if (access.quizCompleted && !user.quizCompleted) throw new Refusal('quizNotCompleted');
  };

  return async (request: FastifyRequest, access: Access): Promise<Caller<Access>> => {
    if (access.who === 'public') return { who: 'public' };
    const claims = await claimsOf(request);
    if (access.who === 'token') return { who: 'token', id: await idClaimsOf(request, claims) };
    const user = await users.findCurrent(claims);
    if (!user || user.status !== 'active') throw new Refusal('unauthenticated');
    refuseFor(user, access);
    return { who: 'user', user };
  };
};

export type Guard = ReturnType<typeof createGuard>;
