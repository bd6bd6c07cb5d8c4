import { domainToASCII, domainToUnicode } from 'node:url';
import { getDomain, parse } from 'tldts';

/** Hosts where each subdomain is somebody else's website and that the Public Suffix List does not name. */
const SHARED_HOSTS = new Set([
  'medium.com',
  'squarespace.com',
  'substack.com',
  'tumblr.com',
  'weebly.com',
  'wixsite.com',
  'wordpress.com',
]);

/**
 * Endings that are no website of a company: reserved names (RFC 2606, RFC 6761) and the one that libraries carry
 * (`Node.js`).
 */
const NO_WEBSITE = new Set(['arpa', 'example', 'internal', 'invalid', 'js', 'local', 'localhost', 'onion', 'test']);

const ADDRESS = /^(?:https?:\/\/)?([^\s/?#:@]+)(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const HOST = /^(?=.{4,100}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const LONGEST_ADDRESS = 2048;

/**
 * The registered name that a host belongs to by the Public Suffix List: `shop.foo.co.uk` -> `foo.co.uk`,
 * `alice.me.uk` and `a.github.io` -> themselves. Takes an ASCII host.
 */
export const registeredName = (host: string): string => {
  const own = host.replace(/^www\./, '');
  const name = getDomain(own, { allowPrivateDomains: true }) ?? own;
  return SHARED_HOSTS.has(name) ? own.split('.').slice(-3).join('.') : name;
};

/** Whether a registered name lies on a host whose subdomains belong to different people; the host itself does not. */
export const isOnSharedHost = (name: string): boolean => {
  const { isPrivate, domain } = parse(name, { allowPrivateDomains: true });
  if (domain === null || name === getDomain(name)) return false;
  return isPrivate === true || SHARED_HOSTS.has(domain);
};

/** The registered name of a typed website address in ASCII, or undefined where the text is no such address. */
export const websiteOf = (text: string): string | undefined => {
  const typed = text.trim();
  if (typed.length > LONGEST_ADDRESS) return undefined;
  const host = domainToASCII(ADDRESS.exec(typed)?.[1]?.replace(/\.$/, '') ?? '');
  if (!HOST.test(host) || NO_WEBSITE.has(host.slice(host.lastIndexOf('.') + 1))) return undefined;
  return registeredName(host);
};

/** What a company is called when only its address is known: `my-shop.de` -> `My Shop`. Takes a registered name. */
export const nameFromWebsite = (website: string): string => {
  const label = domainToUnicode(website).split('.')[0] || website;
  return label
    .split('-')
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
};
