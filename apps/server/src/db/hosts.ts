/** `h1:5432,h2` between the person and the path of an address. */
const LIST = /^(postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)([^/?#]*)(.*)$/s;

/**
 * The addresses that one address with several hosts stands for, as libpq reads it: `postgres://me@h1:5432,h2/db`, or
 * sockets in `?host=/one,/two`. One address where there is one host.
 */
export const splitHosts = (address: string): string[] => {
  const [, head = '', hosts = '', tail = ''] = LIST.exec(address) ?? [];
  if (!head) return [address];
  const named = hosts.split(',').map((host) => `${head}${host}${tail}`);
  return named.flatMap((one) => {
    const url = URL.parse(one);
    const sockets = url?.searchParams.get('host')?.split(',') ?? [];
    if (!url || sockets.length < 2) return [one];
    return sockets.map((socket) => {
      url.searchParams.set('host', socket);
      return url.href;
    });
  });
};
