import type { FastifyRequest } from 'fastify';
import { accessRefusal } from '@signet/brand';
import { FRESH_SIGN_IN_MINUTES, ID_TOKEN_HEADER, type Access, type Call } from '@signet/contract';
import type { CurrentUser, UserStore } from '../features/users/users.store.ts';
import { Refusal } from './refusal.ts';
import { TOLERANCE_SECONDS, type Claims, type IdClaims, type Tokens } from './tokens.ts';

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
    if (!id || id.issuer !== claims.issuer || id.subject !== claims.subject) throw new Refusal('unauthenticated');
    return id;
  };

  const userOf = async (claims: Claims, access: Access): Promise<CurrentUser> => {
    const user = await users.findCurrent(claims);
    const refused = accessRefusal(access, { token: true, user });
    if (refused || !user) throw new Refusal(refused ?? 'unauthenticated');
    return user;
  };

  /** A renewed token says the same as the first: when somebody last showed who they are. */
  const requireFresh = async (request: FastifyRequest, claims: Claims): Promise<void> => {
    if (request.headers[ID_TOKEN_HEADER] === undefined) throw new Refusal('signInAgain');
    const { authTime } = await idClaimsOf(request, claims);
    const age = authTime === null ? Number.POSITIVE_INFINITY : Date.now() / 1000 - authTime;
    if (age > FRESH_SIGN_IN_MINUTES * 60 + TOLERANCE_SECONDS) throw new Refusal('signInAgain');
  };

  type Guarded = Pick<Call, 'access' | 'freshSignIn'>;
  return async (request: FastifyRequest, { access, freshSignIn }: Guarded): Promise<Caller<Access>> => {
    if (access.who === 'public') return { who: 'public' };
    const claims = await claimsOf(request);
    if (access.who === 'token') return { who: 'token', id: await idClaimsOf(request, claims) };
    const user = await userOf(claims, access);
    if (freshSignIn) await requireFresh(request, claims);
    return { who: 'user', user };
  };
};

export type Guard = ReturnType<typeof createGuard>;
