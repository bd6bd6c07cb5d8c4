import { lookup } from 'node:dns/promises';
import http from 'node:http';
import net from 'node:net';
import { buildConnector } from 'undici';
import type { NeverList } from './public-address.ts';
import { NotFetched } from './not-fetched.ts';

/** All addresses of a name, as the resolver of the machine gives them. */
export type Resolve = (host: string) => Promise<string[]>;
export const resolveByMachine: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

export type Dialling = {
  resolve: Resolve;
  /** Whether a socket may be opened to this address and port. */
  mayDial: (address: string, port: number) => boolean;
  never: NeverList;
  /** An operator's HTTP proxy; it is asked for the address that was checked, never for a name. */
  proxy: URL | undefined;
  /** The port that an address of the web means. */
  portOf: (url: { port: string; protocol: string }) => number;
  /** Milliseconds. */
  timeout: number;
};

/** Port 443 or 80 where none is written. */
export const usualPort = ({ port, protocol }: { port: string; protocol: string }): number =>
  Number(port) || (protocol === 'https:' ? 443 : 80);
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/** More are not tried: whoever is not there at three addresses is not there. */
const MOST_ADDRESSES = 3;

/** Families in turn, so that a network without one of them is not asked for it alone. */
const familiesInTurn = (addresses: readonly string[]): string[] => {
  const [first, other] = [4, 6]
    .map((family) => addresses.filter((address) => net.isIP(address) === family))
    .toSorted((one, two) => Number(two[0] === addresses[0]) - Number(one[0] === addresses[0]));
  return addresses.flatMap((_address, at) => [first?.[at] ?? [], other?.[at] ?? []].flat());
};

/** The addresses to dial: every address of the name must be allowed, else one answer could hide another. */
const checkedAddresses = async (host: string, port: number, dialling: Dialling): Promise<string[]> => {
  const { resolve, mayDial, never } = dialling;
  const addresses = net.isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0) throw new NotFetched('network', `${host} has no address`);
  if (addresses.some((address) => never.hasAddress(address)))
    throw new NotFetched('never', `${host} is on the list of the operator`);
  if (!addresses.every((address) => mayDial(address, port)))
    throw new NotFetched('address', `${host} does not lie on the open web`);
  return familiesInTurn(addresses).slice(0, MOST_ADDRESSES);
};

/** A tunnel through the proxy to an address. */
const throughProxy = (proxy: URL, address: string, port: number, timeout: number): Promise<net.Socket> =>
  new Promise((resolve, reject) => {
    const authority = `${net.isIPv6(address) ? `[${address}]` : address}:${port}`;
    const credentials = proxy.username && `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
    const request = http.request({
      host: bare(proxy.hostname),
      port: proxy.port || 80,
      method: 'CONNECT',
      path: authority,
      headers: {
        host: authority,
        ...(credentials && { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` }),
      },
      timeout,
    });
    request.on('timeout', () => request.destroy(new Error('the proxy did not answer in time')));
    request.on('error', reject);
    request.on('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) return resolve(socket);
      socket.destroy();
      reject(new Error(`the proxy answered ${statusCode}`));
    });
    request.end();
  });

const connected = (connect: buildConnector.connector, options: buildConnector.Options): Promise<net.Socket> =>
  new Promise((resolve, reject) => {
    connect(options, (error, socket) => (error ? reject(error) : resolve(socket)));
  });

/**
 * Opens sockets for undici, but only to addresses that were checked: the name is resolved here, the literals are
 * dialled in turn, and who answers is looked at once more.
 */
export const createGuardedConnect = (dialling: Dialling): buildConnector.connector => {
  const { proxy, mayDial } = dialling;

  /** @param timeout Milliseconds, of the tunnel and of the handshake within it. */
  const openTo = async (address: string, options: buildConnector.Options, timeout: number): Promise<net.Socket> => {
    const connect = buildConnector({ timeout, maxCachedSessions: 0 });
    if (!proxy) return connected(connect, { ...options, hostname: address, host: address });
    const tunnel = await throughProxy(proxy, address, Number(options.port), timeout);
    if (options.protocol !== 'https:') return tunnel;
    try {
      return await connected(connect, { ...options, httpSocket: tunnel });
    } catch (error) {
      tunnel.destroy();
      throw error;
    }
  };

  const open = async (options: buildConnector.Options): Promise<net.Socket> => {
    const host = bare(options.hostname);
    const port = dialling.portOf(options);
    const addresses = await checkedAddresses(host, port, dialling);
    const servername = options.servername ?? (net.isIP(host) ? '' : host);
    let failure: unknown;
    for (const address of addresses) {
      const timeout = dialling.timeout / addresses.length;
      const socket = await openTo(address, { ...options, port: String(port), servername }, timeout).catch(
        (error: unknown) => void (failure = error),
      );
      if (!socket) continue;
      if (proxy || (socket.remoteAddress !== undefined && mayDial(socket.remoteAddress, port))) return socket;
      socket.destroy();
      throw new NotFetched('address', `${host} was answered from elsewhere`);
    }
    throw failure;
  };

  return (options, callback) => {
    open(options).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
};
