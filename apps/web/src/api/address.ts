const OPTIONAL = /^:(\w+)\?$/;
const REQUIRED = /^:(\w+)$/;

type Values = Record<string, unknown>;

const segmentOf = (segment: string, params: Values): string | undefined => {
  if (segment === '*')
    return String(params['*'] ?? '')
      .split('/')
      .map(encodeURIComponent)
      .join('/');
  const optional = OPTIONAL.exec(segment)?.[1];
  if (optional) return params[optional] === undefined ? undefined : encodeURIComponent(String(params[optional]));
  const required = REQUIRED.exec(segment)?.[1];
  if (!required) return segment;
  const value = params[required];
  if (value === undefined || value === '') throw new Error(`The address needs :${required}`);
  return encodeURIComponent(String(value));
};

/**
 * The address of a call: its path with the parameters put in, and its query. `:id?` is left out, slash included,
 * where `params` has no `id`; undefined and null query values are left out.
 */
export const addressOf = (path: string, params: Values = {}, query: Values = {}): string => {
  const filled = path
    .split('/')
    .map((segment) => segmentOf(segment, params))
    .filter((segment) => segment !== undefined)
    .join('/');
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(key, String(value));
  const asked = search.toString();
  return asked ? `${filled}?${asked}` : filled;
};
