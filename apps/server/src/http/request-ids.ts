import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** What a proxy may call a request: short, and nothing that could break a line of the log. */
const ID = /^[A-Za-z0-9_.:-]{8,64}$/;

const listOf = (addresses: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const one of addresses) {
    const [address = '', bits] = one.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
};

/**
 * Names requests. A proxy that is trusted has named them before us, and its log is then about the same id; anybody
 * else's header is not believed, since two requests of one id could not be told apart.
 */
export const createRequestIds = (trustProxy: readonly string[] = []) => {
  const trusted = listOf(trustProxy);
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers['x-request-id'];
    if (trustProxy.length === 0 || typeof given !== 'string' || !ID.test(given)) return randomUUID();
    const address = socket.remoteAddress ?? '';
    return trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ? given : randomUUID();
  };
};
