const ORIGIN = 'https://here.invalid';

/**
 * Where to go after sign-in: the path, query and hash that were asked for, as long as they stay inside this app; else
 * the start. A path that comes out as `//elsewhere` is another site to the router. The callback itself and the error
 * pages are no place to come back to.
 */
export const safeReturnPath = (value: unknown): string => {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  const url = URL.parse(value, ORIGIN);
  if (!url || url.origin !== ORIGIN || /^\/(\/|(callback|error|unauthorized)\/?$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
};
