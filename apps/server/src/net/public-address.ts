import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const WEB_PORTS: ReadonlySet<number> = new Set([80, 443]);
/** 2000::/3: the only part of IPv6 that is given out for the open internet. */
const isGlobalUnicast = (parts: readonly number[]): boolean => (parts[0] ?? 0) >> 13 === 1;

/** Of the open internet by its number, and answered by the host of a virtual machine: Azure's keys and settings. */
const OF_THE_HOST = '168.63.129.16';

/**
 * Whether an address belongs to the open internet. An IPv4 address that is wrapped into IPv6 (mapped, compatible,
 * NAT64, 6to4, Teredo) does not: nobody publishes one, and what it leads to depends on the network.
 * @param address A literal as sockets know it; whatever is none is not public.
 */
export const isPublicAddress = (address: string): boolean => {
  // sockets know no short forms and no zones here
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || address === OF_THE_HOST) return false;
  return parsed.kind() === 'ipv4' || isGlobalUnicast((parsed as ipaddr.IPv6).parts);
};

/** What may be dialled for somebody: the open web and nothing else. */
export const isOpenWeb = (address: string, port: number): boolean => WEB_PORTS.has(port) && isPublicAddress(address);

/** A name as it is compared: the dot that may end it says only that nothing follows. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/\.$/, '');

/** Hosts, with all below them, and networks that an operator wants left alone: `example.com`, `203.0.113.0/24`. */
export const createNeverList = (entries: readonly string[]) => {
  const networks = entries.filter((entry) => ipaddr.isValidCIDR(entry)).map((entry) => ipaddr.parseCIDR(entry));
  const hosts = entries.filter((entry) => !ipaddr.isValidCIDR(entry)).map(plainHost);
  return {
    hasHost: (host: string): boolean => hosts.some((one) => `.${plainHost(host)}`.endsWith(`.${one}`)),
    hasAddress: (address: string): boolean => {
      const parsed = ipaddr.parse(address);
      return (
        hosts.includes(address) ||
        networks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match([network, bits] as never))
      );
    },
  };
};
export type NeverList = ReturnType<typeof createNeverList>;
