import { Agent, fetch } from 'undici';
import { createGuardedConnect, resolveByMachine, usualPort, type Resolve } from '../../net/dial.ts';
import { NotFetched } from '../../net/not-fetched.ts';
import { createNeverList, isPublicAddress } from '../../net/public-address.ts';
import { readBody } from '../../ports/read-body.ts';

const TIMEOUT_MS = 5000;
const MOST_BYTES = 256 * 1024;
const LIVES_NOWHERE_ELSE = 'the keys of the issuer are not on the open internet, where the issuer is';

/** For tests alone, which have no open internet: no setting leads here. */
export type ReachForTests = { resolve: Resolve; isPublic: (address: string) => boolean };
type Init = { headers?: HeadersInit; signal?: AbortSignal | null };

/** Whether an address is https, or http on this machine. */
export const isSafe = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));

/**
 * The way to one issuer. What it says of itself is fetched from wherever it is, as a house's own may be inside its
 * network; its keys only from the open internet where that is where it answered from. A company's issuer could else
 * have this server ask what only this server reaches. Both are told by the address that was dialled: a name may lead
 * elsewhere each time it is asked for.
 */
export const createReach = (forTests?: ReachForTests) => {
  const { resolve, isPublic } = forTests ?? { resolve: resolveByMachine, isPublic: isPublicAddress };
  /** Of whoever answered for the issuer; told when its document is fetched. */
  let isInside = false;

  const fetchBy = async (address: string | URL, init: Init, mayDial: (address: string) => boolean) => {
    const agent = new Agent({
      connect: createGuardedConnect({
        resolve,
        mayDial,
        never: createNeverList([]),
        proxy: undefined,
        portOf: usualPort,
        timeout: TIMEOUT_MS,
      }),
    });
    try {
      const { headers = {}, signal } = init;
      const answer = await fetch(address, {
        headers: Object.fromEntries(new Headers(headers)),
        redirect: 'manual',
        signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
        dispatcher: agent,
      });
      const text = await readBody(answer as unknown as Response, MOST_BYTES);
      return new Response(text || null, { status: answer.status, headers: [...answer.headers] });
    } finally {
      await agent.destroy();
    }
  };

  return {
    isInside: () => isInside,

    /** What the issuer says of itself. No redirect is followed. */
    fetchDocument: (address: URL): Promise<Response> =>
      fetchBy(address, { headers: { accept: 'application/json' } }, (dialled) => {
        // asked last of the address that answers
        isInside = !isPublic(dialled);
        return true;
      }),

    /** @throws what cannot be fetched, and whatever lies inside of an issuer that does not. */
    fetchKeys: async (address: string | URL, init: Init = {}): Promise<Response> => {
      const mayDial = isInside ? () => true : isPublic;
      return fetchBy(address, init, mayDial).catch((error: unknown) => {
        const { cause } = error as { cause?: unknown };
        const isElsewhere = cause instanceof NotFetched && cause.why === 'address';
        throw isElsewhere ? new Error(LIVES_NOWHERE_ELSE, { cause }) : error;
      });
    },
  };
};

export type Reach = ReturnType<typeof createReach>;

/** @throws where its keys are not over https. */
export const keysAddress = (address: string): URL => {
  const url = new URL(address);
  if (!isSafe(url)) throw new Error('the keys of the issuer are not served over https');
  return url;
};
