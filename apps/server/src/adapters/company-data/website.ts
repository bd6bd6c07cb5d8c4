import { domainToASCII, domainToUnicode } from 'node:url';

/** Second-level names under which a country's registry sells names: `foo.co.uk` is a name of `foo`. */
const REGISTRY_LABELS = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu', 'gob', 'ne', 'or', 'nom', 'in', 'web']);

/** Hosts where each subdomain is somebody else's website. */
const SHARED_HOSTS = new Set([
  'blogspot.com',
  'carrd.co',
  'framer.website',
  'framer.ai',
  'github.io',
  'gitlab.io',
  'herokuapp.com',
  'lovable.app',
  'medium.com',
  'myshopify.com',
  'netlify.app',
  'notion.site',
  'onrender.com',
  'pages.dev',
  'replit.app',
  'squarespace.com',
  'substack.com',
  'tumblr.com',
  'vercel.app',
  'web.app',
  'webflow.io',
  'weebly.com',
  'wixsite.com',
  'wordpress.com',
  'workers.dev',
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
 * The registered name that a host belongs to: `shop.foo.co.uk` -> `foo.co.uk`, `a.github.io` -> itself. Takes an
 * ASCII host.
 */
export function registeredName(host: string): string {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  const parted =
    SHARED_HOSTS.has(labels.slice(-2).join('.')) || (last.length === 2 && REGISTRY_LABELS.has(labels.at(-2) ?? ''));
  return labels.slice(parted ? -3 : -2).join('.');
}

/** Whether the subdomains of a registered name belong to different people. */
export function isOnSharedHost(name: string): boolean {
  return SHARED_HOSTS.has(name.split('.').slice(-2).join('.'));
}

/** The registered name of a typed website address in ASCII, or undefined where the text is no such address. */
export function websiteOf(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > LONGEST_ADDRESS) return undefined;
  const host = domainToASCII(ADDRESS.exec(typed)?.[1]?.replace(/\.$/, '') ?? '');
  if (!HOST.test(host) || NO_WEBSITE.has(host.slice(host.lastIndexOf('.') + 1))) return undefined;
  return registeredName(host);
}

/** What a company is called when only its address is known: `my-shop.de` -> `My Shop`. Takes a registered name. */
export function nameFromWebsite(website: string): string {
  const label = domainToUnicode(website).split('.')[0] || website;
  return label
    .split('-')
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
